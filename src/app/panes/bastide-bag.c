/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bag.h"
#include "bastide-accessible.h"
#include "bastide-bag-group.h"
#include "bastide-bag-tile.h"
#include "bastide-balance.h"
#include "bastide-counted-tile.h"
#include "bastide-drawn-tiles.h"
#include "bastide-held-tiles.h"
#include "bastide-key-layout.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-template.h"
#include "bastide-tile-cache.h"

#include <adwaita.h>
#include <bst-fit-map.h>
#include <bst-io-game-words.h>
#include <bst-io-tile-set.h>

#include <glib/gi18n.h>

/* Microseconds of a frame in which pictures are drawn: with all sets there are more than a hundred. */
#define DRAWING_TIME 5000

struct _BastideBag
{
  GtkWidget         parent_instance;

  /* Owned */
  BastideStudy     *study;
  BastideShown     *shown;      /* of the study, until the next is taken; NULL while there is none */
  BastideTileCache *tiles;
  BastideDrawMap   *draw_map;   /* NULL without a study */
  GPtrArray        *types;      /* (element-type BastideBagTile), in groups */
  GPtrArray        *groups;     /* (element-type BastideBagGroup), children of the box: one for each set */
  GPtrArray        *homes;      /* (element-type BastideBagGroup): that of each type */
  guint             n_drawn;    /* of them: those before have their picture */
  BastideNextFrame  next_frame; /* in which more of them get theirs */

  int               selected;
  int               lit;
  guint             n_tiles;    /* in the bag before the game */
  char             *filter;     /* NULL shows all */
  gboolean          only_left;
  gboolean          has_cell;   /* that the reader looks at */
  int               cell_x;
  int               cell_y;
  guint8           *closing;    /* for each type: does it complete the lit feature? NULL: none is lit */
  gboolean          editing;
  GString          *typed;      /* name of a tile, so far */
  gint64            typed_at;   /* microseconds */
  guint             tell_source; /* until screen readers are told of the tiles, or 0 */

  /* Template */
  GtkLabel         *total;
  GtkWidget        *only_left_button;
  GtkLabel         *discarded;
  GtkFlowBox       *holding;        /* seen in edit mode: the strip tells of it */
  GtkLabel         *caption;        /* of what draws are worth */
  GtkWidget        *scroll;
  GtkBox           *box;
  BastideDrawnTiles *drawn;         /* in place of the box, at the end of a game */
  BastidePlaceholder *nothing;      /* where the filter finds nothing */
};

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_LIT,
  PROP_ONLY_LEFT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideBag, bastide_bag, GTK_TYPE_WIDGET)

/* --- Hands --- */

static void
update_hands (BastideBag *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->holding), self->editing);
  if (!self->editing)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->holding)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_held_tiles_update (BASTIDE_HELD_TILES (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))),
                               bastide_shown_get_position (self->shown), self->tiles);
}

/* --- Who drew what --- */

/* Once nothing is left to be drawn. The pictures are those of the bag, which come first. */
static void
update_drawn (BastideBag *self)
{
  gboolean is_shown = bastide_shown_is_over (self->shown) && !self->editing && !bastide_study_is_exam (self->study)
                      && self->filter == NULL && bastide_shown_get_n_moves (self->shown) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->box), !is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), is_shown);
  is_shown = is_shown && self->n_drawn == self->types->len;
  bastide_drawn_tiles_set (self->drawn, is_shown ? self->shown : NULL, self->tiles);
}

/* --- Pictures --- */

static gboolean
draw_pictures (GtkWidget *widget)
{
  BastideBag *self = BASTIDE_BAG (widget);
  gint64 until = g_get_monotonic_time () + DRAWING_TIME;

  /* One at least, however late it is. */
  while (self->n_drawn < self->types->len)
    {
      bastide_bag_tile_set_texture (g_ptr_array_index (self->types, self->n_drawn),
                                    bastide_tile_cache_get_texture (self->tiles, self->n_drawn, 0, 0));
      self->n_drawn++;
      if (g_get_monotonic_time () >= until)
        break;
    }
  if (self->n_drawn < self->types->len)
    return G_SOURCE_CONTINUE;
  if (self->shown != NULL)
    update_drawn (self);

  return G_SOURCE_REMOVE;
}

