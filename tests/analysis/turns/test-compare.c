/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every number of a comparison, by making the move and counting the slow way; what draws are worth; and the
 * difference of two positions. */

#include "bst-change.h"
#include "bst-compare.h"
#include "bst-draw-values.h"
#include "bst-holes.h"
#include "bst-io-position-text.h"
#include "bst-legal-map.h"

#include "naive.h"
#include "random-position.h"

#include <math.h>
#include <string.h>

static guint
get_n_players (const BstPosition *position)
{
  return bst_game_get_n_players (bst_position_get_game (position));
}

static const BstRules *
get_rules (const BstPosition *position)
{
  return bst_game_get_rules (bst_position_get_game (position));
}

static const BstTileSet *
get_set (const BstPosition *position)
{
  return bst_game_get_tile_set (bst_position_get_game (position));
}

/* --- Standing --- */

/* Does the slow scoring know all that is in play? */
static gboolean
is_naive (const BstPosition *position)
{
  const BstRules *rules = get_rules (position);

  return rules->abbeys + rules->figures[BST_FIGURE_BARN] + rules->figures[BST_FIGURE_WAGON]
             + rules->figures[BST_FIGURE_MAYOR] == 0
         && !rules->fairy
         && !rules->siege && !rules->drought && !rules->plague && rules->table_edge == BST_TABLE_ENDLESS
         && !rules->towers;
}

static void
count_totals (const BstPosition *position,
              int                totals[BST_MAX_PLAYERS])
{
  NaiveBoard board;

  memset (totals, 0, sizeof *totals * BST_MAX_PLAYERS);
  if (is_naive (position))
    {
      naive_board_init (&board, position);
      naive_board_score (&board, TRUE, totals);
      naive_board_clear (&board);
      naive_score_tokens (position, totals);
    }
  else
    {
      bst_position_score_final (position, totals, NULL);
    }
  for (guint player = 0; player < get_n_players (position); player++)
    totals[player] += bst_position_get_score (position, player);
}

static int
find_lead (const BstPosition *position,
           const int          totals[BST_MAX_PLAYERS],
           guint              player)
{
  int best = G_MININT;

  for (guint i = 0; i < get_n_players (position); i++)
    if (i != player && totals[i] > best)
      best = totals[i];

  return totals[player] - best;
}

/* Completed cities at the farms of each player, who have no barn; by the third edition every farm counts. */
static void
count_cities (const BstPosition *position,
              int                cities[BST_MAX_PLAYERS])
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_farms (position, roots);

  memset (cities, 0, sizeof *cities * BST_MAX_PLAYERS);
  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        if ((feature.owners >> player) & 1)
          cities[player] += (int) feature.complete_cities;
    }
}

/* --- Cells --- */

static void
check_cells (const BstPosition   *before,
             const BstPosition   *after,
             const BstCompareRow *row)
{
  g_auto (BstFitMap) old_map = { 0 };
  g_auto (BstFitMap) new_map = { 0 };
  guint n_made = 0, n_killed = 0;
  const BstFitCell *taken;
  BstHole hole;

  bst_fit_map_init (&old_map, before);
  bst_fit_map_init (&new_map, after);
  for (guint i = 0; i < old_map.n_cells; i++)
    {
      const BstFitCell *cell = &old_map.cells[i];
      int index = bst_fit_map_find (&new_map, cell->x, cell->y);
      BstHole now, then;

      if (index < 0)
        {
          g_assert_cmpint (cell->x, ==, row->move.x);
          g_assert_cmpint (cell->y, ==, row->move.y);
          continue;
        }
      bst_hole_init (&now, before, cell);
      bst_hole_init (&then, after, &new_map.cells[index]);
      n_made += now.n_sides < 3 && then.n_sides >= 3;
      n_killed += !now.is_dead && then.is_dead;
    }
  taken = &old_map.cells[bst_fit_map_find (&old_map, row->move.x, row->move.y)];
  bst_hole_init (&hole, before, taken);
  g_assert_cmpuint (row->n_made, ==, n_made);
  g_assert_cmpuint (row->n_killed, ==, n_killed);
  g_assert_cmpuint (row->n_filled, ==, hole.n_sides >= 3);
  g_assert_cmpuint (row->n_saved, ==, taken->n_types == 1 && taken->n_abbeys == 0
                    && taken->only_type == row->move.type);
}

