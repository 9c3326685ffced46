/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-puzzle-text.h"

#include "bst-fit-map.h"
#include "bst-io-booklet.h"
#include "bst-io-event-text.h"
#include "bst-io-feature-text.h"
#include "bst-io-game-words.h"
#include "bst-io-rule-set.h"
#include "bst-io-task-words.h"
#include "bst-stated.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- What is asked --- */

char *
bst_io_puzzle_dup_question (const BstPuzzle *puzzle)
{
  return puzzle->question != NULL ? bst_stated_dup_shown (puzzle->question)
                                  : g_strdup (bst_io_task_sentence (puzzle->task));
}

char *
bst_io_puzzle_dup_tiles (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  const char *player = bst_io_words_player (game, bst_position_get_turn (puzzle->position));

  if (puzzle->n_tiles == 0)
    return NULL;
  if (!bst_task_is_move (puzzle->task))
    return g_strdup (_("The tile:"));

  switch (puzzle->tiles_from)
    {
    case BST_PUZZLE_TILES_BAG:
      /* Translators: %s is a player; the picture of a tile follows. */
      return g_strdup_printf (_("%s has drawn:"), player);
    case BST_PUZZLE_TILES_CHOICE:
      /* Translators: %s is a player; pictures of tiles follow. */
      return g_strdup_printf (_("%s lays one of these:"), player);
    case BST_PUZZLE_TILES_KNOWN:
    default:
      if (puzzle->n_tiles == 1)
        /* Translators: %s is a player; the picture of a tile follows. */
        return g_strdup_printf (_("%s lays:"), player);
      /* Translators: %s is a player; pictures of tiles follow. */
      return g_strdup_printf (_("%s lays, one after the other:"), player);
    }
}

static gboolean
has_points (const BstPosition *position)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  for (guint player = 0; player < n_players; player++)
    if (bst_position_get_score (position, player) != 0)
      return TRUE;

  return FALSE;
}

/* Does the answer begin with the points so far? Of a single sum they go without saying where there are none. */
static gboolean
counts_on (const BstPuzzle *puzzle)
{
  BstTaskKind task = puzzle->task;

  return task == BST_TASK_WINNER || task == BST_TASK_SHEET
         || ((task == BST_TASK_TOTAL || task == BST_TASK_EDITIONS) && has_points (puzzle->position));
}

static gboolean
has_names (const BstGame *game)
{
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (strcmp (bst_io_words_player (game, player),
                bst_io_words_colour (bst_game_get_player (game, player)->colour)) != 0)
      return TRUE;

  return FALSE;
}

/* "Ana (Red)", or the colour alone. (transfer full) */
static char *
dup_player (const BstGame *game,
            guint          player)
{
  const char *name = bst_io_words_player (game, player);
  const char *colour = bst_io_words_colour (bst_game_get_player (game, player)->colour);

  if (strcmp (name, colour) == 0)
    return g_strdup (colour);

  /* Translators: a player's name, and the colour of the figures. */
  return g_strdup_printf (_("%s (%s)"), name, colour);
}

/* Of the players, what a list of them says. (transfer full) (nullable) */
static char *
dup_all_players (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!counts_on (puzzle) && !has_names (game))
    return NULL;
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    {
      g_autofree char *player = dup_player (game, i);

      g_string_append_printf (text, "%s%s", i > 0 ? C_("list separator", ", ") : "", player);
      if (counts_on (puzzle))
        g_string_append_printf (text, "\u00a0%d", bst_position_get_score (puzzle->position, i));
    }
  if (!counts_on (puzzle))
    return g_string_free (g_steal_pointer (&text), FALSE);

  /* The rules that are compared give other points. */
  if (puzzle->task == BST_TASK_EDITIONS)
    /* Translators: as the next; other rules than those that the game was played by would have given other points. */
    return g_strdup_printf (_("Points so far, by the rules of this game: %s"), text->str);
  /* Translators: %s is a list of players with their points: "Ana (Red) 17, Bob (Blue) 12". */
  return g_strdup_printf (_("Points so far: %s"), text->str);
}

