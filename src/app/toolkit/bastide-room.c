/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-room.h"
#include "bastide-template.h"

struct _BastideRoom
{
  GtkWidget  parent_instance;

  GtkWidget *child;             /* (nullable) */
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

enum
{
  GIVEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRoom, bastide_room, GTK_TYPE_WIDGET)

int
bastide_room_get_needed_width (BastideRoom *self)
{
  int needed = 0;

  g_return_val_if_fail (BASTIDE_IS_ROOM (self), 0);

  if (self->child != NULL)
    gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);

  return needed;
}

static GtkSizeRequestMode
bastide_room_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_room_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BastideRoom *self = BASTIDE_ROOM (widget);

  if (self->child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, bastide_room_get_needed_width (self));
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

/* While a pane slides away the child is wider than its room. */
static void
bastide_room_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BastideRoom *self = BASTIDE_ROOM (widget);

  g_signal_emit (self, signals[GIVEN], 0, width, height);
  if (self->child == NULL)
    return;
  gtk_widget_allocate (self->child, MAX (width, bastide_room_get_needed_width (self)), height, baseline, NULL);
  for (GtkWidget *over = gtk_widget_get_next_sibling (self->child); over != NULL;
       over = gtk_widget_get_next_sibling (over))
    {
      /* Who does not ask gets no place. */
      gtk_widget_measure (over, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (over, width, height, -1, NULL);
    }
}

void
bastide_room_add (BastideRoom *self,
                  GtkWidget   *over)
{
  g_return_if_fail (BASTIDE_IS_ROOM (self));

  gtk_widget_insert_before (over, GTK_WIDGET (self), NULL);
}

static void
bastide_room_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  BastideRoom *self = BASTIDE_ROOM (object);

  switch (id)
    {
    case PROP_CHILD:
      g_clear_pointer (&self->child, gtk_widget_unparent);
      self->child = g_value_get_object (value);
      if (self->child != NULL)
        gtk_widget_set_parent (self->child, GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_room_dispose (GObject *object)
{
  BastideRoom *self = BASTIDE_ROOM (object);

  self->child = NULL;
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_room_parent_class)->dispose (object);
}

static void
bastide_room_class_init (BastideRoomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bastide_room_dispose;
  object_class->set_property = bastide_room_set_property;
  widget_class->get_request_mode = bastide_room_get_request_mode;
  widget_class->measure = bastide_room_measure;
  widget_class->size_allocate = bastide_room_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[GIVEN] = g_signal_new ("given", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
bastide_room_init (BastideRoom *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
