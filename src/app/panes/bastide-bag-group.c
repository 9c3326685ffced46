/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bag-group.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"

#include <glib/gi18n.h>

/* Tiles in a row: five in the pane, and more where that is wider. */
#define FEWEST 5
#define MOST   12

struct _BastideBagGroup
{
  GtkWidget    parent_instance;

  char        *title;           /* NULL without one, as the next two */
  GtkExpander *expander;
  GtkLabel    *number;
  GtkFlowBox  *flow;
  guint        count;
  gboolean     is_wanted;       /* open, as the reader chose or the count asks for */
  gboolean     is_searched;
  gboolean     updating;
};

G_DEFINE_FINAL_TYPE (BastideBagGroup, bastide_bag_group, GTK_TYPE_WIDGET)

static void
update (BastideBagGroup *self)
{
  if (self->expander == NULL)
    return;

  self->updating = TRUE;
  gtk_expander_set_expanded (self->expander, self->is_wanted || self->is_searched);
  self->updating = FALSE;
}

static void
expanded_changed (BastideBagGroup *self)
{
  if (!self->updating)
    self->is_wanted = gtk_expander_get_expanded (self->expander);
}

void
bastide_bag_group_set_count (BastideBagGroup *self,
                             guint            count)
{
  g_autofree char *number = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (BASTIDE_IS_BAG_GROUP (self));

  if (self->expander == NULL || self->count == count)
    return;

  if ((self->count == 0) != (count == 0))
    self->is_wanted = count > 0;
  self->count = count;
  number = count == BASTIDE_BAG_GROUP_UNTOLD ? g_strdup ("") : g_strdup_printf ("%u", count);
  gtk_label_set_label (self->number, number);
  label = count == BASTIDE_BAG_GROUP_UNTOLD
          ? g_strdup (self->title)
          /* Translators: for screen readers: a tile set, and how many tiles of it there are. */
          : g_strdup_printf (ngettext ("%s: %u tile", "%s: %u tiles", count), self->title, count);
  bastide_accessible_set_label (GTK_WIDGET (self->expander), label);
  update (self);
}

void
bastide_bag_group_set_searched (BastideBagGroup *self,
                                gboolean         is_searched)
{
  g_return_if_fail (BASTIDE_IS_BAG_GROUP (self));

  self->is_searched = is_searched;
  update (self);
}

void
bastide_bag_group_open (BastideBagGroup *self)
{
  g_return_if_fail (BASTIDE_IS_BAG_GROUP (self));

  self->is_wanted = TRUE;
  update (self);
}

GtkFlowBox *
bastide_bag_group_get_flow (BastideBagGroup *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_GROUP (self), NULL);

  return self->flow;
}

void
bastide_bag_group_add (BastideBagGroup *self,
                       GtkWidget       *tile)
{
  g_return_if_fail (BASTIDE_IS_BAG_GROUP (self));

  gtk_flow_box_append (self->flow, tile);
  /* The tile is what takes the focus. */
  gtk_widget_set_focusable (gtk_widget_get_parent (tile), FALSE);
}

/* --- Class --- */

static void
bastide_bag_group_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&BASTIDE_BAG_GROUP (object)->title, g_free);

  G_OBJECT_CLASS (bastide_bag_group_parent_class)->dispose (object);
}

static void
bastide_bag_group_class_init (BastideBagGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_bag_group_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bastide_bag_group_init (BastideBagGroup *self)
{
  self->is_wanted = TRUE;
  self->count = BASTIDE_BAG_GROUP_UNTOLD;
  self->flow = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->flow, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->flow, TRUE);
  gtk_flow_box_set_min_children_per_line (self->flow, FEWEST);
  gtk_flow_box_set_max_children_per_line (self->flow, MOST);
  gtk_widget_set_valign (GTK_WIDGET (self->flow), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->flow), "tight");
  bastide_focus_make_one_stop (GTK_WIDGET (self->flow));
}

static void
add_expander (BastideBagGroup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (self->title);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  self->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->number));
  self->expander = GTK_EXPANDER (gtk_expander_new (NULL));
  gtk_expander_set_label_widget (self->expander, box);
  gtk_expander_set_child (self->expander, GTK_WIDGET (self->flow));
  gtk_expander_set_expanded (self->expander, TRUE);
  gtk_widget_set_tooltip_text (box, self->title);
  bastide_accessible_set_label (GTK_WIDGET (self->expander), self->title);
  g_signal_connect_swapped (self->expander, "notify::expanded", G_CALLBACK (expanded_changed), self);
  gtk_widget_set_parent (GTK_WIDGET (self->expander), GTK_WIDGET (self));
}

GtkWidget *
bastide_bag_group_new (const char *title)
{
  BastideBagGroup *self = g_object_new (BASTIDE_TYPE_BAG_GROUP, NULL);

  self->title = g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title != NULL ? title : _("Tile types"), -1);
  if (title != NULL)
    add_expander (self);
  else
    gtk_widget_set_parent (GTK_WIDGET (self->flow), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