/* The board comes first. */
static void
update_pictures (BastideBag *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int size = BASTIDE_COUNTED_TILE_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->shown == NULL)
    return;

  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  self->tiles = bastide_tile_cache_new (bastide_shown_get_art (self->shown),
                                        bastide_shown_get_theme (self->shown, dark),
                                        size);
  self->n_drawn = 0;
  /* What is in hand is drawn by the same pictures. */
  update_hands (self);
  bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), draw_pictures);
}

/* --- All of it --- */

/* How many copies the game has; of abbeys, which nobody draws, as many as the players have. */
static guint
count_copies (BstGame *game,
              guint    type)
{
  const BstTileType *tile = bst_tile_set_get_type (bst_game_get_tile_set (game), type);

  if (tile->group != BST_DRAW_NEVER)
    return tile->count;

  return MIN (tile->count,
              bst_game_get_rules (game)->abbeys * bst_game_get_n_players (game));
}

static guint
count_left (const BstPosition *position,
            guint              type)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  return bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
         ? bst_position_count_abbeys (position) : bst_position_get_remaining (position, type);
}

static gboolean
is_shown (BastideBag *self,
          guint       type)
{
  BstGame *game = bastide_shown_get_game (self->shown);

  /* A tile that left the game, as the River's spring for that of GQ11, is no tile of the bag. */
  if (count_copies (game, type) == 0)
    return FALSE;
  if (self->only_left && !bastide_study_is_exam (self->study)
      && count_left (bastide_shown_get_position (self->shown), type) == 0)
    return FALSE;

  return self->filter == NULL
         || bst_tile_type_matches (bst_tile_set_get_type (bst_game_get_tile_set (game), type),
                                   self->filter)
         || bastide_bag_tile_is_called (g_ptr_array_index (self->types, type), self->filter);
}

static void
update_group (BastideBag      *self,
              BastideBagGroup *group)
{
  gboolean is_any_shown = FALSE;

  for (guint i = 0; i < self->types->len && !is_any_shown; i++)
    is_any_shown = g_ptr_array_index (self->homes, i) == group && is_shown (self, i);
  gtk_widget_set_visible (GTK_WIDGET (group), is_any_shown);
  bastide_bag_group_set_searched (group, self->filter != NULL);
  gtk_flow_box_invalidate_filter (bastide_bag_group_get_flow (group));
}

static void
update_filter (BastideBag *self)
{
  gboolean is_empty = bastide_bag_get_first (self) == BST_NO_TILE;

  for (guint i = 0; i < self->groups->len; i++)
    update_group (self, g_ptr_array_index (self->groups, i));
  bastide_placeholder_set_text (self->nothing, !is_empty ? NULL : self->filter != NULL ? _("No tile is called so.")
                                                                                       : _("No tile is left."));
  if (self->filter == NULL && self->only_left)
    bastide_placeholder_set_button (self->nothing, _("Show All Tiles"), "bag.show-all");
  else
    bastide_placeholder_set_button (self->nothing, NULL, NULL);
}

/* (transfer full) */
static char *
dup_total (BastideBag        *self,
           const BstPosition *position)
{
  guint remaining = bst_position_get_n_remaining (position);
  BastideBalance balance;

  bastide_balance_count (position, &balance);
  if (balance.n_hands > 0)
    /* Translators: how many tiles of how many are still to be laid, and how many of them somebody
     * has drawn. The plural is that of the second number. */
    return g_strdup_printf (ngettext ("%u of %u tile left, %u of them in hand",
                                      "%u of %u tiles left, %u of them in hand", self->n_tiles),
                            remaining, self->n_tiles, balance.n_hands);

  return g_strdup_printf (ngettext ("%u of %u tile left", "%u of %u tiles left", self->n_tiles),
                          remaining, self->n_tiles);
}

