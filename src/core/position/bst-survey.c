/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-survey.h"

#include "bst-module.h"

#include <string.h>

/* Half-edges and edges of one neighbour of a cell: at most an edge and two fields, or two fields. */
#define MAX_CELL_OPENINGS (3 * BST_N_DIRECTIONS)
#define MAX_CENTRE_CELLS  8

/* What features of one size pay: in the base game that follows from their numbers alone. */
typedef struct
{
  guint64 size;             /* kind, tiles, segments and pennants in one number; 0: nothing is kept */
  gint16  end;
  gint16  completed;
} KnownPoints;

/* A power of two. */
#define N_KNOWN 256

struct _BstSurveyor
{
  BstSurvey         survey;
  BstSurveyFeature *features;
  BstSurveyCell    *cells;
  BstOpening       *openings;
  guint16          *cities;
  guint             n_cities;
  guint            *seen;       /* of each root: the survey that met it, times the step below, and its feature */
  guint64          *at_farm;    /* of each city's root: the farm that met it last, counted over all surveys */
  guint             n_surveys;
  guint64           n_farms;    /* met, over all surveys */
  KnownPoints       known[N_KNOWN];
};

/* A position has fewer features than that. */
#define SURVEY_STEP 0x10000u

BstSurveyor *
bst_surveyor_new (const BstPosition *p)
{
  BstSurveyor *surveyor = g_new0 (BstSurveyor, 1);
  gsize n_tiles = bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES;
  gsize n_cells = BST_MAX_PLACEMENTS (n_tiles);
  gsize n_parts = BST_MAX_SEGMENTS * n_tiles;

  surveyor->features = g_new (BstSurveyFeature, n_parts);
  surveyor->cells = g_new (BstSurveyCell, n_cells);
  surveyor->openings = g_new (BstOpening, MAX_CELL_OPENINGS * n_cells + MAX_CENTRE_CELLS * BST_MAX_FIGURES);
  surveyor->cities = g_new (guint16, n_parts * BST_MAX_SEGMENTS);
  surveyor->seen = g_new0 (guint, n_parts);
  surveyor->at_farm = g_new0 (guint64, n_parts);
  surveyor->survey = (BstSurvey) {
    .features = surveyor->features, .cells = surveyor->cells, .openings = surveyor->openings,
    .cities = surveyor->cities,
  };

  return surveyor;
}

void
bst_surveyor_free (BstSurveyor *surveyor)
{
  g_free (surveyor->features);
  g_free (surveyor->cells);
  g_free (surveyor->openings);
  g_free (surveyor->cities);
  g_free (surveyor->seen);
  g_free (surveyor->at_farm);
  g_free (surveyor);
}

/* --- Features --- */

static void
find_points (BstSurveyor       *surveyor,
             const BstPosition *p,
             guint              root,
             BstSurveyFeature  *feature)
{
  const BstPart *part = &p->parts[root];
  guint64 size = (((guint64) part->size << 16 | part->tiles) << 16 | part->pennants) << 8 | (part->kind + 1u);
  KnownPoints *known = &surveyor->known[(size * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> 56 & (N_KNOWN - 1)];

  if (p->n_modules > 0 || known->size != size)
    *known = (KnownPoints) {
      size, (gint16) bst_position_points (p, root, FALSE), (gint16) bst_position_points (p, root, TRUE)
    };
  feature->end = known->end;
  feature->completed = known->completed;
}

static void
fill_feature (BstSurveyor       *surveyor,
              const BstPosition *p,
              guint              root,
              BstSurveyFeature  *feature)
{
  const BstPart *part = &p->parts[root];

  *feature = (BstSurveyFeature) {
    .root = (guint16) root, .kind = part->kind, .builders = part->builders, .pigs = part->pigs, .barns = part->barns,
    .tiles = part->tiles, .open = (guint16) part->open, .first_opening = BST_NO_OPENING,
  };
  if (part->n_figures > 0)
    {
      bst_position_get_strengths (p, root, feature->strengths);
      feature->owners = bst_position_find_owners (p, root, feature->strengths);
    }
  feature->owners |= part->barns;
  if (bst_feature_kind_get (part->kind)->completes)
    find_points (surveyor, p, root, feature);
}

/* The index of the feature with this root, which is met now if it was not before. */
static guint
meet (BstSurveyor       *surveyor,
      const BstPosition *p,
      guint              root)
{
  guint first = surveyor->n_surveys * SURVEY_STEP;

  if (surveyor->seen[root] < first)
    {
      surveyor->seen[root] = first + surveyor->survey.n_features;
      fill_feature (surveyor, p, root, &surveyor->features[surveyor->survey.n_features++]);
    }

  return surveyor->seen[root] - first;
}

static void
add_opening (BstSurveyor *surveyor,
             guint        cell,
             guint        feature,
             guint        sides)
{
  BstSurveyFeature *at = &surveyor->features[feature];

  surveyor->openings[surveyor->survey.n_openings] = (BstOpening) {
    .cell = (guint16) cell, .feature = (guint16) feature, .next = at->first_opening, .sides = (guint8) sides,
  };
  at->first_opening = (guint16) surveyor->survey.n_openings++;
  at->n_openings++;
}

/* --- Cells --- */

/* A feature may reach a cell at several of its sides. */
static void
reach (BstSurveyor       *surveyor,
       const BstPosition *p,
       guint              cell,
       guint              part,
       guint              sides)
{
  guint feature = meet (surveyor, p, bst_position_root (p, part));

  for (guint i = surveyor->cells[cell].first_opening; i < surveyor->survey.n_openings; i++)
    if (surveyor->openings[i].feature == feature)
      {
        surveyor->openings[i].sides |= (guint8) sides;
        return;
      }
  add_opening (surveyor, cell, feature, sides);
}

/* What the tile at @index shows to the cell that has it in @direction. */
static void
look_across (BstSurveyor       *surveyor,
             const BstPosition *p,
             guint              cell,
             guint              direction,
             guint              index)
{
  const BstTile *tile = &p->tiles[index];
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint opposite = (direction + 2) % BST_N_DIRECTIONS;

  if (orientation->edge_segment[opposite] != BST_NO_SEGMENT)
    reach (surveyor, p, cell, tile->first_part + orientation->edge_segment[opposite],
           bst_sides_of_edge (direction));
  if (orientation->edge_second[opposite] != BST_NO_SEGMENT)
    reach (surveyor, p, cell, tile->first_part + orientation->edge_second[opposite],
           bst_sides_of_edge (direction));
  for (guint side = 2 * direction; side < 2 * direction + 2; side++)
    {
      guint segment = orientation->side_segment[bst_side_opposite (side)];

      if (segment != BST_NO_SEGMENT)
        reach (surveyor, p, cell, tile->first_part + segment, 1u << side);
    }
}

static void
look_at_cell (BstSurveyor       *surveyor,
              const BstPosition *p,
              guint              cell)
{
  const BstFrontierCell *free_cell = &p->frontier[cell];
  BstSurveyCell *at = &surveyor->cells[cell];

  at->surroundings = free_cell->surroundings;
  at->is_beyond = bst_position_is_beyond (p, free_cell->x, free_cell->y);
  at->first_opening = (guint16) surveyor->survey.n_openings;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      guint value = p->cells[bst_position_cell (p, free_cell->x + bst_step_x[direction],
                                                free_cell->y + bst_step_y[direction])];

      if (bst_cell_has_tile (value))
        look_across (surveyor, p, cell, direction, BST_CELL_INDEX (value) - 1);
    }
  at->n_openings = (guint16) (surveyor->survey.n_openings - at->first_opening);
}

