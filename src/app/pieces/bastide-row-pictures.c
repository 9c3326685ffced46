/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-row-pictures.h"
#include "bastide-mark-picture.h"
#include "bastide-texture.h"
#include "bastide-tile-caches.h"

#include <adwaita.h>
#include <bst-render-kind.h>

/* While a colour fades into another one, every frame has its own pictures. */
#define MAX_TEXTURES 1500

/* More than the rows of a long game say in many steps. */
#define MAX_TEXTS 3000

/* Of small texts beside others. */
#define SMALL 0.864

typedef enum
{
  PICTURE_FIGURE,
  PICTURE_MARK,
  PICTURE_GLYPH,
  PICTURE_COMPASS
} PictureKind;

/* Which picture it is. All fields take part in the comparison: no padding. */
typedef struct
{
  guint32 kind;         /* PictureKind */
  guint32 what;         /* BstRenderGlyph, edges, or a figure with all that it depends on */
  guint32 colour;       /* BstColour, or that of the text */
  guint32 pixels;
} Key;

struct _BastideRowPictures
{
  BastideStudy         *study;          /* owned */
  GHashTable           *textures;       /* Key to GdkTexture */
  BastideTileCaches    *tiles;
  GHashTable           *texts;          /* TextKey to PangoLayout */
  guint                 font;           /* hash of that of the texts */
  double                resolution;

  /* Between begin and the end of the snapshot */
  GtkSnapshot          *snapshot;
  const BstRenderTheme *theme;
  GdkRGBA               colour;
  int                   scale;
};

typedef struct
{
  BastideRowText  style;
  int             width;
  char           *text;
} TextKey;

static guint
hash_text (gconstpointer data)
{
  const TextKey *key = data;

  return g_str_hash (key->text) * 31 + (guint) key->width * 4 + key->style;
}

static gboolean
are_texts_equal (gconstpointer a,
                 gconstpointer b)
{
  const TextKey *one = a, *other = b;

  return one->style == other->style && one->width == other->width && strcmp (one->text, other->text) == 0;
}

static void
free_text (gpointer data)
{
  g_free (((TextKey *) data)->text);
  g_free (data);
}

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return ((key->kind * 31 + key->what) * 31 + key->pixels) * 31 + key->colour;
}

static gboolean
are_keys_equal (gconstpointer a,
                gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

BastideRowPictures *
bastide_row_pictures_new (BastideStudy *study)
{
  BastideRowPictures *self = g_new0 (BastideRowPictures, 1);

  self->study = g_object_ref (study);
  self->textures = g_hash_table_new_full (hash_key, are_keys_equal, g_free, g_object_unref);
  self->texts = g_hash_table_new_full (hash_text, are_texts_equal, free_text, g_object_unref);
  self->tiles = bastide_tile_caches_new ();

  return self;
}

/* --- Tiles --- */

void
bastide_row_pictures_free (BastideRowPictures *self)
{
  bastide_tile_caches_free (self->tiles);
  g_hash_table_unref (self->textures);
  g_hash_table_unref (self->texts);
  g_object_unref (self->study);
  g_free (self);
}

void
bastide_row_pictures_tile (BastideRowPictures *self,
                           BstGame            *game,
                           guint               type,
                           guint               rotation,
                           int                 x,
                           int                 y,
                           int                 size)
{
  BstRenderArt *shown = bastide_shown_get_art (bastide_study_get_shown (self->study));
  BastideTileCache *tiles = bastide_tile_caches_find (self->tiles, game, shown, self->theme, size * self->scale);

  gtk_snapshot_append_texture (self->snapshot, bastide_texture_of_tile (tiles, type, 0, rotation),
                               &GRAPHENE_RECT_INIT (x, y, size, size));
}

/* --- All others --- */

static guint32
pack_colour (const GdkRGBA *colour)
{
  return (guint32) (colour->red * 255) << 24 | (guint32) (colour->green * 255) << 16
         | (guint32) (colour->blue * 255) << 8 | (guint32) (colour->alpha * 255);
}

/* What a figure is, in one number. */
static guint32
pack_figure (BstFigureKind  piece,
             BstFeatureKind kind,
             gboolean       is_captive,
             gboolean       is_dark)
{
  return (guint32) piece | (guint32) kind << 8 | (guint32) (is_captive != FALSE) << 16
         | (guint32) (is_dark != FALSE) << 17;
}

static void
draw_figure (BastideRowPictures *self,
             cairo_t            *cr,
             const Key          *key)
{
  BstFigureKind piece = (BstFigureKind) (key->what & 0xff);
  BstFeatureKind kind = (BstFeatureKind) (key->what >> 8 & 0xff);
  double share = bst_render_figure_row_share (piece);

  bst_render_figure_draw (cr, self->theme, bst_render_figure_of (piece, kind), (BstColour) key->colour,
                          key->pixels * 0.48, key->pixels * 0.5, key->pixels * share);
  if (key->what & 1u << 16)
    {
      gdk_cairo_set_source_rgba (cr, &self->colour);
      bst_render_figure_draw_bars (cr, key->pixels * 0.5, key->pixels * 0.5, key->pixels);
    }
}

static void
draw (BastideRowPictures *self,
      cairo_t            *cr,
      const Key          *key)
{
  gdk_cairo_set_source_rgba (cr, &self->colour);
  switch ((PictureKind) key->kind)
    {
    case PICTURE_FIGURE:
      draw_figure (self, cr, key);
      break;
    case PICTURE_MARK:
      bastide_mark_picture_draw (cr, (BstColour) key->colour, key->pixels / 2.0, key->pixels / 2.0, key->pixels);
      break;
    case PICTURE_GLYPH:
      bst_render_glyph_draw (cr, (BstRenderGlyph) key->what, 0, 0, key->pixels);
      break;
    case PICTURE_COMPASS:
    default:
      bst_render_compass_draw (cr, key->what, 0, 0, key->pixels);
    }
}

static GdkTexture *
get_texture (BastideRowPictures *self,
             const Key          *key)
{
  GdkTexture *texture = g_hash_table_lookup (self->textures, key);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (texture != NULL)
    return texture;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) key->pixels, (int) key->pixels);
  cr = cairo_create (surface);
  draw (self, cr, key);
  cairo_destroy (cr);
  texture = bastide_texture_new (surface);
  cairo_surface_destroy (surface);
  g_hash_table_insert (self->textures, g_memdup2 (key, sizeof *key), texture);

  return texture;
}