/* What is in hand is left, too: the same sum as that of the position that is edited. */
static void
update_total (BastideBag        *self,
              const BstPosition *position)
{
  g_autofree char *total = dup_total (self, position);
  g_autofree char *numbers = NULL;
  g_autofree char *discarded = NULL;
  guint n_discarded;

  /* Translators: how many tiles of how many are left. */
  numbers = g_strdup_printf (_("%u of %u"), bst_position_get_n_remaining (position), self->n_tiles);
  gtk_label_set_label (self->total, numbers);
  bastide_accessible_set_label (GTK_WIDGET (self->total), total);
  /* A tooltip that is set asks the screen where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self->total)), total) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->total), total);

  bst_position_get_discards (position, &n_discarded);
  discarded = g_strdup_printf (ngettext ("%u tile put aside", "%u tiles put aside", n_discarded), n_discarded);
  gtk_label_set_label (self->discarded, discarded);
  gtk_widget_set_visible (GTK_WIDGET (self->discarded), n_discarded > 0);
}

/* Where no tile touches nothing is asked. */
static gboolean
is_beside_board (const BstPosition *position,
                 int                x,
                 int                y)
{
  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    if (bst_position_find_tile (position, x + bst_step_x[d], y + bst_step_y[d]) >= 0)
      return bst_position_find_tile (position, x, y) < 0;

  return FALSE;
}

static void
update_fits (BastideBag *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  gboolean asked = self->has_cell && !bastide_study_is_exam (self->study)
                   && is_beside_board (position, self->cell_x, self->cell_y);

  for (guint i = 0; i < self->types->len; i++)
    {
      BastideFit fit = BASTIDE_FIT_UNKNOWN;

      if (self->closing != NULL)
        fit = self->closing[i] && count_left (position, i) > 0 ? BASTIDE_FIT_YES : BASTIDE_FIT_NO;
      if (asked)
        fit = count_left (position, i) > 0
              && bst_fit_rotations (position, i, self->cell_x, self->cell_y) != 0
              ? BASTIDE_FIT_YES : BASTIDE_FIT_NO;
      bastide_bag_tile_set_fit (g_ptr_array_index (self->types, i), fit);
    }
}

void
bastide_bag_set_cell (BastideBag *self,
                      gboolean    has_cell,
                      int         x,
                      int         y)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  self->has_cell = has_cell;
  self->cell_x = x;
  self->cell_y = y;
  if (self->shown != NULL)
    update_fits (self);
}

/* What was there stays until the next is, and is grey. */
static void
update_draws (BastideBag *self)
{
  gboolean is_old = !bastide_draw_map_is_settled (self->draw_map);
  g_autofree char *caption = bastide_draw_map_dup_caption (self->draw_map);

  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);

  for (guint i = 0; i < self->types->len; i++)
    {
      g_autofree char *markup = bastide_draw_map_dup_markup (self->draw_map, i);
      g_autofree char *sentence = bastide_draw_map_dup_sentence (self->draw_map, i);

      /* All have the lines, so that they are of one size. */
      bastide_bag_tile_set_draw (g_ptr_array_index (self->types, i), markup == NULL && caption != NULL ? "" : markup,
                                 sentence, is_old);
    }
}

void
bastide_bag_set_shows_draws (BastideBag *self,
                             gboolean    shows_draws)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  bastide_draw_map_set_active (self->draw_map, shows_draws);
}

BastideDrawMap *
bastide_bag_get_draw_map (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), NULL);

  return self->draw_map;
}

void
bastide_bag_set_closing (BastideBag   *self,
                         const guint8 *closing)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  if ((closing == NULL && self->closing == NULL) || self->shown == NULL)
    return;
  g_free (self->closing);
  self->closing = g_memdup2 (closing, self->types->len);
  update_fits (self);
}

static gboolean
tell_tiles (gpointer data)
{
  BastideBag *self = data;

  self->tell_source = 0;
  for (guint i = 0; i < self->types->len; i++)
    bastide_bag_tile_tell (g_ptr_array_index (self->types, i));

  return G_SOURCE_REMOVE;
}

/* After a step when the reader has rested; but another game, and what an exam hides, at once. */
static void
queue_telling (BastideBag         *self,
               BastideStudyChange  change)
{
  g_clear_handle_id (&self->tell_source, g_source_remove);
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_EXAM))
    tell_tiles (self);
  else
    self->tell_source = g_timeout_add_full (G_PRIORITY_LOW, 150, tell_tiles, self, NULL);
}