/* --- Features --- */

static guint
count_complete (const BstPosition *position)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots), n_complete = 0;

  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      n_complete += feature.complete;
    }

  return n_complete;
}

/* Features of @position on which the figures of @before are. */
static guint
count_claimed (const BstPosition *before,
               const BstPosition *position)
{
  g_autoptr (GHashTable) roots = g_hash_table_new (NULL, NULL);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (before, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].part != BST_NO_PART)
      g_hash_table_add (roots, GUINT_TO_POINTER (bst_position_find_root (position, figures[i].part)));

  return g_hash_table_size (roots);
}

static void
check_features (const BstPosition   *before,
                const BstCompareRow *row)
{
  g_autoptr (BstPosition) laid = bst_position_copy (before);

  bst_position_place (laid, (guint) row->move.type, row->move.x, row->move.y, row->move.rotation);
  g_assert_cmpint (row->closes, ==, count_complete (laid) > count_complete (before));
  g_assert_cmpint (row->joins, ==, count_claimed (before, laid) < count_claimed (before, before));
}

/* --- Rows --- */

static void
check_row (const BstPosition   *before,
           guint                player,
           const BstCompareRow *row,
           gboolean             with_cells)
{
  g_autoptr (BstPosition) after = bst_position_copy (before);
  g_autoptr (GError) error = NULL;
  int now[BST_MAX_PLAYERS], then[BST_MAX_PLAYERS], old_cities[BST_MAX_PLAYERS];
  int cities[BST_MAX_PLAYERS];
  guint n_left = 0, n_tied = 0, n_figures;
  const BstFigure *figures;

  if (!bst_position_apply (after, &row->move, NULL, &error))
    {
      g_autofree char *text = bst_move_to_text (bst_position_get_game (before), &row->move);
      g_autofree char *position = bst_position_to_text (before);

      g_error ("%s: %s: %s", position, text, error->message);
    }
  count_totals (before, now);
  count_totals (after, then);
  for (guint i = 0; i < get_n_players (before); i++)
    {
      g_assert_cmpint (row->points[i], ==, bst_position_get_score (after, i)
                                           - bst_position_get_score (before, i));
      g_assert_cmpint (row->totals[i], ==, then[i]);
    }
  g_assert_cmpint (row->gain, ==, find_lead (after, then, player) - find_lead (before, now, player));

  figures = bst_position_get_figures (after, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    n_tied += figures[i].player == (int) player && bst_figure_is_follower (figures[i].kind);
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    n_left += bst_figure_is_follower (kind) ? bst_position_get_supply (after, player, kind) : 0;
  g_assert_cmpuint (row->n_left, ==, n_left);
  g_assert_cmpuint (row->n_tied, ==, n_tied);

  count_cities (before, old_cities);
  count_cities (after, cities);
  for (guint i = 0; i < get_n_players (before); i++)
    if (get_rules (before)->farm_scoring == BST_FARMS_THIRD_EDITION
        && get_rules (before)->figures[BST_FIGURE_BARN] == 0)
      g_assert_cmpint (row->cities[i], ==, cities[i] - old_cities[i]);

  if (with_cells)
    {
      check_cells (before, after, row);
      check_features (before, row);
    }
}

static char *
name_row (const BstPosition   *position,
          const BstCompareRow *row)
{
  return bst_move_to_text (bst_position_get_game (position), &row->move);
}

/* Does it come before a figure is put? */
static gboolean
is_before_figure (const BstStep *step)
{
  switch (step->kind)
    {
    case BST_STEP_PASS:
    case BST_STEP_GOLD:
    case BST_STEP_MAGE:
    case BST_STEP_WITCH:
    case BST_STEP_MAGE_LEAVES:
    case BST_STEP_WITCH_LEAVES:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The first step that puts a figure on the tile or through a portal. */
static const BstStep *
find_put (const BstMove *move)
{
  for (guint i = 0; i < move->n_steps; i++)
    if (!is_before_figure (&move->steps[i]))
      return move->steps[i].kind == BST_STEP_PUT ? &move->steps[i] : NULL;

  return NULL;
}

/* Every placement and figure of the legal map has its turn; in the base game there is no other. */
static void
check_rows (const BstPosition   *position,
            const BstCompareRow *rows,
            guint                n_rows,
            guint                type,
            guint                player)
{
  g_auto (BstLegalMap) map = { 0 };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_plain = 0;

  for (guint i = 0; i < n_rows; i++)
    if (!g_hash_table_add (names, name_row (position, &rows[i])))
      {
        g_autofree char *twice = name_row (position, &rows[i]);
        g_autofree char *text = bst_position_to_text (position);

        g_error ("%s: twice %s", text, twice);
      }
  g_assert_cmpuint (g_hash_table_size (names), ==, n_rows);

  bst_legal_map_init (&map, position, type, player);
  for (guint i = 0; i < map.n_items; i++)
    {
      const BstLegalPlacement *item = &map.items[i];
      guint n_puts = 0;
      gboolean found = FALSE;

      n_plain += 1 + item->n_puts;
      for (guint put = 0; put < item->n_puts; put++)
        {
          gboolean has_put = FALSE;

          for (guint j = 0; j < n_rows && !has_put; j++)
            {
              const BstStep *step = find_put (&rows[j].move);

              has_put = rows[j].move.x == item->x && rows[j].move.y == item->y
                        && rows[j].move.rotation == item->rotation && step != NULL
                        && bst_step_equal (step, &map.puts.items[item->first_put + put]);
            }
          n_puts += has_put;
        }
      for (guint j = 0; j < n_rows; j++)
        found |= rows[j].move.x == item->x && rows[j].move.y == item->y
                 && rows[j].move.rotation == item->rotation;
      g_assert_true (found);
      g_assert_cmpuint (n_puts, ==, item->n_puts);
    }
  if (bst_position_is_plain (position))
    g_assert_cmpuint (n_rows, ==, n_plain);
}

static void
check_compare (BstPosition *position,
               guint        type,
               BstRandom   *random)
{
  guint player = bst_position_get_turn (position), n_rows;
  g_autoptr (BstCompare) compare = NULL;
  const BstCompareRow *rows;
  int totals[BST_MAX_PLAYERS];

  if (bst_compare_why_not (position, type, player) != BST_REASON_NONE)
    {
      g_assert_false (bst_position_may_draw (position, type)
                      && bst_position_get_held_tile (position, player) == BST_NO_TILE);
      return;
    }
  compare = bst_compare_new (position, type, player, TRUE);
  while (bst_compare_step (compare, 3))
    continue;
  rows = bst_compare_get (compare, &n_rows);
  count_totals (position, totals);
  g_assert_cmpint (bst_compare_get_lead (compare), ==, find_lead (position, totals, player));
  g_assert_cmpint (n_rows > 0, ==, bst_position_has_placement (position, type));
  if (!bst_compare_is_cut (compare))
    check_rows (position, rows, n_rows, type, player);
  /* Some of many. */
  for (guint i = 0; i < n_rows; i += 1 + bst_random_below (random, 1 + n_rows / 20))
    check_row (position, player, &rows[i], i % 4 == 0);
}

static void
test_compare (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (6);
  BstRandom random;

  bst_random_init (&random, setting);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BstPosition) position
        = random_position_new (setting, 2 + i % 5, bst_random_below (&random, 60), i);
      guint n_types = bst_tile_set_get_n_types (get_set (position));

      for (guint j = 0; j < 6; j++)
        check_compare (position, bst_random_below (&random, n_types), &random);
    }
}

/* Both ends of a road that a wagon leaves lead to the same place, which is one turn all the same. */
static void
test_reached_twice (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text
    ("basic+abbey-and-mayor modern,abbeys=2,barns=1,wagons=2,mayors=1,barn-placement=together,"
     "wagon-move=joined | Red 6,0,0,0,1,0,1 0; Blue 6,0,0,0,1,0,1 0; Yellow 5,0,0,0,1,2,0 0; "
     "Green 5,0,0,0,1,2,1 0 | Blue | D@0,0 r0; R@0,1 r180; V@1,0 r90 [Blue road:N]; "
     "AM/CRr@-1,1 r90 [Yellow city:E]; AM/CRcr+@1,-1 r180 [Green field:SR]; "
     "O@0,-1 r180 [Red wagon on road:N]; B@2,0 r0 [Blue wagon on mon]; S@0,2 r270 [Yellow field:EL]; "
     "V@-1,-1 r180 [Green field:NL]; V@1,-2 r270 [Red field:NL]; J@-2,1 r0 [Blue wagon on road:E]; "
     "D@1,2 r180 [Yellow mayor on city:S]; W@-2,2 r180; D@-1,-2 r270 [Red wagon on city:W] |  | "
     "abbeys 2,2,2,0", NULL, &error);
  g_autoptr (BstCompare) compare = NULL;
  const BstCompareRow *rows;
  guint n_rows, type;

  g_assert_no_error (error);
  type = (guint) bst_tile_set_find (get_set (position), "K");
  compare = bst_compare_new (position, type, 1, TRUE);
  bst_compare_step (compare, G_MAXUINT);
  rows = bst_compare_get (compare, &n_rows);
  check_rows (position, rows, n_rows, type, 1);
}

/* --- Draws --- */

static void
check_value (const BstPosition  *position,
             guint               type,
             guint               player,
             const BstDrawValue *value)
{
  g_autoptr (BstCompare) compare = NULL;
  const BstCompareRow *rows;
  guint n_rows;
  gboolean found = FALSE;

  g_assert_cmpint (value->reason, ==, bst_compare_why_not (position, type, player));
  if (value->reason != BST_REASON_NONE)
    return;
  compare = bst_compare_new (position, type, player, TRUE);
  bst_compare_step (compare, G_MAXUINT);
  rows = bst_compare_get (compare, &n_rows);
  g_assert_cmpuint (value->n_turns, ==, n_rows);
  for (guint i = 0; i < n_rows; i++)
    {
      g_assert_cmpint (rows[i].gain, <=, value->best);
      found |= rows[i].gain == value->best && bst_move_equal (&rows[i].move, &value->move);
    }
  g_assert_cmpint (found, ==, n_rows > 0);
}

static void
test_draws (void)
{
  for (guint setting = 0; setting < 10; setting++)
    {
      g_autoptr (BstPosition) position = random_position_new (setting, 2 + setting % 3, 30, setting);
      guint player = bst_position_get_turn (position), n_rows, n_copies = 0;
      g_autoptr (BstDrawValues) values = bst_draw_values_new (position, player);
      const BstDrawValueRow *rows = bst_draw_values_get (values, &n_rows);
      double sum = 0;

      for (guint step = bst_draw_values_get_n_steps (values); step > 0; step--)
        bst_draw_values_make_step (values, step - 1);
      for (guint i = 0; i < n_rows; i++)
        {
          const BstDrawValue *mine = &rows[i].values[BST_DRAW_MINE];

          g_assert_cmpuint (rows[i].n_copies, ==, bst_position_get_remaining (position, rows[i].type));
          if (mine->n_turns > 0)
            {
              sum += rows[i].n_copies * mine->best;
              n_copies += rows[i].n_copies;
            }
          if (i % 5 != 0)
            continue;
          check_value (position, rows[i].type, player, mine);
          check_value (position, rows[i].type, (player + 1) % get_n_players (position),
                       &rows[i].values[BST_DRAW_THEIRS]);
        }
      g_assert_cmpfloat (fabs (bst_draw_values_mean (values, BST_DRAW_MINE)
                               - (n_copies > 0 ? sum / n_copies : 0)), <, 1e-9);
    }
}

/* --- Differences --- */

/* Do two features hold the same segment of the board? */
static gboolean
overlap (const BstPosition *before,
         guint              root,
         const BstPosition *after,
         guint              other_root)
{
  guint part = root, n_tiles, n_others;
  const BstTile *tiles = bst_position_get_tiles (before, &n_tiles);
  const BstTile *others = bst_position_get_tiles (after, &n_others);

  do
    {
      guint tile, segment, other = other_root;

      bst_position_get_segment (before, part, &tile, &segment);
      do
        {
          guint index, other_segment;

          bst_position_get_segment (after, other, &index, &other_segment);
          if (tiles[tile].x == others[index].x && tiles[tile].y == others[index].y
              && tiles[tile].type == others[index].type
              && tiles[tile].rotation == others[index].rotation && segment == other_segment)
            return TRUE;
          other = bst_position_next_in_feature (after, other);
        }
      while (other != other_root);
      part = bst_position_next_in_feature (before, part);
    }
  while (part != root);

  return FALSE;
}

/* The changes that name the feature; 0 for one that is alike in both. */
static const BstChange *
find_change (const BstChanges *changes,
             gboolean          is_after,
             guint             root)
{
  const BstChange *found = NULL;

  for (guint i = 0; i < changes->n_items; i++)
    {
      const BstChange *change = &changes->items[i];
      guint n = is_after ? change->n_after : change->n_before;

      for (guint j = 0; j < n; j++)
        if ((is_after ? change->after : change->before)[j] == root)
          {
            g_assert_null (found);
            found = change;
          }
    }

  return found;
}

static void
check_feature (const BstPosition *before,
               const BstPosition *after,
               const BstChanges  *changes,
               guint              root,
               guint             *n_alike)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (before) + 1);
  guint n_roots = bst_position_get_features (before, roots), n_overlap = 0, other = 0;
  const BstChange *change = find_change (changes, TRUE, root);
  BstFeature a, b;

  for (guint i = 0; i < n_roots; i++)
    if (overlap (before, roots[i], after, root))
      {
        n_overlap++;
        other = roots[i];
        g_assert_true (find_change (changes, FALSE, roots[i]) == change);
      }
  if (change != NULL)
    {
      g_assert_cmpint (change->kind == BST_CHANGE_NEW, ==, n_overlap == 0);
      g_assert_cmpint (change->n_before >= n_overlap, ==, TRUE);
      if (change->n_after == 1)
        g_assert_cmpuint (change->n_before, ==, n_overlap);
      g_assert_cmpint (change->kind == BST_CHANGE_MERGED, ==, change->n_after == 1 && n_overlap > 1);
      g_assert_cmpint (change->kind == BST_CHANGE_CHANGED, ==, change->what != 0);
      return;
    }
  g_assert_cmpuint (n_overlap, ==, 1);
  bst_position_get_feature (before, other, &a);
  bst_position_get_feature (after, root, &b);
  a.part = b.part;
  a.margin = b.margin;
  a.emblems = b.emblems;
  a.now = b.now;
  a.stays = b.stays;
  memcpy (a.goods, b.goods, sizeof a.goods);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  (*n_alike)++;
}

