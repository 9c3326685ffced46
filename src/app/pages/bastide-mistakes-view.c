/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mistakes-view.h"
#include "bastide-report-text.h"
#include "bastide-accessible.h"
#include "bastide-mistake-card.h"
#include "bastide-player-mark.h"
#include "bastide-template.h"
#include "bastide-text-label.h"

#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

struct _BastideMistakesView
{
  GtkWidget           parent_instance;

  BastideReport      *report;   /* owned, as the next two */
  BastideStudy       *study;
  GPtrArray          *listed;   /* (element-type BstReportTurn): of the report, the worst first */
  int                 player;   /* whose are listed; BST_NO_PLAYER: all */
  gboolean            is_filling;

  /* Template */
  GtkLabel           *title;
  GtkFlowBox         *filter;
  BastideMistakeCard *card;
  GtkListBox         *list;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideMistakesView, bastide_mistakes_view, GTK_TYPE_WIDGET)

/* --- Which are listed --- */

guint
bastide_mistakes_view_get_n (BastideMistakesView *self)
{
  g_return_val_if_fail (BASTIDE_IS_MISTAKES_VIEW (self), 0);

  return self->listed->len;
}

guint
bastide_mistakes_view_get (BastideMistakesView *self,
                           guint                index)
{
  const BstReportTurn *turn;

  g_return_val_if_fail (BASTIDE_IS_MISTAKES_VIEW (self), 0);
  g_return_val_if_fail (index < self->listed->len, 0);

  turn = g_ptr_array_index (self->listed, index);

  return (guint) (turn - bastide_report_get (self->report, 0));
}

/* --- Rows --- */

static GtkWidget *
new_row (BastideMistakesView *self,
         const BstReportTurn *turn)
{
  BstGame *game = bastide_report_get_game (self->report);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = bastide_player_mark_new ();
  g_autofree char *title = NULL;
  g_autofree char *played = bst_io_step_text_dup_move (game, &turn->node->move);
  g_autofree char *best = bst_io_step_text_dup_move (game, &turn->best);
  g_autofree char *played_line = NULL;
  g_autofree char *best_line = NULL;
  g_autofree char *loss = bastide_report_text_dup_estimate (-turn->loss, turn->error);
  g_autofree char *label = NULL;

  /* Translators: the number of a move, and who made it. */
  title = g_strdup_printf (_("Move %u, %s"), bst_node_get_number (turn->node), bst_io_words_player (game, (guint) turn->player));
  played_line = g_strdup_printf (_("Played: %s"), played);
  /* Translators: the turn that would have been the best. */
  best_line = g_strdup_printf (_("Best: %s"), best);
  /* Translators: a row of the list of mistakes: which move, its mark, the points lost, and both turns. */
  label = g_strdup_printf (_("%s, %s, %s points. %s. %s."), title, bst_glyph_text (turn->mark), loss, played_line, best_line);
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << turn->player);
  gtk_box_append (GTK_BOX (texts), bastide_text_label_new (title, 0, "heading"));
  gtk_box_append (GTK_BOX (texts), bastide_text_label_new (played_line, 0, "caption"));
  gtk_box_append (GTK_BOX (texts), bastide_text_label_new (best_line, 0, "caption"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), bastide_text_label_new (loss, 1, "numeric"));
  gtk_box_append (GTK_BOX (box), bastide_text_label_new (bst_glyph_text (turn->mark), 1, "title-3"));
  gtk_widget_add_css_class (box, "report-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  bastide_accessible_set_label (row, label);

  return row;
}

/* --- The one that is open --- */

gboolean
bastide_mistakes_view_get_open (BastideMistakesView *self,
                                guint               *turn)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (BASTIDE_IS_MISTAKES_VIEW (self), FALSE);

  row = gtk_list_box_get_selected_row (self->list);
  if (row == NULL)
    return FALSE;
  *turn = bastide_mistakes_view_get (self, (guint) gtk_list_box_row_get_index (row));

  return TRUE;
}

/* The game may be another one by now. */
static void
show_open (BastideMistakesView *self)
{
  BstRecord *record = bastide_study_get_record (self->study);
  BstNode *node = NULL;
  BstPosition *before = NULL;
  guint turn;

  if (record != NULL && bastide_mistakes_view_get_open (self, &turn))
    node = bastide_report_find_node (self->report, record, turn);
  if (node != NULL)
    before = bastide_study_dup_position (self->study, node->parent, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->card), before != NULL);
  if (before != NULL)
    bastide_mistake_card_set (self->card, self->report, turn, before);
  else
    bastide_mistake_card_clear (self->card);
}

static void
row_selected (BastideMistakesView *self)
{
  if (self->is_filling)
    return;
  show_open (self);
  g_signal_emit (self, signals[CHOSEN], 0);
}

