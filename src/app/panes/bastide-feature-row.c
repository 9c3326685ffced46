/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-row.h"
#include "bastide-entry.h"
#include "bastide-list-label.h"
#include "bastide-sectioned-list.h"
#include "bastide-template.h"

#include <bst-io-feature-text.h>
#include <bst-io-game-words.h>
#include <bst-render-kind.h>

#include <glib/gi18n.h>

struct _BastideFeatureRow
{
  GtkWidget           parent_instance;

  /* Owned while bound: one of them */
  BastideFeatureItem  *item;
  BastideFeatureGroup *group;
  BastideChangeItem   *change;

  /* Template */
  GtkLabel          *heading;
  BastideEntry      *entry;
};

G_DEFINE_FINAL_TYPE (BastideFeatureRow, bastide_feature_row, GTK_TYPE_WIDGET)

static void
bastide_feature_row_dispose (GObject *object)
{
  bastide_feature_row_unbind (BASTIDE_FEATURE_ROW (object));
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_feature_row_parent_class)->dispose (object);
}

/* Made when it is asked for: with a step many rows change. What the number stands for. */
static gboolean
bastide_feature_row_query_tooltip (GtkWidget  *widget,
                                   int         x,
                                   int         y,
                                   gboolean    by_keyboard,
                                   GtkTooltip *tooltip)
{
  BastideFeatureRow *self = BASTIDE_FEATURE_ROW (widget);
  g_autofree char *all = NULL;

  if (self->change != NULL)
    {
      gtk_tooltip_set_text (tooltip, bastide_change_item_get_text (self->change)->tooltip);
      return TRUE;
    }
  if (self->item == NULL)
    return FALSE;
  all = bastide_feature_item_dup_all (self->item);
  gtk_tooltip_set_text (tooltip, all);

  return TRUE;
}

static void
bastide_feature_row_class_init (BastideFeatureRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_feature_row_dispose;
  widget_class->grab_focus = bastide_sectioned_list_pass_focus;
  widget_class->query_tooltip = bastide_feature_row_query_tooltip;

  g_type_ensure (BASTIDE_TYPE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-feature-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideFeatureRow, heading, entry);
}

static void
bastide_feature_row_init (BastideFeatureRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bastide_feature_row_new (BastideRowPictures *pictures)
{
  BastideFeatureRow *self = g_object_new (BASTIDE_TYPE_FEATURE_ROW, NULL);

  bastide_entry_set_pictures (self->entry, pictures);
  bastide_entry_set_cut (self->entry);

  return GTK_WIDGET (self);
}

static void
item_changed (BastideFeatureRow *self)
{
  const BstFeature *feature = bastide_feature_item_get_feature (self->item);
  BstGame *game = bastide_feature_item_get_game (self->item);
  BstFeature plain = *feature;
  g_autofree char *title = NULL;
  g_autofree char *line = bastide_feature_item_dup_line (feature, game);
  g_autofree char *number = bastide_feature_item_dup_number (feature);
  g_autofree char *all = bastide_feature_item_dup_all (self->item);

  /* The line below tells of them. */
  plain.pennants = 0;
  title = bst_io_feature_text_dup_title (&plain, bastide_feature_item_get_number (self->item));
  bastide_entry_set (self->entry, bst_render_glyph_for (feature->kind), title, line, game, feature->owners,
                     number);
  bastide_list_label_set (GTK_WIDGET (self), all);
}

static void
group_changed (BastideFeatureRow *self)
{
  const BstFeature *feature = bastide_feature_group_get_feature (self->group);
  g_autofree char *features = bst_io_words_features (feature->kind, bastide_feature_group_get_n (self->group));
  g_autofree char *title = g_strdup_printf ("%s %s", features, bastide_feature_group_is_unfolded (self->group) ? "▾" : "▸");
  g_autofree char *tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", feature->tiles), feature->tiles);
  g_autofree char *number = bastide_feature_item_dup_number (feature);
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;

  /* Translators: of completed features that are alike: how large each is, and what each paid: "2 tiles, 4 each" */
  line = g_strdup_printf (_("%s, %d each"), tiles, feature->now);
  bastide_entry_set (self->entry, bst_render_glyph_for (feature->kind), title, line, NULL, 0, number);
  label = g_strdup_printf ("%s; %s", features, line);
  bastide_list_label_set (GTK_WIDGET (self), label);
}

static void
show_entry (BastideFeatureRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->heading), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
}

void
bastide_feature_row_bind (BastideFeatureRow  *self,
                          BastideFeatureItem *item)
{
  self->item = g_object_ref (item);
  g_signal_connect_swapped (item, "changed", G_CALLBACK (item_changed), self);
  show_entry (self);
  item_changed (self);
}

void
bastide_feature_row_bind_group (BastideFeatureRow   *self,
                                BastideFeatureGroup *group)
{
  self->group = g_object_ref (group);
  g_signal_connect_swapped (group, "changed", G_CALLBACK (group_changed), self);
  show_entry (self);
  group_changed (self);
}

void
bastide_feature_row_bind_change (BastideFeatureRow *self,
                                 BastideChangeItem *change)
{
  const BastideChangeText *text = bastide_change_item_get_text (change);
  g_autofree char *label = NULL;

  self->change = g_object_ref (change);
  show_entry (self);
  bastide_entry_set (self->entry, text->glyph, text->title, text->line, text->game, text->players, text->number);
  /* Translators: for screen readers: a feature, its owners and what became of it, its points before and after. */
  label = g_strdup_printf (_("%s; %s; %s"), text->title, text->line, text->tooltip);
  bastide_list_label_set (GTK_WIDGET (self), label);
}

void
bastide_feature_row_unbind (BastideFeatureRow *self)
{
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  if (self->group != NULL)
    g_signal_handlers_disconnect_by_data (self->group, self);
  g_clear_object (&self->item);
  g_clear_object (&self->group);
  g_clear_object (&self->change);
}

void
bastide_feature_row_bind_heading (BastideFeatureRow *self,
                                  const char        *heading)
{
  gtk_label_set_label (self->heading, heading);
  bastide_list_label_set (GTK_WIDGET (self), heading);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
}
