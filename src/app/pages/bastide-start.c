/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-start.h"
#include "bastide-recent.h"
#include "bastide-recent-card.h"
#include "bastide-thumbnail.h"

#include <bst-io-open.h>

/* Games that were open last. */
#define MAX_CARDS 3
/* The scene: in widget units, and the cells of the sample that it shows. */
#define SCENE_WIDTH  340
#define SCENE_HEIGHT 204
#define SCENE_BOX    { -1, -1, 3, 1 }

struct _BastideStart
{
  AdwBin            parent_instance;

  BastideUserState *user_state; /* owned (nullable) */
  gboolean          has_cards;

  /* Template */
  AdwBin           *scene;
  GtkWidget        *recent;
  GtkFlowBox       *cards;
};

G_DEFINE_FINAL_TYPE (BastideStart, bastide_start, ADW_TYPE_BIN)

static void
show_scene (BastideStart *self)
{
  static const BstRenderBox box = SCENE_BOX;
  g_autoptr (BstRecord) sample = bst_io_open_sample ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  GtkWidget *scene = bastide_thumbnail_new (SCENE_WIDTH, SCENE_HEIGHT);

  if (!bastide_study_set_record (study, sample, NULL, NULL))
    g_return_if_reached ();
  bastide_thumbnail_set (BASTIDE_THUMBNAIL (scene), study, &box);
  adw_bin_set_child (self->scene, scene);
}

static void
clear_cards (BastideStart *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  self->has_cards = FALSE;
}

/* The card is what is in focus, and has a name. */
static GtkWidget *
new_child (GtkWidget *card)
{
  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", card, "focusable", FALSE,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

static void
show_cards (BastideStart *self)
{
  g_autoptr (GListStore) files = bastide_recent_dup_files (MAX_CARDS);
  guint n_files = g_list_model_get_n_items (G_LIST_MODEL (files));

  clear_cards (self);
  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (G_LIST_MODEL (files), i);
      GtkWidget *card = bastide_recent_card_new (file, self->user_state);

      gtk_flow_box_append (self->cards, new_child (card));
    }
  gtk_widget_set_visible (self->recent, n_files > 0);
  self->has_cards = TRUE;
}

/* Files are read only where they are to be seen. */
static void
bastide_start_map (GtkWidget *widget)
{
  BastideStart *self = BASTIDE_START (widget);

  if (adw_bin_get_child (self->scene) == NULL)
    show_scene (self);
  if (!self->has_cards)
    show_cards (self);

  GTK_WIDGET_CLASS (bastide_start_parent_class)->map (widget);
}

static void
recent_changed (BastideStart *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_cards (self);
  else
    clear_cards (self);
}

static void
bastide_start_dispose (GObject *object)
{
  BastideStart *self = BASTIDE_START (object);

  g_clear_object (&self->user_state);

  G_OBJECT_CLASS (bastide_start_parent_class)->dispose (object);
}

static void
bastide_start_class_init (BastideStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_start_dispose;
  widget_class->map = bastide_start_map;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-start.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideStart, scene);
  gtk_widget_class_bind_template_child (widget_class, BastideStart, recent);
  gtk_widget_class_bind_template_child (widget_class, BastideStart, cards);
}

static void
bastide_start_init (BastideStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (recent_changed), self,
                           G_CONNECT_SWAPPED);
}

void
bastide_start_set_user_state (BastideStart     *self,
                              BastideUserState *user_state)
{
  g_return_if_fail (BASTIDE_IS_START (self));

  g_set_object (&self->user_state, user_state);
}
