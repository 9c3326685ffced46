/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer-view.h"
#include "bastide-answer-pad.h"
#include "bastide-explain.h"
#include "bastide-puzzle-board.h"
#include "bastide-puzzle-text.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-template.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

struct _BastideAnswerView
{
  AdwWindow           parent_instance;

  /* Owned */
  BstPuzzle          *puzzle;
  BastideAnswer      *answer;
  BastidePuzzleBoard *puzzle_board;

  /* Template */
  GtkLabel           *question;
  BastidePuzzleTiles *tiles;
  BastideBoard       *board;
  BastideTurnBar     *turn_bar;
  BastideAnswerPad   *pad;
};

enum
{
  GIVEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAnswerView, bastide_answer_view, ADW_TYPE_WINDOW)

static void
changed (BastideAnswerView *self)
{
  bastide_board_set_frames_last (self->board, bastide_answer_get_n_laid (self->answer) > 0);
  bastide_puzzle_board_set_tool (self->puzzle_board, NULL);
}

static void
leave (gpointer data)
{
  gtk_window_destroy (GTK_WINDOW (data));
  g_object_unref (data);
}

/* The board is in the middle of the turn that gave it, so it goes a little later. */
static void
given (BastideAnswerView *self,
       const char        *text)
{
  g_signal_emit (self, signals[GIVEN], 0, text);
  g_idle_add_once (leave, g_object_ref (self));
}

/* --- Class --- */

static void
bastide_answer_view_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_ANSWER_VIEW (object)->puzzle_board);

  G_OBJECT_CLASS (bastide_answer_view_parent_class)->dispose (object);
}

static void
bastide_answer_view_finalize (GObject *object)
{
  BastideAnswerView *self = BASTIDE_ANSWER_VIEW (object);

  g_clear_object (&self->answer);
  g_clear_pointer (&self->puzzle, bst_puzzle_free);

  G_OBJECT_CLASS (bastide_answer_view_parent_class)->finalize (object);
}

static void
bastide_answer_view_class_init (BastideAnswerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_answer_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_answer_view_finalize;

  signals[GIVEN] = g_signal_new ("given", BASTIDE_TYPE_ANSWER_VIEW, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  bastide_template_types (BASTIDE_TYPE_ANSWER_PAD, BASTIDE_TYPE_BOARD, BASTIDE_TYPE_TURN_BAR,
                          BASTIDE_TYPE_PUZZLE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-answer-view.ui");
  bastide_template_children (widget_class, BastideAnswerView, question, tiles, board, turn_bar, pad);
}

static void
bastide_answer_view_init (BastideAnswerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("Give the answer as a solver would give it. It is added to the answers of the puzzle, "
                     "where it gets stars and a reply."));
  self->answer = bastide_answer_new ();
  self->puzzle_board = bastide_puzzle_board_new (self->board, self->turn_bar, self->answer);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_puzzle_tiles_set_answer (self->tiles, self->answer);
  bastide_answer_pad_set_answer (self->pad, self->answer);
  /* Translators: a button: the answer is added to those of the puzzle. */
  bastide_answer_pad_set_label (self->pad, C_("answer", "_Add"));
}

GtkWidget *
bastide_answer_view_new (GtkWindow       *parent,
                         const BstPuzzle *puzzle)
{
  BastideAnswerView *self = g_object_new (BASTIDE_TYPE_ANSWER_VIEW, "transient-for", parent, NULL);
  g_autofree char *question = bst_io_puzzle_dup_question (puzzle);

  self->puzzle = bst_puzzle_copy (puzzle);
  bst_puzzle_drop_unneeded (self->puzzle);
  gtk_label_set_label (self->question, question);
  bastide_answer_begin (self->answer, self->puzzle, BASTIDE_ANSWER_ANY_TILE);
  bastide_board_set_target (self->board, bastide_answer_find_target (self->answer));
  bastide_board_fit (self->board);
  changed (self);
  g_signal_connect_object (self->answer, "changed", G_CALLBACK (changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answer, "given", G_CALLBACK (given), self, G_CONNECT_SWAPPED);
  if (!bastide_answer_pad_focus (self->pad))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return GTK_WIDGET (self);
}
