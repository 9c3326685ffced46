/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-habit-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Translators: all of these: what the reader does otherwise than the engine would in the same turns; counts follow. */
static const char * const less[BST_N_HABITS] = {
  [BST_HABIT_FARMER] = N_("You lay farmers less often than the engine would"),
  [BST_HABIT_KNIGHT] = N_("You put knights into cities less often than the engine would"),
  [BST_HABIT_HIGHWAYMAN] = N_("You put figures on roads less often than the engine would"),
  [BST_HABIT_MONK] = N_("You put monks less often than the engine would"),
  [BST_HABIT_NO_FIGURE] = N_("You keep your figures at home less often than the engine would"),
  [BST_HABIT_PAID] = N_("You take points at once less often than the engine would"),
  [BST_HABIT_PAYS_OTHERS] = N_("You give points to others less often than the engine would"),
};

static const char * const more[BST_N_HABITS] = {
  [BST_HABIT_FARMER] = N_("You lay farmers more often than the engine would"),
  [BST_HABIT_KNIGHT] = N_("You put knights into cities more often than the engine would"),
  [BST_HABIT_HIGHWAYMAN] = N_("You put figures on roads more often than the engine would"),
  [BST_HABIT_MONK] = N_("You put monks more often than the engine would"),
  [BST_HABIT_NO_FIGURE] = N_("You keep your figures at home more often than the engine would"),
  [BST_HABIT_PAID] = N_("You take points at once more often than the engine would"),
  [BST_HABIT_PAYS_OTHERS] = N_("You give points to others more often than the engine would"),
};

typedef struct
{
  char   *text;
  double  cost;
} Sentence;

static void
add_when (GString        *text,
          BstHabitKind    kind,
          const BstHabit *habit)
{
  double delay;
  guint tiles;

  /* Only where figures stay long does it matter when they come. */
  if (kind != BST_HABIT_FARMER || !bst_habit_find_delay (habit, &delay))
    return;
  tiles = (guint) (fabs (delay) + .5);
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (delay > 0)
    g_string_append_printf (text, ngettext ("You lay farmers %u tile later, on average.",
                                            "You lay farmers %u tiles later, on average.", tiles), tiles);
  else
    g_string_append_printf (text, ngettext ("You lay farmers %u tile earlier, on average.",
                                            "You lay farmers %u tiles earlier, on average.", tiles), tiles);
}

/* (transfer full) (nullable) */
static char *
dup_sentence (BstHabitKind    kind,
              const BstHabit *habit,
              double         *cost)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int direction = bst_habit_compare (habit);
  guint n = direction > 0 ? habit->n_only_best : habit->n_only_played;

  *cost = direction > 0 ? habit->loss_only_best : direction < 0 ? habit->loss_only_played : 0;
  if (direction != 0)
    {
      /* Translators: what the reader does otherwise; in how many turns he did it, and in how many the engine would. */
      g_string_append_printf (text, _("%s: %u against %u."), _(direction > 0 ? less[kind] : more[kind]), habit->n_played,
                              habit->n_best);
      g_string_append_c (text, ' ');
      /* Translators: of the turns in which player and engine differ. */
      g_string_append_printf (text, ngettext ("The %u turn in which it would have done otherwise lost %.1f points.",
                                              "The %u turns in which it would have done otherwise lost %.1f points each.", n),
                              n, *cost / n);
    }
  add_when (text, kind, habit);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static int
compare_costs (gconstpointer a,
               gconstpointer b)
{
  const Sentence *one = a, *other = b;

  return (other->cost > one->cost) - (other->cost < one->cost);
}

GPtrArray *
bst_io_habit_text_list (const BstHabits *habits)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) sentences = g_array_new (FALSE, FALSE, sizeof (Sentence));

  for (guint kind = 0; kind < BST_N_HABITS; kind++)
    {
      Sentence sentence;

      sentence.text = dup_sentence (kind, &habits->habits[kind], &sentence.cost);
      if (sentence.text != NULL)
        g_array_append_val (sentences, sentence);
    }
  g_array_sort (sentences, compare_costs);
  for (guint i = 0; i < sentences->len; i++)
    g_ptr_array_add (texts, g_array_index (sentences, Sentence, i).text);

  return texts;
}

const char *
bst_io_habit_text_none (void)
{
  return _("Nothing is done so much more often, or less, that it could not be chance. More games may tell more.");
}

char *
bst_io_habit_text_dup_head (const BstHabits *habits)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", habits->n_games), habits->n_games);
  g_autofree char *turns = g_strdup_printf (ngettext ("%u turn", "%u turns", habits->n_turns), habits->n_turns);

  if (habits->n_turns == 0)
    return g_strdup (_("No turn of this player was looked at."));

  /* Translators: what tips are made of: games, turns, those in which nothing was lost, and the points lost by a turn. */
  return g_strdup_printf (_("%s, %s: %u of them the best, %.1f points lost by a turn on average."), games, turns, habits->n_same,
                          habits->loss / habits->n_turns);
}
