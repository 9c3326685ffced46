/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bag-tiles.h"
#include "bastide-bag-group.h"
#include "bastide-bag-tile.h"
#include "bastide-tiles-left.h"
#include "bastide-texture.h"

#include <bst-io-game-words.h>
#include <bst-io-tile-set.h>

/* Microseconds of a frame in which pictures are drawn: with all sets there are more than a hundred. */
#define DRAWING_TIME 5000

struct _BastideBagTiles
{
  GtkBox            parent_instance;

  /* Owned */
  BastideShown     *shown;      /* NULL while there is none */
  GPtrArray        *types;      /* (element-type BastideBagTile), in groups */
  GPtrArray        *groups;     /* (element-type BastideBagGroup), children: one for each set */
  GPtrArray        *homes;      /* (element-type BastideBagGroup): that of each type */
  BstGame          *game;       /* for which they were made; NULL while there are none */
  GPtrArray        *names;      /* (element-type utf8): as each type was called then */
  BastideTileCache *pictures;   /* borrowed (nullable) */
  guint             n_drawn;    /* of the types: those before have their picture */

  int               selected;
  int               lit;
  gboolean          is_exam;
  char             *filter;     /* NULL shows all */
  gboolean          only_left;
  gboolean          has_cell;   /* that the reader looks at */
  int               cell_x;
  int               cell_y;
  guint8           *closing;    /* for each type: does it complete the lit feature? NULL: none is lit */
  guint             tell_source; /* until screen readers are told of the tiles, or 0 */
};

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_LIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideBagTiles, bastide_bag_tiles, GTK_TYPE_BOX)

/* --- Which are shown --- */

static gboolean
is_shown (BastideBagTiles *self,
          guint            type)
{
  BstGame *game = bastide_shown_get_game (self->shown);

  /* A tile that left the game, as the River's spring for that of GQ11, is no tile of the bag. */
  if (bastide_tiles_left_count_copies (game, type) == 0)
    return FALSE;
  if (self->only_left && !self->is_exam
      && bastide_tiles_left_count (bastide_shown_get_position (self->shown), type) == 0)
    return FALSE;

  return self->filter == NULL
         || bst_tile_type_matches (bst_tile_set_get_type (bst_game_get_tile_set (game), type),
                                   self->filter)
         || bastide_bag_tile_is_called (g_ptr_array_index (self->types, type), self->filter);
}

static void
update_group (BastideBagTiles *self,
              BastideBagGroup *group)
{
  gboolean is_any_shown = FALSE;

  for (guint i = 0; i < self->types->len && !is_any_shown; i++)
    is_any_shown = g_ptr_array_index (self->homes, i) == group && is_shown (self, i);
  gtk_widget_set_visible (GTK_WIDGET (group), is_any_shown);
  bastide_bag_group_set_searched (group, self->filter != NULL);
  gtk_flow_box_invalidate_filter (bastide_bag_group_get_flow (group));
}

void
bastide_bag_tiles_set_filter (BastideBagTiles *self,
                              const char      *text,
                              gboolean         only_left)
{
  gboolean is_other;

  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  is_other = g_strcmp0 (text, self->filter) != 0;
  g_free (self->filter);
  self->filter = g_strdup (text);
  self->only_left = only_left;
  for (guint i = 0; i < self->groups->len; i++)
    {
      BastideBagGroup *group = g_ptr_array_index (self->groups, i);

      update_group (self, group);
      if (is_other)
        gtk_flow_box_invalidate_sort (bastide_bag_group_get_flow (group));
    }
}

int
bastide_bag_tiles_get_first (BastideBagTiles *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILES (self), BST_NO_TILE);

  for (guint i = 0; self->shown != NULL && i < self->types->len; i++)
    if (is_shown (self, i))
      return (int) i;

  return BST_NO_TILE;
}

