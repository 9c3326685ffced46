/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-split-view.h"
#include "bastide-compat.h"

/* What large text leaves of the content, in pixels. */
#define CONTENT_WIDTH 60

struct _BastideSplitView
{
  AdwBin     parent_instance;

  GtkWidget *view;              /* of libadwaita, our child */
  GtkWidget *sidebar;           /* not owned (nullable) */
  int        sidebar_width;     /* that it asks for with usual text */
  gboolean   folded;
};

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_SIDEBAR,
  PROP_AT_END,
  PROP_SHOW_SIDEBAR,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideSplitView, bastide_split_view, ADW_TYPE_BIN)

static void
shown_changed (BastideSplitView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SIDEBAR]);
}

gboolean
bastide_split_view_get_folded (BastideSplitView *self)
{
  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), FALSE);

  return self->folded;
}

void
bastide_split_view_set_folded (BastideSplitView *self,
                               gboolean          folded)
{
  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  if (self->folded == folded)
    return;

  self->folded = folded;
  bastide_compat_split_set_folded (self->view, folded);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
}

void
bastide_split_view_set_room (BastideSplitView *self,
                             int               width,
                             double            text_scale)
{
  int wanted, now;

  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  if (self->sidebar == NULL)
    return;
  wanted = MAX (self->sidebar_width, MIN ((int) (self->sidebar_width * text_scale),
                                          width - CONTENT_WIDTH));
  gtk_widget_get_size_request (self->sidebar, &now, NULL);
  if (wanted == now)
    return;
  gtk_widget_set_size_request (self->sidebar, wanted, -1);
  if (ADW_IS_CLAMP (self->sidebar))
    {
      adw_clamp_set_maximum_size (ADW_CLAMP (self->sidebar), wanted);
      adw_clamp_set_tightening_threshold (ADW_CLAMP (self->sidebar), wanted);
    }
  bastide_compat_split_set_sidebar (self->view, self->sidebar);
}

gboolean
bastide_split_view_get_show (BastideSplitView *self)
{
  gboolean show;

  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), FALSE);

  g_object_get (self->view, BASTIDE_COMPAT_SPLIT_SHOW, &show, NULL);

  return show;
}

void
bastide_split_view_set_show (BastideSplitView *self,
                             gboolean          show)
{
  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  g_object_set (self->view, BASTIDE_COMPAT_SPLIT_SHOW, show, NULL);
}

static void
bastide_split_view_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  BastideSplitView *self = BASTIDE_SPLIT_VIEW (object);

  switch (id)
    {
    case PROP_SHOW_SIDEBAR:
      g_value_set_boolean (value, bastide_split_view_get_show (self));
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_split_view_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  BastideSplitView *self = BASTIDE_SPLIT_VIEW (object);

  switch (id)
    {
    case PROP_CONTENT:
      bastide_compat_split_set_content (self->view, g_value_get_object (value));
      break;
    case PROP_SIDEBAR:
      self->sidebar = g_value_get_object (value);
      if (self->sidebar != NULL)
        gtk_widget_get_size_request (self->sidebar, &self->sidebar_width, NULL);
      bastide_compat_split_set_sidebar (self->view, self->sidebar);
      break;
    case PROP_AT_END:
      bastide_compat_split_set_at_end (self->view, g_value_get_boolean (value));
      break;
    case PROP_SHOW_SIDEBAR:
      bastide_split_view_set_show (self, g_value_get_boolean (value));
      break;
    case PROP_FOLDED:
      bastide_split_view_set_folded (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_split_view_class_init (BastideSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags write = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_split_view_get_property;
  object_class->set_property = bastide_split_view_set_property;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, write);
  properties[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET, write);
  properties[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, write);
  properties[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE, both);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, both);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_split_view_init (BastideSplitView *self)
{
  self->view = bastide_compat_split_new ();
  adw_bin_set_child (ADW_BIN (self), self->view);
  g_signal_connect_object (self->view, "notify::" BASTIDE_COMPAT_SPLIT_SHOW,
                           G_CALLBACK (shown_changed), self, G_CONNECT_SWAPPED);
}
