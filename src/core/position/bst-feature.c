/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-module.h"

#include <string.h>

guint
bst_position_get_n_parts (const BstPosition *p)
{
  return p->head.n_parts;
}

guint16
bst_position_find_root (const BstPosition *p,
                        guint              part)
{
  g_return_val_if_fail (part < p->head.n_parts, BST_NO_PART);

  return (guint16) bst_position_root (p, part);
}

guint16
bst_position_get_part (const BstPosition *p,
                       guint              tile,
                       guint              segment)
{
  g_return_val_if_fail (tile < p->head.n_tiles, BST_NO_PART);

  return (guint16) (p->tiles[tile].first_part + segment);
}

void
bst_position_get_segment (const BstPosition *p,
                          guint              part,
                          guint             *tile,
                          guint             *segment)
{
  g_return_if_fail (part < p->head.n_parts);

  *tile = p->parts[part].tile;
  *segment = p->parts[part].segment;
}

guint16
bst_position_next_in_feature (const BstPosition *p,
                              guint              part)
{
  g_return_val_if_fail (part < p->head.n_parts, BST_NO_PART);

  return p->parts[part].next;
}

guint
bst_position_get_features (const BstPosition *p,
                           guint16           *out)
{
  g_autofree guint8 *seen = g_new0 (guint8, p->head.n_parts);
  guint n_features = 0;

  for (guint part = 0; part < p->head.n_parts; part++)
    {
      guint root = bst_position_root (p, part);

      if (!seen[root] && !bst_position_is_spare (p, root))
        out[n_features++] = (guint16) root;
      seen[root] = TRUE;
    }

  return n_features;
}

guint
bst_position_get_farms (const BstPosition *p,
                        guint16           *out)
{
  guint n_features = bst_position_get_features (p, out);
  guint n_farms = 0;

  for (guint i = 0; i < n_features; i++)
    if (p->parts[out[i]].kind == BST_FEATURE_FIELD)
      out[n_farms++] = out[i];

  return n_farms;
}

guint
bst_position_get_farm_number (const BstPosition *p,
                              guint              part)
{
  g_autofree guint16 *farms = g_new (guint16, p->head.n_parts + 1);
  guint n_farms = bst_position_get_farms (p, farms);
  guint root = bst_position_root (p, part);

  for (guint i = 0; i < n_farms; i++)
    if (farms[i] == root)
      return i + 1;

  return 0;
}

static gboolean
contains (const guint16 *list,
          guint          n_items,
          guint          item)
{
  for (guint i = 0; i < n_items; i++)
    if (list[i] == item)
      return TRUE;

  return FALSE;
}

guint
bst_position_get_fed_cities (const BstPosition *p,
                             guint              also,
                             guint              part,
                             guint16           *out)
{
  guint first = bst_position_root (p, part);
  guint n_cities = 0;

  part = first;
  do
    {
      guint touched = bst_position_segment (p, part)->cities;
      guint first_on_tile = p->tiles[p->parts[part].tile].first_part;

      for (; touched != 0; touched &= touched - 1)
        {
          guint city = bst_position_root (p, first_on_tile + (guint) __builtin_ctz (touched));

          if ((p->parts[city].open == 0 || also == city || also == BST_EVERY_PART) && !contains (out, n_cities, city))
            out[n_cities++] = (guint16) city;
        }
      part = p->parts[part].next;
    }
  while (part != first);

  return n_cities;
}

guint
bst_position_get_farm_cities (const BstPosition *p,
                              guint              part,
                              guint16           *out)
{
  return bst_position_get_fed_cities (p, BST_EVERY_PART, part, out);
}

/* Only fields need this: other features keep the number. */
static guint
count_tiles (const BstPosition *p,
             guint              root)
{
  g_autofree guint8 *seen = NULL;
  guint n_tiles = 0;
  guint part = root;

  if (p->parts[root].kind != BST_FEATURE_FIELD)
    return p->parts[root].tiles;

  seen = g_new0 (guint8, p->head.n_tiles);
  do
    {
      n_tiles += !seen[p->parts[part].tile];
      seen[p->parts[part].tile] = TRUE;
      part = p->parts[part].next;
    }
  while (part != root);

  return n_tiles;
}

