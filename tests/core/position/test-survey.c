/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A survey against the slow way: every tile beside every free cell looked at, every feature told of in full. */

#include "bst-survey.h"

#include "bst-io-tile-set.h"
#include "bst-playout.h"

#include "fixture.h"

#include <string.h>

#define ALL "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
            "+princess-and-dragon+tower+siege-cathars+siege-besiegers+gq11+gq11-river" \
            "+drought-and-pestilence"

static const struct { const char *tiles, *rules; } settings[] = {
  { "basic", "modern" },
  { "basic", "classic" },
  { "basic+river", "modern" },
  { "basic+inns-and-cathedrals", "modern" },
  { "basic+traders-and-builders", "modern" },
  { "basic+abbey-and-mayor", "modern abbeys=2 wagons=2" },
  { "basic+princess-and-dragon", "modern" },
  { "basic+tower", "modern" },
  { "basic+siege-cathars+siege-besiegers", "modern" },
  { "basic+drought-and-pestilence", "modern" },
  { ALL, "modern" },
  { ALL, "classic barn-placement=together" },
};

typedef struct
{
  const BstPosition *position;
  const BstSurvey   *survey;
  BstPlacement      *cells;
  const BstTile     *tiles;
  guint              n_parts;
  guint              n_cells;
  guint16           *sides;         /* of each cell and root: the half-edges at which the one reaches the other */
  guint8            *is_met;        /* of each root: a survey shows it */
} Slow;

static const BstTileType *
type_of (const BstPosition *position,
         guint              type)
{
  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)), type);
}

/* --- The slow way --- */

static void
look_beyond (Slow  *slow,
             guint  cell,
             guint  side)
{
  guint direction = side / 2;
  int tile = bst_position_find_tile (slow->position, slow->cells[cell].x + bst_step_x[direction],
                                     slow->cells[cell].y + bst_step_y[direction]);

  if (tile < 0)
    return;
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    {
      guint segment, root;

      if (bst_feature_kind_get (kind)->is_inside)
        continue;
      segment = bst_tile_type_find_segment (type_of (slow->position, (guint) slow->tiles[tile].type),
                                            slow->tiles[tile].rotation, kind, bst_side_opposite (side));
      if (segment == BST_NO_SEGMENT)
        continue;
      root = bst_position_find_root (slow->position, bst_position_get_part (slow->position, (guint) tile, segment));
      slow->sides[cell * slow->n_parts + root] |= (guint16) (1u << side);
      slow->is_met[root] = TRUE;
    }
}

static void
meet_figures (Slow *slow)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (slow->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    {
      BstFeature feature;

      bst_position_get_feature (slow->position, figures[i].part, &feature);
      if (bst_feature_kind_get (feature.kind)->is_claimed && !feature.stays)
        slow->is_met[feature.part] = TRUE;
    }
}

static void
meet_cities (Slow *slow)
{
  g_autofree guint16 *cities = g_new (guint16, slow->n_parts);

  for (guint part = 0; part < slow->n_parts; part++)
    {
      guint n, tile, segment;

      bst_position_get_segment (slow->position, part, &tile, &segment);
      if (bst_position_find_root (slow->position, part) != part || !slow->is_met[part]
          || type_of (slow->position, (guint) slow->tiles[tile].type)->segments[segment].kind != BST_FEATURE_FIELD)
        continue;
      n = bst_position_get_farm_cities (slow->position, part, cities);
      for (guint i = 0; i < n; i++)
        if (!bst_position_is_complete (slow->position, cities[i]))
          slow->is_met[cities[i]] = TRUE;
    }
}

static void
slow_init (Slow              *slow,
           const BstPosition *position,
           const BstSurvey   *survey)
{
  guint n_tiles;

  *slow = (Slow) { .position = position, .survey = survey, .n_parts = bst_position_get_n_parts (position) };
  slow->tiles = bst_position_get_tiles (position, &n_tiles);
  slow->cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  slow->n_cells = bst_position_get_frontier (position, slow->cells);
  slow->sides = g_new0 (guint16, slow->n_cells * slow->n_parts + 1);
  slow->is_met = g_new0 (guint8, slow->n_parts + 1);
  for (guint cell = 0; cell < slow->n_cells; cell++)
    for (guint side = 0; side < BST_N_SIDES; side++)
      look_beyond (slow, cell, side);
  meet_figures (slow);
  meet_cities (slow);
}

static void
slow_clear (Slow *slow)
{
  g_free (slow->cells);
  g_free (slow->sides);
  g_free (slow->is_met);
}

/* --- Against the survey --- */