/* The task in standard words says "this player", and a question of one's own who that is. (transfer full) (nullable) */
static char *
dup_asked_player (const BstPuzzle *puzzle)
{
  g_autofree char *player = NULL;

  if (puzzle->question != NULL || puzzle->player == BST_NO_PLAYER
      || !(bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_PLAYER))
    return NULL;
  player = dup_player (bst_position_get_game (puzzle->position), (guint) puzzle->player);

  /* Translators: of a question such as "How many followers are in the supply?". %s is a player: "Ana (Red)". */
  return g_strdup_printf (_("It is about: %s"), player);
}

char *
bst_io_puzzle_dup_players (const BstPuzzle *puzzle)
{
  g_autofree char *asked = dup_asked_player (puzzle);
  char *all = dup_all_players (puzzle);
  char *both;

  if (asked == NULL)
    return all;
  both = all != NULL ? g_strconcat (asked, "\n", all, NULL) : g_strdup (asked);
  g_free (all);

  return both;
}

char *
bst_io_puzzle_dup_worth (BstTaskKind task,
                         int         value)
{
  g_autofree char *lead = NULL;

  if (task == BST_TASK_MOST_NOW || task == BST_TASK_GAIN)
    return g_strdup_printf (ngettext ("This brings %d point at once.",
                                      "This brings %d points at once.", (gulong) ABS (value)),
                            value);
  if (task == BST_TASK_MOST_END)
    return g_strdup_printf (ngettext ("At the end this would make %d point in all.",
                                      "At the end this would make %d points in all.",
                                      (gulong) ABS (value)), value);
  lead = bst_io_words_signed (value);

  /* Translators: %s is a number with its sign: +12. */
  return g_strdup_printf (_("At the end the lead would be %s."), lead);
}

/* --- The answer --- */

/* "City, 2 tiles, 1 pennant": the feature that is asked about. (transfer full) (nullable) */
static char *
dup_title (const BstPuzzle *puzzle)
{
  guint part = bst_puzzle_find_target (puzzle);
  BstFeature feature;

  if (part == BST_NO_PART)
    return NULL;
  bst_position_get_feature (puzzle->position, part, &feature);

  return bst_io_feature_text_dup_title (&feature, 0);
}

/* The feature with all that decides about it. */
static char *
dup_feature (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  guint part = bst_puzzle_find_target (puzzle);
  g_autofree char *title = NULL;
  g_autofree char *owners = NULL;
  g_autofree char *state = NULL;
  g_autofree char *worth = NULL;
  BstFeature feature;

  if (part == BST_NO_PART)
    return NULL;
  bst_position_get_feature (puzzle->position, part, &feature);
  title = bst_io_feature_text_dup_title (&feature, 0);
  owners = bst_io_feature_text_dup_owners (&feature, game);
  state = bst_io_feature_text_dup_state (&feature, game);
  worth = bst_io_feature_text_dup_worth (&feature);

  return g_strjoin ("\n", title, owners, state, worth, NULL);
}

char *
bst_io_puzzle_dup_fitting (const BstPuzzle *puzzle,
                           guint            type)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  guint n_left = bst_position_get_remaining (puzzle->position, type);

  if (n_left == 0 || bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
      || bst_fit_rotations (puzzle->position, type, puzzle->target.x, puzzle->target.y) == 0)
    return NULL;

  return g_strdup_printf ("%u × %s", n_left, bst_io_words_tile (set, type));
}

/* "4 × U, 2 × V": the tiles that fit the cell. */
static char *
dup_fitting (const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  GString *text = g_string_new (NULL);

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      g_autofree char *words = bst_io_puzzle_dup_fitting (puzzle, type);

      if (words != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
    }

  return g_string_free (text, FALSE);
}

/* The edges that no tile suits any more. (transfer full) (nullable) */
static char *
dup_unfitting (const BstPuzzle *puzzle)
{
  BstFitCell cell;
  g_autofree char *edges = NULL;

  bst_fit_cell_init (&cell, puzzle->position, puzzle->target.x, puzzle->target.y);
  edges = bst_io_words_edges (cell.edges);
  if (*edges == '\0')
    return NULL;

  /* Translators: %s is a list of edges that a tile would have to have: "city north and east, road south". */
  return g_strdup_printf (_("No tile that is left has such edges: %s."), edges);
}

