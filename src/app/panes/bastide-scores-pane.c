/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-scores-pane.h"
#include "bastide-list-rows.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-rule-text.h"
#include "bastide-score-row.h"
#include "bastide-score-sheet.h"
#include "bastide-sectioned-list.h"
#include "bastide-shown-follow.h"
#include "bastide-study-text.h"
#include "bastide-template.h"
#include "bastide-text-size.h"

#include <glib/gi18n.h>

/* From this size of letters on the sheet may be wider than the pane. */
#define LARGE_TEXT 1.4

struct _BastideScoresPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy         *study;
  BastideShown         *shown;          /* of the study, until the next is taken; NULL while there is none */
  BastideSectionedList *sections;
  GtkSingleSelection   *selection;
  BastideRowPictures   *pictures;       /* NULL without a study */

  /* Sections */
  guint               scored;
  guint               pending;

  BastideScoreSheet  *points;           /* Owned */

  guint               opened;           /* row that will be scrolled to ... */
  BastideNextFrame    opened_frame;     /* ... then */
  BastideNextFrame    update_frame;

  /* Template */
  GtkLabel           *winners;
  GtkBox             *sheet;
  AdwBin             *sheet_place;
  BastidePlaceholder *nothing;          /* in place of both lists */
  GtkListView        *view;
};

enum
{
  FEATURE_LIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideScoresPane, bastide_scores_pane, GTK_TYPE_WIDGET)

/* --- Points --- */

/* At the end of a game all that was pending has been paid. */
static gboolean
tells_pending (BastideScoresPane *self)
{
  return !bastide_study_is_exam (self->study) || bastide_shown_is_over (self->shown);
}

static void
update_points (BastideScoresPane *self)
{
  g_autofree char *winners = bastide_study_text_dup_winners (self->shown);

  bastide_score_sheet_update (self->points, self->shown, winners != NULL, tells_pending (self));
  gtk_label_set_label (self->winners, winners != NULL ? winners : "");
  gtk_widget_set_visible (GTK_WIDGET (self->winners), winners != NULL);
}

/* --- Events --- */

/* The newest event is on top. Rows of events that stay are left alone, so that what the
 * reader opened stays open. */
static void
update_scored (BastideScoresPane *self)
{
  const BstEvents *events = bastide_shown_get_events (self->shown);
  BstGame *game = bastide_shown_get_game (self->shown);
  GListModel *items = bastide_sectioned_list_get_items (self->sections, self->scored);
  guint n_old = g_list_model_get_n_items (items);
  guint n_same = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  while (n_same < n_old && n_same < events->n_items)
    {
      g_autoptr (BastideScoreItem) item = NULL;

      item = g_list_model_get_item (items, n_old - 1 - n_same);
      if (!bastide_score_item_shows (item, game, &events->items[n_same]))
        break;
      n_same++;
    }

  for (guint i = events->n_items; i > n_same; i--)
    g_ptr_array_add (added, bastide_score_item_new (game, &events->items[i - 1]));
  if (n_old != n_same || added->len > 0)
    bastide_sectioned_list_splice (self->sections, self->scored, 0, n_old - n_same, added);
}

static void
clear_section (BastideScoresPane *self,
               guint              section)
{
  GListModel *items = bastide_sectioned_list_get_items (self->sections, section);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  bastide_sectioned_list_splice (self->sections, section, 0, g_list_model_get_n_items (items), none);
}

/* What is pending changes with every move a little: what stays keeps its row. */
static void
update_pending (BastideScoresPane *self)
{
  const BstEvents *events = bastide_shown_get_pending (self->shown);
  GListModel *shown = bastide_sectioned_list_get_items (self->sections, self->pending);
  g_autoptr (GPtrArray) old = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    g_ptr_array_add (old, g_list_model_get_item (shown, i));
  for (guint i = 0; i < events->n_items; i++)
    g_ptr_array_add (items, bastide_score_item_take (old, bastide_shown_get_game (self->shown), &events->items[i]));
  bastide_sectioned_list_set_items (self->sections, self->pending, items);
}

/* At the end of the game it is no question of what would be. */
static const char *
get_pending_title (BastideScoresPane *self)
{
  return self->shown != NULL
         && bastide_shown_is_over (self->shown)
         /* Translators: heading of what the end of the game pays. */
         ? _("Final scoring") : _("If the game ended now");
}

/* At the start of a game that goes on, one leap leads to where points are. */
static void
update_nothing (BastideScoresPane *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;
  gboolean goes_on = bastide_shown_get_index (self->shown) + 1 < bastide_shown_get_line_length (self->shown);

  bastide_placeholder_set_text (self->nothing, is_empty ? _("No points yet: completed features are listed here.") : NULL);
  bastide_placeholder_set_button (self->nothing, goes_on ? _("Go to the End") : NULL, goes_on ? "page.last" : NULL);
}