/* Bit p: the player has a figure of the kind there. */
static guint
find_figures (const BstPosition *position,
              guint              root,
              guint              kind)
{
  guint n_figures, players = 0;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].kind == kind && bst_position_find_root (position, figures[i].part) == root)
      players |= 1u << figures[i].player;

  return players;
}

static void
check_worth (const BstFeature       *slow,
             const BstSurveyFeature *feature)
{
  if (slow->kind == BST_FEATURE_FIELD || !bst_feature_kind_get (slow->kind)->completes)
    {
      g_assert_cmpint (feature->end, ==, 0);
      g_assert_cmpint (feature->completed, ==, 0);
      return;
    }
  /* Whom nobody owns but a figure stands on is worth nothing to anybody in the full account. */
  if (slow->complete || (slow->owners == 0 && slow->end == 0))
    return;
  g_assert_cmpint (MAX (feature->end, 0), ==, slow->end);
  if (!slow->is_over)
    g_assert_cmpint (feature->completed, ==, slow->completed);
}

static void
check_feature (const Slow             *slow,
               const BstSurveyFeature *feature)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (slow->position));
  BstFeature full;

  bst_position_get_feature (slow->position, feature->root, &full);
  g_assert_cmpuint (feature->root, ==, full.part);
  g_assert_cmpuint (feature->kind, ==, full.kind);
  g_assert_cmpuint (feature->owners, ==, full.owners);
  g_assert_cmpmem (feature->strengths, n_players, full.figures, n_players);
  g_assert_cmpuint (feature->builders, ==, find_figures (slow->position, feature->root, BST_FIGURE_BUILDER));
  g_assert_cmpuint (feature->pigs, ==, find_figures (slow->position, feature->root, BST_FIGURE_PIG));
  g_assert_cmpuint (feature->barns, ==, full.barns);
  g_assert_cmpuint (feature->open, ==, full.open);
  if (bst_feature_kind_get (full.kind)->counts_tiles)
    g_assert_cmpuint (feature->tiles, ==, full.tiles);
  check_worth (&full, feature);
}

static void
check_cities (const Slow             *slow,
              const BstSurveyFeature *farm)
{
  g_autofree guint16 *cities = g_new (guint16, slow->n_parts);
  guint n = bst_position_get_farm_cities (slow->position, farm->root, cities), n_complete = 0;

  for (guint i = 0; i < n; i++)
    {
      guint n_there = 0;

      if (bst_position_is_complete (slow->position, cities[i]))
        {
          n_complete++;
          continue;
        }
      for (guint k = farm->first_city; k < farm->first_city + farm->n_open_cities; k++)
        n_there += slow->survey->features[slow->survey->cities[k]].root == cities[i];
      g_assert_cmpuint (n_there, ==, 1);
    }
  g_assert_cmpuint (farm->n_cities, ==, n_complete);
  g_assert_cmpuint (farm->n_open_cities, ==, n - n_complete);
}

/* The eight cells round it that lie free: those beside the board, and the others. */
static void
check_round (const Slow             *slow,
             const BstSurveyFeature *centre)
{
  guint tile, segment, n_near = 0, n_far = 0;

  bst_position_get_segment (slow->position, centre->root, &tile, &segment);
  for (int y = slow->tiles[tile].y - 1; y <= slow->tiles[tile].y + 1; y++)
    for (int x = slow->tiles[tile].x - 1; x <= slow->tiles[tile].x + 1; x++)
      {
        guint n = 0;

        for (guint cell = 0; cell < slow->n_cells; cell++)
          n += slow->cells[cell].x == x && slow->cells[cell].y == y;
        n_near += n;
        n_far += n == 0 && bst_position_find_tile (slow->position, x, y) < 0;
      }
  g_assert_cmpuint (centre->n_openings, ==, n_near);
  g_assert_cmpuint (centre->n_far, ==, n_far);
  g_assert_cmpuint (centre->n_openings + centre->n_far, ==, centre->open);
}

/* All openings of the feature hang together, and are where it reaches a cell. */
static void
check_chain (const Slow *slow,
             guint       index)
{
  const BstSurveyFeature *feature = &slow->survey->features[index];
  gboolean is_round = bst_feature_kind_get (feature->kind)->counts_round;
  guint n = 0, n_slow = 0;

  for (guint i = feature->first_opening; i != BST_NO_OPENING; i = slow->survey->openings[i].next, n++)
    {
      const BstOpening *opening = &slow->survey->openings[i];

      g_assert_cmpuint (opening->feature, ==, index);
      g_assert_cmpuint (opening->sides, ==,
                        is_round ? 0 : slow->sides[opening->cell * slow->n_parts + feature->root]);
    }
  g_assert_cmpuint (feature->n_openings, ==, n);
  for (guint cell = 0; cell < slow->n_cells; cell++)
    n_slow += slow->sides[cell * slow->n_parts + feature->root] != 0;
  if (is_round)
    check_round (slow, feature);
  else
    g_assert_cmpuint (n, ==, n_slow);
}

