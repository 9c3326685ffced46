/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-row.h"
#include "bastide-accessible.h"
#include "bastide-list-label.h"
#include "bastide-move-strip.h"
#include "bastide-move-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How far a variation is moved in, where there is room for that, and else. Deeper ones stay there. */
#define MAX_STEP   14
#define MIN_STEP   3
#define MAX_INDENT 8

struct _BastideMoveRow
{
  GtkWidget           parent_instance;

  BastideMoveItem    *item;     /* owned; NULL before the first */
  BastideMoveStrip   *strip;    /* owned */
  gboolean            folded;   /* as the button says, if there is one */
  gboolean            words;

  /* Children; NULL until they are needed */
  GtkWidget          *fold;
  GtkWidget          *text;
  GtkWidget          *comment;
};

G_DEFINE_FINAL_TYPE (BastideMoveRow, bastide_move_row, GTK_TYPE_WIDGET)

/* --- Sizes --- */

static int
get_fold_width (BastideMoveRow *self)
{
  int width = 0;

  if (self->fold != NULL && gtk_widget_get_visible (self->fold))
    gtk_widget_measure (self->fold, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* Where the number's column begins in a row of this width. */
static int
get_start (BastideMoveRow *self,
           int             width)
{
  int indent = (int) MIN (MAX_INDENT, bastide_move_item_get_indent (self->item));
  int room = width - bastide_move_strip_get_usual_width (self->strip);

  if (indent == 0)
    return 0;

  return MAX (indent * CLAMP (room / indent, MIN_STEP, MAX_STEP), get_fold_width (self));
}

static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_visible (child);
}

/* Texts stand below the pictures, or in their place. */
static int
get_text_x (BastideMoveRow *self,
            int             width)
{
  return get_start (self, width) + bastide_move_strip_get_text_x (self->strip);
}

static int
measure_text (BastideMoveRow *self,
              GtkWidget      *child,
              int             width)
{
  int height = 0;

  if (is_shown (child))
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (1, width - get_text_x (self, width)),
                        NULL, &height, NULL, NULL);

  return height;
}

/* A text in the place of pictures is as high as they are, at least. */
static int
measure_first_text (BastideMoveRow *self,
                    int             width)
{
  int height = measure_text (self, self->text, width);

  return bastide_move_strip_has_tile (self->strip) ? height : MAX (height, bastide_move_strip_get_height (self->strip));
}

static GtkSizeRequestMode
bastide_move_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_move_row_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BastideMoveRow *self = BASTIDE_MOVE_ROW (widget);

  *minimum = *natural = 0;
  if (self->item == NULL)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = bastide_move_strip_get_least_width (self->strip);
      *natural = bastide_move_strip_get_width (self->strip) + get_start (self, 0);
      *natural = MAX (*minimum, *natural);
      return;
    }
  if (for_size < 0)
    for_size = bastide_move_strip_get_usual_width (self->strip);
  *natural = (bastide_move_strip_has_tile (self->strip) ? bastide_move_strip_get_height (self->strip) : 0) + measure_first_text (self, for_size)
             + measure_text (self, self->comment, for_size);
  *minimum = *natural;
}

static void
allocate_text (BastideMoveRow *self,
               GtkWidget      *child,
               int             width,
               int             y,
               int             height)
{
  int x = get_text_x (self, width);

  if (is_shown (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (1, width - x), height }, -1);
}

static void
bastide_move_row_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BastideMoveRow *self = BASTIDE_MOVE_ROW (widget);
  int fold_width = get_fold_width (self);
  int line, y;

  if (self->item == NULL)
    return;

  line = bastide_move_strip_get_height (self->strip);
  if (is_shown (self->fold))
    gtk_widget_size_allocate (self->fold, &(GtkAllocation) { get_start (self, width) - fold_width, 0,
                                                             fold_width, line }, -1);
  y = bastide_move_strip_has_tile (self->strip) ? line : 0;
  line = measure_first_text (self, width);
  allocate_text (self, self->text, width, y, line);
  allocate_text (self, self->comment, width, y + line, measure_text (self, self->comment, width));
}

static void
bastide_move_row_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BastideMoveRow *self = BASTIDE_MOVE_ROW (widget);
  int width = gtk_widget_get_width (widget);

  if (self->item == NULL)
    return;

  bastide_move_strip_draw (self->strip, snapshot, get_start (self, width), width);
  GTK_WIDGET_CLASS (bastide_move_row_parent_class)->snapshot (widget, snapshot);
}

/* --- Children --- */

static void
fold_clicked (BastideMoveRow *self)
{
  g_signal_emit_by_name (self, "fold", !self->folded);
}

static void
make_fold (BastideMoveRow *self)
{
  self->fold = gtk_button_new ();
  gtk_widget_set_can_focus (self->fold, FALSE);
  gtk_widget_set_valign (self->fold, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->fold, "flat");
  gtk_widget_add_css_class (self->fold, "fold");
  g_signal_connect_swapped (self->fold, "clicked", G_CALLBACK (fold_clicked), self);
  gtk_widget_set_parent (self->fold, GTK_WIDGET (self));
}

