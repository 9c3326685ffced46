/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-split-view.h"
#include "bastide-compat.h"
#include "bastide-split-handle.h"

/* Of the height that it shares with the content the sidebar has this where it is below: at first, and as it is dragged. */
#define BELOW_SHARE 0.45
#define LEAST_SHARE 0.2
#define MOST_SHARE  0.8
/* What it leaves of it then at the least, in pixels: the bars, and some content. */
#define LEFT_HEIGHT 210
/* What everything else needs at the least, in pixels: some content, and bars above and below it, of which texts have a
 * part, for usual text. */
#define REST_HEIGHT 235
#define REST_TEXT   65
/* What large text leaves of the content, in pixels. */
#define CONTENT_WIDTH 60

struct _BastideSplitView
{
  AdwBin     parent_instance;

  GtkWidget *box;               /* our child */
  GtkWidget *view;              /* of libadwaita, in the box */
  GtkWidget *sheet;             /* below the view, and seen where the sidebar is there */
  GtkWidget *grip;              /* at its upper edge */
  GtkWidget *scroller;          /* in the sheet */
  GtkWidget *frame;             /* in the view, or in the scroller: the sidebar, and the handle at its edge */
  GtkWidget *handle;
  GtkWidget *sidebar;           /* not owned (nullable) */
  int        sidebar_width;     /* that it asks for with usual text */
  int        extra;             /* that the user gave it besides */
  int        room;              /* the window's width; 0: not known yet */
  int        spare;
  int        height;            /* that content and sheet share; 0: not known yet */
  double     share;             /* of it that the user gave the sheet; 0: none */
  double     text_scale;
  gboolean   wanted;            /* beside the content */
  gboolean   folded;
  gboolean   below;
};

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_SIDEBAR,
  PROP_AT_END,
  PROP_SHOW_SIDEBAR,
  PROP_FOLDED,
  PROP_EXTRA,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideSplitView, bastide_split_view, ADW_TYPE_BIN)

static void
shown_changed (BastideSplitView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SIDEBAR]);
}

/* What of the user's wish there is room for. */
static int
get_extra (BastideSplitView *self)
{
  return self->folded ? 0 : CLAMP (self->extra, 0, self->spare);
}

static void
set_clamp (BastideSplitView *self,
           int               width)
{
  if (!ADW_IS_CLAMP (self->sidebar))
    return;
  adw_clamp_set_maximum_size (ADW_CLAMP (self->sidebar), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->sidebar), width);
}

int
bastide_split_view_get_sidebar_width (BastideSplitView *self)
{
  int usual;

  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), 0);

  if (self->below)
    return self->room;
  usual = MAX (self->sidebar_width, MIN ((int) (self->sidebar_width * self->text_scale),
                                         self->room - CONTENT_WIDTH));

  return usual + get_extra (self);
}

static void
update_width (BastideSplitView *self)
{
  int wanted, now;

  if (self->sidebar == NULL || self->room == 0 || self->below)
    return;
  wanted = bastide_split_view_get_sidebar_width (self);
  gtk_widget_get_size_request (self->frame, &now, NULL);
  if (wanted == now)
    return;
  gtk_widget_set_size_request (self->frame, wanted, -1);
  set_clamp (self, wanted);
  bastide_compat_split_set_sidebar (self->view, self->frame);
}

gboolean
bastide_split_view_get_show (BastideSplitView *self)
{
  gboolean show;

  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), FALSE);

  if (self->below)
    return gtk_widget_get_visible (self->sheet);
  g_object_get (self->view, BASTIDE_COMPAT_SPLIT_SHOW, &show, NULL);

  return show;
}

static void
set_shown (BastideSplitView *self,
           gboolean          show)
{
  if (!self->below)
    g_object_set (self->view, BASTIDE_COMPAT_SPLIT_SHOW, show, NULL);
  else if (show != gtk_widget_get_visible (self->sheet))
    {
      gtk_widget_set_visible (self->sheet, show);
      shown_changed (self);
    }
}

void
bastide_split_view_set_show (BastideSplitView *self,
                             gboolean          show)
{
  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  /* Over the content or below it the sidebar comes and goes: that says nothing about where there is room. */
  if (!self->folded)
    self->wanted = show;
  set_shown (self, show);
}

gboolean
bastide_split_view_get_wanted (BastideSplitView *self)
{
  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), FALSE);

  return self->wanted;
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
  gtk_widget_set_visible (self->handle, !folded);
  update_width (self);
  bastide_compat_split_set_folded (self->view, folded);
  if (!self->below)
    set_shown (self, !folded && self->wanted);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
}

gboolean
bastide_split_view_get_below (BastideSplitView *self)
{
  g_return_val_if_fail (BASTIDE_IS_SPLIT_VIEW (self), FALSE);

  return self->below;
}

static void
move_sidebar (BastideSplitView *self)
{
  if (self->below)
    {
      bastide_compat_split_set_sidebar (self->view, NULL);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->frame);
    }
  else
    {
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), NULL);
      gtk_widget_set_size_request (self->frame, self->sidebar_width, -1);
      bastide_compat_split_set_sidebar (self->view, self->frame);
    }
}

