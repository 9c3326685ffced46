/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-change.h"

#include <string.h>

/* One of the two positions. Features have numbers, those of both in one row. */
typedef struct
{
  const BstPosition *position;
  guint16           *roots;         /* Owned, as the next */
  guint              n_roots;
  guint16           *numbers;       /* per part: of its feature */
} Side;

/* Features that overlap, directly or through others, have one leader. */
typedef struct
{
  Side   sides[2];
  guint *leaders;                   /* per feature of both; Owned */
} Comparison;

static void
init_side (Side              *side,
           const BstPosition *position)
{
  guint n_parts = bst_position_get_n_parts (position);

  side->position = position;
  side->roots = g_new (guint16, n_parts + 1);
  side->numbers = g_new (guint16, n_parts + 1);
  side->n_roots = bst_position_get_features (position, side->roots);
  for (guint i = 0; i < side->n_roots; i++)
    {
      guint part = side->roots[i];

      do
        {
          side->numbers[part] = (guint16) i;
          part = bst_position_next_in_feature (position, part);
        }
      while (part != side->roots[i]);
    }
}

static guint
find_leader (const Comparison *comparison,
             guint             number)
{
  while (comparison->leaders[number] != number)
    number = comparison->leaders[number];

  return number;
}

/* The features of all segments that both boards have come together. */
static void
join (Comparison *comparison)
{
  const Side *before = &comparison->sides[0], *after = &comparison->sides[1];
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (before->position));
  guint n_tiles, n_others;
  const BstTile *tiles = bst_position_get_tiles (before->position, &n_tiles);
  const BstTile *others = bst_position_get_tiles (after->position, &n_others);

  for (guint i = 0; i < n_tiles; i++)
    {
      int index = bst_position_find_tile (after->position, tiles[i].x, tiles[i].y);
      const BstTileType *type = bst_tile_set_get_type (set, (guint) tiles[i].type), *other;

      if (index < 0 || others[index].rotation != tiles[i].rotation)
        continue;
      other = bst_tile_set_get_type (set, (guint) others[index].type);
      if (other->printed != type->printed)
        continue;
      /* The one may have something more built on it. */
      for (guint j = 0; j < MIN (type->n_segments, other->n_segments); j++)
        {
          guint a = find_leader (comparison, before->numbers[tiles[i].first_part + j]);
          guint b = find_leader (comparison, before->n_roots
                                             + after->numbers[others[index].first_part + j]);

          comparison->leaders[MAX (a, b)] = MIN (a, b);
        }
    }
}

static guint
find_what (const Comparison *comparison,
           guint             before_root,
           guint             after_root)
{
  /* What a feature would be worth when it is completed changes for all of them with the last tile, and says nothing. */
  gboolean may_complete = bst_position_is_exhausted (comparison->sides[0].position)
                          == bst_position_is_exhausted (comparison->sides[1].position);
  BstFeature a, b;
  guint what = 0;

  bst_position_get_feature (comparison->sides[0].position, before_root, &a);
  bst_position_get_feature (comparison->sides[1].position, after_root, &b);
  if (a.tiles != b.tiles || a.segments != b.segments || a.pennants != b.pennants)
    what |= BST_CHANGED_TILES;
  if (a.open != b.open || a.complete != b.complete)
    what |= BST_CHANGED_OPEN;
  if (memcmp (a.figures, b.figures, sizeof a.figures) != 0 || a.barns != b.barns)
    what |= BST_CHANGED_FIGURES;
  if (a.owners != b.owners)
    what |= BST_CHANGED_OWNERS;
  if ((may_complete && a.completed != b.completed) || memcmp (a.ends, b.ends, sizeof a.ends) != 0 || a.end != b.end)
    what |= BST_CHANGED_WORTH;
  if (a.cities != b.cities || a.complete_cities != b.complete_cities)
    what |= BST_CHANGED_CITIES;

  return what;
}

static BstChangeKind
find_kind (const BstChange *change)
{
  if (change->n_before == 0)
    return BST_CHANGE_NEW;
  if (change->n_after == 0)
    return BST_CHANGE_GONE;
  if (change->n_before == 1 && change->n_after == 1)
    return BST_CHANGE_CHANGED;
  if (change->n_after == 1)
    return BST_CHANGE_MERGED;

  return change->n_before == 1 ? BST_CHANGE_SPLIT : BST_CHANGE_MIXED;
}