static void
update_fold (BastideMoveRow *self,
             BastideFold     fold)
{
  gboolean is_new = self->fold == NULL;

  if (is_new && fold != BASTIDE_FOLD_NONE)
    make_fold (self);
  if (self->fold != NULL)
    gtk_widget_set_visible (self->fold, fold != BASTIDE_FOLD_NONE);
  if (fold == BASTIDE_FOLD_NONE || (!is_new && self->folded == (fold == BASTIDE_FOLD_CLOSED)))
    return;
  self->folded = fold == BASTIDE_FOLD_CLOSED;
  gtk_button_set_icon_name (GTK_BUTTON (self->fold), self->folded ? "pan-end-symbolic" : "pan-down-symbolic");
  bastide_accessible_set_label (self->fold, self->folded ? _("Unfold the variation") : _("Fold the variation"));
}

/* Shows a text in @child, which is made the first time; hides it for NULL. Takes @text. */
static void
set_text (BastideMoveRow  *self,
          GtkWidget      **child,
          char            *text)
{
  g_autofree char *taken = text;

  if (*child == NULL && taken != NULL)
    {
      *child = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE,
                             "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
      gtk_widget_set_parent (*child, GTK_WIDGET (self));
    }
  if (*child == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (*child), taken != NULL ? taken : "");
  gtk_widget_set_visible (*child, taken != NULL);
}

static void
update_text (BastideMoveRow *self)
{
  char *text = bastide_move_text_dup_head (self->item);
  gboolean in_place = text != NULL;

  if (text == NULL && self->words)
    text = bastide_move_text_dup_written (self->item);
  set_text (self, &self->text, text);
  if (self->text == NULL)
    return;
  if (in_place)
    gtk_widget_remove_css_class (self->text, "secondary");
  else
    gtk_widget_add_css_class (self->text, "secondary");
}

static void
update_comment (BastideMoveRow *self)
{
  set_text (self, &self->comment, bastide_move_text_dup_comment (self->item));
  if (self->comment != NULL)
    gtk_widget_add_css_class (self->comment, "comment");
}

/* --- What it shows --- */

static void
fill (BastideMoveRow *self)
{
  g_autofree char *spoken = bastide_move_text_dup_spoken (self->item);

  bastide_move_strip_set_item (self->strip, self->item);
  bastide_list_label_set (GTK_WIDGET (self), spoken);
  update_fold (self, bastide_move_item_get_fold (self->item));
  update_text (self);
  update_comment (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* GTK binds every row between the move that was selected and the one that is, though the rows say what they said
 * before. */
void
bastide_move_row_bind (BastideMoveRow  *self,
                       BastideMoveItem *item)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ROW (self));

  if (self->item == item)
    return;

  g_set_object (&self->item, item);
  fill (self);
}

void
bastide_move_row_set_words (BastideMoveRow *self,
                            gboolean        words)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ROW (self));

  if (self->words == words)
    return;

  self->words = words;
  if (self->item != NULL)
    update_text (self);
}

BstNode *
bastide_move_row_get_node (BastideMoveRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ROW (self), NULL);

  return self->item != NULL ? bastide_move_item_get_node (self->item) : NULL;
}

/* --- Class --- */

/* Made when it is asked for. */
static gboolean
bastide_move_row_query_tooltip (GtkWidget  *widget,
                                int         x,
                                int         y,
                                gboolean    by_keys,
                                GtkTooltip *tooltip)
{
  BastideMoveRow *self = BASTIDE_MOVE_ROW (widget);
  g_autofree char *text = self->item != NULL ? bastide_move_text_dup_tooltip (self->item) : NULL;

  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
bastide_move_row_dispose (GObject *object)
{
  BastideMoveRow *self = BASTIDE_MOVE_ROW (object);

  g_clear_pointer (&self->fold, gtk_widget_unparent);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->comment, gtk_widget_unparent);
  g_clear_pointer (&self->strip, bastide_move_strip_free);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (bastide_move_row_parent_class)->dispose (object);
}

static void
bastide_move_row_class_init (BastideMoveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_move_row_dispose;
  widget_class->get_request_mode = bastide_move_row_get_request_mode;
  widget_class->measure = bastide_move_row_measure;
  widget_class->size_allocate = bastide_move_row_size_allocate;
  widget_class->snapshot = bastide_move_row_snapshot;
  widget_class->query_tooltip = bastide_move_row_query_tooltip;

  g_signal_new ("fold", BASTIDE_TYPE_MOVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
bastide_move_row_init (BastideMoveRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  /* Its tile is drawn in the theme of boards. */
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_move_row_new (BastideRowPictures *pictures)
{
  BastideMoveRow *self = g_object_new (BASTIDE_TYPE_MOVE_ROW, NULL);

  self->strip = bastide_move_strip_new (GTK_WIDGET (self), pictures);

  return GTK_WIDGET (self);
}
