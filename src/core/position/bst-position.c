/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-frontier.h"
#include "bst-module.h"

#include <string.h>

/* What one entry takes in the journal: the memory, and where it was. */
#define ENTRY(size)     (BST_JOURNAL_PADDED (size) + 2 * sizeof (guint32))
/* Builders and pigs that there can be, which go with the last follower. */
#define N_HELPERS       (BST_MAX_PLAYERS * BST_MAX_OTHER_FIGURES * BST_N_HELPING_KINDS)

/* A tile saves what is small once, and at most so many cells, of the torus and of the frontier: its own, the
 * one that takes its place in the list, and those round it; and so many parts: both of each join, three on each
 * of four edges; roads that trees make one (H6); the monasteries round it; what it completes, of its
 * own, behind an abbey's edges and round it, each as it is paid and as it gives goods; and the farms of
 * barns. */
#define TILE_CELLS      12
#define TILE_COMPLETES  (BST_MAX_SEGMENTS + 4 + BST_MAX_CENTRES)
#define TILE_PARTS      (4 * 3 * 2 + 2 * BST_MAX_SEGMENTS + BST_MAX_CENTRES + 2 * TILE_COMPLETES + 1 + BST_MAX_SEGMENTS)

/* A step puts or takes one figure, whose helpers leave with him. Where figures are exchanged by hand it
 * is two that are taken and put, and what was put may leave again; the dragon takes all. */
#define PLAIN_PARTS     (TILE_PARTS + BST_MAX_STEPS + N_HELPERS)
#define LONG_PARTS      (TILE_PARTS + 4 * BST_MAX_STEPS + 2 * N_HELPERS + BST_MAX_FIGURES)

/* Room for one step in the journal, a whole turn; and for one in games in which many figures leave in a
 * turn. */
#define JOURNAL_SMALL \
  (ENTRY (sizeof (BstPositionHead)) + ENTRY (sizeof (guint16)) \
   + ENTRY (sizeof (BstFigure) * BST_MAX_FIGURES) + TILE_CELLS * ENTRY (sizeof (BstFrontierCell)))
#define JOURNAL_STEP        (JOURNAL_SMALL + PLAIN_PARTS * ENTRY (sizeof (BstPart)))
#define JOURNAL_LONG_STEP   (JOURNAL_SMALL + LONG_PARTS * ENTRY (sizeof (BstPart)))
#define JOURNAL_SPARE_STEPS 8

/* A step that changes features without a tile saves so many parts one by one, and when there are more, all at once.
 * Links are few: it saves all. */
#define REJOINED            (BST_MAX_REJOINED * ENTRY (sizeof (BstPart)))
/* Steps that save all parts, for which there is room besides. */
#define JOURNAL_WHOLE_STEPS 4

/* A torus of 256 cells a side, 128 KiB, is copied as a whole. */
#define SMALL_SHIFT 8

static guint
count_usual_step (const BstPosition *p)
{
  gsize step = p->memory_total + p->n_modules * ENTRY (0);

  if (p->max_links > 0)
    step += REJOINED + ENTRY (p->max_links * sizeof *p->links);

  return (guint) (step + (p->rules.dragon || p->rules.dexterity ? JOURNAL_LONG_STEP : JOURNAL_STEP));
}

/* --- Memory --- */

static guint
count_parts (const BstTileSet *set)
{
  guint n_parts = 0;

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);

      n_parts += type->count * (type->n_segments + type->n_spare);
    }

  return n_parts;
}

/* How far apart the tiles lie with which the game begins. */
static guint
find_start_span (const BstTileSet *set)
{
  guint n_starts, span = 0;
  const BstStartTile *starts = bst_tile_set_get_starts (set, &n_starts);

  for (guint i = 0; i < n_starts; i++)
    span = MAX (span, (guint) MAX (ABS (starts[i].x), ABS (starts[i].y)));

  return 2 * span;
}

