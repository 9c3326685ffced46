/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-making-group.h"
#include "bastide-accessible.h"

#define FRAMES "bastide-frames"
/* After so many the view has come to rest from following the focus. */
#define SETTLED 20

struct _BastideMakingGroup
{
  AdwPreferencesGroup  parent_instance;

  guint                n_each;
  gpointer             object;          /* borrowed */
  GPtrArray           *rows;            /* owned (element-type GtkWidget): borrowed */
  GtkCheckButton      *mark;            /* borrowed: the first one (nullable) */
};

G_DEFINE_FINAL_TYPE (BastideMakingGroup, bastide_making_group, ADW_TYPE_PREFERENCES_GROUP)

/* What is called from a widget in a row. */
typedef struct
{
  GtkWidget *widget;            /* borrowed */
  GCallback  call;
  int        direction;
} Call;

typedef void (*Changed) (gpointer object, guint index, const char *text);
typedef void (*Clicked) (gpointer object, guint index, int direction);
typedef void (*Marked)  (gpointer object, guint index);

static void
free_call (gpointer  call,
           GClosure *closure)
{
  g_free (call);
}

static void
connect_call (GtkWidget  *widget,
              const char *signal,
              GCallback   handler,
              GCallback   function,
              int         direction)
{
  Call *call = g_new (Call, 1);

  *call = (Call) { widget, function, direction };
  g_signal_connect_data (widget, signal, handler, call, free_call, G_CONNECT_SWAPPED);
}

/* NULL once the row has gone. */
static BastideMakingGroup *
get_group (const Call *call)
{
  return (BastideMakingGroup *) gtk_widget_get_ancestor (call->widget, BASTIDE_TYPE_MAKING_GROUP);
}

/* --- Rows --- */

void
bastide_making_group_set_object (BastideMakingGroup *self,
                                 guint               n_each,
                                 gpointer            object)
{
  self->n_each = n_each;
  self->object = object;
}

GPtrArray *
bastide_making_group_get_rows (BastideMakingGroup *self)
{
  return self->rows;
}

guint
bastide_making_group_get_index (BastideMakingGroup *self,
                                GtkWidget          *widget)
{
  guint n;

  if (!g_ptr_array_find (self->rows, gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW), &n))
    g_return_val_if_reached (0);

  return n / self->n_each;
}

void
bastide_making_group_clear (BastideMakingGroup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  self->mark = NULL;
}

static GtkWidget *
add (BastideMakingGroup *self,
     GtkWidget          *row)
{
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);

  return row;
}

GtkWidget *
bastide_making_group_add_row (BastideMakingGroup *self,
                              const char         *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, NULL);

  /* It must know before that this is no markup. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);

  return add (self, row);
}

static void
changed (const Call *call)
{
  BastideMakingGroup *self = get_group (call);

  ((Changed) call->call) (self->object, bastide_making_group_get_index (self, call->widget),
                          gtk_editable_get_text (GTK_EDITABLE (call->widget)));
}

GtkWidget *
bastide_making_group_add_entry (BastideMakingGroup *self,
                                const char         *title,
                                const char         *text,
                                GCallback           call)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  connect_call (row, "changed", G_CALLBACK (changed), call, 0);

  return add (self, row);
}

/* --- The keys --- */

/* A new row, and the room below it, is there a few frames later: only then can it be brought into
 * view. */
static gboolean
scroll_to (GtkWidget     *row,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  GtkWidget *window = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport;
  graphene_rect_t box;
  guint n_frames = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), FRAMES)) + 1;

  if (window == NULL)
    return G_SOURCE_REMOVE;
  g_object_set_data (G_OBJECT (row), FRAMES, GUINT_TO_POINTER (n_frames));
  if (n_frames < SETTLED)
    return G_SOURCE_CONTINUE;
  viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (window));
  if (gtk_widget_compute_bounds (row, gtk_widget_get_first_child (viewport), &box))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)),
                               box.origin.y, box.origin.y + 2 * box.size.height);

  return G_SOURCE_REMOVE;
}

/* Without a row what adds one has the keys. */
void
bastide_making_group_focus_row (BastideMakingGroup *self,
                                guint               n)
{
  GtkWidget *row;

  if (self->rows->len == 0)
    {
      gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
      return;
    }
  row = g_ptr_array_index (self->rows, MIN (n, self->rows->len - 1));
  gtk_widget_grab_focus (row);
  gtk_widget_add_tick_callback (row, scroll_to, NULL, NULL);
}

/* --- What is in a row --- */

/* Unless the row went meanwhile. The keys go with what was moved, or on to what took the place of what went. */
static gboolean
click_later (gpointer data)
{
  const Call *call = data;
  BastideMakingGroup *self = get_group (call);
  int direction = call->direction;
  guint index;

  if (self == NULL)
    return G_SOURCE_REMOVE;
  index = bastide_making_group_get_index (self, call->widget);
  ((Clicked) call->call) (self->object, index, direction);
  bastide_making_group_focus_row (self, (index + (guint) direction) * self->n_each);

  return G_SOURCE_REMOVE;
}

static void
let_go (gpointer data)
{
  g_object_unref (((Call *) data)->widget);
}

/* Rows may not go while a button in one of them tells of a click. */
static void
clicked (Call *call)
{
  g_object_ref (call->widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, click_later, call, let_go);
}

/* @widget is named, and goes before @row or behind what is in it. */
static void
add_widget (GtkWidget  *row,
            GtkWidget  *widget,
            const char *label,
            gboolean    is_before)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (widget, label);
  bastide_accessible_set_label (widget, label);
  if (ADW_IS_ENTRY_ROW (row))
    (is_before ? adw_entry_row_add_prefix : adw_entry_row_add_suffix) (ADW_ENTRY_ROW (row), widget);
  else
    (is_before ? adw_action_row_add_prefix : adw_action_row_add_suffix) (ADW_ACTION_ROW (row), widget);
}

void
bastide_making_group_add_button (BastideMakingGroup *self,
                                 GtkWidget          *row,
                                 const char         *label,
                                 int                 direction,
                                 GCallback           call)
{
  static const char * const icons[] = { "go-up-symbolic", "user-trash-symbolic", "go-down-symbolic" };
  GtkWidget *button = gtk_button_new_from_icon_name (icons[direction + 1]);

  gtk_widget_add_css_class (button, "flat");
  connect_call (button, "clicked", G_CALLBACK (clicked), call, direction);
  add_widget (row, button, label, FALSE);
}

static void
toggled (const Call *call)
{
  BastideMakingGroup *self = get_group (call);

  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (call->widget)))
    ((Marked) call->call) (self->object, bastide_making_group_get_index (self, call->widget));
}

void
bastide_making_group_add_mark (BastideMakingGroup *self,
                               GtkWidget          *row,
                               const char         *label,
                               gboolean            is_marked,
                               GCallback           marked)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->mark);
  if (self->mark == NULL)
    self->mark = GTK_CHECK_BUTTON (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_marked);
  connect_call (check, "toggled", G_CALLBACK (toggled), marked, 0);
  add_widget (row, check, label, TRUE);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
}

/* --- Class --- */

static void
bastide_making_group_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_MAKING_GROUP (object)->rows);

  G_OBJECT_CLASS (bastide_making_group_parent_class)->finalize (object);
}

static void
bastide_making_group_class_init (BastideMakingGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_making_group_finalize;
}

static void
bastide_making_group_init (BastideMakingGroup *self)
{
  self->n_each = 1;
  self->rows = g_ptr_array_new ();
}
