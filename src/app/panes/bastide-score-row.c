/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-row.h"
#include "bastide-entry.h"
#include "bastide-list-label.h"
#include "bastide-rule-link.h"
#include "bastide-rule-text.h"
#include "bastide-sectioned-list.h"
#include "bastide-template.h"

#include <bst-io-event-text.h>

#include <glib/gi18n.h>

struct _BastideScoreRow
{
  GtkWidget          parent_instance;

  BastideScoreItem  *item;      /* owned while bound */

  /* Template */
  GtkLabel          *heading;
  GtkBox            *body;
  BastideEntry      *entry;
  GtkImage          *arrow;
  GtkBox            *details;
  GtkLabel          *formula;
  GtkLabel          *rule;
  GtkLabel          *majority;
};

G_DEFINE_FINAL_TYPE (BastideScoreRow, bastide_score_row, GTK_TYPE_WIDGET)

static void
bastide_score_row_dispose (GObject *object)
{
  bastide_score_row_unbind (BASTIDE_SCORE_ROW (object));
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_score_row_parent_class)->dispose (object);
}

static void
bastide_score_row_class_init (BastideScoreRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_score_row_dispose;
  widget_class->grab_focus = bastide_sectioned_list_pass_focus;

  g_type_ensure (BASTIDE_TYPE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-score-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideScoreRow, heading, body, entry, arrow, details, formula, rule,
                             majority);
}

static void
bastide_score_row_init (BastideScoreRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_score_row_new (BastideRowPictures *pictures)
{
  BastideScoreRow *self = g_object_new (BASTIDE_TYPE_SCORE_ROW, NULL);

  bastide_entry_set_pictures (self->entry, pictures);

  return GTK_WIDGET (self);
}

static void
show_details (BastideScoreRow *self)
{
  const BstEvent *event = bastide_score_item_get_event (self->item);
  BstGame *game = bastide_score_item_get_game (self->item);
  g_autofree char *formula = bst_io_event_dup_formula (event);
  g_autofree char *rule = bastide_rule_text_dup_sentence (event);
  g_autofree char *majority = bastide_rule_text_dup_majority (event, game);

  gtk_label_set_label (self->formula, formula);
  gtk_widget_set_visible (GTK_WIDGET (self->formula), *formula != '\0');
  bastide_rule_link_set_text (self->rule, rule);
  gtk_label_set_label (self->majority, majority ? majority : "");
  gtk_widget_set_visible (GTK_WIDGET (self->majority), majority != NULL);
}

static void
open_changed (BastideScoreRow *self)
{
  gboolean open = bastide_score_item_get_open (self->item);

  if (open)
    show_details (self);
  gtk_widget_set_visible (GTK_WIDGET (self->details), open);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
}

/* For screen readers. (transfer full) */
static char *
dup_label (const char *title,
           const char *who,
           const char *points)
{
  if (points == NULL)
    /* Translators: for screen readers: what happened, and to whom. */
    return g_strdup_printf (_("%s, %s"), title, who);

  /* Translators: for screen readers: what was scored, who got it, and how many points. */
  return g_strdup_printf (_("%s, %s: %s"), title, who, points);
}

static void
item_changed (BastideScoreRow *self)
{
  const BstEvent *event = bastide_score_item_get_event (self->item);
  BstGame *game = bastide_score_item_get_game (self->item);
  const char *title = bastide_rule_text_get_title (event);
  g_autofree char *players = bastide_rule_text_dup_players (event, game);
  g_autofree char *points = bastide_rule_text_dup_points (event);
  g_autofree char *who = NULL;
  g_autofree char *label = NULL;

  if (event->final)
    who = g_steal_pointer (&players);
  else
    /* Translators: who scored or paid, and in which turn: "Red · move 12". */
    who = g_strdup_printf (_("%s · move %u"), players, event->turn);
  bastide_entry_set (self->entry, bastide_score_item_find_glyph (event), title, who, game, event->players,
                     event->points != 0 ? points : NULL);
  label = dup_label (title, who, points);
  bastide_list_label_set (GTK_WIDGET (self), label);
}

void
bastide_score_row_bind (BastideScoreRow  *self,
                        BastideScoreItem *item)
{
  self->item = g_object_ref (item);
  g_signal_connect_swapped (item, "changed", G_CALLBACK (item_changed), self);
  g_signal_connect_swapped (item, "notify::open", G_CALLBACK (open_changed), self);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->body), TRUE);
  item_changed (self);
  open_changed (self);
}

void
bastide_score_row_bind_heading (BastideScoreRow *self,
                                const char      *heading)
{
  gtk_label_set_label (self->heading, heading);
  bastide_list_label_set (GTK_WIDGET (self), heading);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->body), FALSE);
}

void
bastide_score_row_unbind (BastideScoreRow *self)
{
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_clear_object (&self->item);
}
