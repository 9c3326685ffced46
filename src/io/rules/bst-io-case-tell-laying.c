/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about where tiles and figures go, and may go. */

#include "config.h"

#include "bst-io-case-play-private.h"

#include "bst-io-game-words.h"
#include "bst-io-reason.h"
#include "bst-io-step-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const char *
get_tile_name (const BstIoCaseScene *scene,
               guint                 type)
{
  return bst_io_words_tile (bst_game_get_tile_set (bst_io_case_scene_get_game (scene)), type);
}

/* (transfer full) */
static char *
dup_discard (const BstIoCaseScene *scene,
             const BstMove        *move)
{
  const char *name = get_tile_name (scene, (guint) move->type);

  if (move->refused)
    /* Translators: %s is a tile. */
    return g_strdup_printf (_("%s fits nowhere, and no other tile is drawn"), name);

  /* Translators: %s is a tile. */
  return g_strdup_printf (_("%s fits nowhere, and another tile is drawn"), name);
}

/* (transfer full) */
static char *
dup_move (const BstIoCaseScene *scene,
          const BstMove        *move)
{
  return move->kind == BST_MOVE_DISCARD ? dup_discard (scene, move)
         : bst_io_step_text_dup_move (bst_io_case_scene_get_game (scene), move);
}

char *
bst_io_case_tell_play (BstIoCaseScene  *scene,
                       GError         **error)
{
  g_autofree char *text = NULL;
  int player;

  if (!bst_io_case_game_play (scene->game, scene->words, error))
    return NULL;
  text = dup_move (scene, &scene->game->node->move);
  player = bst_node_get_player (scene->game->node);
  if (player == BST_NO_PLAYER)
    return g_steal_pointer (&text);

  /* Translators: a player, and the move that he makes. */
  return g_strdup_printf (C_("move", "%s: %s"),
                          bst_io_words_player (bst_io_case_scene_get_game (scene), (guint) player),
                          text);
}

/* --- Refused --- */

/* The figures that stand where the move would put one, and what they stand on. */
static void
light_occupiers (BstIoCaseScene *scene,
                 const BstMove  *move)
{
  BstPosition *position = scene->game->position;
  const BstSpot *put = bst_move_get_put (move);
  guint part, n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  if (put == NULL || bst_position_is_unfinished (position)
      || bst_position_why_not (position, (guint) move->type, move->x, move->y, move->rotation, NULL)
         != BST_REASON_NONE)
    return;

  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
  part = bst_position_find_part (position, put);
  for (guint i = 0; part != BST_NO_PART && i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == bst_position_find_root (position, part))
      g_array_append_val (scene->light->figures, i);
  bst_position_undo (position);

  for (guint i = 0; i < scene->light->figures->len; i++)
    bst_io_case_light_add_feature (scene->light, position,
                                   figures[g_array_index (scene->light->figures, guint, i)].part);
}

char *
bst_io_case_tell_refuse (BstIoCaseScene  *scene,
                         GError         **error)
{
  BstPosition *position = scene->game->position;
  g_autoptr (GError) fault = NULL;
  g_autofree char *text = NULL, *reason = NULL;
  gboolean moved;
  BstMove move;
  int mover;

  /* Without a rule there is no move either, which the reader of moves says. */
  if (!bst_io_case_game_read_turn (scene->game, scene->words + (scene->words[0] != NULL), &move, &mover, error))
    return NULL;

  moved = mover != BST_NO_PLAYER && !bst_position_is_unfinished (position);
  if (moved)
    bst_position_set_turn (position, (guint) mover);
  if (bst_position_apply (position, &move, NULL, &fault))
    bst_position_undo (position);
  if (moved)
    bst_position_undo (position);

  bst_io_case_light_add_ghost (scene->light, &move);
  scene->light->is_refused = TRUE;
  if (move.kind == BST_MOVE_DISCARD)
    /* Translators: %s is a tile; "Not allowed: …" stands before it. */
    text = g_strdup_printf (_("putting %s aside"), get_tile_name (scene, (guint) move.type));
  else
    text = dup_move (scene, &move);
  if (fault == NULL)
    return g_steal_pointer (&text);
  if (bst_error_get_details (fault)->reason == BST_REASON_OCCUPIED)
    light_occupiers (scene, &move);
  if (bst_error_get_details (fault)->reason == BST_REASON_EDGE)
    scene->light->edge = (int) bst_error_get_details (fault)->edge;
  reason = bst_error_get_details (fault)->reason != BST_REASON_NONE
           && bst_error_get_details (fault)->reason != BST_REASON_EDGE
           ? bst_io_reason_dup_text (bst_error_get_details (fault)->reason)
           : bst_io_reason_dup_message (fault);

  /* Translators: a move, and why it is refused. */
  return g_strdup_printf (_("Not allowed: %s. %s"), text, reason);
}