static void
check_cell (const Slow *slow,
            guint       index)
{
  const BstSurveyCell *cell = &slow->survey->cells[index];
  guint surroundings = 0, n_features = 0;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int tile = bst_position_find_tile (slow->position, slow->cells[index].x + bst_step_x[direction],
                                         slow->cells[index].y + bst_step_y[direction]);
      guint type = tile < 0 ? 0 : (guint) slow->tiles[tile].type;

      if (tile >= 0)
        surroundings += bst_surroundings_weight[direction]
                        * bst_tile_set_get_orientation (bst_game_get_tile_set (bst_position_get_game (slow->position)),
                                                        type, slow->tiles[tile].rotation)
                              ->edges[(direction + 2) % BST_N_DIRECTIONS];
    }
  g_assert_cmpuint (cell->surroundings, ==, surroundings);
  for (guint root = 0; root < slow->n_parts; root++)
    n_features += slow->sides[index * slow->n_parts + root] != 0;
  g_assert_cmpuint (cell->n_openings, ==, n_features);
  for (guint i = cell->first_opening; i < (guint) cell->first_opening + cell->n_openings; i++)
    g_assert_cmpuint (slow->survey->openings[i].cell, ==, index);
}

static void
check (BstSurveyor       *surveyor,
       const BstPosition *position)
{
  const BstSurvey *survey = bst_surveyor_look (surveyor, position);
  guint n_met = 0;
  Slow slow;

  slow_init (&slow, position, survey);
  g_assert_cmpuint (survey->n_cells, ==, slow.n_cells);
  for (guint cell = 0; cell < slow.n_cells; cell++)
    check_cell (&slow, cell);
  for (guint root = 0; root < slow.n_parts; root++)
    n_met += slow.is_met[root];
  g_assert_cmpuint (survey->n_features, ==, n_met);
  for (guint i = 0; i < survey->n_features; i++)
    {
      /* Each once. */
      g_assert_true (slow.is_met[survey->features[i].root]);
      slow.is_met[survey->features[i].root] = FALSE;
      check_feature (&slow, &survey->features[i]);
      check_chain (&slow, i);
      if (survey->features[i].kind == BST_FEATURE_FIELD)
        check_cities (&slow, &survey->features[i]);
    }
  slow_clear (&slow);
}

static BstPosition *
start (guint setting,
       guint n_players)
{
  g_autoptr (BstGame) plain = fixture_game_with (settings[setting].tiles, settings[setting].rules, n_players);
  BstRules rules = *bst_game_get_rules (plain);
  g_autoptr (BstGame) game = NULL;

  bst_io_tile_set_raise_switches (settings[setting].tiles, &rules);
  game = bst_game_with_rules (plain, &rules);

  return bst_position_new (game);
}

static void
test_survey (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BstPosition) position = start (setting, 2 + (setting + 2 * i) % 5);
      g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (bst_position_get_game (position));
      g_autoptr (BstSurveyor) surveyor = bst_surveyor_new (position);
      BstRandom random;
      int type;

      bst_random_init (&random, 100 * setting + i);
      for (guint turn = 0; (type = bst_playout_draw (position, &random)) != BST_NO_TILE; turn++)
        {
          int abbey = bst_playout_choose_abbey (position, &random, scratch);

          if (turn % 5 == i)
            check (surveyor, position);
          bst_playout_turn (position, &random, abbey != BST_NO_TILE ? (guint) abbey : (guint) type, NULL);
        }
      check (surveyor, position);
    }
}

/* The numbers by which a surveyor knows what it has seen begin again: nothing of old surveys comes back. */
static void
test_many (void)
{
  g_autoptr (BstPosition) position = start (0, 2), first = bst_position_copy (position);
  g_autoptr (BstSurveyor) surveyor = bst_surveyor_new (position);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, 1);
  for (guint i = 0; i < 12 && fixture_random_move (position, &random, &move); i++)
    g_assert_true (bst_position_apply (position, &move, NULL, NULL));
  for (guint i = 0; i < 0x11000; i++)
    {
      bst_surveyor_look (surveyor, first);
      if (i % 0x1000 == 0 || (i > 0xfff0 && i < 0x10010))
        check (surveyor, position);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/survey/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_survey);
    }
  g_test_add_func ("/survey/many", test_many);

  return g_test_run ();
}