int
bastide_bag_tiles_find (BastideBagTiles *self,
                        GtkWidget       *widget)
{
  GtkWidget *tile;
  guint type;

  g_return_val_if_fail (BASTIDE_IS_BAG_TILES (self), BST_NO_TILE);

  tile = widget != NULL ? gtk_widget_get_ancestor (widget, BASTIDE_TYPE_BAG_TILE) : NULL;

  return tile != NULL && g_ptr_array_find (self->types, tile, &type) ? (int) type : BST_NO_TILE;
}

/* --- Which is selected, which is lit --- */

int
bastide_bag_tiles_get_selected (BastideBagTiles *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILES (self), BST_NO_TILE);

  return self->selected;
}

void
bastide_bag_tiles_set_selected (BastideBagTiles *self,
                                int              type)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  if (self->selected == type || self->shown == NULL)
    return;

  self->selected = type;
  for (guint i = 0; i < self->types->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->types, i), (int) i == type);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

static void
toggled (BastideBagTiles *self,
         GtkToggleButton *button)
{
  guint type;

  if (self->shown == NULL || !g_ptr_array_find (self->types, button, &type))
    return;
  if (gtk_toggle_button_get_active (button))
    bastide_bag_tiles_set_selected (self, (int) type);
  else if (self->selected == (int) type)
    bastide_bag_tiles_set_selected (self, BST_NO_TILE);
}

/* Pointed at, else in focus. */
static int
find_lit (BastideBagTiles *self)
{
  int focused = BST_NO_TILE;

  for (guint i = 0; i < self->types->len; i++)
    {
      GtkStateFlags flags = gtk_widget_get_state_flags (g_ptr_array_index (self->types, i));

      if (flags & GTK_STATE_FLAG_PRELIGHT)
        return (int) i;
      if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
        focused = (int) i;
    }

  return focused;
}

static void
tile_state_changed (BastideBagTiles *self)
{
  int lit = self->shown != NULL ? find_lit (self) : BST_NO_TILE;

  if (self->lit == lit)
    return;
  self->lit = lit;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIT]);
}

int
bastide_bag_tiles_get_lit (BastideBagTiles *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG_TILES (self), BST_NO_TILE);

  return self->lit;
}

void
bastide_bag_tiles_focus (BastideBagTiles *self,
                         int              type)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));
  g_return_if_fail (type >= 0 && (guint) type < self->types->len);

  bastide_bag_tiles_set_selected (self, type);
  bastide_bag_group_open (g_ptr_array_index (self->homes, type));
  gtk_widget_grab_focus (g_ptr_array_index (self->types, type));
}

/* --- What fits --- */

static void
update_fits (BastideBagTiles *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  gboolean asked = self->has_cell && !self->is_exam
                   && bastide_tiles_left_is_asked_for (position, self->cell_x, self->cell_y);

  for (guint i = 0; i < self->types->len; i++)
    {
      BastideTileFit fit = BASTIDE_TILE_FIT_UNKNOWN;

      if (self->closing != NULL)
        fit = self->closing[i] && bastide_tiles_left_count (position, i) > 0 ? BASTIDE_TILE_FIT_YES : BASTIDE_TILE_FIT_NO;
      if (asked)
        fit = bastide_tiles_left_fits (position, i, self->cell_x, self->cell_y) ? BASTIDE_TILE_FIT_YES : BASTIDE_TILE_FIT_NO;
      bastide_bag_tile_set_fit (g_ptr_array_index (self->types, i), fit);
    }
}

void
bastide_bag_tiles_set_cell (BastideBagTiles *self,
                            gboolean         has_cell,
                            int              x,
                            int              y)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  self->has_cell = has_cell;
  self->cell_x = x;
  self->cell_y = y;
  if (self->shown != NULL)
    update_fits (self);
}

void
bastide_bag_tiles_set_closing (BastideBagTiles *self,
                               const guint8    *closing)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  if ((closing == NULL && self->closing == NULL) || self->shown == NULL)
    return;
  g_free (self->closing);
  self->closing = g_memdup2 (closing, self->types->len);
  update_fits (self);
}

/* --- What is left --- */