void
bastide_mistakes_view_next (BastideMistakesView *self)
{
  GtkListBoxRow *row;
  int index;

  g_return_if_fail (BASTIDE_IS_MISTAKES_VIEW (self));

  if (self->listed->len == 0)
    return;
  row = gtk_list_box_get_selected_row (self->list);
  index = row != NULL ? (gtk_list_box_row_get_index (row) + 1) % (int) self->listed->len : 0;
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, index));
}

/* --- The list --- */

static void
drop_rows (BastideMistakesView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, child);
}

static void
list (BastideMistakesView *self)
{
  g_autofree char *title = NULL;

  self->is_filling = TRUE;
  drop_rows (self);
  bastide_report_text_list_mistakes (self->report, self->player, self->listed);
  for (guint i = 0; i < self->listed->len; i++)
    gtk_list_box_append (self->list, new_row (self, g_ptr_array_index (self->listed, i)));
  title = self->listed->len > 0 ? g_strdup_printf (ngettext ("%u mistake", "%u mistakes, the worst first", self->listed->len),
                                                   self->listed->len)
                                : g_strdup (_("No mistakes: nobody lost more by a turn than might be chance."));
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->listed->len > 0);
  self->is_filling = FALSE;
  if (self->listed->len > 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  else
    row_selected (self);
}

/* --- The filter --- */

static void
filter_toggled (BastideMistakesView *self,
                GtkToggleButton     *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  self->player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "player"));
  list (self);
}

static void
add_choice (BastideMistakesView *self,
            const char          *label,
            int                  player,
            GtkToggleButton    **group)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  GtkWidget *child = gtk_flow_box_child_new ();

  g_object_set_data (G_OBJECT (button), "player", GINT_TO_POINTER (player));
  gtk_widget_add_css_class (button, "turn-filter");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), player == self->player);
  g_signal_connect_object (button, "toggled", G_CALLBACK (filter_toggled), self, G_CONNECT_SWAPPED);
  *group = GTK_TOGGLE_BUTTON (button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (self->filter, child);
}

static void
drop_choices (BastideMistakesView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->filter))))
    gtk_flow_box_remove (self->filter, child);
}

/* Those who made some; of one alone there is nothing to choose. */
static void
fill_filter (BastideMistakesView *self)
{
  BstGame *game = bastide_report_get_game (self->report);
  GtkToggleButton *group = NULL;
  g_autofree char *all = NULL;

  self->player = BST_NO_PLAYER;
  drop_choices (self);
  gtk_widget_set_visible (GTK_WIDGET (self->filter), bastide_report_text_count_mistakes (self->report, BST_NO_PLAYER) > 0);
  /* Translators: the mistakes of all players, and how many. */
  all = g_strdup_printf (_("All %u"), bastide_report_text_count_mistakes (self->report, BST_NO_PLAYER));
  add_choice (self, all, BST_NO_PLAYER, &group);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      /* Translators: the mistakes of a player, and how many. */
      g_autofree char *label = g_strdup_printf (_("%s %u"), bst_io_words_player (game, player), bastide_report_text_count_mistakes (self->report, (int) player));

      add_choice (self, label, (int) player, &group);
    }
}

void
bastide_mistakes_view_fill (BastideMistakesView *self)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES_VIEW (self));

  fill_filter (self);
  list (self);
}

void
bastide_mistakes_view_clear (BastideMistakesView *self)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES_VIEW (self));

  self->is_filling = TRUE;
  g_ptr_array_set_size (self->listed, 0);
  drop_rows (self);
  drop_choices (self);
  self->is_filling = FALSE;
  row_selected (self);
}

void
bastide_mistakes_view_set_report (BastideMistakesView *self,
                                  BastideReport       *report,
                                  BastideStudy        *study)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES_VIEW (self));
  g_return_if_fail (self->report == NULL);

  self->report = g_object_ref (report);
  self->study = g_object_ref (study);
}

void
bastide_mistakes_view_set_narrow (BastideMistakesView *self,
                                  gboolean             is_narrow)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES_VIEW (self));

  bastide_mistake_card_set_narrow (self->card, is_narrow);
}

/* --- Class --- */

static void
bastide_mistakes_view_dispose (GObject *object)
{
  BastideMistakesView *self = BASTIDE_MISTAKES_VIEW (object);

  self->is_filling = TRUE;
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_object (&self->report);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_mistakes_view_parent_class)->dispose (object);
}

static void
bastide_mistakes_view_class_init (BastideMistakesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_mistakes_view_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_MISTAKES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bastide_template_types (BASTIDE_TYPE_MISTAKE_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-mistakes-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideMistakesView, title, filter, card, list);
  bastide_template_callbacks (widget_class, row_selected);
}

static void
bastide_mistakes_view_init (BastideMistakesView *self)
{
  self->player = BST_NO_PLAYER;
  self->listed = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
