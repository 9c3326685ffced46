/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer-pad.h"
#include "bastide-accessible.h"
#include "bastide-answer-list.h"
#include "bastide-player-mark.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideAnswerPad
{
  GtkWidget       parent_instance;

  /* Owned */
  BastideAnswer  *answer;

  gboolean        is_apart;     /* the button stands elsewhere */
  gboolean        is_asked;     /* it is to be seen, or would be */
  gboolean        can_give;
  gboolean        is_compared;  /* a sheet stays, with what is right in it */
  gboolean        is_kept;      /* an answer stays that was judged */
  GtkWidget      *owners[BST_MAX_PLAYERS];  /* check buttons of the players; NULL */

  /* Template */
  GtkStack       *pages;
  GtkSpinButton  *number;
  GtkBox         *players;
  GtkLabel       *nobody;
  BastideAnswerList *list;
  GtkLabel       *cells;
  GtkLabel       *how;
  GtkButton      *check;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAnswerPad, bastide_answer_pad, GTK_TYPE_WIDGET)

/* --- The puzzle --- */

static void
add_players (BastideAnswerPad *self,
             const BstPuzzle  *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))))
    gtk_box_remove (self->players, child);
  memset (self->owners, 0, sizeof self->owners);
  if (bst_task_get_answer (puzzle->task) != BST_ANSWER_PLAYERS)
    return;
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *mark = bastide_player_mark_new ();

      bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << i);
      self->owners[i] = gtk_check_button_new_with_label (bst_io_words_player (game, i));
      gtk_box_append (GTK_BOX (row), self->owners[i]);
      gtk_box_append (GTK_BOX (row), mark);
      gtk_box_append (self->players, row);
    }
}

static const char *
get_page (const BstPuzzle *puzzle)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_CELLS:
      return "cells";
    case BST_ANSWER_NUMBER:
      return "number";
    case BST_ANSWER_PLAYERS:
      return "players";
    case BST_ANSWER_FEATURES:
    case BST_ANSWER_NUMBERS:
    case BST_ANSWER_CHOICE:
    case BST_ANSWER_TRUTH:
      return "list";
    default:
      return "board";
    }
}

/* What is asked of lies on the board as tiles, or as empty cells. (transfer full) */
static char *
dup_cells (BastideAnswerPad *self,
           guint             n_cells)
{
  gboolean on_tiles = bastide_answer_is_picking_tiles (self->answer);

  if (n_cells == 0)
    return g_strdup (on_tiles ? _("Click the tiles on the board, or press Enter on them.")
                              : _("Click the cells on the board, or press Enter on them."));

  return on_tiles ? g_strdup_printf (ngettext ("%u tile chosen", "%u tiles chosen", n_cells), n_cells)
                  : g_strdup_printf (ngettext ("%u cell chosen", "%u cells chosen", n_cells), n_cells);
}

/* Is there enough of the answer to check it? What is laid is checked by itself. */
static gboolean
is_complete (BastideAnswerPad *self,
             const BstPuzzle  *puzzle,
             guint             n_cells)
{
  if (g_str_equal (get_page (puzzle), "list"))
    return bastide_answer_list_is_complete (self->list);

  return bst_task_get_answer (puzzle->task) != BST_ANSWER_CELLS || n_cells > 0;
}

/* What the next click on the board does. */
static const char *
get_how (BastideAnswerPad *self)
{
  if (bastide_turn_input_get_state (bastide_answer_get_play (self->answer)) == BASTIDE_TURN_INPUT_STEPS)
    return _("Click the place for a figure, or press the button that leaves it out.");

  return _("Click a cell to try the tile there. The arrow turns it, Lay puts it there.");
}

/* Which answer is given where, and whether it is there. */
static void
update (BastideAnswerPad *self)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);
  guint n_cells = bastide_answer_get_cells (self->answer)->len;
  g_autofree char *cells = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self),
                          bastide_answer_is_open (self->answer) || self->is_compared || self->is_kept);
  self->is_asked = self->can_give = FALSE;
  if (puzzle == NULL)
    return;
  bastide_answer_list_update (self->list);
  cells = dup_cells (self, n_cells);
  gtk_label_set_label (self->cells, cells);
  gtk_label_set_label (self->how, get_how (self));
  self->is_asked = gtk_widget_get_visible (GTK_WIDGET (self)) && !bst_task_is_move (puzzle->task) && !self->is_compared
                   && !self->is_kept;
  self->can_give = self->is_asked && is_complete (self, puzzle, n_cells);
  gtk_widget_set_visible (GTK_WIDGET (self->check), self->is_asked && !self->is_apart);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check), self->can_give);
  /* A sheet is read on, line by line. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->pages), !self->is_kept || self->is_compared);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
puzzle_changed (BastideAnswerPad *self)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);

  /* Rows of a puzzle that is gone may not be taken for those of another in the same place of memory. */
  bastide_answer_list_fill (self->list, self->answer);
  self->is_compared = self->is_kept = FALSE;
  if (puzzle != NULL)
    {
      add_players (self, puzzle);
      gtk_widget_set_visible (GTK_WIDGET (self->nobody), puzzle->task == BST_TASK_OWNER);
      gtk_spin_button_set_value (self->number, 0);
      gtk_stack_set_visible_child_name (self->pages, get_page (puzzle));
    }
  update (self);
}