static gboolean
tell_tiles (gpointer data)
{
  BastideBagTiles *self = data;

  self->tell_source = 0;
  for (guint i = 0; i < self->types->len; i++)
    bastide_bag_tile_tell (g_ptr_array_index (self->types, i));

  return G_SOURCE_REMOVE;
}

/* After a step when the reader has rested; but another game, and what an exam hides, at once. */
static void
queue_telling (BastideBagTiles *self,
               gboolean         at_once)
{
  g_clear_handle_id (&self->tell_source, g_source_remove);
  if (at_once)
    tell_tiles (self);
  else
    self->tell_source = g_timeout_add_full (G_PRIORITY_LOW, 150, tell_tiles, self, NULL);
}

/* Of each type what is left; those of which nothing is come last. A group is sorted once, however many of its tiles change. */
static void
update_counts (BastideBagTiles *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  g_autoptr (GHashTable) left = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) unsorted = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->types->len; i++)
    {
      BastideBagTile *tile = g_ptr_array_index (self->types, i);
      BastideBagGroup *home = g_ptr_array_index (self->homes, i);
      guint n_left = bastide_tiles_left_count (position, i);
      guint n_told = self->is_exam ? BASTIDE_BAG_TILE_UNTOLD : n_left;
      gboolean is_used_up = n_told == 0, was_used_up = bastide_bag_tile_get_remaining (tile) == 0;

      bastide_bag_tile_set_remaining (tile, n_told);
      if (is_used_up != was_used_up)
        g_hash_table_add (unsorted, home);
      n_left += GPOINTER_TO_UINT (g_hash_table_lookup (left, home));
      g_hash_table_insert (left, home, GUINT_TO_POINTER (n_left));
    }
  for (guint i = 0; i < self->groups->len; i++)
    {
      BastideBagGroup *group = g_ptr_array_index (self->groups, i);

      bastide_bag_group_set_count (group, self->is_exam ? BASTIDE_BAG_GROUP_UNTOLD
                                                  : GPOINTER_TO_UINT (g_hash_table_lookup (left, group)));
      if (g_hash_table_contains (unsorted, group))
        gtk_flow_box_invalidate_sort (bastide_bag_group_get_flow (group));
    }
}

void
bastide_bag_tiles_update (BastideBagTiles *self,
                          gboolean         at_once)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));
  g_return_if_fail (self->shown != NULL);

  update_counts (self);
  update_fits (self);
  queue_telling (self, at_once);
}

/* What was there stays until the next is, and is grey. */
void
bastide_bag_tiles_set_draws (BastideBagTiles *self,
                             BastideDrawMap  *draws)
{
  gboolean is_old = !bastide_draw_map_is_settled (draws);
  g_autofree char *caption = bastide_draw_map_dup_caption (draws);

  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  for (guint i = 0; i < self->types->len; i++)
    {
      g_autofree char *markup = bastide_draw_map_dup_markup (draws, i);
      g_autofree char *sentence = bastide_draw_map_dup_sentence (draws, i);

      /* All have the lines, so that they are of one size. */
      bastide_bag_tile_set_draw (g_ptr_array_index (self->types, i), markup == NULL && caption != NULL ? "" : markup,
                                 sentence, is_old);
    }
}

/* --- Pictures --- */

void
bastide_bag_tiles_set_pictures (BastideBagTiles  *self,
                                BastideTileCache *pictures)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  self->pictures = pictures;
  self->n_drawn = 0;
}

gboolean
bastide_bag_tiles_draw (BastideBagTiles *self)
{
  gint64 until = g_get_monotonic_time () + DRAWING_TIME;

  g_return_val_if_fail (BASTIDE_IS_BAG_TILES (self), FALSE);

  /* One at least, however late it is. */
  while (self->n_drawn < self->types->len)
    {
      bastide_bag_tile_set_texture (g_ptr_array_index (self->types, self->n_drawn),
                                    bastide_texture_of_tile (self->pictures, self->n_drawn, 0, 0));
      self->n_drawn++;
      if (g_get_monotonic_time () >= until)
        break;
    }

  return self->n_drawn < self->types->len;
}