char *
bst_io_case_tell_malformed (BstIoCaseScene  *scene,
                            GError         **error)
{
  g_autofree char *text = g_strjoinv (" ", scene->words);


  /* Translators: %s is the text of a move. */
  return g_strdup_printf (_("There is no such move: %s"), text);
}

/* --- Tiles --- */

char *
bst_io_case_tell_fits (BstIoCaseScene  *scene,
                       GError         **error)
{
  g_autofree char *text = NULL;
  BstMove move;

  if (!bst_io_case_read_move (bst_io_case_scene_get_game (scene), scene->words, &move, error))
    return NULL;
  bst_io_case_light_add_ghost (scene->light, &move);
  text = dup_move (scene, &move);

  /* Translators: %s is a tile, its cell and how it is turned. */
  return g_strdup_printf (_("The tile may lie so: %s"), text);
}

/* Where a tile of this type may lie; returns how many cells. */
static guint
light_placements (BstIoCaseScene *scene,
                  guint           type)
{
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  bst_position_get_tiles (scene->game->position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (scene->game->position, type, placements);
  for (guint i = 0; i < n_placements; i++)
    bst_io_case_light_add_cell (scene->light, placements[i].x, placements[i].y,
                                placements[i].rotations);

  return n_placements;
}

char *
bst_io_case_tell_placements (BstIoCaseScene  *scene,
                             GError         **error)
{
  guint type, n_cells;

  if (!bst_io_case_read_type (bst_io_case_scene_get_game (scene), scene->words[0], &type, error))
    return NULL;
  n_cells = light_placements (scene, type);
  if (n_cells == 0)
    /* Translators: %s is a tile. */
    return g_strdup_printf (_("%s fits nowhere"), get_tile_name (scene, type));

  /* Translators: %s is a tile. */
  return g_strdup_printf (ngettext ("%s may lie on %u cell", "%s may lie on %u cells", n_cells),
                          get_tile_name (scene, type), n_cells);
}

char *
bst_io_case_tell_rotations (BstIoCaseScene  *scene,
                            GError         **error)
{
  char **words = scene->words;
  guint type, rotations, n_rotations = 0;
  int x, y;

  if (!bst_io_case_read_type (bst_io_case_scene_get_game (scene), words[0], &type, error)
      || !bst_io_case_read_cell (words[1], &x, &y, error))
    return NULL;
  words += 2 + (words[2] != NULL);
  rotations = bst_io_case_read_rotations (&words);
  for (guint i = 0; i < BST_N_DIRECTIONS; i++)
    n_rotations += (rotations >> i) & 1;
  bst_io_case_light_add_cell (scene->light, x, y, rotations);
  if (n_rotations == 0)
    /* Translators: %s is a tile. */
    return g_strdup_printf (_("%s does not fit on the lit cell, however it is turned"),
                            get_tile_name (scene, type));

  /* Translators: %s is a tile. */
  return g_strdup_printf (ngettext ("%s fits on the lit cell in %u rotation",
                                    "%s fits on the lit cell in %u rotations", n_rotations),
                          get_tile_name (scene, type), n_rotations);
}

/* --- Figures --- */

char *
bst_io_case_tell_spots (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autoptr (GString) places = g_string_new (NULL);
  g_autofree char *who = NULL;
  const BstTileType *type;
  char **words = scene->words + 1;
  BstFigureKind figure;
  int player;
  BstMove move;

  if (!bst_io_case_read_player (game, scene->words[0], &player, error))
    return NULL;
  figure = bst_io_case_read_figure (&words);
  if (!bst_io_case_read_move (game, words, &move, error)
      || !bst_io_case_read_spots (game, &move, words + 2 + (words[2] != NULL),
                                  &scene->light->segments, error))
    return NULL;

  bst_io_case_light_add_ghost (scene->light, &move);
  who = g_strdup_printf (C_("figure", "%s (%s)"), bst_io_words_piece (figure),
                         bst_io_words_player (game, (guint) player));
  type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) move.type);
  for (guint segment = 0; segment < type->n_segments; segment++)
    if (scene->light->segments & (1u << segment))
      {
        g_autofree char *place = bst_io_words_segment (type, segment, move.rotation);

        bst_io_case_add_item (places, place);
      }
  if (places->len == 0)
    /* Translators: %s is a figure and its player: "builder (Red)". */
    return g_strdup_printf (_("No place for: %s"), who);

  /* Translators: a figure and its player, and a list of places on the tile that is laid: "city north". */
  return g_strdup_printf (_("Places for %s: %s"), who, places->str);
}