/* Of each type what is left; those of which nothing is come last. */
static void
update_counts (BastideBag        *self,
               const BstPosition *position,
               gboolean           is_exam)
{
  g_autoptr (GHashTable) left = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->types->len; i++)
    {
      BastideBagTile *tile = g_ptr_array_index (self->types, i);
      BastideBagGroup *home = g_ptr_array_index (self->homes, i);
      guint n_left = count_left (position, i);
      guint n_told = is_exam ? BASTIDE_BAG_TILE_UNTOLD : n_left;
      gboolean is_used_up = n_told == 0, was_used_up = bastide_bag_tile_get_remaining (tile) == 0;

      bastide_bag_tile_set_remaining (tile, n_told);
      if (is_used_up != was_used_up)
        gtk_flow_box_invalidate_sort (bastide_bag_group_get_flow (home));
      n_left += GPOINTER_TO_UINT (g_hash_table_lookup (left, home));
      g_hash_table_insert (left, home, GUINT_TO_POINTER (n_left));
    }
  for (guint i = 0; i < self->groups->len; i++)
    {
      BastideBagGroup *group = g_ptr_array_index (self->groups, i);

      bastide_bag_group_set_count (group, is_exam ? BASTIDE_BAG_GROUP_UNTOLD
                                                  : GPOINTER_TO_UINT (g_hash_table_lookup (left, group)));
    }
}

static void
node_changed (BastideBag *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  gboolean is_exam = bastide_study_is_exam (self->study);

  update_total (self, position);
  gtk_widget_set_visible (GTK_WIDGET (self->total), !is_exam);
  gtk_widget_set_visible (self->only_left_button, !is_exam);
  update_hands (self);
  update_counts (self, position, is_exam);
  update_fits (self);
  if (self->only_left)
    update_filter (self);
  update_drawn (self);
}

static void
toggled (BastideBag      *self,
         GtkToggleButton *button)
{
  guint type;

  if (self->shown == NULL || !g_ptr_array_find (self->types, button, &type))
    return;
  if (gtk_toggle_button_get_active (button))
    bastide_bag_set_selected (self, (int) type);
  else if (self->selected == (int) type)
    bastide_bag_set_selected (self, BST_NO_TILE);
}

/* Pointed at, else in focus. */
static int
find_lit (BastideBag *self)
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
tile_state_changed (BastideBag *self)
{
  int lit = self->shown != NULL ? find_lit (self) : BST_NO_TILE;

  if (self->lit == lit)
    return;
  self->lit = lit;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIT]);
}

int
bastide_bag_get_lit (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return self->lit;
}

static void
clear (BastideBag *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->types, 0);
  g_ptr_array_set_size (self->homes, 0);
  g_ptr_array_set_size (self->groups, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))))
    gtk_box_remove (self->box, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->holding))))
    gtk_flow_box_remove (self->holding, child);
}

static gboolean
filter (GtkFlowBoxChild *child,
        gpointer         data)
{
  BastideBag *self = data;
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
  BastideBag *self = data;
  GtkWidget *tile = gtk_flow_box_child_get_child (one);
  GtkWidget *other_tile = gtk_flow_box_child_get_child (other);
  gboolean is_used_up = bastide_bag_tile_get_remaining (BASTIDE_BAG_TILE (tile)) == 0;
  gboolean is_other_used_up = bastide_bag_tile_get_remaining (BASTIDE_BAG_TILE (other_tile)) == 0;
  guint place = 0, other_place = 0;

  if (self->filter == NULL && is_used_up != is_other_used_up)
    return is_used_up - is_other_used_up;
  g_ptr_array_find (self->types, tile, &place);
  g_ptr_array_find (self->types, other_tile, &other_place);

  return (int) place - (int) other_place;
}

/* One for each set whose tiles are in the game; one without a title, if that is one set. */
static void
add_groups (BastideBag *self,
            BstTileSet *set)
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
          gtk_box_append (self->box, group);
        }
      g_ptr_array_add (self->homes, group);
    }
}

static void
add_tile (BastideBag *self,
          BstGame    *game,
          guint       type)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  GtkWidget *tile = bastide_bag_tile_new (bst_io_words_tile (set, type), bst_tile_set_get_type (set, type),
                                          count_copies (game, type));

  g_signal_connect_swapped (tile, "toggled", G_CALLBACK (toggled), self);
  g_signal_connect_swapped (tile, "state-flags-changed", G_CALLBACK (tile_state_changed), self);
  g_ptr_array_add (self->types, tile);
  bastide_bag_group_add (g_ptr_array_index (self->homes, type), tile);
}

static void
add_hand (BastideBag *self,
          BstGame    *game,
          guint       player)
{
  GtkWidget *hand = bastide_held_tiles_new (game, player);

  gtk_flow_box_append (self->holding, hand);
  gtk_widget_set_focusable (gtk_widget_get_parent (hand), FALSE);
}

