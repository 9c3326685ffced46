/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-why-list.h"
#include "bastide-engine-text.h"
#include "bastide-template.h"
#include "bastide-why.h"

#include <glib/gi18n.h>

struct _BastideWhyList
{
  GtkWidget   parent_instance;

  BastideWhy *why;          /* owned */
  guint       ranks[2];     /* of the turns that are asked about; 0 of none */

  /* Template */
  GtkWidget  *box;
  GtkLabel   *title;
  GtkGrid    *reasons;
};

G_DEFINE_FINAL_TYPE (BastideWhyList, bastide_why_list, GTK_TYPE_WIDGET)

static void
attach (BastideWhyList *self,
        const char     *text,
        int             column,
        int             row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column == 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_grid_attach (self->reasons, label, column, row, 1, 1);
}

static void
update (BastideWhyList *self)
{
  guint n = bastide_why_get_n (self->why);
  g_autofree char *title = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->reasons))))
    gtk_grid_remove (self->reasons, child);
  gtk_widget_set_visible (self->box, n > 0);
  /* Translators: over the reasons; the turns are called by their places in the list. */
  title = g_strdup_printf (_("Why %u before %u"), self->ranks[0], self->ranks[1]);
  gtk_label_set_label (self->title, title);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *points = bastide_engine_text_dup_points (bastide_why_get_points (self->why, i));

      attach (self, bastide_why_get_text (self->why, i), 0, (int) i);
      attach (self, points, 1, (int) i);
    }
}

void
bastide_why_list_ask (BastideWhyList          *self,
                      const BstPosition       *position,
                      guint                    player,
                      const BastideEngineTurn *one,
                      const BastideEngineTurn *other)
{
  g_return_if_fail (BASTIDE_IS_WHY_LIST (self));

  self->ranks[0] = one->rank;
  self->ranks[1] = other->rank;
  bastide_why_ask (self->why, position, player, &one->answer.move, &other->answer.move);
}

void
bastide_why_list_clear (BastideWhyList *self)
{
  g_return_if_fail (BASTIDE_IS_WHY_LIST (self));

  self->ranks[0] = self->ranks[1] = 0;
  bastide_why_stop (self->why);
}

static void
bastide_why_list_dispose (GObject *object)
{
  BastideWhyList *self = BASTIDE_WHY_LIST (object);

  g_clear_object (&self->why);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_why_list_parent_class)->dispose (object);
}

static void
bastide_why_list_class_init (BastideWhyListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_why_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-why-list.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideWhyList, box, title, reasons);
}

static void
bastide_why_list_init (BastideWhyList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->why = bastide_why_new ();
  g_signal_connect_object (self->why, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
