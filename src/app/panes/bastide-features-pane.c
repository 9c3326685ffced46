/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-features-pane.h"
#include "bastide-feature-list.h"
#include "bastide-feature-row.h"
#include "bastide-list-rows.h"
#include "bastide-list-scroll.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-sectioned-list.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

enum
{
  CHANGES,              /* from one position to another that are compared */
  CONTESTED,            /* as the next two: BastideFeatureSection */
  UNCLAIMED,
  COMPLETED,
  N_SECTIONS
};

/* Milliseconds from one section of the rest to the next: more than a frame */
#define REST_TIME 20

struct _BastideFeaturesPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy         *study;
  BastideShown         *shown;          /* of the study, until the next is taken; NULL while there is none */
  BastideComparison    *comparison;     /* (nullable) */
  BastideSectionedList *sections;
  GtkSingleSelection   *selection;
  BastideRowPictures   *pictures;       /* NULL without a study */

  GHashTable         *unfolded;         /* set of the keys of groups */

  gboolean            updating;
  gboolean            was_at_top;       /* before the update that goes on */
  guint               rest_source;
  guint               rest;             /* the section of the rest that comes next */
  guint               n_rest;           /* sections that are to come */
  BastideNextFrame    next_frame;

  /* Template */
  GtkListView        *view;
  BastidePlaceholder *nothing;      /* on a table without tiles (H5) */
};

enum
{
  FEATURE_LIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFeaturesPane, bastide_features_pane, GTK_TYPE_WIDGET)

static void
update_section (BastideFeaturesPane *self,
                guint                section)
{
  GListModel *before = bastide_sectioned_list_get_items (self->sections, section);
  g_autoptr (GPtrArray) items = bastide_feature_list_new (bastide_shown_get_position (self->shown),
                                                          (BastideFeatureSection) (section - CONTESTED), before,
                                                          self->unfolded);

  self->updating = TRUE;
  /* What became of a feature is the same on either side. */
  if (!BASTIDE_IS_CHANGE_ITEM (gtk_single_selection_get_selected_item (self->selection)))
    gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  bastide_sectioned_list_set_items (self->sections, section, items);
  self->updating = FALSE;
}

static gboolean
is_at_top (BastideFeaturesPane *self)
{
  return gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view))) < 1;
}

/* One section a time: the rows of all of them would be too many for one frame. */
static gboolean
update_rest (gpointer data)
{
  BastideFeaturesPane *self = data;

  update_section (self, self->rest);
  self->rest = self->rest == UNCLAIMED ? COMPLETED : UNCLAIMED;
  if (--self->n_rest > 0)
    return G_SOURCE_CONTINUE;

  self->rest_source = 0;
  bastide_placeholder_set_text (self->nothing, g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0
                                               ? _("Nothing lies on the table yet.") : NULL);
  /* A view keeps the row that was at its top where it was, below those that came before it. */
  if (self->was_at_top && g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    bastide_list_scroll_to (self->view, 0);

  return G_SOURCE_REMOVE;
}

static void
finish_update (BastideFeaturesPane *self)
{
  if (self->rest_source == 0)
    return;

  g_source_remove (self->rest_source);
  while (update_rest (self) == G_SOURCE_CONTINUE)
    ;
}

/* What is in play now; the long rest below it when the frame has been drawn. A move that comes before that starts the
 * rest with the section whose turn it is, so that none stays behind for long. */
static void
update (BastideFeaturesPane *self)
{
  if (self->shown == NULL ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (self->rest_source == 0)
    self->was_at_top = is_at_top (self);
  update_section (self, CONTESTED);
  self->n_rest = COMPLETED - CONTESTED;
  if (self->rest_source == 0)
    self->rest_source = g_timeout_add_full (G_PRIORITY_LOW, REST_TIME, update_rest, self, NULL);
}

/* Points first, then features. */
static void
update_changes (BastideFeaturesPane *self)
{
  const BstChanges *changes = bastide_comparison_get_changes (self->comparison);
  guint n_old = g_list_model_get_n_items (bastide_sectioned_list_get_items (self->sections, CHANGES));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint player = 0; changes != NULL && player < BST_MAX_PLAYERS; player++)
    {
      BastideChangeItem *item = bastide_change_item_new_points (self->comparison, player);

      if (item != NULL)
        g_ptr_array_add (items, item);
    }
  for (guint i = 0; changes != NULL && i < changes->n_items; i++)
    g_ptr_array_add (items, bastide_change_item_new_feature (self->comparison, i));
  self->updating = TRUE;
  bastide_sectioned_list_splice (self->sections, CHANGES, 0, n_old, items);
  self->updating = FALSE;
  if (items->len > 0)
    bastide_list_scroll_to (self->view, 0);
}

/* Items belong to one game. */
static void
record_changed (BastideFeaturesPane *self)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_clear_handle_id (&self->rest_source, g_source_remove);
  for (guint i = CONTESTED; i < N_SECTIONS; i++)
    bastide_sectioned_list_set_items (self->sections, i, none);
}