/* Where a tile lies is known when all are laid out. A large game has three times as many types as there is room for, and
 * GTK would draw all of them with each frame. */
void
bastide_bag_tiles_scrolled (BastideBagTiles *self,
                            GtkWidget       *scroll)
{
  graphene_rect_t bounds;

  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  for (guint i = 0; i < self->types->len; i++)
    {
      GtkWidget *tile = g_ptr_array_index (self->types, i);
      gboolean in_sight = gtk_widget_get_mapped (tile) && gtk_widget_compute_bounds (tile, scroll, &bounds)
                          && bounds.origin.y < (float) gtk_widget_get_height (scroll)
                          && bounds.origin.y + bounds.size.height > 0;

      bastide_bag_tile_set_in_sight (BASTIDE_BAG_TILE (tile), in_sight);
    }
}

/* --- The tiles of a game --- */

static void
clear (BastideBagTiles *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->types, 0);
  g_ptr_array_set_size (self->homes, 0);
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->names, 0);
  g_clear_pointer (&self->game, bst_game_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
}

static gboolean
filter (GtkFlowBoxChild *child,
        gpointer         data)
{
  BastideBagTiles *self = data;
  guint type;

  return self->shown == NULL || !g_ptr_array_find (self->types, gtk_flow_box_child_get_child (child), &type)
         || is_shown (self, type);
}

/* What is used up comes last, but where one searches: there the first is the one that is taken. */
static int
compare (GtkFlowBoxChild *one,
         GtkFlowBoxChild *other,
         gpointer         data)
{
  BastideBagTiles *self = data;
  BastideBagTile *tile = BASTIDE_BAG_TILE (gtk_flow_box_child_get_child (one));
  BastideBagTile *other_tile = BASTIDE_BAG_TILE (gtk_flow_box_child_get_child (other));
  gboolean is_used_up = bastide_bag_tile_get_remaining (tile) == 0;
  gboolean is_other_used_up = bastide_bag_tile_get_remaining (other_tile) == 0;

  if (self->filter == NULL && is_used_up != is_other_used_up)
    return is_used_up - is_other_used_up;

  return (int) bastide_bag_tile_get_place (tile) - (int) bastide_bag_tile_get_place (other_tile);
}

/* One for each set whose tiles are in the game; one without a title, if that is one set. */
static void
add_groups (BastideBagTiles *self,
            BstTileSet      *set)
{
  g_autofree const char **sources = bst_io_tile_set_list_sources (set);
  guint n_types = bst_tile_set_get_n_types (set);
  g_autoptr (GHashTable) groups = g_hash_table_new (NULL, NULL);
  gboolean is_one = TRUE;

  for (guint i = 1; i < n_types; i++)
    is_one = is_one && sources[i] == sources[0];
  for (guint i = 0; i < n_types; i++)
    {
      const char *source = sources[i] != NULL ? sources[i] : bst_tile_set_get_id (set);
      GtkWidget *group = g_hash_table_lookup (groups, source);

      if (group == NULL)
        {
          g_autofree char *title = is_one ? NULL : bst_io_tile_set_dup_title (source);

          group = bastide_bag_group_new (title);
          gtk_flow_box_set_filter_func (bastide_bag_group_get_flow (BASTIDE_BAG_GROUP (group)), filter, self, NULL);
          gtk_flow_box_set_sort_func (bastide_bag_group_get_flow (BASTIDE_BAG_GROUP (group)), compare, self, NULL);
          g_hash_table_insert (groups, (gpointer) source, group);
          g_ptr_array_add (self->groups, group);
          gtk_box_append (GTK_BOX (self), group);
        }
      g_ptr_array_add (self->homes, group);
    }
}