static void
record_changed (BastideBag *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstPosition) start = bst_position_new (game);

  self->n_tiles = bst_position_get_n_remaining (start);
  clear (self);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    add_hand (self, game, p);
  add_groups (self, set);
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    add_tile (self, game, i);
  update_filter (self);
  update_pictures (self);
  /* Nothing is selected since the game went. */
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* The tiles that are there are of a game that is gone. */
static void
study_reset (BastideBag *self)
{
  bastide_shown_set (&self->shown, NULL);
  self->selected = BST_NO_TILE;
  self->has_cell = FALSE;
  g_clear_pointer (&self->closing, g_free);
}

static void
study_changed (BastideBag         *self,
               BastideStudyChange  change)
{
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    record_changed (self);
  if ((change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM)) && self->shown != NULL)
    {
      node_changed (self);
      queue_telling (self, change);
    }
}

void
bastide_bag_set_study (BastideBag   *self,
                       BastideStudy *study)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  bastide_shown_set (&self->shown, bastide_study_get_shown (study));
  g_signal_connect_object (study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  self->draw_map = bastide_draw_map_new (study);
  g_signal_connect_object (self->draw_map, "changed", G_CALLBACK (update_draws), self, G_CONNECT_SWAPPED);
}

int
bastide_bag_get_selected (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return self->selected;
}

void
bastide_bag_set_selected (BastideBag *self,
                          int         type)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  if (self->selected == type || self->shown == NULL)
    return;

  self->selected = type;
  for (guint i = 0; i < self->types->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->types, i), (int) i == type);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* --- Looking for a tile --- */

void
bastide_bag_set_filter (BastideBag *self,
                        const char *text)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  g_free (self->filter);
  self->filter = text != NULL && text[0] != '\0' ? g_strdup (text) : NULL;
  update_filter (self);
  for (guint i = 0; i < self->groups->len; i++)
    gtk_flow_box_invalidate_sort (bastide_bag_group_get_flow (g_ptr_array_index (self->groups, i)));
}

static void
set_only_left (BastideBag *self,
               gboolean    only_left)
{
  if (self->only_left == only_left)
    return;
  self->only_left = only_left;
  update_filter (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ONLY_LEFT]);
}

static void
show_all (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  set_only_left (BASTIDE_BAG (widget), FALSE);
}

int
bastide_bag_get_first (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  for (guint i = 0; self->shown != NULL && i < self->types->len; i++)
    if (is_shown (self, i))
      return (int) i;

  return BST_NO_TILE;
}

int
bastide_bag_find_tile (BastideBag *self,
                       GtkWidget  *widget)
{
  GtkWidget *tile;
  guint type;

  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  tile = widget != NULL ? gtk_widget_get_ancestor (widget, BASTIDE_TYPE_BAG_TILE) : NULL;

  return tile != NULL && g_ptr_array_find (self->types, tile, &type) ? (int) type : BST_NO_TILE;
}

/* --- Typing the name of a tile --- */

/* Letters that follow each other in this time belong to one name, in microseconds. */
#define TYPING_TIME (1000 * 1000)

/* The tile of this name, else the first one whose name begins so. */
static int
find_type (BastideBag *self,
           const char *name)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  BstTileSet *set = bst_game_get_tile_set (game);
  int type = bst_tile_set_find (set, name);

  for (guint i = 0; type == BST_NO_TILE && i < self->types->len; i++)
    if (count_copies (game, i) > 0
        && g_ascii_strncasecmp (bst_tile_set_get_name (set, i), name, strlen (name)) == 0)
      type = (int) i;

  return type;
}

void
bastide_bag_set_editing (BastideBag *self,
                         gboolean    editing)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  self->editing = editing;
  gtk_widget_set_visible (GTK_WIDGET (self->holding), editing);
  if (self->shown == NULL)
    return;
  update_hands (self);
  update_drawn (self);
}

int
bastide_bag_find_held_tiles (BastideBag *self,
                             GtkWidget  *widget)
{
  GtkWidget *hand;

  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_PLAYER);

  hand = widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->holding))
         ? gtk_widget_get_ancestor (widget, BASTIDE_TYPE_HELD_TILES) : NULL;

  return hand != NULL ? (int) bastide_held_tiles_get_player (BASTIDE_HELD_TILES (hand)) : BST_NO_PLAYER;
}