static void
check_changes (const BstPosition *before,
               const BstPosition *after)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (after) + 1);
  guint n_roots = bst_position_get_features (after, roots), n_alike = 0;
  g_auto (BstChanges) changes = { 0 };
  int old[BST_MAX_PLAYERS], new[BST_MAX_PLAYERS];

  g_assert_true (bst_changes_init (&changes, before, after));
  for (guint i = 0; i < n_roots; i++)
    check_feature (before, after, &changes, roots[i], &n_alike);
  g_assert_cmpuint (changes.n_unchanged, ==, n_alike);
  for (guint i = 0; i < changes.n_items; i++)
    g_assert_cmpint (changes.items[i].kind == BST_CHANGE_GONE, ==, changes.items[i].n_after == 0);

  count_totals (before, old);
  count_totals (after, new);
  for (guint player = 0; player < get_n_players (before); player++)
    {
      g_assert_cmpint (changes.totals[player], ==, new[player] - old[player]);
      g_assert_cmpint (changes.points[player], ==, bst_position_get_score (after, player)
                                                   - bst_position_get_score (before, player));
    }
}

static void
test_changes (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data), n = random_position_count (4);

  for (guint i = 0; i < n; i++)
    {
      guint n_players = 2 + i % 5, n_turns = 6 * (i % 8);
      g_autoptr (BstPosition) before = random_position_new (setting, n_players, n_turns, i);
      g_autoptr (BstPosition) after = random_position_new (setting, n_players, n_turns + i % 6, i);
      g_autoptr (BstPosition) other = random_position_new (setting, n_players, n_turns, i + 100);
      g_autoptr (BstPosition) fewer = random_position_new (setting, 2 + (i + 1) % 5, 1, i);
      g_auto (BstChanges) none = { 0 };
      g_auto (BstChanges) same = { 0 };

      check_changes (before, after);
      check_changes (after, before);
      check_changes (before, other);
      g_assert_true (bst_changes_init (&same, before, before));
      g_assert_cmpuint (same.n_items, ==, 0);
      g_assert_false (bst_changes_init (&none, before, fewer));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/compare/%u", i);
      g_autofree char *changes_path = g_strdup_printf ("/changes/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_compare);
      g_test_add_data_func (changes_path, GUINT_TO_POINTER (i), test_changes);
    }
  g_test_add_func ("/reached-twice", test_reached_twice);
  g_test_add_func ("/draws", test_draws);

  return g_test_run ();
}