static char *
dup_owners (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution)
{
  g_autofree char *players = NULL;

  if (puzzle->task == BST_TASK_WINNER)
    {
      players = bst_io_words_players (bst_position_get_game (puzzle->position), solution->players);
      /* Translators: who wins: a player, or a list of players. */
      return g_strdup_printf (_("Winner: %s."), players);
    }
  if (solution->players == 0)
    return g_strdup (_("Nobody owns it."));
  players = bst_io_words_players (bst_position_get_game (puzzle->position), solution->players);

  /* Translators: %s is a player, or a list of players. */
  return g_strdup_printf (_("Owned by %s."), players);
}

/* "City at (1, 0)" and so on, a line each. */
static char *
dup_features (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution)
{
  g_autoptr (GArray) candidates = bst_puzzle_list_candidates (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Named as the solver saw them. */
  for (guint i = 0; i < candidates->len; i++)
    {
      guint part = g_array_index (candidates, guint16, i);
      g_autofree char *name = bst_io_puzzle_dup_part (puzzle, part);

      if (bst_puzzle_has_part (solution->parts, bst_position_find_root (puzzle->position, part)))
        bst_io_words_add_line (text, name);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (_("There is none."));
}

/* "Red: 6" and so on, a line each. */
static char *
dup_numbers (const BstPuzzle         *puzzle,
             const BstPuzzleSolution *solution)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < solution->numbers->len; i++)
    {
      g_autofree char *row = bst_io_puzzle_dup_row (puzzle, solution, i);

      g_string_append (text, i > 0 ? "\n" : "");
      /* Translators: a line of a list: what it is about, and its number. */
      g_string_append_printf (text, _("%s: %d"), row, g_array_index (solution->numbers, int, i));
    }

  return g_string_free (text, FALSE);
}

static char *
dup_truth (const char *answer)
{
  const char *rule = strchr (answer, ' ') + 1;

  /* Translators: %s is the number of the rule that says so. */
  return g_strdup_printf (g_str_has_prefix (answer, "true ") ? _("True: rule %s.") : _("False: rule %s."),
                          rule);
}

char *
bst_io_puzzle_dup_part (const BstPuzzle *puzzle,
                        guint            part)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autofree char *place = NULL;
  g_autofree char *cell = NULL;
  guint n_tiles, index, segment;
  const BstTile *tile;

  bst_position_get_segment (puzzle->position, part, &index, &segment);
  tile = &bst_position_get_tiles (puzzle->position, &n_tiles)[index];
  place = bst_io_words_segment (bst_tile_set_get_type (set, (guint) tile->type), segment,
                                 tile->rotation);
  /* All of them are on the tile that was laid. */
  if (puzzle->task == BST_TASK_STAND || puzzle->task == BST_TASK_PLACES)
    return g_steal_pointer (&place);
  cell = bst_io_words_cell (tile->x, tile->y);

  /* Translators: a place on a tile, "city north", and the cell of that tile, "(1, 0)". */
  return g_strdup_printf (C_("place", "%s, %s"), place, cell);
}

/* "City, 3 tiles"; what is no feature by its formula alone. (transfer full) */
static char *
dup_event (const BstPuzzle *puzzle,
           const BstEvent  *event)
{
  BstFeature feature;

  if (event->cause != BST_EVENT_FEATURE)
    return bst_io_event_dup_formula (event);
  bst_position_get_feature (puzzle->position, event->part, &feature);

  return bst_io_feature_text_dup_title (&feature, 0);
}

/* The title of the rule set; its id if it is not there. (transfer full) */
static char *
dup_edition (const BstEdition *edition)
{
  g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_load (edition->rule_set, NULL);

  return g_strdup (rule_set != NULL ? rule_set->title : edition->rule_set);
}

/* Is another row about a feature of the same title? */
static gboolean
has_namesake (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution,
              guint                    index)
{
  BstPuzzleRow row = bst_puzzle_get_row (puzzle, solution, index);
  g_autofree char *title = row.kind == BST_PUZZLE_ROW_EVENT ? dup_event (puzzle, &solution->events.items[row.index]) : NULL;

  for (guint i = 0; title != NULL && i < solution->numbers->len; i++)
    {
      BstPuzzleRow other = bst_puzzle_get_row (puzzle, solution, i);
      g_autofree char *name = i != index && other.kind == BST_PUZZLE_ROW_EVENT
                              ? dup_event (puzzle, &solution->events.items[other.index]) : NULL;

      if (g_strcmp0 (name, title) == 0)
        return TRUE;
    }

  return FALSE;
}

