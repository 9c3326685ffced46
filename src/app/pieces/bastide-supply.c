/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-supply.h"
#include "bastide-figure-cache.h"
#include "bastide-look.h"

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
  gboolean        is_token;
  BstRenderToken  token;
  BstFigureKind   figure;
  BstColour       colour;
  guint           player;       /* whose figures they are ... */
  gboolean        is_captive;   /* ... and whether another player holds them */
  guint           count;
  PangoLayout    *number;       /* the count as it is written; NULL until it is measured */
  int             x, y;         /* as it was laid out last */
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
      g_autofree char *text = g_strdup_printf ("%u", item->count);

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
      item->y = (lines - 1) * LINE;
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
    *minimum = *natural = LINE * lay_out (self, for_size < 0 ? G_MAXINT : for_size);
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
  double scale = bst_render_figure_row_scale (item->figure) / gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (item->is_token)
    {
      bst_render_token_draw (cr, theme, item->token, x, y, PICTURE * 0.95);
      return;
    }

  /* Bitmaps are in device pixels. */
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  bastide_figure_cache_paint (self->figures, cr, item->figure, BST_FEATURE_CITY, item->colour,
                              0, 0);
  cairo_restore (cr);
  if (item->is_captive)
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
  double y = item->y + LINE / 2.0;

  if (item->count > 0)
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
                                  item->y + (LINE - height) / 2.0, number);
    }
  cairo_destroy (cr);
}

/* --- What there is --- */

static void
add_figures (GArray            *items,
             const BstPosition *position,
             guint              player,
             const BstRules    *rules)
{
  const BstGame *game = bst_position_get_game (position);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      Item item = {
        .figure = (BstFigureKind) kind,
        .player = player,
        .colour = bst_game_get_player (game, player)->colour,
        .count = bst_position_get_supply (position, player, (BstFigureKind) kind),
      };

      if (rules->figures[kind] > 0 || item.count > 0)
        g_array_append_val (items, item);
    }
}

static void
add_token (GArray         *items,
           BstRenderToken  token,
           guint           count)
{
  Item item = { .is_token = TRUE, .token = token, .count = count };

  g_array_append_val (items, item);
}

/* Figures of others that the player holds (TO3). */
static void
add_prisoners (GArray            *items,
               const BstPosition *position,
               guint              player)
{
  const BstGame *game = bst_position_get_game (position);

  for (guint owner = 0; owner < bst_game_get_n_players (game); owner++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      {
        Item item = {
          .figure = (BstFigureKind) kind,
          .player = owner,
          .is_captive = TRUE,
          .colour = bst_game_get_player (game, owner)->colour,
          .count = bst_position_get_prisoners (position, player, owner, (BstFigureKind) kind),
        };

        if (item.count > 0)
          g_array_append_val (items, item);
      }
}

static GArray *
collect (const BstPosition *position,
         guint              player)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  GArray *items = g_array_new (FALSE, FALSE, sizeof (Item));

  g_array_set_clear_func (items, clear_item);
  add_figures (items, position, player, rules);
  for (guint good = 0; rules->goods && good < BST_N_GOODS; good++)
    add_token (items, (BstRenderToken) (BST_RENDER_TOKEN_WINE + good),
               bst_position_get_goods (position, player, (BstGood) good));
  if (rules->abbeys > 0)
    add_token (items, BST_RENDER_TOKEN_ABBEY, bst_position_get_abbeys (position, player));
  if (rules->towers)
    add_token (items, BST_RENDER_TOKEN_PIECE, bst_position_get_pieces (position, player));
  add_prisoners (items, position, player);

  return items;
}

/* All but the followers, of which none left is worth a word. */
static void
drop_empty (GArray *items)
{
  for (guint i = items->len; i > 1; i--)
    if (g_array_index (items, Item, i - 1).count == 0)
      g_array_remove_index (items, i - 1);
}

static char *
describe_token (const Item *item)
{
  switch (item->token)
    {
    case BST_RENDER_TOKEN_ABBEY:
      return g_strdup_printf (ngettext ("%u abbey tile", "%u abbey tiles", item->count),
                              item->count);
    case BST_RENDER_TOKEN_PIECE:
      return g_strdup_printf (ngettext ("%u tower piece", "%u tower pieces", item->count),
                              item->count);
    case BST_RENDER_TOKEN_WINE:
    case BST_RENDER_TOKEN_GRAIN:
    case BST_RENDER_TOKEN_CLOTH:
    default:
      return bst_io_words_goods ((BstGood) (item->token - BST_RENDER_TOKEN_WINE), item->count);
    }
}

static char *
describe (const BstGame *game,
          const Item    *item)
{
  g_autofree char *figures = NULL;

  if (item->is_token)
    return describe_token (item);

  figures = bst_io_words_figures (item->figure, item->count);
  if (!item->is_captive)
    return g_steal_pointer (&figures);

  /* Translators: prisoners: the player that they belong to, and how many of what kind:
   * "prisoners of Blue: 1 follower". */
  return g_strdup_printf (_("prisoners of %s: %s"), bst_io_words_player (game, item->player),
                          figures);
}

char *
bastide_supply_dup_text (const BstPosition *position,
                         guint              player)
{
  g_autoptr (GArray) items = collect (position, player);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *one = describe (bst_position_get_game (position),
                                       &g_array_index (items, Item, i));

      if (text->len > 0)
        g_string_append (text, C_("list separator", ", "));
      g_string_append (text, one);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_same_item (const Item *a,
              const Item *b)
{
  return a->is_token == b->is_token && a->token == b->token && a->figure == b->figure
         && a->colour == b->colour && a->player == b->player && a->is_captive == b->is_captive
         && a->count == b->count;
}

static gboolean
are_same_items (GArray *a,
                GArray *b)
{
  guint n_same = 0;

  while (n_same < MIN (a->len, b->len)
         && is_same_item (&g_array_index (a, Item, n_same), &g_array_index (b, Item, n_same)))
    n_same++;

  return n_same == a->len && n_same == b->len;
}

void
bastide_supply_set (BastideSupply     *self,
                    const BstPosition *position,
                    guint              player)
{
  g_autoptr (GArray) items = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_SUPPLY (self));

  /* A move changes what one player has, or nothing. */
  items = collect (position, player);
  if (self->is_line)
    drop_empty (items);
  if (are_same_items (items, self->items))
    return;

  g_array_unref (self->items);
  self->items = g_steal_pointer (&items);
  text = bastide_supply_dup_text (position, player);
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
