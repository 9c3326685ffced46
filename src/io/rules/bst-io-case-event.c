/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-event.h"

#include "bst-io-case-words.h"
#include "bst-io-error.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Always FALSE. */
static gboolean
fail (GError     **error,
      const char  *word)
{
  g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX,
               _("who was paid for what, and how much, cannot be read at “%s”"),
               word != NULL ? word : "");

  return FALSE;
}

/* The number of this name that is asked; NULL if there is none. */
static int *
find_number (BstIoCaseEvent *self,
             const char     *name)
{
  const struct
  {
    const char *name;
    int        *number;
  } numbers[] = {
    { "tiles", &self->tiles },
    { "segments", &self->segments },
    { "pennants", &self->pennants },
    { "cities", &self->cities },
    { "besieged", &self->besieged },
    { "bonus", &self->bonus },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].name, name) == 0)
      return numbers[i].number;

  return NULL;
}

static gboolean
read_detail (char           **words,
             BstIoCaseEvent  *self,
             GError         **error)
{
  int *number = find_number (self, words[0]);

  if (number != NULL)
    return bst_io_case_read_number (words[1], number, error);
  if (strcmp (words[0], "by") == 0 && words[1] != NULL)
    {
      self->rule = words[1];
      return TRUE;
    }
  if (strcmp (words[0], "also") == 0 && words[1] != NULL && self->n_also < BST_IO_MAX_CASE_RULES)
    {
      self->also[self->n_also++] = words[1];
      return TRUE;
    }

  return fail (error, words[0]);
}

/* "city"; or "wine" for the points that the goods bring, "barn-placed" and so on for others that
 * are not those of a feature. */
static gboolean
read_subject (const char     *word,
              BstIoCaseEvent *self)
{
  static const char * const causes[BST_N_EVENT_CAUSES] = {
    "feature", "goods", "fairy-turn", "fairy-scored", "barn-placed", "barn-connected", "barn",
    "tokens", "ransom", "purchase", "extra-turn", "taken-back", "gold", "king", "robber", "king-and-robber",
    "flock"
  };
  BstGood good;

  for (BstEventCause cause = BST_EVENT_FAIRY_TURN; cause < BST_N_EVENT_CAUSES; cause++)
    if (g_strcmp0 (word, causes[cause]) == 0)
      {
        self->cause = cause;
        return TRUE;
      }
  if (!bst_io_case_read_good (word, &good))
    return bst_io_case_read_kind (word, &self->kind);

  self->cause = BST_EVENT_GOODS;
  self->goods = good + 1;

  return TRUE;
}

gboolean
bst_io_case_event_read (const BstGame   *game,
                        char           **words,
                        BstIoCaseEvent  *self,
                        GError         **error)
{
  *self = (BstIoCaseEvent) { .tiles = -1, .segments = -1, .pennants = -1, .cities = -1,
                             .besieged = -1, .bonus = G_MAXINT };

  for (; bst_io_case_find_player (game, *words) != BST_NO_PLAYER; words++)
    self->players |= 1u << bst_io_case_find_player (game, *words);
  if (self->players == 0 || !read_subject (*words, self))
    return fail (error, *words);
  if (!bst_io_case_read_number (words[1], &self->points, error))
    return FALSE;

  for (words += 2; *words != NULL; words += 2)
    if (!read_detail (words, self, error))
      return FALSE;

  return TRUE;
}

/* A kind of feature stands for a barn's events as well, which the rule tells apart. */
static gboolean
has_subject (const BstEvent       *event,
             const BstIoCaseEvent *self)
{
  if (self->cause == BST_EVENT_FEATURE)
    return event->kind == self->kind && event->goods == 0
           && event->cause != BST_EVENT_FAIRY_TURN && event->cause != BST_EVENT_FAIRY_SCORED
           && event->cause < BST_EVENT_TOKENS;

  return event->cause == self->cause && event->goods == self->goods;
}

static gboolean
has_rule (const BstEvent *event,
          const char     *number)
{
  for (guint i = 0; i < event->n_rules; i++)
    if (strcmp (event->rules[i], number) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
has_rules (const BstEvent       *event,
           const BstIoCaseEvent *self)
{
  for (guint i = 0; i < self->n_also; i++)
    if (!has_rule (event, self->also[i]))
      return FALSE;

  return self->rule == NULL || (event->n_rules > 0 && strcmp (event->rules[0], self->rule) == 0);
}

static gboolean
is_so (const BstEvent       *event,
       const BstIoCaseEvent *self)
{
  return event->players == self->players
         && has_subject (event, self)
         && event->points == self->points
         && (self->tiles < 0 || event->tiles == self->tiles)
         && (self->segments < 0 || event->segments == self->segments)
         && (self->pennants < 0 || event->pennants == self->pennants)
         && (self->cities < 0 || event->cities == self->cities)
         && (self->besieged < 0 || event->besieged == self->besieged)
         && (self->bonus == G_MAXINT || event->more + event->less == self->bonus)
         && has_rules (event, self);
}

const BstEvent *
bst_io_case_event_find (const BstIoCaseEvent *self,
                        const BstEvents      *events)
{
  for (guint i = 0; i < events->n_items; i++)
    if (is_so (&events->items[i], self))
      return &events->items[i];

  return NULL;
}