guint
bst_io_puzzle_get_row_number (const BstPuzzle         *puzzle,
                              const BstPuzzleSolution *solution,
                              guint                    index)
{
  guint n = 0;

  if (!has_namesake (puzzle, solution, index))
    return 0;
  for (guint i = 0; i <= index; i++)
    n += has_namesake (puzzle, solution, i);

  return n;
}

/* "Road, 3 tiles (2)", where there are several. (transfer full) */
static char *
dup_numbered_event (const BstPuzzle         *puzzle,
                    const BstPuzzleSolution *solution,
                    guint                    index)
{
  guint number = bst_io_puzzle_get_row_number (puzzle, solution, index);
  char *title = dup_event (puzzle, &solution->events.items[bst_puzzle_get_row (puzzle, solution, index).index]);
  g_autofree char *alone = number > 0 ? title : NULL;

  return number > 0 ? g_strdup_printf ("%s (%u)", alone, number) : title;
}

char *
bst_io_puzzle_dup_row (const BstPuzzle         *puzzle,
                       const BstPuzzleSolution *solution,
                       guint                    index)
{
  BstPuzzleRow row = bst_puzzle_get_row (puzzle, solution, index);

  switch (row.kind)
    {
    case BST_PUZZLE_ROW_PLAYER:
      return g_strdup (bst_io_words_player (bst_position_get_game (puzzle->position), row.index));
    case BST_PUZZLE_ROW_SCORED:
      return g_strdup (_("Scored so far"));
    case BST_PUZZLE_ROW_EVENT:
      return dup_numbered_event (puzzle, solution, index);
    case BST_PUZZLE_ROW_EDITION:
      return dup_edition (g_ptr_array_index (puzzle->editions, row.index));
    case BST_PUZZLE_ROW_TOTAL:
    default:
      return g_strdup (_("In all"));
    }
}

char *
bst_io_puzzle_dup_answer (const BstPuzzle         *puzzle,
                          const BstPuzzleSolution *solution)
{
  switch (bst_task_get_answer (puzzle->task))
    {
    case BST_ANSWER_NUMBER:
      return bst_io_task_dup_number (puzzle->task, solution->value);
    case BST_ANSWER_PLAYERS:
      return dup_owners (puzzle, solution);
    case BST_ANSWER_CELLS:
      return g_strdup_printf (ngettext ("There is %u cell.", "There are %u cells.",
                                        solution->cells->len), solution->cells->len);
    case BST_ANSWER_FEATURES:
      return dup_features (puzzle, solution);
    case BST_ANSWER_NUMBERS:
      return dup_numbers (puzzle, solution);
    case BST_ANSWER_CHOICE:
      return g_strdup (g_ptr_array_index (puzzle->choices, solution->value - 1));
    case BST_ANSWER_TRUTH:
      return dup_truth (solution->text);
    case BST_ANSWER_MOVES:
    default:
      return bst_task_is_goal (puzzle->task) || puzzle->task == BST_TASK_MOVE
             ? NULL : bst_io_puzzle_dup_worth (puzzle->task, solution->value);
    }
}

/* Why points were paid, or would be: "Red: 2 tiles × 2 = 4", a line each. (transfer full) (nullable) */
static char *
dup_events (const BstPuzzle *puzzle,
            const BstEvents *events,
            char            *(*dup_formula) (const BstEvent *event))
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *formula = dup_formula (&events->items[i]);
      g_autofree char *players = bst_io_words_players (bst_position_get_game (puzzle->position),
                                                       events->items[i].players);
      /* Translators: players, and the formula of the points that they got. */
      g_autofree char *line = formula != NULL ? g_strdup_printf (C_("score line", "%s: %s"), players, formula) : NULL;

      bst_io_words_add_line (text, line);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* "turned by 90°, 180°". (transfer full) */
static char *
dup_ways (const BstPuzzle *puzzle)
{
  guint8 rotations = bst_fit_rotations (puzzle->position, (guint) puzzle->tiles[0], puzzle->target.x, puzzle->target.y);
  g_autoptr (GString) angles = g_string_new (NULL);

  for (guint i = 0; i < 4; i++)
    if (rotations & (1u << i))
      g_string_append_printf (angles, "%s%u°", angles->len > 0 ? ", " : "", 90 * i);
  if (angles->len == 0)
    return NULL;

  /* Translators: %s is an angle or a list of them: in which ways the tile may lie. */
  return g_strdup_printf (_("Turned by %s."), angles->str);
}