static gboolean
update_later (GtkWidget *widget)
{
  update (BASTIDE_FEATURES_PANE (widget));

  return G_SOURCE_REMOVE;
}

static void
study_changed (BastideFeaturesPane *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    record_changed (self);
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE))
    update (self);
  else if (change & BASTIDE_STUDY_POSITION)
    bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), update_later);
}

static GtkWidget *
new_row (BastideFeaturesPane *self)
{
  return bastide_feature_row_new (self->pictures);
}

static void
bind_row (BastideFeatureRow *row,
          gpointer           item)
{
  if (BASTIDE_IS_CHANGE_ITEM (item))
    bastide_feature_row_bind_change (row, item);
  else if (BASTIDE_IS_FEATURE_GROUP (item))
    bastide_feature_row_bind_group (row, item);
  else
    bastide_feature_row_bind (row, item);
}

static void
selected_changed (BastideFeaturesPane *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);
  guint part = BST_NO_PART;

  if (self->updating)
    return;
  if (BASTIDE_IS_FEATURE_ITEM (item))
    part = bastide_feature_item_get_feature (BASTIDE_FEATURE_ITEM (item))->part;
  else if (BASTIDE_IS_CHANGE_ITEM (item))
    part = bastide_change_item_get_part (BASTIDE_CHANGE_ITEM (item), bastide_comparison_shows_after (self->comparison));
  g_signal_emit (self, signals[FEATURE_LIT], 0, part);
}

/* The feature is another there. */
static void
side_shown (BastideFeaturesPane *self)
{
  if (BASTIDE_IS_CHANGE_ITEM (gtk_single_selection_get_selected_item (self->selection)))
    selected_changed (self);
}

gboolean
bastide_features_pane_leave (BastideFeaturesPane *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURES_PANE (self), FALSE);

  if (gtk_single_selection_get_selected_item (self->selection) == NULL)
    return FALSE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);

  return TRUE;
}

/* It is among others that are folded. */
static void
unfold (BastideFeaturesPane *self,
        guint                root)
{
  BstFeature feature;

  bst_position_get_feature (bastide_shown_get_position (self->shown), root, &feature);
  if (bastide_feature_group_takes (&feature)
      && g_hash_table_add (self->unfolded, GUINT_TO_POINTER (bastide_feature_group_find_key (&feature))))
    update_section (self, COMPLETED);
}

/* The row of a group folds, and unfolds. */
static void
activate (BastideFeaturesPane *self,
          guint                position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  gpointer key;

  if (!BASTIDE_IS_FEATURE_GROUP (item))
    return;
  key = GUINT_TO_POINTER (bastide_feature_group_get_key (BASTIDE_FEATURE_GROUP (item)));
  if (!g_hash_table_remove (self->unfolded, key))
    g_hash_table_add (self->unfolded, key);
  update_section (self, COMPLETED);
}