/* The middle of a turn, as a line "steps" or "phase" begins it. */
static guint
begin_turn (BstIoCaseScene  *scene,
            char          ***words,
            const char      *stop,
            GError         **error)
{
  guint n_tiles_before, n_tiles;
  guint n_undos;

  bst_position_get_tiles (scene->game->position, &n_tiles_before);
  n_undos = bst_io_case_game_begin_turn (scene->game, words, stop, error);
  if (n_undos > 0)
    {
      const BstTile *tiles = bst_position_get_tiles (scene->game->position, &n_tiles);

      if (n_tiles > n_tiles_before)
        {
          BstMove laid = { .kind = BST_MOVE_PLACE, .type = tiles[n_tiles - 1].type,
                           .x = tiles[n_tiles - 1].x, .y = tiles[n_tiles - 1].y,
                           .rotation = tiles[n_tiles - 1].rotation };

          bst_io_case_light_add_ghost (scene->light, &laid);
        }
    }

  return n_undos;
}

static void
end_turn (BstIoCaseScene *scene,
          guint           n_undos)
{
  for (; n_undos > 0; n_undos--)
    bst_position_undo (scene->game->position);
}

/* Where a step leads: the dragon to the next cell, others to the cell that they name. */
static void
light_step (BstIoCaseScene *scene,
            const BstStep  *step)
{
  int x = step->spot.x, y = step->spot.y;

  if (step->kind == BST_STEP_DRAGON)
    {
      if (!bst_position_get_neutral (scene->game->position, BST_NEUTRAL_DRAGON, &x, &y, NULL))
        return;
      x += bst_step_x[step->spot.side];
      y += bst_step_y[step->spot.side];
    }
  else if (step->kind == BST_STEP_RANSOM || step->kind == BST_STEP_FREE
           || step->kind == BST_STEP_PAY || step->kind == BST_STEP_PASS)
    {
      return;
    }
  bst_io_case_light_add_cell (scene->light, x, y, 0);
}