static gboolean
has_river (const BstTileType *type)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_RIVER)
      return TRUE;

  return FALSE;
}

/* What keeps the tile off all other cells. (transfer full) */
static char *
dup_elsewhere (const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));

  if (has_river (bst_tile_set_get_type (set, (guint) puzzle->tiles[0])))
    return g_strdup (_("Anywhere else the river would not go on, or an edge would not match."));

  return g_strdup (_("Anywhere else it would touch only at a corner, or an edge would not match."));
}

/* The places on the tile that was laid on which a figure stands already: on the tile itself, or further off. (transfer full)
 * (nullable) */
static char *
dup_taken (const BstPuzzle         *puzzle,
           const BstPuzzleSolution *solution)
{
  g_autoptr (GArray) candidates = bst_puzzle_list_candidates (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < candidates->len; i++)
    {
      guint root = bst_position_find_root (puzzle->position, g_array_index (candidates, guint16, i));
      g_autofree char *name = bst_io_puzzle_dup_part (puzzle, g_array_index (candidates, guint16, i));
      BstFeature feature;

      bst_position_get_feature (puzzle->position, root, &feature);
      if (feature.owners != 0 && !bst_puzzle_has_part (solution->parts, root))
        g_string_append_printf (text, "%s%s", text->len > 0 ? C_("list separator", ", ") : "", name);
    }
  if (text->len == 0)
    return NULL;

  /* Translators: %s is a list of places on a tile, on which somebody has a figure: "city north". */
  return g_strdup_printf (_("Taken: %s."), text->str);
}

/* A field that is nobody's farm is not called one where fields are counted. (transfer full) */
static char *
dup_count (const BstFeature *feature,
           guint             n)
{
  if (feature->kind == BST_FEATURE_FIELD && feature->owners == 0)
    return g_strdup_printf (ngettext ("%u field", "%u fields", n), n);

  return bst_io_words_features (feature->kind, n);
}

/* (transfer full) */
static char *
dup_counted_line (const BstFeature *feature,
                  guint             n)
{
  g_autofree char *count = dup_count (feature, n);
  g_autofree char *sized = NULL;
  g_autofree char *pennants = NULL;

  if (!bst_feature_kind_get (feature->kind)->is_claimed)
    return g_steal_pointer (&count);
  /* Translators: %s is how many there are of a kind and a size: "4 roads of 1 tile". */
  sized = g_strdup_printf (ngettext ("%s of %u tile", "%s of %u tiles", feature->tiles), count, feature->tiles);
  if (feature->pennants == 0)
    return g_steal_pointer (&sized);
  pennants = g_strdup_printf (ngettext ("%u pennant", "%u pennants", feature->pennants), feature->pennants);

  return g_strdup_printf (_("%s, %s"), sized, pennants);
}

static gboolean
is_counted_alike (const BstFeature *one,
                  const BstFeature *other)
{
  return one->tiles == other->tiles && one->pennants == other->pennants
         && (one->kind != BST_FEATURE_FIELD || (one->owners == 0) == (other->owners == 0));
}