static void
update (BastideScoresPane *self)
{
  /* Nobody sees it: it is brought up to date when the tab is opened. */
  if (self->shown == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  update_points (self);
  update_scored (self);
  if (tells_pending (self))
    update_pending (self);
  else
    clear_section (self, self->pending);
  bastide_sectioned_list_set_title (self->sections, self->pending, get_pending_title (self));
  update_nothing (self);
}

static void
record_changed (BastideScoresPane *self)
{
  clear_section (self, self->scored);
  clear_section (self, self->pending);
  /* Lines without numbers would be read out as lines without names. */
  bastide_score_sheet_clear (self->points);
}

static gboolean
update_later (GtkWidget *widget)
{
  update (BASTIDE_SCORES_PANE (widget));

  return G_SOURCE_REMOVE;
}

static void
study_changed (BastideScoresPane  *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    record_changed (self);
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE | BASTIDE_STUDY_EXAM))
    update (self);
  else if (change & BASTIDE_STUDY_POSITION)
    bastide_next_frame_call (&self->update_frame, GTK_WIDGET (self), update_later);
}

static GtkWidget *
new_row (BastideScoresPane *self)
{
  return bastide_score_row_new (self->pictures);
}

static gboolean
scroll_to_opened (GtkWidget *widget)
{
  BastideScoresPane *self = BASTIDE_SCORES_PANE (widget);

  if (self->opened < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", self->opened);

  return G_SOURCE_REMOVE;
}

/* What was opened at the lower end is seen, too, when the list knows how high it is. */
static void
show_opened (BastideScoresPane *self,
             guint              position)
{
  self->opened = position;
  bastide_next_frame_call (&self->opened_frame, GTK_WIDGET (self), scroll_to_opened);
}

static void
activate (BastideScoresPane *self,
          guint              position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  gboolean opens;

  if (!BASTIDE_IS_SCORE_ITEM (item))
    return;
  opens = !bastide_score_item_get_open (BASTIDE_SCORE_ITEM (item));
  bastide_score_item_set_open (BASTIDE_SCORE_ITEM (item), opens);
  if (opens)
    show_opened (self, position);
}

static void
selected_changed (BastideScoresPane *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);
  guint part = BST_NO_PART;

  if (BASTIDE_IS_SCORE_ITEM (item))
    part = bastide_score_item_get_event (BASTIDE_SCORE_ITEM (item))->part;
  g_signal_emit (self, signals[FEATURE_LIT], 0, part);
}

gboolean
bastide_scores_pane_leave (BastideScoresPane *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORES_PANE (self), FALSE);

  if (gtk_single_selection_get_selected_item (self->selection) == NULL)
    return FALSE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);

  return TRUE;
}

void
bastide_scores_pane_set_study (BastideScoresPane *self,
                               BastideStudy      *study)
{
  g_return_if_fail (BASTIDE_IS_SCORES_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->pictures = bastide_row_pictures_new (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

static void
bastide_scores_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_scores_pane_parent_class)->map (widget);

  update (BASTIDE_SCORES_PANE (widget));
}

static void
bastide_scores_pane_dispose (GObject *object)
{
  BastideScoresPane *self = BASTIDE_SCORES_PANE (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->points, bastide_score_sheet_free);
  g_clear_object (&self->selection);
  g_clear_object (&self->sections);
  g_clear_pointer (&self->pictures, bastide_row_pictures_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_scores_pane_parent_class)->dispose (object);
}

static void
bastide_scores_pane_class_init (BastideScoresPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_scores_pane_dispose;
  widget_class->map = bastide_scores_pane_map;

  signals[FEATURE_LIT] = g_signal_new ("feature-lit", BASTIDE_TYPE_SCORES_PANE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-scores-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideScoresPane, winners, sheet, sheet_place, nothing, view);
  bastide_template_callbacks (widget_class, activate, bastide_scores_pane_leave);
}

/* Where letters are large the sheet scrolls sideways. Elsewhere it does not: what scrolls would be as high as if the
 * supplies had all the width that they would like, and cut off the last player. */
static void
update_scrolling (BastideScoresPane *self)
{
  g_autoptr (GtkWidget) sheet = g_object_ref (GTK_WIDGET (self->sheet));
  GtkWidget *window = gtk_widget_get_ancestor (sheet, GTK_TYPE_SCROLLED_WINDOW);
  gboolean is_large = bastide_text_size_get_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  if ((window != NULL && gtk_widget_is_ancestor (window, GTK_WIDGET (self))) == is_large)
    return;
  if (!is_large)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), NULL);
  adw_bin_set_child (self->sheet_place, NULL);
  if (is_large)
    {
      window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "vscrollbar-policy", GTK_POLICY_NEVER, NULL);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), sheet);
    }
  adw_bin_set_child (self->sheet_place, is_large ? window : sheet);
}

static void
bastide_scores_pane_init (BastideScoresPane *self)
{
  static const BastideListRows rows = {
    G_CALLBACK (new_row), G_CALLBACK (bastide_score_row_bind), G_CALLBACK (bastide_score_row_bind_heading),
    G_CALLBACK (bastide_score_row_unbind)
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->points = bastide_score_sheet_new (self->sheet);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (update_scrolling), self, G_CONNECT_SWAPPED);
  update_scrolling (self);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->winners),
                               bastide_rule_text_find (BST_RANKING_RULE));
  self->sections = bastide_sectioned_list_new (BASTIDE_TYPE_SCORE_ITEM);
  self->scored = bastide_sectioned_list_add (self->sections, _("Scored so far"));
  self->pending = bastide_sectioned_list_add (self->sections, get_pending_title (self));
  self->selection = bastide_list_rows_set (self->view, g_object_ref (bastide_sectioned_list_get_model (self->sections)),
                                           &rows, self);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_changed),
                           self, G_CONNECT_SWAPPED);

}