/* --- Figures and farms --- */

static void
look_round (BstSurveyor       *surveyor,
            const BstPosition *p,
            guint              feature)
{
  BstSurveyFeature *centre = &surveyor->features[feature];
  const BstTile *tile = &p->tiles[p->parts[centre->root].tile];

  if (centre->first_opening != BST_NO_OPENING || centre->n_far > 0)
    return;
  for (int y = tile->y - 1; y <= tile->y + 1; y++)
    for (int x = tile->x - 1; x <= tile->x + 1; x++)
      {
        guint value = p->cells[bst_position_cell (p, x, y)];

        if (value >= BST_CELL_FRONTIER)
          add_opening (surveyor, value - BST_CELL_FRONTIER, feature, 0);
        else
          centre->n_far += value == 0;
      }
}

static void
look_at_figures (BstSurveyor       *surveyor,
                 const BstPosition *p)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      guint root = bst_position_root (p, p->figures[i].part);
      const BstFeatureFacts *facts = bst_feature_kind_get (p->parts[root].kind);

      if (!facts->is_claimed || p->parts[root].paid)
        continue;
      if (facts->counts_round)
        look_round (surveyor, p, meet (surveyor, p, root));
      else
        meet (surveyor, p, root);
    }
}

static void
add_city (BstSurveyor       *surveyor,
          const BstPosition *p,
          BstSurveyFeature  *farm,
          guint              city)
{
  if (surveyor->at_farm[city] == surveyor->n_farms)
    return;
  surveyor->at_farm[city] = surveyor->n_farms;
  if (p->parts[city].open == 0)
    {
      farm->n_cities++;
    }
  else
    {
      surveyor->cities[surveyor->n_cities++] = (guint16) meet (surveyor, p, city);
      farm->n_open_cities++;
    }
}

/* F5, F7. */
static void
find_cities (BstSurveyor       *surveyor,
             const BstPosition *p,
             BstSurveyFeature  *farm)
{
  guint part = farm->root;

  surveyor->n_farms++;
  farm->first_city = (guint16) surveyor->n_cities;
  do
    {
      guint touched = bst_position_segment (p, part)->cities;
      guint first_on_tile = p->tiles[p->parts[part].tile].first_part;

      for (; touched != 0; touched &= touched - 1)
        add_city (surveyor, p, farm, bst_position_root (p, first_on_tile + (guint) __builtin_ctz (touched)));
      part = p->parts[part].next;
    }
  while (part != farm->root);
}

const BstSurvey *
bst_surveyor_look (BstSurveyor       *surveyor,
                   const BstPosition *p)
{
  BstSurvey *survey = &surveyor->survey;

  /* The numbers of surveys begin again before they are used up. */
  if (++surveyor->n_surveys == G_MAXUINT / SURVEY_STEP)
    {
      memset (surveyor->seen, 0, sizeof *surveyor->seen * BST_MAX_SEGMENTS
                                 * (bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES));
      surveyor->n_surveys = 1;
    }
  survey->n_features = survey->n_openings = surveyor->n_cities = 0;
  survey->n_cells = p->head.n_frontier;
  for (guint cell = 0; cell < survey->n_cells; cell++)
    look_at_cell (surveyor, p, cell);
  look_at_figures (surveyor, p);
  for (guint i = 0; i < survey->n_features; i++)
    if (surveyor->features[i].kind == BST_FEATURE_FIELD)
      find_cities (surveyor, p, &surveyor->features[i]);

  return survey;
}