/* How many features of the kind there are of each size: "1 road of 4 tiles", a line each. (transfer full) */
static char *
dup_counted (const BstPuzzle *puzzle)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (puzzle->position));
  guint n_features = bst_position_get_features (puzzle->position, roots);
  g_autofree BstFeature *features = g_new (BstFeature, n_features);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_counted = 0;

  for (guint i = 0; i < n_features; i++)
    {
      bst_position_get_feature (puzzle->position, roots[i], &features[n_counted]);
      n_counted += features[n_counted].kind == puzzle->kind;
    }
  for (guint i = 0; i < n_counted; i++)
    {
      guint n_before = 0, n = 0;
      g_autofree char *line = NULL;

      for (guint k = 0; k < n_counted; k++)
        if (is_counted_alike (&features[i], &features[k]))
          {
            n++;
            n_before += k < i;
          }
      line = dup_counted_line (&features[i], n);
      bst_io_words_add_line (text, n_before == 0 ? line : NULL);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Where the others are. (transfer full) */
static char *
dup_away (const BstPuzzle *puzzle)
{
  guint n_figures, n_away = 0;
  const BstFigure *figures = bst_position_get_figures (puzzle->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    n_away += figures[i].player == puzzle->player && figures[i].kind == BST_FIGURE_FOLLOWER;

  return g_strdup_printf (ngettext ("%u follower stands on the board.", "%u followers stand on the board.", n_away),
                          n_away);
}

/* The formula of a worth that nobody is paid now: "4 tiles + 1 pennant = 5". (transfer full) (nullable) */
static char *
dup_worth_formula (const BstPuzzle         *puzzle,
                   const BstPuzzleSolution *solution,
                   char                    *(*dup_formula) (const BstEvent *event))
{
  gboolean complete = puzzle->worth == BST_WORTH_COMPLETED;
  BstEvent event;

  /* Where more than the tiles decides, the rules of the game know more than the formula. */
  if (puzzle->task != BST_TASK_POINTS || puzzle->worth == BST_WORTH_NOW || solution->events.n_items > 0
      || !bst_position_get_formula (puzzle->position, bst_puzzle_find_target (puzzle), complete, &event)
      || event.points != solution->value)
    return NULL;

  return dup_formula (&event);
}

/* (transfer full) (nullable) */
static char *
dup_feature_and_events (const BstPuzzle         *puzzle,
                        const BstPuzzleSolution *solution)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *events = dup_events (puzzle, &solution->events, bst_io_event_dup_formula);
  g_autofree char *worth = dup_worth_formula (puzzle, solution, bst_io_event_dup_formula);
  /* Where the title or a formula gives the reason, margins and worths would only be read as a part of it. */
  gboolean is_told = puzzle->task == BST_TASK_SIZE
                     || (puzzle->task == BST_TASK_POINTS && (events != NULL || worth != NULL));
  g_autofree char *feature = is_told ? dup_title (puzzle) : dup_feature (puzzle);

  bst_io_words_add_line (text, feature);
  bst_io_words_add_line (text, events);
  bst_io_words_add_line (text, worth);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* The points so far, those at the end, and both: "Red: 27 + 12 = 39", a line each. (transfer full) */
static char *
dup_totals (const BstPuzzle *puzzle)
{
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_autoptr (GString) text = g_string_new (NULL);
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (puzzle->position, points, NULL);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      int score = bst_position_get_score (puzzle->position, player);
      g_autofree char *sum = g_strdup_printf ("%d + %d = %d", score, points[player], score + points[player]);
      g_autofree char *line = g_strdup_printf (C_("score line", "%s: %s"), bst_io_words_player (game, player), sum);

      bst_io_words_add_line (text, line);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_puzzle_dup_why (const BstPuzzle         *puzzle,
                       const BstPuzzleSolution *solution)
{
  switch (puzzle->task)
    {
    case BST_TASK_FITS:
      return solution->value > 0 ? dup_fitting (puzzle) : dup_unfitting (puzzle);
    case BST_TASK_WAYS:
      return dup_ways (puzzle);
    case BST_TASK_PLACES:
      return dup_features (puzzle, solution);
    case BST_TASK_CELLS:
      return dup_elsewhere (puzzle);
    case BST_TASK_STAND:
      return dup_taken (puzzle, solution);
    case BST_TASK_COUNT:
      return dup_counted (puzzle);
    case BST_TASK_SUPPLY:
      return dup_away (puzzle);
    case BST_TASK_WINNER:
      return dup_totals (puzzle);
    default:
      break;
    }
  /* What a turn did to a feature its verdict says; the feature as it was before would contradict that. */
  if (!bst_task_is_move (puzzle->task) && (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_FEATURE) != 0)
    return dup_feature_and_events (puzzle, solution);

  return dup_events (puzzle, &solution->events, bst_io_event_dup_formula);
}

char *
bst_io_puzzle_dup_paid (const BstPuzzle *puzzle,
                        const BstEvents *events)
{
  return dup_events (puzzle, events, bst_io_event_dup_formula);
}

char *
bst_io_puzzle_dup_way (const BstPuzzle         *puzzle,
                       const BstPuzzleSolution *solution)
{
  char *worth = dup_worth_formula (puzzle, solution, bst_io_event_dup_question);

  return worth != NULL ? worth : dup_events (puzzle, &solution->events, bst_io_event_dup_question);
}