static gboolean
key_pressed (BastideBag      *self,
             guint            key,
             guint            code,
             GdkModifierType  modifiers)
{
  guint latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);
  gunichar letter = gdk_keyval_to_unicode (latin != GDK_KEY_VoidSymbol ? latin : key);
  gint64 now = g_get_monotonic_time ();
  int type;

  if (self->editing
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) || letter <= ' '
      || letter > '~' || self->shown == NULL)
    return GDK_EVENT_PROPAGATE;

  if (now - self->typed_at > TYPING_TIME)
    g_string_truncate (self->typed, 0);
  self->typed_at = now;
  g_string_append_c (self->typed, g_ascii_toupper ((char) letter));
  type = find_type (self, self->typed->str);
  if (type != BST_NO_TILE)
    {
      bastide_bag_set_selected (self, type);
      bastide_bag_group_open (g_ptr_array_index (self->homes, type));
      gtk_widget_grab_focus (g_ptr_array_index (self->types, type));
    }

  return GDK_EVENT_STOP;
}

static void
bastide_bag_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_int (value, BASTIDE_BAG (object)->selected);
  else if (id == PROP_LIT)
    g_value_set_int (value, BASTIDE_BAG (object)->lit);
  else if (id == PROP_ONLY_LEFT)
    g_value_set_boolean (value, BASTIDE_BAG (object)->only_left);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_bag_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (id == PROP_SELECTED)
    bastide_bag_set_selected (BASTIDE_BAG (object), g_value_get_int (value));
  else if (id == PROP_ONLY_LEFT)
    set_only_left (BASTIDE_BAG (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_bag_dispose (GObject *object)
{
  BastideBag *self = BASTIDE_BAG (object);

  g_clear_handle_id (&self->tell_source, g_source_remove);
  g_clear_object (&self->draw_map);
  g_clear_pointer (&self->types, g_ptr_array_unref);
  g_clear_pointer (&self->homes, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);
  g_clear_pointer (&self->filter, g_free);
  g_clear_pointer (&self->closing, g_free);
  if (self->typed != NULL)
    g_string_free (g_steal_pointer (&self->typed), TRUE);

  G_OBJECT_CLASS (bastide_bag_parent_class)->dispose (object);
}

/* Where a tile lies is known when all are laid out, so it is asked here. A large game has three times as
 * many types as there is room for, and GTK would draw all of them with each frame. */
static void
bastide_bag_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BastideBag *self = BASTIDE_BAG (widget);
  graphene_rect_t bounds;

  for (guint i = 0; i < self->types->len; i++)
    {
      GtkWidget *tile = g_ptr_array_index (self->types, i);
      gboolean in_sight = gtk_widget_get_mapped (tile) && gtk_widget_compute_bounds (tile, self->scroll, &bounds)
                          && bounds.origin.y < (float) gtk_widget_get_height (self->scroll)
                          && bounds.origin.y + bounds.size.height > 0;

      bastide_bag_tile_set_in_sight (BASTIDE_BAG_TILE (tile), in_sight);
    }
  GTK_WIDGET_CLASS (bastide_bag_parent_class)->snapshot (widget, snapshot);
}

static void
bastide_bag_class_init (BastideBagClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bastide_bag_dispose;
  object_class->get_property = bastide_bag_get_property;
  object_class->set_property = bastide_bag_set_property;
  widget_class->snapshot = bastide_bag_snapshot;

  properties[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, BST_NO_TILE, G_MAXINT,
                                                BST_NO_TILE,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_LIT] = g_param_spec_int ("lit", NULL, NULL, BST_NO_TILE, G_MAXINT, BST_NO_TILE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ONLY_LEFT] = g_param_spec_boolean ("only-left", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                     | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "bag.show-all", NULL, show_all);

  bastide_template_types (BASTIDE_TYPE_DRAWN_TILES, BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-bag.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideBag, total, only_left_button, discarded, holding, caption, scroll, box,
                             drawn, nothing);
}

static void
bastide_bag_init (BastideBag *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->selected = BST_NO_TILE;
  self->lit = BST_NO_TILE;
  self->typed = g_string_new (NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->types = g_ptr_array_new ();
  self->homes = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_pictures), NULL);
}
