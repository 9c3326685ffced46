/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-entry.h"
#include "bastide-mark-picture.h"
#include "bastide-text-size.h"

/* In pixels for texts of the usual size. */
#define ICON   20
#define MARK   14
#define NUMBER 30
#define GAP    8

/* With a title alone, and with a second line. */
#define HEIGHT      32
#define FULL_HEIGHT 44

/* Of the title at least. */
#define MIN_TEXT 32

/* With less width than this, marks of many players overlap each other by half. */
#define NARROW 220

/* How much fainter the second line is. */
#define SECOND_DIM 0.65f

#define MARK_GAP 4

struct _BastideEntry
{
  GtkWidget           parent_instance;

  BastideRowPictures *pictures;         /* borrowed */
  gboolean            is_cut;
  BstRenderGlyph      glyph;
  BstColour           colours[BST_MAX_PLAYERS];
  guint               n_colours;
  char               *title;            /* owned, as all that follow; NULL without */
  char               *second;
  char               *number;
  PangoLayout        *title_layout;     /* NULL until they are measured ... */
  PangoLayout        *second_layout;
  PangoLayout        *number_layout;
  int                 layout_width;     /* ... for an entry of this width and text size */
  double              layout_scale;
};

G_DEFINE_FINAL_TYPE (BastideEntry, bastide_entry, GTK_TYPE_WIDGET)

static int
get_size (BastideEntry *self,
          double        pixels)
{
  return (int) (pixels * bastide_text_size_get_scale (GTK_WIDGET (self)) + 0.5);
}

/* --- Sizes --- */

static void
forget_layouts (BastideEntry *self)
{
  g_clear_object (&self->title_layout);
  g_clear_object (&self->second_layout);
  g_clear_object (&self->number_layout);
}

static PangoLayout *
dup_layout (BastideEntry   *self,
            BastideRowText  style,
            const char     *text,
            int             width)
{
  return text == NULL ? NULL : bastide_row_pictures_dup_text (self->pictures, GTK_WIDGET (self), style, text, width);
}

/* From one mark to the next. */
static int
get_mark_step (BastideEntry *self,
               int           width)
{
  return get_size (self, self->n_colours > 2 && width < get_size (self, NARROW) ? MARK / 2.0 : MARK);
}

/* The marks and the number, in an entry of @width. */
static int
measure_end (BastideEntry *self,
             int           width)
{
  int step = get_mark_step (self, width);
  int marks = self->n_colours == 0 ? 0 : (int) (self->n_colours - 1) * step + get_size (self, MARK);
  int number = 0;

  if (self->number_layout == NULL)
    self->number_layout = dup_layout (self, BASTIDE_ROW_TEXT_BOLD, self->number, -1);
  if (self->number_layout == NULL)
    return marks;

  pango_layout_get_pixel_size (self->number_layout, &number, NULL);

  return marks + MAX (number + get_size (self, MARK_GAP), get_size (self, NUMBER));
}

/* Texts go on below where they are wider than what the marks leave. */
static void
lay_out (BastideEntry *self,
         int           width)
{
  int text;

  if (self->title_layout != NULL && self->layout_width == width
      && self->layout_scale == bastide_text_size_get_scale (GTK_WIDGET (self)))
    return;

  forget_layouts (self);
  text = MAX (get_size (self, MIN_TEXT), width - get_size (self, ICON + 2 * GAP) - measure_end (self, width));
  self->title_layout = dup_layout (self, self->is_cut ? BASTIDE_ROW_TEXT_PLAIN_CUT : BASTIDE_ROW_TEXT_PLAIN, self->title,
                                   text);
  self->second_layout = dup_layout (self, self->is_cut ? BASTIDE_ROW_TEXT_SMALL_CUT : BASTIDE_ROW_TEXT_SMALL,
                                    self->second, text);
  self->layout_width = width;
  self->layout_scale = bastide_text_size_get_scale (GTK_WIDGET (self));
}