/* The torus must hold the longest board there can be, and a cell on each side: the tiles with which
 * it begins, @span apart, and all others in a row. */
static guint
find_shift (const BstTileSet *set,
            guint             span)
{
  guint n_tiles = bst_tile_set_get_n_tiles (set);
  guint shift = 4;

  while ((1u << shift) < n_tiles + span + 3)
    shift++;

  return shift;
}

/* Lays out one array of the block: returns its place and moves @offset behind it. */
static gsize
reserve (gsize *offset,
         gsize  size)
{
  gsize at = *offset;

  *offset += (size + 15) & ~(gsize) 15;

  return at;
}

static void
layout (BstPosition *p,
        gboolean     assign)
{
  const BstTileSet *set = bst_game_get_tile_set (p->game);
  guint n_tiles = bst_tile_set_get_n_tiles (set);
  gsize offset = 0;
  gsize at[12];
  gsize n_parts = count_parts (set) + BST_SPARE_TILES * BST_MAX_SEGMENTS;

  /* One may try where a tile of which none is left would have gone. */
  n_tiles += BST_SPARE_TILES;
  reserve (&offset, sizeof *p);
  at[0] = reserve (&offset, sizeof *p->cells << (2 * p->shift));
  at[1] = reserve (&offset, sizeof *p->tiles * n_tiles);
  at[2] = reserve (&offset, sizeof *p->parts * n_parts);
  at[3] = reserve (&offset, sizeof *p->frontier * BST_MAX_PLACEMENTS (n_tiles));
  at[4] = reserve (&offset, bst_frontier_get_size (p->n_way_words, BST_MAX_PLACEMENTS (n_tiles)));
  at[5] = reserve (&offset, sizeof *p->figures * BST_MAX_FIGURES);
  at[6] = reserve (&offset, sizeof *p->remaining * p->n_types);
  at[7] = reserve (&offset, sizeof *p->discards * n_tiles);
  p->journal_step = count_usual_step (p);
  p->journal_size = p->journal_step * (n_tiles + JOURNAL_SPARE_STEPS);
  if (p->max_links > 0)
    {
      guint all = (guint) ENTRY (sizeof *p->parts * n_parts);

      p->journal_step += all;
      p->journal_size += JOURNAL_WHOLE_STEPS * all;
    }
  at[8] = reserve (&offset, sizeof *p->limits * p->n_types);
  at[9] = reserve (&offset, p->memory_total);
  at[10] = reserve (&offset, sizeof *p->links * p->max_links);
  at[11] = reserve (&offset, p->journal_size);
  p->size = offset;

  if (!assign)
    return;

  p->cells = (void *) ((char *) p + at[0]);
  p->tiles = (void *) ((char *) p + at[1]);
  p->parts = (void *) ((char *) p + at[2]);
  p->frontier = (void *) ((char *) p + at[3]);
  p->ways = (void *) ((char *) p + at[4]);
  p->figures = (void *) ((char *) p + at[5]);
  p->remaining = (void *) ((char *) p + at[6]);
  p->discards = (void *) ((char *) p + at[7]);
  p->limits = (void *) ((char *) p + at[8]);
  p->memory = (void *) ((char *) p + at[9]);
  p->links = (void *) ((char *) p + at[10]);
  p->journal = (void *) ((char *) p + at[11]);
}

static void
find_grounds (BstPosition *p)
{
  guint claimed = 0;

  for (guint feature = 0; feature < BST_N_FEATURE_KINDS; feature++)
    if (bst_feature_kind_get (feature)->is_claimed && (feature != BST_FEATURE_FIELD || p->rules.farmers))
      claimed |= 1u << feature;
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    p->grounds[kind] = (guint16) (bst_figure_kind_get (kind)->features & claimed);
}

