/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-supply.h"
#include "bastide-figure-cache.h"
#include "bastide-look.h"
#include "bastide-supply-list.h"

#include <adwaita.h>
#include <bst-io-game-words.h>
#include <bst-render-kind.h>
#include <bst-render-token.h>

#include <glib/gi18n.h>

/* In pixels: a picture, its distance from its number and from the next one, a line. */
#define PICTURE 22
#define SPACE   3
#define GAP     9
#define LINE    26

/* A tile so large that figures on it are as large as a picture here. */
#define TILE    (PICTURE * 0.8 / BST_RENDER_FIGURE_SIZE)

typedef struct
{
  BastideSupplyItem  what;
  PangoLayout       *number;    /* the count as it is written; NULL until it is measured */
  int                x, y;      /* as it was laid out last */
} Item;

struct _BastideSupply
{
  GtkWidget           parent_instance;

  gboolean            is_line;
  GArray             *items;    /* of Item */
  char               *label;    /* for screen readers and as the tooltip; NULL until it is set */
  BastideFigureCache *figures;  /* NULL until drawn */
};

G_DEFINE_FINAL_TYPE (BastideSupply, bastide_supply, GTK_TYPE_WIDGET)

static void
clear_item (gpointer data)
{
  g_clear_object (&((Item *) data)->number);
}

/* --- Layout --- */

/* Shaping a text costs far more than all the rest here, so it is done once. */
static PangoLayout *
get_number (BastideSupply *self,
            Item          *item)
{
  if (item->number == NULL)
    {
      g_autofree char *text = g_strdup_printf ("%u", item->what.count);

      item->number = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
    }

  return item->number;
}

static int
get_item_width (BastideSupply *self,
                Item          *item)
{
  int width;

  pango_layout_get_pixel_size (get_number (self, item), &width, NULL);

  return PICTURE + SPACE + width + GAP;
}

/* One alone is no higher than its pictures. */
static int
get_line (BastideSupply *self)
{
  return self->is_line ? PICTURE : LINE;
}

/* Gives every item its place in this width. Returns how many lines they need. */
static int
lay_out (BastideSupply *self,
         int            width)
{
  int at = 0, lines = 1;

  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = &g_array_index (self->items, Item, i);
      int needed = get_item_width (self, item);

      if (!self->is_line && at > 0 && at + needed - GAP > width)
        {
          at = 0;
          lines++;
        }
      item->x = at;
      item->y = (lines - 1) * get_line (self);
      at += needed;
    }

  return lines;
}

static GtkSizeRequestMode
bastide_supply_get_request_mode (GtkWidget *widget)
{
  return BASTIDE_SUPPLY (widget)->is_line ? GTK_SIZE_REQUEST_CONSTANT_SIZE
                                          : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_supply_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BastideSupply *self = BASTIDE_SUPPLY (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = get_line (self) * lay_out (self, for_size < 0 ? G_MAXINT : for_size);
  else
    for (guint i = 0; i < self->items->len; i++)
      {
        int width = get_item_width (self, &g_array_index (self->items, Item, i));

        if (i == 0 || !self->is_line)
          *minimum = MAX (*minimum, width);
        *natural += width;
      }
}

/* --- Drawing --- */

static void
draw_picture (BastideSupply        *self,
              cairo_t              *cr,
              const BstRenderTheme *theme,
              const Item           *item,
              double                x,
              double                y)
{
  double scale = bst_render_figure_row_scale (item->what.figure) / gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (item->what.is_token)
    {
      bst_render_token_draw (cr, theme, item->what.token, x, y, PICTURE * 0.95);
      return;
    }

  /* Bitmaps are in device pixels. */
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  bastide_figure_cache_paint (self->figures, cr, item->what.figure, BST_FEATURE_CITY, item->what.colour,
                              0, 0);
  cairo_restore (cr);
  if (item->what.is_captive)
    {
      GdkRGBA colour;

      gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      bst_render_figure_draw_bars (cr, x, y, PICTURE);
    }
}

static const BstRenderTheme *
update_cache (BastideSupply *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const BstRenderTheme *theme = bastide_look_get_theme (NULL, dark);
  int tile = (int) (TILE * gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  if (self->figures != NULL && !bastide_figure_cache_matches (self->figures, theme, tile))
    g_clear_pointer (&self->figures, bastide_figure_cache_free);
  if (self->figures == NULL)
    self->figures = bastide_figure_cache_new (theme, tile);

  return theme;
}

static void
draw_item (BastideSupply        *self,
           cairo_t              *cr,
           const BstRenderTheme *theme,
           const Item           *item)
{
  double x = item->x + PICTURE / 2.0;
  double y = item->y + get_line (self) / 2.0;

  if (item->what.count > 0)
    {
      draw_picture (self, cr, theme, item, x, y);
      return;
    }

  cairo_push_group (cr);
  draw_picture (self, cr, theme, item, x, y);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.35);
}

static void
bastide_supply_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BastideSupply *self = BASTIDE_SUPPLY (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  int width = gtk_widget_get_width (widget);
  const BstRenderTheme *theme = update_cache (self);
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, width,
                                                       gtk_widget_get_height (widget)));
  lay_out (self, width);
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = &g_array_index (self->items, Item, i);
      PangoLayout *number = get_number (self, item);
      int height;

      if (self->is_line && item->x + get_item_width (self, item) - GAP > width)
        break;
      draw_item (self, cr, theme, item);
      pango_layout_get_pixel_size (number, NULL, &height);
      gtk_snapshot_render_layout (snapshot, style, item->x + PICTURE + SPACE,
                                  item->y + (get_line (self) - height) / 2.0, number);
    }
  cairo_destroy (cr);
}