static int
get_height (PangoLayout *layout)
{
  int height = 0;

  if (layout != NULL)
    pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

static int
measure_height (BastideEntry *self,
                int           width)
{
  lay_out (self, width);

  return MAX (get_height (self->title_layout) + get_height (self->second_layout) + 4,
              get_size (self, self->second != NULL ? FULL_HEIGHT : HEIGHT));
}

static GtkSizeRequestMode
bastide_entry_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_entry_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BastideEntry *self = BASTIDE_ENTRY (widget);

  *minimum = *natural = 0;
  if (self->title == NULL)
    return;

  /* In whatever width, it is at least as high as with texts of one line. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = get_size (self, ICON + 2 * GAP + MIN_TEXT) + measure_end (self, 0);
  else if (for_size < 0)
    *minimum = get_size (self, self->second != NULL ? FULL_HEIGHT : HEIGHT);
  else
    *minimum = measure_height (self, for_size);
  *natural = *minimum;
}

/* --- Drawing --- */

static void
draw_text (GtkSnapshot   *snapshot,
           PangoLayout   *layout,
           const GdkRGBA *colour,
           float          x,
           float          y)
{
  if (layout == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_texts (BastideEntry  *self,
            GtkSnapshot   *snapshot,
            const GdkRGBA *colour)
{
  int title = get_height (self->title_layout);
  int x = get_size (self, ICON + GAP);
  int y = (gtk_widget_get_height (GTK_WIDGET (self)) - title - get_height (self->second_layout)) / 2;
  GdkRGBA dim = *colour;

  dim.alpha *= SECOND_DIM;
  draw_text (snapshot, self->title_layout, colour, x, y);
  draw_text (snapshot, self->second_layout, &dim, x, y + title);
}

static void
draw_end (BastideEntry  *self,
          GtkSnapshot   *snapshot,
          const GdkRGBA *colour)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int mark = get_size (self, MARK);
  int x = width - measure_end (self, width);
  int number_width;

  for (guint i = 0; i < self->n_colours; i++)
    bastide_row_pictures_mark (self->pictures, self->colours[i], x + (int) i * get_mark_step (self, width),
                               (height - mark) / 2, mark);
  if (self->number_layout == NULL)
    return;
  pango_layout_get_pixel_size (self->number_layout, &number_width, NULL);
  draw_text (snapshot, self->number_layout, colour, width - number_width,
             (height - get_height (self->number_layout)) / 2);
}

static void
bastide_entry_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BastideEntry *self = BASTIDE_ENTRY (widget);
  int icon = get_size (self, ICON);
  GdkRGBA colour;

  if (self->title == NULL)
    return;

  lay_out (self, gtk_widget_get_width (widget));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  bastide_row_pictures_begin (self->pictures, widget, snapshot);
  bastide_row_pictures_glyph (self->pictures, self->glyph, 0, (gtk_widget_get_height (widget) - icon) / 2, icon);
  draw_texts (self, snapshot, &colour);
  draw_end (self, snapshot, &colour);
}

/* --- What it shows --- */

static gboolean
set_text (char       **field,
          const char  *text)
{
  if (g_strcmp0 (*field, text) == 0)
    return FALSE;
  g_free (*field);
  *field = g_strdup (text);

  return TRUE;
}

/* Most changes leave a line as high as it was, and a list that is not measured anew costs far less. */
void
bastide_entry_set (BastideEntry   *self,
                   BstRenderGlyph  glyph,
                   const char     *title,
                   const char     *second,
                   const BstGame  *game,
                   guint           players,
                   const char     *number)
{
  int width;
  guint n_colours;
  gboolean is_other;

  g_return_if_fail (BASTIDE_IS_ENTRY (self));

  width = gtk_widget_get_width (GTK_WIDGET (self));
  self->glyph = glyph;
  n_colours = self->n_colours;
  self->n_colours = bastide_mark_picture_list (game, players, self->colours);
  is_other = set_text (&self->title, title) || n_colours != self->n_colours;
  is_other = set_text (&self->second, second) || is_other;
  is_other = set_text (&self->number, number) || is_other;
  if (!is_other)
    {
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return;
    }
  forget_layouts (self);
  if (width == 0 || measure_height (self, width) != gtk_widget_get_height (GTK_WIDGET (self)))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_entry_set_pictures (BastideEntry       *self,
                            BastideRowPictures *pictures)
{
  g_return_if_fail (BASTIDE_IS_ENTRY (self));

  self->pictures = pictures;
}

void
bastide_entry_set_cut (BastideEntry *self)
{
  g_return_if_fail (BASTIDE_IS_ENTRY (self));

  self->is_cut = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Class --- */

static void
bastide_entry_dispose (GObject *object)
{
  BastideEntry *self = BASTIDE_ENTRY (object);

  forget_layouts (self);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->second, g_free);
  g_clear_pointer (&self->number, g_free);

  G_OBJECT_CLASS (bastide_entry_parent_class)->dispose (object);
}

/* Another font, or text colour. */
static void
bastide_entry_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  forget_layouts (BASTIDE_ENTRY (widget));

  GTK_WIDGET_CLASS (bastide_entry_parent_class)->css_changed (widget, change);
}

static void
bastide_entry_class_init (BastideEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_entry_dispose;
  widget_class->get_request_mode = bastide_entry_get_request_mode;
  widget_class->measure = bastide_entry_measure;
  widget_class->snapshot = bastide_entry_snapshot;
  widget_class->css_changed = bastide_entry_css_changed;
  /* The row that it is in says it all. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_entry_init (BastideEntry *self)
{
}