/* "knight, city north; dragon: 2 ways". (transfer full) */
static char *
dup_steps (BstIoCaseScene *scene,
           const GArray   *steps)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_ways = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const BstStep *step = &g_array_index (steps, BstStep, i);
      BstMove one = scene->light->ghost;
      g_autofree char *words = NULL;

      light_step (scene, step);
      n_ways += step->kind == BST_STEP_DRAGON;
      one.n_steps = 0;
      bst_move_add_step (&one, step);
      if (step->kind != BST_STEP_DRAGON)
        words = bst_io_step_text_get (bst_io_case_scene_get_game (scene), &one);
      if (words != NULL && text->len > 0)
        g_string_append (text, C_("list separator", "; "));
      if (words != NULL)
        g_string_append (text, words);
    }
  if (n_ways > 0)
    {
      g_autofree char *ways = g_strdup_printf (ngettext ("dragon: %u way", "dragon: %u ways", n_ways),
                                               n_ways);

      if (text->len > 0)
        g_string_append (text, C_("list separator", "; "));
      g_string_append (text, ways);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell_steps (BstIoCaseScene  *scene,
            const char      *relation,
            GError         **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (BstStep));
  g_autofree char *text = NULL;
  char **words = scene->words;
  guint n_undos = begin_turn (scene, &words, relation, error);
  gboolean done;

  if (n_undos == 0)
    return NULL;
  done = bst_io_case_read_steps (scene->game->position, words, steps, error);
  if (done)
    text = dup_steps (scene, steps);
  end_turn (scene, n_undos);
  if (!done)
    return NULL;
  if (steps->len == 0)
    return g_strdup (_("Nothing more is possible then"));
  if (strcmp (relation, "hasnot") == 0)
    /* Translators: %s is a list of what may be done in the middle of a turn, as in the next one. */
    return g_strdup_printf (_("Not possible then: %s"), text);

  return g_strdup_printf (_("Possible then: %s"), text);
}

char *
bst_io_case_tell_steps (BstIoCaseScene  *scene,
                        GError         **error)
{
  static const char * const relations[] = { "has", "hasnot" };

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    if (g_strv_contains ((const char * const *) scene->words, relations[i]))
      return tell_steps (scene, relations[i], error);

  return tell_steps (scene, "=", error);
}

char *
bst_io_case_tell_phase (BstIoCaseScene  *scene,
                        GError         **error)
{
  static const char * const phases[BST_PHASE_END] = {
    [BST_PHASE_TILE] = N_("the next tile"),
    /* Translators: what a player decides, or must decide, in the middle of a turn; as all that follow. */
    [BST_PHASE_GOLD] = N_("where the second ingot lies"),
    [BST_PHASE_MAGIC] = N_("where the mage or the witch goes"),
    [BST_PHASE_ACTION] = N_("a figure, or what is done in its place"),
    [BST_PHASE_LANDING] = N_("where the figure in the air comes down"),
    [BST_PHASE_CAPTURE] = N_("whom the tower takes"),
    [BST_PHASE_FREE] = N_("which prisoner comes back"),
    [BST_PHASE_FERRY] = N_("where ferries go"),
    [BST_PHASE_FLOCK] = N_("whether the flock grows or is scored"),
    [BST_PHASE_DRAGON] = N_("where the dragon moves"),
    [BST_PHASE_COMMIT] = N_("that the turn is scored now"),
    [BST_PHASE_SCORING] = N_("nothing"),
    [BST_PHASE_DEXTERITY] = N_("what is done by hand"),
    [BST_PHASE_WAGON] = N_("where the wagon drives"),
    [BST_PHASE_LATE_DRAGON] = N_("where the dragon moves"),
    [BST_PHASE_CIRCLE] = N_("what comes of the crop circle"),
    [BST_PHASE_ESCAPE] = N_("who leaves the besieged city"),
  };
  char **words = scene->words;
  guint n_undos = begin_turn (scene, &words, "=", error);
  BstPhase phase;
  const char *player;
  gboolean must;

  if (n_undos == 0)
    return NULL;
  phase = bst_position_get_phase (scene->game->position);
  player = bst_io_words_player (bst_io_case_scene_get_game (scene),
                                bst_position_get_decider (scene->game->position));
  must = !bst_position_may_pass (scene->game->position);
  end_turn (scene, n_undos);
  if (phase == BST_PHASE_TILE || phase == BST_PHASE_END)
    return g_strdup (_("Then the turn is over"));
  if (must)
    /* Translators: a player, and what he must decide. */
    return g_strdup_printf (_("%s must decide: %s"), player, _(phases[phase]));

  /* Translators: a player, and what he may decide. */
  return g_strdup_printf (_("%s decides: %s"), player, _(phases[phase]));
}