static BstPosition *
make (BstGame *game,
      guint    span)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  BstPosition template = { .game = game };
  BstPosition *p;

  template.n_types = bst_tile_set_get_n_types (set);
  template.n_players = bst_game_get_n_players (game);
  template.rules = *bst_game_get_rules (game);
  template.orientations = bst_tile_set_get_orientation (set, 0, 0);
  template.fits = bst_tile_set_get_fits (set, 0);
  template.set_ways = bst_tile_set_get_ways (set, &template.n_way_words);
  template.way_classes = bst_tile_set_get_way_classes (set);
  template.types = bst_tile_set_get_type (set, 0);
  template.shift = find_shift (set, span);
  template.mask = (1u << template.shift) - 1;
  find_grounds (&template);
  bst_modules_choose (&template);
  layout (&template, FALSE);

  /* Of a large torus the system gives only the pages that are written to. */
  p = g_malloc0 (template.size);
  *p = template;
  bst_game_ref (game);
  layout (p, TRUE);
  for (guint type = 0; type < p->n_types; type++)
    p->limits[type] = bst_modules_find_limits (p, type);
  bst_frontier_init (p, BST_MAX_PLACEMENTS (bst_tile_set_get_n_tiles (set) + BST_SPARE_TILES));

  return p;
}

BstPosition *
bst_position_new (BstGame *game)
{
  BstPosition *p = make (game, find_start_span (bst_game_get_tile_set (game)));

  bst_position_reset (p);

  return p;
}

BstPosition *
bst_position_new_wide (BstGame *game,
                       guint    span)
{
  BstPosition *p = make (game, span + BST_SPARE_TILES);

  bst_position_clear (p, FALSE);

  return p;
}

void
bst_position_free (BstPosition *p)
{
  if (p == NULL)
    return;

  bst_game_unref (p->game);
  g_free (p);
}

/* Copies the cells in use, of which there are few in a large torus. */
static void
copy_cells (const BstPosition *from,
            BstPosition       *p)
{
  for (guint i = 0; i < from->head.n_tiles; i++)
    {
      guint cell = bst_position_cell (from, from->tiles[i].x, from->tiles[i].y);

      p->cells[cell] = from->cells[cell];
    }
  for (guint i = 0; i < from->head.n_frontier; i++)
    {
      guint cell = bst_position_cell (from, from->frontier[i].x, from->frontier[i].y);

      p->cells[cell] = from->cells[cell];
    }
}

BstPosition *
bst_position_copy (const BstPosition *position)
{
  const char *start = (const char *) position;
  gsize before = (gsize) ((const char *) position->cells - start);
  gsize behind = (gsize) ((const char *) position->tiles - start);
  gsize used = (gsize) ((const char *) position->journal - start);
  gboolean is_sparse = position->shift > SMALL_SHIFT;
  BstPosition *p = is_sparse ? g_malloc0 (position->size) : g_malloc (position->size);

  memcpy (p, position, is_sparse ? before : used);
  if (is_sparse)
    memcpy ((char *) p + behind, start + behind, used - behind);
  bst_game_ref (p->game);
  layout (p, TRUE);
  if (is_sparse)
    copy_cells (position, p);
  p->journal_used = 0;
  p->is_final = FALSE;

  return p;
}

/* --- Journal --- */

/* The head is saved last in undo order, and marks where a step begins. */
void
bst_position_begin_step (BstPosition *p)
{
  if (p->is_final)
    return;
  /* So many steps only come from edits and returned tiles; then the past is given up. */
  if (p->journal_size - p->journal_used < p->journal_step)
    p->journal_used = 0;

  p->step_end = p->journal_used + p->journal_step;
  bst_position_save (p, &p->head, sizeof p->head);
  p->step_parts = p->head.n_parts;
  p->step_figures = FALSE;
  p->step_memory = 0;
  p->step_rejoined = 0;
  p->step_links = FALSE;
}

void
bst_position_set_final (BstPosition *p,
                        gboolean     is_final)
{
  p->is_final = is_final;
  bst_position_forget (p);
}