void
bastide_answer_pad_set_answer (BastideAnswerPad *self,
                               BastideAnswer    *answer)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_PAD (self));
  g_return_if_fail (self->answer == NULL);

  self->answer = g_object_ref (answer);
  g_signal_connect_object (answer, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (answer, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bastide_answer_get_play (answer), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (answer, "notify::open", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

void
bastide_answer_pad_set_label (BastideAnswerPad *self,
                              const char       *label)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_PAD (self));

  gtk_button_set_label (self->check, label);
  bastide_accessible_name_button (GTK_WIDGET (self->check));
}

void
bastide_answer_pad_set_apart (BastideAnswerPad *self)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_PAD (self));

  self->is_apart = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->check), FALSE);
}

gboolean
bastide_answer_pad_is_asked (BastideAnswerPad *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER_PAD (self), FALSE);

  return self->is_asked;
}

gboolean
bastide_answer_pad_can_give (BastideAnswerPad *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER_PAD (self), FALSE);

  return self->can_give;
}

gboolean
bastide_answer_pad_focus (BastideAnswerPad *self)
{
  const BstPuzzle *puzzle;

  g_return_val_if_fail (BASTIDE_IS_ANSWER_PAD (self), FALSE);

  puzzle = bastide_answer_get_puzzle (self->answer);
  if (puzzle == NULL || g_str_equal (get_page (puzzle), "cells") || g_str_equal (get_page (puzzle), "board"))
    return FALSE;
  if (g_str_equal (get_page (puzzle), "list"))
    bastide_answer_list_focus (self->list);
  else if (g_str_equal (get_page (puzzle), "players"))
    gtk_widget_grab_focus (self->owners[0]);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->number));

  return TRUE;
}

/* An entry that becomes insensitive would keep the focus, of which GTK warns. */
static void
leave_entries (BastideAnswerPad *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages)))
    gtk_root_set_focus (root, NULL);
}

void
bastide_answer_pad_keep (BastideAnswerPad *self,
                         gboolean          is_judged)
{
  const BstPuzzle *puzzle;

  g_return_if_fail (BASTIDE_IS_ANSWER_PAD (self));

  /* What lies on the board is seen there. */
  puzzle = bastide_answer_get_puzzle (self->answer);
  self->is_kept = is_judged && !g_str_equal (get_page (puzzle), "board") && !g_str_equal (get_page (puzzle), "cells");
  if (self->is_kept)
    leave_entries (self);
  update (self);
}

void
bastide_answer_pad_compare (BastideAnswerPad        *self,
                            const BstPuzzleSolution *solution)
{
  const BstPuzzle *puzzle;

  g_return_if_fail (BASTIDE_IS_ANSWER_PAD (self));

  puzzle = bastide_answer_get_puzzle (self->answer);
  self->is_compared = solution != NULL && bst_task_get_answer (puzzle->task) == BST_ANSWER_NUMBERS;
  bastide_answer_list_compare (self->list, self->is_compared ? solution : NULL);
  update (self);
}

/* --- Giving --- */

static void
give_players (BastideAnswerPad *self)
{
  guint players = 0;

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (self->owners[i] != NULL && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->owners[i])))
      players |= 1u << i;
  bastide_answer_give_players (self->answer, players);
}

static void
check_clicked (BastideAnswerPad *self)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);

  if (bst_task_get_answer (puzzle->task) == BST_ANSWER_CELLS)
    bastide_answer_give_cells (self->answer);
  else if (bst_task_get_answer (puzzle->task) == BST_ANSWER_PLAYERS)
    give_players (self);
  else if (g_str_equal (get_page (puzzle), "list"))
    bastide_answer_list_give (self->list);
  else
    {
      gtk_spin_button_update (self->number);
      bastide_answer_give_number (self->answer, gtk_spin_button_get_value_as_int (self->number));
    }
}

gboolean
bastide_answer_pad_choose (BastideAnswerPad *self,
                           guint             number)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER_PAD (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || self->is_kept)
    return FALSE;
  if (bastide_answer_list_choose (self->list, number))
    return TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->number)))
    {
      bastide_answer_list_begin_number (self->number, number);
      return TRUE;
    }

  return number > 0 && number <= BST_MAX_PLAYERS && gtk_widget_get_mapped (GTK_WIDGET (self->players))
         && self->owners[number - 1] != NULL && gtk_widget_activate (self->owners[number - 1]);
}

gboolean
bastide_answer_pad_give (BastideAnswerPad *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER_PAD (self), FALSE);

  if (!self->can_give)
    return FALSE;
  check_clicked (self);

  return TRUE;
}

/* --- Class --- */

static void
bastide_answer_pad_dispose (GObject *object)
{
  BastideAnswerPad *self = BASTIDE_ANSWER_PAD (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_answer_pad_parent_class)->dispose (object);
}

static void
bastide_answer_pad_class_init (BastideAnswerPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_answer_pad_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_ANSWER_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  g_type_ensure (BASTIDE_TYPE_ANSWER_LIST);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-answer-pad.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideAnswerPad, pages, number, players, nobody, list, cells, how, check);
  bastide_template_callbacks (widget_class, update, check_clicked);
}

static void
bastide_answer_pad_init (BastideAnswerPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Enter in the number checks it. */
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (self->number)), "activate",
                            G_CALLBACK (check_clicked), self);
}