static void
add_tile (BastideBagTiles *self,
          BstGame         *game,
          guint            type)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  GtkWidget *tile = bastide_bag_tile_new (type, bst_io_words_tile (set, type), bst_tile_set_get_type (set, type),
                                          bastide_tiles_left_count_copies (game, type));

  g_signal_connect_swapped (tile, "toggled", G_CALLBACK (toggled), self);
  g_signal_connect_swapped (tile, "state-flags-changed", G_CALLBACK (tile_state_changed), self);
  g_ptr_array_add (self->types, tile);
  g_ptr_array_add (self->names, g_strdup (bst_io_words_tile (set, type)));
  bastide_bag_group_add (g_ptr_array_index (self->homes, type), tile);
}

void
bastide_bag_tiles_set_shown (BastideBagTiles *self,
                             BastideShown    *shown,
                             gboolean         is_exam)
{
  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));

  bastide_shown_set (&self->shown, shown);
  self->is_exam = is_exam;
  if (shown != NULL)
    return;
  self->selected = BST_NO_TILE;
  self->has_cell = FALSE;
  g_clear_pointer (&self->closing, g_free);
}

/* The same types, as many of each, which rules have a say in, and called as the reader wants it now. */
static gboolean
has_tiles_of (BastideBagTiles *self,
              BstGame         *game)
{
  BstTileSet *set = bst_game_get_tile_set (game);

  if (self->game == NULL || bst_game_get_tile_set (self->game) != set)
    return FALSE;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (bastide_tiles_left_count_copies (self->game, i) != bastide_tiles_left_count_copies (game, i)
        || strcmp (g_ptr_array_index (self->names, i), bst_io_words_tile (set, i)) != 0)
      return FALSE;

  return TRUE;
}

/* Nothing is selected since the game went, and nothing told of their draws. */
static void
renew_tiles (BastideBagTiles *self)
{
  for (guint i = 0; i < self->types->len; i++)
    {
      gtk_toggle_button_set_active (g_ptr_array_index (self->types, i), FALSE);
      bastide_bag_tile_set_draw (g_ptr_array_index (self->types, i), NULL, NULL, FALSE);
    }
}

void
bastide_bag_tiles_make (BastideBagTiles *self)
{
  BstGame *game;
  BstTileSet *set;

  g_return_if_fail (BASTIDE_IS_BAG_TILES (self));
  g_return_if_fail (self->shown != NULL);

  game = bastide_shown_get_game (self->shown);
  set = bst_game_get_tile_set (game);
  /* The next puzzle or example is mostly of the same tiles. */
  if (has_tiles_of (self, game))
    renew_tiles (self);
  else
    {
      clear (self);
      add_groups (self, set);
      for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
        add_tile (self, game, i);
      self->game = bst_game_ref (game);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* --- Class --- */

static void
bastide_bag_tiles_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_int (value, BASTIDE_BAG_TILES (object)->selected);
  else if (id == PROP_LIT)
    g_value_set_int (value, BASTIDE_BAG_TILES (object)->lit);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_bag_tiles_dispose (GObject *object)
{
  BastideBagTiles *self = BASTIDE_BAG_TILES (object);

  g_clear_handle_id (&self->tell_source, g_source_remove);
  bastide_shown_set (&self->shown, NULL);
  if (self->types != NULL)
    clear (self);
  g_clear_pointer (&self->types, g_ptr_array_unref);
  g_clear_pointer (&self->homes, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_clear_pointer (&self->filter, g_free);
  g_clear_pointer (&self->closing, g_free);

  G_OBJECT_CLASS (bastide_bag_tiles_parent_class)->dispose (object);
}

static void
bastide_bag_tiles_class_init (BastideBagTilesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bastide_bag_tiles_dispose;
  object_class->get_property = bastide_bag_tiles_get_property;

  properties[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, BST_NO_TILE, G_MAXINT, BST_NO_TILE,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LIT] = g_param_spec_int ("lit", NULL, NULL, BST_NO_TILE, G_MAXINT, BST_NO_TILE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_bag_tiles_init (BastideBagTiles *self)
{
  self->selected = BST_NO_TILE;
  self->lit = BST_NO_TILE;
  self->types = g_ptr_array_new ();
  self->homes = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->names = g_ptr_array_new_with_free_func (g_free);
}
