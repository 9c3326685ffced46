/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-card.h"
#include "bastide-puzzle-card.h"

#include <bst-io-event-text.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideLessonCard
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideLessonSession *session;

  /* Template */
  GtkLabel             *title;
  GtkLabel             *aim;
  GtkLabel             *count;
  GtkProgressBar       *progress;
  GtkLabel             *text;
  GtkLabel             *points;
  GtkWidget            *again;
  BastidePuzzleCard    *puzzle;
  GtkWidget            *back;
  GtkWidget            *next;
};

G_DEFINE_FINAL_TYPE (BastideLessonCard, bastide_lesson_card, GTK_TYPE_WIDGET)

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* --- The step --- */

static void
update_place (BastideLessonCard *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self->session);
  guint step = bastide_lesson_session_get_step_index (self->session);
  guint n_steps = lesson->steps->len;
  /* Translators: which step of a lesson, of how many. */
  g_autofree char *count = g_strdup_printf (_("Step %u of %u"), step + 1, n_steps);

  set_text (self->title, lesson->title);
  /* What is learned is said once, where the lesson begins. */
  set_text (self->aim, step == 0 ? lesson->aim : NULL);
  gtk_label_set_label (self->count, count);
  gtk_progress_bar_set_fraction (self->progress, n_steps > 0 ? (step + 1.0) / n_steps : 0);
  gtk_widget_set_sensitive (self->back, bastide_lesson_session_has_back (self->session));
  gtk_widget_set_sensitive (self->next, bastide_lesson_session_has_next (self->session));
}

/* "Red: 4 tiles × 1 = 4", a line for each that is paid. (transfer full) */
static char *
dup_points (BastideLessonCard *self)
{
  const BstEvents *events = bastide_lesson_session_get_events (self->session);
  const BstGame *game = bastide_study_get_game (bastide_lesson_session_get_scene (self->session));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *formula = bst_io_event_dup_formula (&events->items[i]);
      g_autofree char *players = bst_io_words_players (game, events->items[i].players);

      /* Translators: players, and the formula of the points that they got. */
      g_string_append_printf (text, C_("score line", "%s: %s"), players, formula);
      if (i + 1 < events->n_items)
        g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

static void
state_changed (BastideLessonCard *self)
{
  g_autofree char *points = dup_points (self);

  set_text (self->points, points);
}

/* A step that could not be read is said to be so, and why. (transfer full) (nullable) */
static char *
dup_text (const BstLessonStep *step)
{
  if (step == NULL)
    return g_strdup (_("This lesson has no steps."));
  if (step->kind == BST_LESSON_UNREAD)
    return g_strdup_printf (_("This step cannot be read: %s"), step->reason);

  return g_strdup (step->text);
}

static gboolean
has_animations (BastideLessonCard *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);

  return animations;
}

static void
step_changed (BastideLessonCard *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);
  g_autofree char *text = dup_text (step);
  gboolean is_asked = step != NULL && step->kind == BST_LESSON_ASK;

  if (bastide_lesson_session_get_lesson (self->session) == NULL)
    return;
  update_place (self);
  set_text (self->text, is_asked ? NULL : text);
  gtk_widget_set_visible (GTK_WIDGET (self->puzzle), is_asked);
  gtk_widget_set_visible (self->again, step != NULL && step->kind == BST_LESSON_SHOW);
  set_text (self->points, NULL);
  bastide_lesson_session_show_moves (self->session, has_animations (self));
}

void
bastide_lesson_card_set_session (BastideLessonCard    *self,
                                 BastideLessonSession *session)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  bastide_puzzle_card_set_solve (self->puzzle, bastide_lesson_session_get_asking (session));
  bastide_puzzle_card_set_step (self->puzzle);
  g_signal_connect_object (session, "step-changed", G_CALLBACK (step_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
}

/* --- Buttons --- */

void
bastide_lesson_card_next (BastideLessonCard *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  bastide_lesson_session_next (self->session);
}

void
bastide_lesson_card_back (BastideLessonCard *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  bastide_lesson_session_back (self->session);
}

static void
again_clicked (BastideLessonCard *self)
{
  bastide_lesson_session_show_moves (self->session, has_animations (self));
}

/* --- Class --- */

static void
bastide_lesson_card_dispose (GObject *object)
{
  BastideLessonCard *self = BASTIDE_LESSON_CARD (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_lesson_card_parent_class)->dispose (object);
}

static void
bastide_lesson_card_class_init (BastideLessonCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_card_dispose;

  g_type_ensure (BASTIDE_TYPE_PUZZLE_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-lesson-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, title);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, aim);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, count);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, progress);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, text);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, points);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, again);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, puzzle);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, back);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonCard, next);
  gtk_widget_class_bind_template_callback (widget_class, again_clicked);
  gtk_widget_class_bind_template_callback (widget_class, bastide_lesson_card_next);
  gtk_widget_class_bind_template_callback (widget_class, bastide_lesson_card_back);
}

static void
bastide_lesson_card_init (BastideLessonCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