/* Puts the roots of those with the leader behind @roots. */
static guint
take_roots (const Comparison *comparison,
            guint             side,
            guint             leader,
            guint16          *roots)
{
  guint first = side == 0 ? 0 : comparison->sides[0].n_roots, n = 0;

  for (guint i = 0; i < comparison->sides[side].n_roots; i++)
    if (find_leader (comparison, first + i) == leader)
      roots[n++] = comparison->sides[side].roots[i];

  return n;
}

/* The change of all features with one leader; no item for those that are alike. */
static void
add_change (BstChanges       *changes,
            const Comparison *comparison,
            guint             leader,
            guint16         **roots)
{
  BstChange *change = &changes->items[changes->n_items];

  *change = (BstChange) { .before = *roots };
  change->n_before = take_roots (comparison, 0, leader, *roots);
  change->after = *roots + change->n_before;
  change->n_after = take_roots (comparison, 1, leader, *roots + change->n_before);
  change->kind = find_kind (change);
  change->feature = bst_position_get_feature_kind (comparison->sides[change->n_after > 0].position,
                                                   change->n_after > 0 ? change->after[0] : change->before[0]);
  if (change->kind == BST_CHANGE_CHANGED)
    {
      change->what = find_what (comparison, change->before[0], change->after[0]);
      if (change->what == 0)
        {
          changes->n_unchanged++;
          return;
        }
    }
  *roots += change->n_before + change->n_after;
  changes->n_items++;
}

static void
add_changes (BstChanges       *changes,
             const Comparison *comparison)
{
  guint n_before = comparison->sides[0].n_roots, n_after = comparison->sides[1].n_roots;
  g_autofree gboolean *is_done = g_new0 (gboolean, n_before + n_after + 1);
  guint16 *roots;

  changes->items = g_new (BstChange, n_before + n_after + 1);
  roots = changes->roots = g_new (guint16, n_before + n_after + 1);
  for (guint i = 0; i < n_before + n_after; i++)
    {
      /* Those of the second position come first. */
      guint leader = find_leader (comparison, i < n_after ? n_before + i : i - n_after);

      if (!is_done[leader])
        add_change (changes, comparison, leader, &roots);
      is_done[leader] = TRUE;
    }
}

static void
add_points (BstChanges        *changes,
            const BstPosition *position,
            int                sign)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  int ends[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (position, ends, NULL);
  for (guint player = 0; player < n_players; player++)
    {
      int score = bst_position_get_score (position, player);

      changes->points[player] += sign * score;
      changes->totals[player] += sign * (score + ends[player]);
    }
}

/* The same tiles, though perhaps in two objects. */
static gboolean
have_same_tiles (const BstPosition *a,
                 const BstPosition *b)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (a));
  const BstTileSet *other = bst_game_get_tile_set (bst_position_get_game (b));

  if (set == other)
    return TRUE;
  if (bst_tile_set_get_n_types (set) != bst_tile_set_get_n_types (other))
    return FALSE;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (strcmp (bst_tile_set_get_type (set, i)->id, bst_tile_set_get_type (other, i)->id) != 0
        || bst_tile_set_get_type (set, i)->n_segments != bst_tile_set_get_type (other, i)->n_segments)
      return FALSE;

  return TRUE;
}

gboolean
bst_changes_init (BstChanges        *changes,
                  const BstPosition *before,
                  const BstPosition *after)
{
  Comparison comparison;
  guint n_features;

  *changes = (BstChanges) { 0 };
  if (!have_same_tiles (before, after)
      || bst_game_get_n_players (bst_position_get_game (before))
         != bst_game_get_n_players (bst_position_get_game (after)))
    return FALSE;

  init_side (&comparison.sides[0], before);
  init_side (&comparison.sides[1], after);
  n_features = comparison.sides[0].n_roots + comparison.sides[1].n_roots;
  comparison.leaders = g_new (guint, n_features + 1);
  for (guint i = 0; i < n_features; i++)
    comparison.leaders[i] = i;
  join (&comparison);
  add_changes (changes, &comparison);
  add_points (changes, before, -1);
  add_points (changes, after, 1);

  g_free (comparison.leaders);
  for (guint i = 0; i < G_N_ELEMENTS (comparison.sides); i++)
    {
      g_free (comparison.sides[i].roots);
      g_free (comparison.sides[i].numbers);
    }

  return TRUE;
}

void
bst_changes_clear (BstChanges *changes)
{
  g_clear_pointer (&changes->items, g_free);
  g_clear_pointer (&changes->roots, g_free);
  *changes = (BstChanges) { 0 };
}

const char *
bst_change_kind_name (BstChangeKind kind)
{
  static const char * const names[] = { "new", "gone", "changed", "merged", "split", "mixed" };

  return names[kind];
}