static guint
find_margin (const guint8 figures[BST_MAX_PLAYERS])
{
  guint first = 0, second = 0;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      if (figures[player] > first)
        {
          second = first;
          first = figures[player];
        }
      else if (figures[player] > second)
        {
          second = figures[player];
        }
    }

  return first - second;
}

/* What an owner with no pig there would get more, or less, for each city of a farm. */
static int
find_bonus (const BstPosition *p,
            guint              farm)
{
  int least = bst_modules_farm_bonus (p, farm, 0);

  for (guint player = 1; player < p->n_players; player++)
    least = MIN (least, bst_modules_farm_bonus (p, farm, player));

  return least;
}

/* What an owner would get for a farm that nobody has. */
static void
fill_farm (const BstPosition *p,
           BstFeature        *feature)
{
  g_autofree guint16 *cities = g_new (guint16, p->head.n_parts);
  gboolean older = p->rules.farm_scoring == BST_FARMS_OLDER
                   || p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL;
  int each = older ? BST_OLDER_FARM_POINTS : BST_FARM_POINTS;
  int bonus = find_bonus (p, feature->part);

  feature->cities = bst_position_get_farm_cities (p, feature->part, cities);
  for (guint i = 0; i < feature->cities; i++)
    {
      int worth = each * (bst_modules_is_double_city (p, cities[i]) ? 2 : 1) + bonus;

      feature->completed += worth;
      if (p->parts[cities[i]].open != 0)
        continue;
      feature->complete_cities++;
      feature->end += worth;
    }
  if (bst_modules_is_lost (p, feature->part))
    feature->end = 0;
}

/* --- What each player would get at the end --- */

static gboolean
counts_round_cities (const BstPosition *p)
{
  return p->rules.farm_scoring == BST_FARMS_OLDER
         || p->rules.farm_scoring == BST_FARMS_OLDER_LITERAL;
}

/* Does the farm speak for the player at the cities that it touches (FV1, FV1b)? */
static gboolean
speaks_for (const BstPosition *p,
            guint              also,
            guint              farm,
            guint              player)
{
  const BstPart *part = &p->parts[farm];

  if (part->kind != BST_FEATURE_FIELD || part->figures[player] == 0
      || bst_modules_take_farm (p, farm)
      || (also != BST_EVERY_PART && bst_modules_is_lost (p, farm)))
    return FALSE;

  return p->rules.farm_scoring == BST_FARMS_OLDER
         || (bst_position_find_owners (p, farm, part->figures) & (1u << player));
}

/* The first of the player's farms at a city: points that a city pays are put down there. */
static guint
find_first_farm (const BstPosition *p,
                 guint              also,
                 guint              city,
                 guint              player)
{
  g_autofree guint16 *cities = g_new (guint16, p->head.n_parts);
  guint first = BST_NO_PART;

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      guint farm = bst_position_root (p, p->figures[i].part);

      if (farm < first && speaks_for (p, also, farm, player)
          && contains (cities, bst_position_get_farm_cities (p, farm, cities), city))
        first = farm;
    }

  return first;
}

/* Is @farm the one for which the event pays the player? */
static gboolean
is_paid_by (const BstPosition *p,
            guint              also,
            guint              farm,
            const BstEvent    *event,
            guint              player)
{
  guint root;

  if (event->cause != BST_EVENT_FEATURE && event->cause != BST_EVENT_BARN)
    return FALSE;
  root = bst_position_root (p, event->part);
  if (event->cause == BST_EVENT_FEATURE && counts_round_cities (p))
    return find_first_farm (p, also, root, player) == farm;

  return root == farm;
}

