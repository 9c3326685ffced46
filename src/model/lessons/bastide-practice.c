/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-practice.h"

struct _BastidePractice
{
  GObject  parent_instance;

  gboolean is_done;
};

static guint done_signal;

G_DEFINE_FINAL_TYPE (BastidePractice, bastide_practice, G_TYPE_OBJECT)

/* When it is done. */
typedef enum
{
  ACTIVATED,
  SWITCHED_ON,
  SWITCHED_OFF          /* on before that, for it would be in the way of what comes next */
} Moment;

/* The action of the page that does it. */
static const struct
{
  const char *action;
  Moment      moment;
} deeds[BST_N_LESSON_DEEDS] = {
  [BST_LESSON_DEED_NEXT] = { "next", ACTIVATED },
  [BST_LESSON_DEED_LAST] = { "last", ACTIVATED },
  [BST_LESSON_DEED_VARIATION] = { "enter-variation", ACTIVATED },
  [BST_LESSON_DEED_DRAW] = { "draw", ACTIVATED },
  [BST_LESSON_DEED_WHY] = { "why-not", ACTIVATED },
  [BST_LESSON_DEED_UNDO] = { "undo", ACTIVATED },
  [BST_LESSON_DEED_OWNERS] = { "show-owners", SWITCHED_ON },
  [BST_LESSON_DEED_HOLES] = { "show-holes", SWITCHED_ON },
  [BST_LESSON_DEED_COMPARE] = { "compare", SWITCHED_ON },
  [BST_LESSON_DEED_EXAM] = { "exam", SWITCHED_OFF },
  [BST_LESSON_DEED_EDIT] = { "edit", SWITCHED_ON },
};

static void
finish (BastidePractice *self)
{
  if (self->is_done)
    return;
  self->is_done = TRUE;
  g_signal_emit (self, done_signal, 0);
}

static void
switched_on (BastidePractice *self,
             GParamSpec      *pspec,
             GAction         *action)
{
  g_autoptr (GVariant) state = g_action_get_state (action);

  if (g_variant_get_boolean (state))
    finish (self);
}

static void
switched_off (BastidePractice *self,
              GParamSpec      *pspec,
              GAction         *action)
{
  g_autoptr (GVariant) state = g_action_get_state (action);

  if (!g_variant_get_boolean (state))
    finish (self);
}

static void
bastide_practice_class_init (BastidePracticeClass *klass)
{
  done_signal = g_signal_new ("done", BASTIDE_TYPE_PRACTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_practice_init (BastidePractice *self)
{
}

BastidePractice *
bastide_practice_new (GActionMap *actions,
                      const char *deed)
{
  BastidePractice *self = g_object_new (BASTIDE_TYPE_PRACTICE, NULL);

  for (guint i = BST_LESSON_DEED_NEXT; i < BST_N_LESSON_DEEDS; i++)
    if (g_str_equal (deed, bst_lesson_deed_name ((BstLessonDeed) i)))
      {
        GAction *action = g_action_map_lookup_action (actions, deeds[i].action);

        if (deeds[i].moment == ACTIVATED)
          g_signal_connect_object (action, "activate", G_CALLBACK (finish), self, G_CONNECT_SWAPPED);
        else
          g_signal_connect_object (action, "notify::state",
                                   deeds[i].moment == SWITCHED_ON ? G_CALLBACK (switched_on) : G_CALLBACK (switched_off),
                                   self, G_CONNECT_SWAPPED);
      }

  return self;
}