void
bst_position_forget (BstPosition *p)
{
  p->journal_used = 0;
  p->step_parts = 0;
  p->step_figures = FALSE;
  p->step_memory = 0;
  p->step_rejoined = 0;
  p->step_links = FALSE;
  p->step_end = p->journal_step;
}

void
bst_position_save_figures (BstPosition *p)
{
  if (!p->step_figures && !p->is_final)
    bst_position_save (p, p->figures, sizeof *p->figures * p->head.n_figures);
  p->step_figures = TRUE;
}

gboolean
bst_position_undo (BstPosition *p)
{
  guint32 head = (guint32) ((char *) &p->head - (char *) p);
  guint32 frontier = (guint32) ((char *) p->frontier - (char *) p);
  guint32 frontier_size = (guint32) ((char *) p->ways - (char *) p->frontier);
  guint32 trailer[2];

  if (p->journal_used == 0)
    return FALSE;

  do
    {
      p->journal_used -= (guint) sizeof trailer;
      memcpy (trailer, p->journal + p->journal_used, sizeof trailer);
      p->journal_used -= (guint) BST_JOURNAL_PADDED (trailer[1]);
      if (trailer[0] - frontier < frontier_size)
        bst_frontier_undo (p, (trailer[0] - frontier) / (guint32) sizeof *p->frontier, p->journal + p->journal_used);
      memcpy ((char *) p + trailer[0], p->journal + p->journal_used, trailer[1]);
    }
  while (trailer[0] != head);

  return TRUE;
}

/* Frees only the cells that were in use: most of the torus never is. */
static void
clear_cells (BstPosition *p)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    p->cells[bst_position_cell (p, p->tiles[i].x, p->tiles[i].y)] = 0;
  for (guint i = 0; i < p->head.n_frontier; i++)
    p->cells[bst_position_cell (p, p->frontier[i].x, p->frontier[i].y)] = 0;
  bst_frontier_clear (p);
}

/* H5: in a bag the start tile is one among the others; not so the spring of a river, or a block of tiles, from which
 * all begins. */
static gboolean
start_is_drawn (const BstPosition  *p,
                const BstStartTile *starts,
                guint               n_starts)
{
  for (guint i = 0; i < n_starts; i++)
    for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
      if (p->types[starts[i].type].edges[edge] == BST_EDGE_RIVER || p->types[starts[i].type].blank != 0)
        return FALSE;

  return p->rules.start_in_bag;
}

static void
lay_starts (BstPosition *p)
{
  guint n_starts;
  const BstStartTile *starts = bst_tile_set_get_starts (bst_game_get_tile_set (p->game), &n_starts);

  if (start_is_drawn (p, starts, n_starts))
    {
      bst_frontier_begin (p);
      return;
    }
  for (guint i = 0; i < n_starts; i++)
    {
      bst_position_forget (p);
      bst_position_lay (p, (guint) starts[i].type, starts[i].x, starts[i].y, starts[i].rotation,
                        BST_NO_PLAYER);
    }
}

static void
give_supplies (BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      p->head.supply[kind][player] = (guint8) bst_game_count_figures (p->game, kind);
}

void
bst_position_clear (BstPosition *p,
                    gboolean     is_first)
{
  clear_cells (p);
  memset (&p->head, 0, sizeof p->head);
  memset (p->memory, 0, p->memory_total);
  for (guint i = 0; i < p->n_types; i++)
    {
      p->remaining[i] = 0;
      bst_position_add_left (p, i, (int) p->types[i].count);
    }
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    for (guint j = 0; j < BST_MAX_HELD_TILES; j++)
      p->head.hands[i][j] = BST_NO_TILE;
  give_supplies (p);
  bst_position_forget (p);
  bst_modules_clear (p);
  bst_position_forget (p);
  if (is_first)
    bst_frontier_begin (p);
}

void
bst_position_reset (BstPosition *p)
{
  bst_position_clear (p, FALSE);
  lay_starts (p);
  bst_modules_board_laid (p);
  bst_modules_set_up (p);
  bst_position_forget (p);
}