/* Only the scoring of all farms knows what is paid for one that somebody stands on. */
void
bst_position_get_farm_ends (const BstPosition *p,
                            guint              farm,
                            guint              city,
                            int                ends[BST_MAX_PLAYERS])
{
  g_auto (BstEvents) events = { 0 };

  memset (ends, 0, BST_MAX_PLAYERS * sizeof *ends);
  bst_position_score_farms (p, city, &events);
  for (guint i = 0; i < events.n_items; i++)
    for (guint player = 0; player < p->n_players; player++)
      if ((events.items[i].players & (1u << player))
          && is_paid_by (p, city, farm, &events.items[i], player))
        ends[player] += events.items[i].points;
}

static int
find_most (const BstPosition *p,
           const int          points[BST_MAX_PLAYERS])
{
  int most = 0;

  for (guint player = 0; player < p->n_players; player++)
    most = MAX (most, points[player]);

  return most;
}

/* For each player. A farm that somebody has is worth what it pays him; anything else is worth the same to
 * all owners. */
static void
find_ends (const BstPosition *p,
           BstFeature        *feature)
{
  const BstPart *part = &p->parts[feature->part];

  if (part->n_figures == 0 && part->barns == 0)
    return;
  if (feature->kind == BST_FEATURE_FIELD)
    {
      bst_position_get_farm_ends (p, feature->part, BST_NO_PART, feature->ends);
      bst_position_get_farm_ends (p, feature->part, BST_EVERY_PART, feature->completions);
      feature->completed = find_most (p, feature->completions);
    }
  else
    {
      for (guint player = 0; player < p->n_players; player++)
        {
          feature->ends[player] = feature->owners & (1u << player) ? feature->end : 0;
          feature->completions[player] = feature->owners & (1u << player) ? feature->completed : 0;
        }
    }
  feature->end = find_most (p, feature->ends);
}

gboolean
bst_position_is_complete (const BstPosition *p,
                          guint              part)
{
  const BstPart *data = &p->parts[bst_position_root (p, part)];

  return data->open == 0 && bst_feature_kind_get (data->kind)->completes;
}

BstFeatureKind
bst_position_get_feature_kind (const BstPosition *p,
                               guint              part)
{
  return (BstFeatureKind) p->parts[bst_position_root (p, part)].kind;
}

void
bst_position_get_feature (const BstPosition *p,
                          guint              part,
                          BstFeature        *feature)
{
  guint root = bst_position_root (p, part);
  const BstPart *data = &p->parts[root];

  memset (feature, 0, sizeof *feature);
  feature->part = (guint16) root;
  feature->kind = (BstFeatureKind) data->kind;
  feature->tiles = count_tiles (p, root);
  feature->segments = data->size;
  feature->pennants = data->pennants;
  feature->open = (guint) data->open;
  bst_position_get_strengths (p, root, feature->figures);
  feature->owners = bst_position_find_owners (p, root, feature->figures) | data->barns;
  feature->margin = find_margin (feature->figures);
  feature->emblems = data->emblems;
  feature->barns = data->barns;
  if (data->kind == BST_FEATURE_FIELD)
    {
      feature->shepherds = data->shepherds;
      feature->sheep = bst_modules_count_sheep (p, root);
    }
  feature->stays = data->paid != 0;
  memcpy (feature->goods, data->goods, sizeof feature->goods);

  if (data->kind == BST_FEATURE_FIELD)
    {
      fill_farm (p, feature);
    }
  else if (data->kind == BST_FEATURE_TOWER)
    {
      feature->height = bst_position_get_tower_height (p, data->tile);
    }
  else if (bst_feature_kind_get (data->kind)->completes)
    {
      feature->complete = data->open == 0;
      feature->ingots = bst_modules_count_ingots (p, root);
      feature->completed = bst_position_points (p, root, TRUE);
      feature->now = feature->complete && !data->paid ? feature->completed : 0;
      feature->end = feature->complete ? 0 : bst_position_points (p, root, FALSE);
    }
  find_ends (p, feature);
  /* Nothing can be completed any more. */
  feature->is_over = bst_position_is_exhausted (p);
  if (!feature->complete && feature->is_over)
    {
      feature->completed = feature->end;
      memcpy (feature->completions, feature->ends, sizeof feature->ends);
    }
}