static void
append (BastideRowPictures *self,
        PictureKind         kind,
        guint32             what,
        guint32             colour,
        int                 x,
        int                 y,
        int                 size)
{
  const Key key = { kind, what, colour, (guint32) (size * self->scale) };

  gtk_snapshot_append_texture (self->snapshot, get_texture (self, &key),
                               &GRAPHENE_RECT_INIT (x, y, size, size));
}

void
bastide_row_pictures_figure (BastideRowPictures *self,
                             BstFigureKind       piece,
                             BstFeatureKind      kind,
                             BstColour           colour,
                             gboolean            is_captive,
                             int                 x,
                             int                 y,
                             int                 size)
{
  append (self, PICTURE_FIGURE, pack_figure (piece, kind, is_captive, self->theme->dark), colour, x, y, size);
}

void
bastide_row_pictures_mark (BastideRowPictures *self,
                           BstColour           colour,
                           int                 x,
                           int                 y,
                           int                 size)
{
  append (self, PICTURE_MARK, 0, colour, x, y, size);
}

void
bastide_row_pictures_glyph (BastideRowPictures *self,
                            BstRenderGlyph      glyph,
                            int                 x,
                            int                 y,
                            int                 size)
{
  append (self, PICTURE_GLYPH, glyph, pack_colour (&self->colour), x, y, size);
}

void
bastide_row_pictures_compass (BastideRowPictures *self,
                              guint               edges,
                              int                 x,
                              int                 y,
                              int                 size)
{
  append (self, PICTURE_COMPASS, edges, pack_colour (&self->colour), x, y, size);
}

void
bastide_row_pictures_begin (BastideRowPictures *self,
                            GtkWidget          *widget,
                            GtkSnapshot        *snapshot)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const BstRenderTheme *theme = bastide_shown_get_theme (bastide_study_get_shown (self->study), dark);
  int scale = gtk_widget_get_scale_factor (widget);

  if (self->theme != theme || self->scale != scale)
    {
      bastide_tile_caches_clear (self->tiles);
      g_hash_table_remove_all (self->textures);
    }
  if (g_hash_table_size (self->textures) > MAX_TEXTURES)
    g_hash_table_remove_all (self->textures);
  self->theme = theme;
  self->scale = scale;
  self->snapshot = snapshot;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &self->colour);
}

/* --- Texts --- */

/* Another font, or another size of it. */
static void
forget_old_texts (BastideRowPictures *self,
                  PangoContext       *context)
{
  guint font = pango_font_description_hash (pango_context_get_font_description (context));
  double resolution = pango_cairo_context_get_resolution (context);

  if (font != self->font || resolution != self->resolution || g_hash_table_size (self->texts) > MAX_TEXTS)
    g_hash_table_remove_all (self->texts);
  self->font = font;
  self->resolution = resolution;
}

static PangoAttrList *
make_attributes (BastideRowText style)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  if (style == BASTIDE_ROW_TEXT_SMALL || style == BASTIDE_ROW_TEXT_SMALL_CUT)
    pango_attr_list_insert (attributes, pango_attr_scale_new (SMALL));
  else if (style == BASTIDE_ROW_TEXT_BOLD)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));

  return attributes;
}

static PangoLayout *
make_text (GtkWidget     *widget,
           const TextKey *key)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, key->text);
  PangoAttrList *attributes = make_attributes (key->style);

  pango_layout_set_attributes (layout, attributes);
  if (key->style == BASTIDE_ROW_TEXT_PLAIN_CUT || key->style == BASTIDE_ROW_TEXT_SMALL_CUT)
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  else
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (key->width >= 0)
    pango_layout_set_width (layout, key->width * PANGO_SCALE);
  pango_attr_list_unref (attributes);

  return layout;
}

PangoLayout *
bastide_row_pictures_dup_text (BastideRowPictures *self,
                               GtkWidget          *widget,
                               BastideRowText      style,
                               const char         *text,
                               int                 width)
{
  const TextKey key = { style, width, (char *) text };
  TextKey *kept;
  PangoLayout *layout;

  forget_old_texts (self, gtk_widget_get_pango_context (widget));
  layout = g_hash_table_lookup (self->texts, &key);
  if (layout != NULL)
    return g_object_ref (layout);

  kept = g_memdup2 (&key, sizeof key);
  kept->text = g_strdup (text);
  layout = make_text (widget, kept);
  g_hash_table_insert (self->texts, kept, layout);

  return g_object_ref (layout);
}