/* A little less at first than what the user may give it: content and bars shall have their room. */
static int
find_sheet_height (BastideSplitView *self)
{
  double usual = MIN (self->height * BELOW_SHARE, self->height - REST_HEIGHT - REST_TEXT * self->text_scale);
  double given = MIN (self->height * self->share, self->height - LEFT_HEIGHT * self->text_scale);

  return (int) MAX (0, self->share > 0 ? given : usual);
}

static void
update_sheet (BastideSplitView *self)
{
  gtk_widget_set_size_request (self->sheet, -1, find_sheet_height (self));
}

void
bastide_split_view_set_below (BastideSplitView *self,
                              gboolean          below,
                              int               height,
                              int               least)
{
  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  if (below != self->below)
    {
      set_shown (self, FALSE);
      self->below = below;
      move_sidebar (self);
      update_width (self);
      set_shown (self, !self->folded && self->wanted);
    }
  if (!below)
    return;
  self->height = height;
  update_sheet (self);
  gtk_widget_set_size_request (self->frame, -1, least);
  set_clamp (self, self->room);
}

void
bastide_split_view_set_room (BastideSplitView *self,
                             int               width,
                             double            text_scale,
                             int               spare)
{
  g_return_if_fail (BASTIDE_IS_SPLIT_VIEW (self));

  self->room = width;
  self->spare = MAX (spare, 0);
  self->text_scale = text_scale;
  update_width (self);
}

/* --- Width by hand --- */

static void
set_extra (BastideSplitView *self,
           int               extra)
{
  extra = CLAMP (extra, 0, self->sidebar_width);
  if (extra == self->extra)
    return;
  self->extra = extra;
  update_width (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EXTRA]);
}

/* A pane is dragged to its content, so one at the end grows to the left. */
static void
handle_moved (BastideSplitView *self,
              int               pixels)
{
  gboolean at_end = gtk_widget_get_halign (self->handle) == GTK_ALIGN_START;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at_end = !at_end;
  set_extra (self, self->extra + (at_end ? -pixels : pixels));
}

/* Downwards it grows smaller. */
static void
grip_moved (BastideSplitView *self,
            int               pixels)
{
  if (self->height == 0)
    return;
  self->share = CLAMP ((find_sheet_height (self) - pixels) / (double) self->height, LEAST_SHARE, MOST_SHARE);
  update_sheet (self);
}

static void
grip_reset (BastideSplitView *self)
{
  self->share = 0;
  update_sheet (self);
}

static void
handle_reset (BastideSplitView *self)
{
  set_extra (self, 0);
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
    case PROP_EXTRA:
      g_value_set_int (value, self->extra);
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
      gtk_overlay_set_child (GTK_OVERLAY (self->frame), self->sidebar);
      gtk_widget_set_size_request (self->frame, self->sidebar_width, -1);
      bastide_compat_split_set_sidebar (self->view, self->frame);
      break;
    case PROP_AT_END:
      gtk_widget_set_halign (self->handle, g_value_get_boolean (value) ? GTK_ALIGN_START : GTK_ALIGN_END);
      bastide_compat_split_set_at_end (self->view, g_value_get_boolean (value));
      break;
    case PROP_SHOW_SIDEBAR:
      bastide_split_view_set_show (self, g_value_get_boolean (value));
      break;
    case PROP_FOLDED:
      bastide_split_view_set_folded (self, g_value_get_boolean (value));
      break;
    case PROP_EXTRA:
      set_extra (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_split_view_dispose (GObject *object)
{
  BastideSplitView *self = BASTIDE_SPLIT_VIEW (object);

  self->sidebar = NULL;
  g_clear_object (&self->frame);

  G_OBJECT_CLASS (bastide_split_view_parent_class)->dispose (object);
}

static void
bastide_split_view_class_init (BastideSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags write = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = bastide_split_view_dispose;
  object_class->get_property = bastide_split_view_get_property;
  object_class->set_property = bastide_split_view_set_property;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, write);
  properties[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET, write);
  properties[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, write);
  properties[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE, both);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, both);
  properties[PROP_EXTRA] = g_param_spec_int ("extra", NULL, NULL, 0, G_MAXINT, 0, both);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_split_view_init (BastideSplitView *self)
{
  self->wanted = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->view = bastide_compat_split_new ();
  gtk_widget_set_vexpand (self->view, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->view);
  self->sheet = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "visible", FALSE,
                              "css-classes", (const char *[]) { "below", NULL }, NULL);
  gtk_box_append (GTK_BOX (self->box), self->sheet);
  self->grip = bastide_split_handle_new (GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self->sheet), self->grip);
  g_signal_connect_object (self->grip, "moved", G_CALLBACK (grip_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grip, "reset", G_CALLBACK (grip_reset), self, G_CONNECT_SWAPPED);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "focusable", FALSE,
                                 "vexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->sheet), self->scroller);
  self->frame = g_object_ref_sink (gtk_overlay_new ());
  self->handle = bastide_split_handle_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (self->handle, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->frame), self->handle);
  g_signal_connect_object (self->handle, "moved", G_CALLBACK (handle_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->handle, "reset", G_CALLBACK (handle_reset), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->box);
  g_signal_connect_object (self->view, "notify::" BASTIDE_COMPAT_SPLIT_SHOW,
                           G_CALLBACK (shown_changed), self, G_CONNECT_SWAPPED);
}