/* --- What there is --- */

static gboolean
are_shown (BastideSupply *self,
           GArray        *what)
{
  guint n_same = 0;

  while (n_same < MIN (what->len, self->items->len)
         && bastide_supply_item_equal (&g_array_index (what, BastideSupplyItem, n_same),
                                       &g_array_index (self->items, Item, n_same).what))
    n_same++;

  return n_same == what->len && n_same == self->items->len;
}

void
bastide_supply_set (BastideSupply     *self,
                    const BstPosition *position,
                    guint              player)
{
  g_autoptr (GArray) what = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_SUPPLY (self));

  /* A move changes what one player has, or nothing. */
  what = bastide_supply_list_new (position, player);
  if (self->is_line)
    bastide_supply_list_drop_empty (what);
  if (are_shown (self, what))
    return;

  g_array_set_size (self->items, 0);
  for (guint i = 0; i < what->len; i++)
    {
      Item item = { .what = g_array_index (what, BastideSupplyItem, i) };

      g_array_append_val (self->items, item);
    }
  text = bastide_supply_list_dup_text (position, player);
  /* Translators: a player, and what lies in front of the player: "Anna: 5 followers, 1 pig". */
  g_free (self->label);
  self->label = g_strdup_printf (_("%s: %s"),
                                 bst_io_words_player (bst_position_get_game (position), player), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Class --- */

/* Told when it is asked for: a tooltip that is set with each step asks the screen where the pointer is. */
static gboolean
bastide_supply_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    by_keyboard,
                              GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, BASTIDE_SUPPLY (widget)->label);

  return BASTIDE_SUPPLY (widget)->label != NULL;
}

static void
bastide_supply_finalize (GObject *object)
{
  BastideSupply *self = BASTIDE_SUPPLY (object);

  g_clear_pointer (&self->items, g_array_unref);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->figures, bastide_figure_cache_free);

  G_OBJECT_CLASS (bastide_supply_parent_class)->finalize (object);
}

static void
bastide_supply_class_init (BastideSupplyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_supply_finalize;
  widget_class->get_request_mode = bastide_supply_get_request_mode;
  widget_class->measure = bastide_supply_measure;
  widget_class->snapshot = bastide_supply_snapshot;
  widget_class->query_tooltip = bastide_supply_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_supply_init (BastideSupply *self)
{
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (self->items, clear_item);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_supply_new (void)
{
  return g_object_new (BASTIDE_TYPE_SUPPLY, NULL);
}

GtkWidget *
bastide_supply_new_line (void)
{
  BastideSupply *self = g_object_new (BASTIDE_TYPE_SUPPLY, NULL);

  self->is_line = TRUE;

  return GTK_WIDGET (self);
}