gboolean
bastide_features_pane_select (BastideFeaturesPane *self,
                              guint                part)
{
  GListModel *model;
  guint root;

  g_return_val_if_fail (BASTIDE_IS_FEATURES_PANE (self), FALSE);

  if (self->shown == NULL)
    return FALSE;
  bastide_next_frame_finish (&self->next_frame, GTK_WIDGET (self));
  finish_update (self);
  model = G_LIST_MODEL (self->selection);
  root = bst_position_find_root (bastide_shown_get_position (self->shown), part);
  unfold (self, root);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (!BASTIDE_IS_FEATURE_ITEM (item) ||
          bastide_feature_item_get_feature (BASTIDE_FEATURE_ITEM (item))->part != root)
        continue;
      gtk_single_selection_set_selected (self->selection, i);
      bastide_list_scroll_to (self->view, i);
      return TRUE;
    }

  return FALSE;
}

void
bastide_features_pane_enter (BastideFeaturesPane *self)
{
  g_return_if_fail (BASTIDE_IS_FEATURES_PANE (self));

  bastide_list_scroll_enter (self->view);
}

void
bastide_features_pane_set_study (BastideFeaturesPane *self,
                                 BastideStudy        *study)
{
  g_return_if_fail (BASTIDE_IS_FEATURES_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->pictures = bastide_row_pictures_new (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

void
bastide_features_pane_set_comparison (BastideFeaturesPane *self,
                                      BastideComparison   *comparison)
{
  g_return_if_fail (BASTIDE_IS_FEATURES_PANE (self));
  g_return_if_fail (self->comparison == NULL);

  self->comparison = g_object_ref (comparison);
  g_signal_connect_object (comparison, "changed", G_CALLBACK (update_changes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comparison, "shown", G_CALLBACK (side_shown), self, G_CONNECT_SWAPPED);
}

static void
bastide_features_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_features_pane_parent_class)->map (widget);

  update (BASTIDE_FEATURES_PANE (widget));
}

static void
bastide_features_pane_dispose (GObject *object)
{
  BastideFeaturesPane *self = BASTIDE_FEATURES_PANE (object);

  g_clear_handle_id (&self->rest_source, g_source_remove);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->sections);
  g_clear_pointer (&self->unfolded, g_hash_table_unref);
  g_clear_pointer (&self->pictures, bastide_row_pictures_free);
  g_clear_object (&self->comparison);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_features_pane_parent_class)->dispose (object);
}

static void
bastide_features_pane_class_init (BastideFeaturesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_features_pane_dispose;
  widget_class->map = bastide_features_pane_map;

  signals[FEATURE_LIT] = g_signal_new ("feature-lit", BASTIDE_TYPE_FEATURES_PANE,
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-features-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideFeaturesPane, view, nothing);
  bastide_template_callbacks (widget_class, activate, bastide_features_pane_leave);
}

static void
bastide_features_pane_init (BastideFeaturesPane *self)
{
  static const BastideListRows rows = {
    G_CALLBACK (new_row), G_CALLBACK (bind_row), G_CALLBACK (bastide_feature_row_bind_heading),
    G_CALLBACK (bastide_feature_row_unbind)
  };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->rest = UNCLAIMED;
  self->unfolded = g_hash_table_new (NULL, NULL);
  self->sections = bastide_sectioned_list_new (G_TYPE_OBJECT);
  /* In the order of the enumeration. */
  bastide_sectioned_list_add (self->sections, C_("features", "What Changed"));
  bastide_sectioned_list_add (self->sections, C_("features", "Claimed"));
  bastide_sectioned_list_add (self->sections, C_("features", "Unclaimed"));
  bastide_sectioned_list_add (self->sections, C_("features", "Completed"));
  self->selection = bastide_list_rows_set (self->view, g_object_ref (bastide_sectioned_list_get_model (self->sections)),
                                           &rows, self);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_changed),
                           self, G_CONNECT_SWAPPED);
  bastide_placeholder_set_button (self->nothing, _("Draw a Tile"), "page.draw");
}
