/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-task-words.h"
#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *title;        /* its context is "task" */
  const char *sentence;
  const char *one;          /* the right number in a sentence; of tasks that are answered by one, as the next */
  const char *many;
} TaskWords;

static const TaskWords words[BST_N_TASKS] = {
  [BST_TASK_MOST_NOW] = { NC_("task", "Most points at once"),
    N_("Get the most points at once.") },
  [BST_TASK_MOST_END] = { NC_("task", "Most points at the end"),
    N_("Get the most points if the game ended after this turn.") },
  [BST_TASK_MARGIN] = { NC_("task", "Greatest lead at the end"),
    N_("Get the greatest lead over the best other player if the game ended after this turn.") },
  [BST_TASK_COMPLETE] = { NC_("task", "Complete a feature"),
    N_("Complete the marked feature.") },
  [BST_TASK_BLOCK] = { NC_("task", "Block a feature"),
    N_("See to it that the marked feature can never be completed.") },
  [BST_TASK_ENLARGE] = { NC_("task", "Make a feature larger"),
    N_("Make the marked feature larger.") },
  [BST_TASK_JOIN] = { NC_("task", "Join two features"),
    N_("Join the two marked features.") },
  [BST_TASK_SHARE] = { NC_("task", "Become an owner"),
    N_("Become an owner of the marked feature.") },
  [BST_TASK_GAIN] = { NC_("task", "So many points at once"),
    N_("Get the points that are asked for at once.") },
  [BST_TASK_MOVE] = { NC_("task", "A move of your choice"),
    N_("Lay the tile.") },
  [BST_TASK_CELLS] = { NC_("task", "Find all legal cells"),
    N_("Find all cells where the tile may lie.") },
  [BST_TASK_TILES] = { NC_("task", "Find the tiles of a feature"),
    N_("Find all tiles of the marked feature.") },
  [BST_TASK_FIGURES] = { NC_("task", "Find the figures that count"),
    N_("Find all figures that count for the majority in the marked feature.") },
  [BST_TASK_CITIES] = { NC_("task", "Find the cities of a farm"),
    N_("Find all cities that the marked farm is paid for.") },
  [BST_TASK_STAND] = { NC_("task", "Find the places for a follower"),
    N_("Find all places where a follower may stand on the tile that was laid last.") },
  [BST_TASK_POINTS] = { NC_("task", "Count the points"),
    N_("How many points is the marked feature worth?"),
    NP_("It is worth %d point.", "It is worth %d points.") },
  [BST_TASK_FITS] = { NC_("task", "Count the tiles that fit"),
    N_("How many of the tiles that are left fit the marked cell?"),
    NP_("%d tile fits.", "%d tiles fit.") },
  [BST_TASK_WAYS] = { NC_("task", "Count the ways to lie"),
    N_("In how many ways may the tile lie on the marked cell?"),
    NP_("There is %d way.", "There are %d ways.") },
  [BST_TASK_PLACES] = { NC_("task", "Count the places for a follower"),
    N_("How many places for a follower are there on the tile that was laid last?"),
    NP_("There is %d place.", "There are %d places.") },
  [BST_TASK_COUNT] = { NC_("task", "Count the features"),
    N_("How many features of this kind are on the board?"),
    NP_("There is %d.", "There are %d.") },
  [BST_TASK_SIZE] = { NC_("task", "Count the tiles of a feature"),
    N_("How many tiles has the marked feature?"),
    NP_("It has %d tile.", "It has %d tiles.") },
  [BST_TASK_SUPPLY] = { NC_("task", "Count the supply"),
    N_("How many followers are in the supply?"),
    NP_("There is %d follower.", "There are %d followers.") },
  [BST_TASK_PAID] = { NC_("task", "What did the move bring?"),
    N_("How many points did this move bring?"),
    NP_("It brought %d point.", "It brought %d points.") },
  [BST_TASK_TOTAL] = { NC_("task", "Count the points of a player"),
    N_("How many points does this player have if the game ends now?"),
    NP_("%d point in all.", "%d points in all.") },
  [BST_TASK_OWNER] = { NC_("task", "Find the owner"),
    N_("Who owns the marked feature?") },
  [BST_TASK_WINNER] = { NC_("task", "Find the winner"),
    N_("Who wins if the game ends now?") },
  [BST_TASK_PAYOUT] = { NC_("task", "What did the move bring everybody?"),
    N_("How many points did this move bring each player?") },
  [BST_TASK_SHEET] = { NC_("task", "Fill in the score sheet"),
    N_("Fill in the score sheet, as if the game ended now.") },
  [BST_TASK_EDITIONS] = { NC_("task", "Compare rule sets"),
    N_("How many points does this player have under each of these rule sets if the game ends now?") },
  [BST_TASK_CHOICE] = { NC_("task", "Choose a sentence"),
    N_("Which of these sentences is right?") },
  [BST_TASK_TRUTH] = { NC_("task", "True or false"),
    N_("Is this true or false, and which rule says so?") },
};

const char *
bst_io_task_title (BstTaskKind task)
{
  g_return_val_if_fail (task < BST_N_TASKS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "task", words[task].title);
}

const char *
bst_io_task_sentence (BstTaskKind task)
{
  g_return_val_if_fail (task < BST_N_TASKS, "");

  return _(words[task].sentence);
}

char *
bst_io_task_dup_number (BstTaskKind task,
                        int         number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  g_return_val_if_fail (bst_task_get_answer (task) == BST_ANSWER_NUMBER, NULL);

  return bst_io_words_fill (ngettext (words[task].one, words[task].many, (gulong) ABS (number)), "%d", digits);
}
