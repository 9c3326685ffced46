/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the text of a position, as the rules allow it. */

#include "bst-module.h"
#include "bst-phase-kind.h"
#include "bst-position-reader.h"

#include <string.h>

typedef BstPositionReader Reader;

gboolean
bst_position_bad_text (Reader     *reader,
                       BstReason   reason,
                       const char *text)
{
  return bst_error_refuse_text (reader->error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_POSITION, text,
                                reason);
}

/* Splits a word off the front: at one space. */
static char *
next_word (char **text)
{
  char *word = *text;
  char *space = word != NULL ? strchr (word, ' ') : NULL;

  *text = space != NULL ? space + 1 : NULL;
  if (space != NULL)
    *space = '\0';

  return word;
}

/* Numbers joined by commas: exactly @n of them. */
static gboolean
read_numbers (const char *text,
              guint       n,
              gint64      highest,
              gint64     *out)
{
  g_auto (GStrv) numbers = g_strsplit (text != NULL ? text : "", ",", (int) n + 1);

  if (g_strv_length (numbers) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!bst_token_read_number (numbers[i], 0, highest, &out[i]))
      return FALSE;

  return TRUE;
}

/* Of the kinds that the rules have, or of more. */
static gboolean
read_supply (const BstRules *rules,
             const char     *text,
             gint64         *out)
{
  if (read_numbers (text, bst_position_count_kinds (rules), BST_MAX_FOLLOWERS, out))
    return TRUE;
  for (guint n = BST_POSITION_MORE_KINDS; n <= BST_N_FIGURE_KINDS; n++)
    if (read_numbers (text, n, BST_MAX_FOLLOWERS, out))
      return TRUE;

  return FALSE;
}

static gboolean
read_player (Reader         *reader,
             const BstRules *rules,
             char           *text,
             BstPlayer      *player,
             guint           index)
{
  g_autofree char *whole = g_strdup (text);
  const char *colour = next_word (&text);
  gint64 score;
  guint c;

  for (c = 0; c < BST_N_COLOURS; c++)
    if (strcmp (colour, bst_colour_name (c)) == 0)
      break;
  if (c == BST_N_COLOURS
      || !read_supply (rules, next_word (&text), reader->supply[index])
      || !bst_token_read_number (next_word (&text), -BST_MAX_SCORE, BST_MAX_SCORE, &score)
      || (rules->goods && !read_numbers (next_word (&text), BST_N_GOODS, BST_MAX_GOODS,
                                         reader->goods[index]))
      || text != NULL)
    return bst_position_bad_text (reader, BST_REASON_BAD_PLAYER, whole);

  player->colour = c;
  player->name = (char *) bst_colour_name (c);
  reader->scores[index] = (int) score;

  return TRUE;
}

static BstGame *
read_game (Reader         *reader,
           BstTileSet     *set,
           const BstRules *rules,
           const char     *part)
{
  g_auto (GStrv) items = g_strsplit (part, BST_POSITION_ITEM, BST_MAX_PLAYERS + 2);
  BstPlayer players[BST_MAX_PLAYERS];
  guint n_players = g_strv_length (items);

  if (n_players > BST_MAX_PLAYERS)
    {
      bst_position_bad_text (reader, BST_REASON_BAD_PLAYERS, part);
      return NULL;
    }
  for (guint i = 0; i < n_players; i++)
    if (!read_player (reader, rules, items[i], &players[i], i))
      return NULL;

  return bst_game_new (set, rules, players, n_players, reader->error);
}

gboolean
bst_position_read_placed (BstGame     *game,
                          const char  *text,
                          BstMove     *move,
                          guint       *form,
                          GError     **error)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autofree char *name = g_strndup (text, strcspn (text, "@"));
  g_autofree char *plain = NULL;
  int found = strchr (name, '+') != NULL ? bst_tile_set_find_form (set, name) : BST_NO_TILE;

  if (found != BST_NO_TILE)
    plain = g_strconcat (bst_tile_set_get_name (set, (guint) bst_tile_set_get_type (set, (guint) found)->printed),
                         text + strlen (name), NULL);
  if (!bst_move_parse (game, plain != NULL ? plain : text, move, error))
    return FALSE;
  *form = (guint) (found != BST_NO_TILE ? found : move->type);

  return TRUE;
}

/* Puts what stands on the tile just laid, without asking M5. */
static gboolean
read_figures (Reader        *reader,
              const BstMove *move,
              const char    *text)
{
  BstPosition *p = reader->position;

  for (guint i = 0; i < move->n_steps; i++)
    {
      const BstSpot *spot = &move->steps[i].spot;
      guint part;

      if (move->steps[i].kind != BST_STEP_PUT || spot->x != move->x || spot->y != move->y)
        return bst_position_bad_text (reader, BST_REASON_BAD_FIGURE, text);
      part = bst_position_find_part (p, spot);
      if (part == BST_NO_PART)
        return bst_position_bad_text (reader, BST_REASON_BAD_FEATURE, text);
      if (!bst_figure_may_stand (spot->figure, spot->feature)
          || bst_figure_kind_get (spot->figure)->on_corner != (spot->side == BST_SIDE_CORNER))
        return bst_position_bad_text (reader, BST_REASON_BAD_KIND, text);
      if (p->head.supply[spot->figure][spot->player] == 0)
        return bst_position_bad_text (reader, BST_REASON_BAD_SUPPLY, text);
      p->head.supply[spot->figure][spot->player]--;
      bst_position_put (p, (guint) spot->player, spot->figure, part);
    }

  return TRUE;
}

/* Lays one tile as it is written; edges must meet, figures are put without asking M5. */
static gboolean
read_tile (Reader     *reader,
           const char *text,
           gboolean    is_last)
{
  BstPosition *p = reader->position;
  BstMove move;
  guint form;

  if (!bst_position_read_placed (p->game, text, &move, &form, reader->error))
    return FALSE;
  if (move.kind != BST_MOVE_PLACE || (move.unfinished && !is_last))
    return bst_position_bad_text (reader, BST_REASON_BAD_BOARD, text);
  if (p->remaining[move.type] == 0)
    return bst_position_bad_text (reader, BST_REASON_BAD_COPIES, text);
  if (bst_position_why_not (p, form, move.x, move.y, move.rotation, NULL) != BST_REASON_NONE)
    return bst_position_bad_text (reader, BST_REASON_BAD_FIT, text);

  /* Only the last tile, if its turn goes on, may owe its player another one. */
  p->head.extra = reader->second ? BST_EXTRA_PLAYED : BST_EXTRA_NONE;
  bst_position_place (p, (guint) move.type, move.x, move.y, move.rotation);
  if (form != (guint) move.type)
    bst_position_set_form (p, p->head.n_tiles - 1u, form);
  if (!move.unfinished)
    p->head.extra = reader->second ? BST_EXTRA_PLAYED : BST_EXTRA_NONE;
  if (!read_figures (reader, &move, text))
    return FALSE;
  p->head.phase = !move.unfinished ? BST_PHASE_TILE
                  : reader->phase != BST_PHASE_TILE ? reader->phase : bst_position_get_plain_phase (p);

  return TRUE;
}

/* A start tile lies there already; a portal may have brought a figure to it (PD6). */
static gboolean
read_start (Reader     *reader,
            guint       index,
            const char *text)
{
  const BstTile *tile = &reader->position->tiles[index];
  BstMove move;
  guint form;

  if (!bst_position_read_placed (reader->position->game, text, &move, &form, NULL)
      || move.kind != BST_MOVE_PLACE || move.unfinished || move.type != tile->type
      || move.x != tile->x || move.y != tile->y || move.rotation != tile->rotation)
    return bst_position_bad_text (reader, BST_REASON_BAD_START, text);
  if (form != (guint) move.type)
    bst_position_set_form (reader->position, index, form);

  return read_figures (reader, &move, text);
}

/* The start tiles come first. */
static gboolean
read_board (Reader     *reader,
            const char *part)
{
  BstPosition *p = reader->position;
  g_auto (GStrv) items = g_strsplit (part, BST_POSITION_ITEM, -1);
  guint n_items = g_strv_length (items);

  for (guint i = 0; i < n_items; i++)
    {
      if (i < p->head.n_tiles && p->head.n_placed == 0)
        {
          if (!read_start (reader, i, items[i]))
            return FALSE;
        }
      else if (!read_tile (reader, items[i], i + 1 == n_items))
        {
          return FALSE;
        }
    }

  return n_items >= p->head.n_tiles
         || bst_position_bad_text (reader, BST_REASON_BAD_START, part);
}

/* All hands together hold no more of a kind than are left. */
static gboolean
is_left (const BstPosition *p,
         int                type)
{
  guint n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    {
      gint16 known[BST_MAX_HELD_TILES];

      for (guint n = bst_position_get_held_tiles (p, player, known); n > 0; n--)
        n_held += known[n - 1] == type;
    }

  return n_held < p->remaining[type];
}

/* The tiles that a player holds, joined by spaces: more than one only if hands have more (H4). */
static gboolean
read_tiles (Reader     *reader,
            guint       player,
            const char *text)
{
  BstPosition *p = reader->position;
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  gint16 types[BST_MAX_HELD_TILES];

  if (names[0] == NULL)
    return bst_position_bad_text (reader, BST_REASON_BAD_HELD_TILE, text);
  for (guint n = 0; names[n] != NULL; n++)
    {
      int type = bst_tile_set_find (bst_game_get_tile_set (p->game), names[n]);

      if (n == p->rules.hand || type == BST_NO_TILE || (!reader->is_free && !is_left (p, type)))
        return bst_position_bad_text (reader, BST_REASON_BAD_HELD_TILE, text);
      types[n] = (gint16) type;
      bst_position_set_held_tiles (p, player, types, n + 1);
    }

  return TRUE;
}

static gboolean
read_hand (Reader     *reader,
           char       *text,
           gboolean    is_first)
{
  BstPosition *p = reader->position;
  g_autofree char *whole = g_strdup (text);
  const char *colour = next_word (&text);
  int player = bst_game_find_colour (p->game, colour, strlen (colour));

  if (player == BST_NO_PLAYER)
    return bst_position_bad_text (reader, BST_REASON_BAD_COLOUR, whole);
  if (!is_first && (player == p->head.turn || p->head.hands[player][0] != BST_NO_TILE))
    return bst_position_bad_text (reader, BST_REASON_BAD_TWICE, whole);
  if (is_first && reader->second)
    next_word (&text);
  if (is_first && reader->phase != BST_PHASE_TILE)
    next_word (&text);
  if (text == NULL && !is_first)
    return bst_position_bad_text (reader, BST_REASON_BAD_HELD, whole);
  if (is_first)
    p->head.turn = (guint8) player;

  return text == NULL || read_tiles (reader, (guint) player, text);
}

/* Does " word" come next? Moves behind it then. */
static gboolean
has_word (const char **text,
          const char  *word)
{
  gsize length = strlen (word);

  if ((*text)[0] != ' ' || strncmp (*text + 1, word, length) != 0
      || strchr (" ;", (*text)[1 + length]) == NULL)
    return FALSE;
  *text += 1 + length;

  return TRUE;
}

void
bst_position_read_mover (Reader     *reader,
                         const char *part)
{
  BstPosition *p = reader->position;
  gsize colour = strcspn (part, " ;");
  int player = bst_game_find_colour (p->game, part, colour);

  if (player != BST_NO_PLAYER)
    p->head.turn = (guint8) player;
  part += colour;
  reader->second = has_word (&part, BST_POSITION_SECOND);
  reader->phase = BST_PHASE_TILE;
  for (guint phase = 0; phase < BST_N_PHASES; phase++)
    {
      const char *word = bst_phase_kind_get (phase)->word;

      if (word[0] != '\0' && has_word (&part, word))
        reader->phase = phase;
    }
}

static gboolean
read_turn (Reader     *reader,
           const char *part)
{
  g_auto (GStrv) items = g_strsplit (part, BST_POSITION_ITEM, BST_MAX_PLAYERS + 2);

  for (guint i = 0; items[i] != NULL; i++)
    if (!read_hand (reader, items[i], i == 0))
      return FALSE;

  return items[0] != NULL || bst_position_bad_text (reader, BST_REASON_BAD_TURN, part);
}

static gboolean
read_discards (Reader     *reader,
               const char *part)
{
  BstPosition *p = reader->position;
  g_auto (GStrv) items = g_strsplit (part, " ", -1);
  guint n_before = p->head.n_discards;
  guint n_items = part[0] != '\0' ? g_strv_length (items) : 0;

  /* Some were put aside before the game (RV1). */
  if (n_items < n_before)
    return bst_position_bad_text (reader, BST_REASON_BAD_DISCARD, part);
  for (guint i = 0; i < n_items; i++)
    {
      int type = bst_tile_set_find (bst_game_get_tile_set (p->game), items[i]);

      if (i < n_before && type == p->discards[i])
        continue;
      if (i < n_before || type == BST_NO_TILE || p->remaining[type] == 0)
        return bst_position_bad_text (reader, BST_REASON_BAD_DISCARD, items[i]);
      bst_position_add_left (p, (guint) type, -1);
      p->discards[p->head.n_discards++] = (gint16) type;
    }

  return TRUE;
}

/* Supplies count what is not on the board; they are as written, not as the rules give them. */
static gboolean
restore_players (Reader     *reader,
                 const char *part)
{
  BstPosition *p = reader->position;

  for (guint player = 0; player < p->n_players; player++)
    {
      p->head.scores[player] = reader->scores[player];
      for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
        {
          if (reader->supply[player][kind] + bst_position_count_out (p, player, kind)
              > BST_MAX_SUPPLY (kind))
            return bst_position_bad_text (reader, BST_REASON_BAD_FIGURES, part);
          p->head.edited |= p->head.supply[kind][player] != reader->supply[player][kind];
          p->head.supply[kind][player] = (guint8) reader->supply[player][kind];
        }
      for (guint good = 0; good < BST_N_GOODS; good++)
        p->head.goods[player][good] = (guint8) reader->goods[player][good];
    }

  return TRUE;
}

void
bst_position_mark_paid (BstPosition *p)
{
  for (guint i = 0; p->n_modules > 0 && i < p->head.n_figures; i++)
    {
      guint root = bst_position_root (p, p->figures[i].part);
      BstPart *part = &p->parts[root];

      part->paid = part->open == 0 && bst_modules_keep_figures (p, root)
                   && (p->head.phase == BST_PHASE_TILE || bst_phase_is_before (BST_PHASE_SCORING, p->head.phase));
    }
}

static gboolean
read_tokens (Reader     *reader,
             const char *part)
{
  g_auto (GStrv) items = g_strsplit (part, BST_POSITION_ITEM, -1);

  if (part[0] == '\0')
    return bst_position_bad_text (reader, BST_REASON_BAD_REST, part);
  for (guint i = 0; items[i] != NULL; i++)
    if (!bst_modules_read_token (reader->position, items[i]))
      return bst_position_bad_text (reader, BST_REASON_BAD_TOKEN, items[i]);

  return TRUE;
}

char **
bst_position_split (Reader         *reader,
                    BstTileSet     *set,
                    const BstRules *rules,
                    const char     *text,
                    BstGame       **game)
{
  g_auto (GStrv) parts = g_strsplit (text, BST_POSITION_PART, BST_POSITION_N_PARTS + 2);
  g_autofree char *rules_text = bst_rules_to_text (rules);
  g_autofree char *names = g_strdup_printf ("%s %s", bst_tile_set_get_id (set), rules_text);
  guint n_parts = g_strv_length (parts);

  if (n_parts != BST_POSITION_N_PARTS && n_parts != BST_POSITION_N_PARTS + 1)
    {
      bst_position_bad_text (reader, BST_REASON_BAD_PARTS, text);
      return NULL;
    }
  if (strcmp (parts[0], names) != 0)
    {
      bst_position_bad_text (reader, BST_REASON_BAD_RULES, parts[0]);
      return NULL;
    }
  *game = read_game (reader, set, rules, parts[1]);

  return *game != NULL ? g_steal_pointer (&parts) : NULL;
}

gboolean
bst_position_read_rest (Reader  *reader,
                        char   **parts)
{
  return read_turn (reader, parts[2])
         && (parts[BST_POSITION_N_PARTS] == NULL
             || read_tokens (reader, parts[BST_POSITION_N_PARTS]))
         && restore_players (reader, parts[1]);
}

BstPosition *
bst_position_from_text (BstTileSet      *set,
                        const BstRules  *rules,
                        const char      *text,
                        GError         **error)
{
  Reader reader = { .error = error };
  g_autoptr (BstGame) game = NULL;
  g_auto (GStrv) parts = bst_position_split (&reader, set, rules, text, &game);
  g_autoptr (BstPosition) position = NULL;
  g_autofree guint8 *memory = NULL;
  BstReason reason;

  if (parts == NULL)
    return NULL;

  reader.position = position = bst_position_new (game);
  memory = bst_position_copy_memory (position);
  bst_position_read_mover (&reader, parts[2]);
  if (!read_board (&reader, parts[3]) || !read_discards (&reader, parts[4]))
    return NULL;
  /* What the tiles did while they were laid is not what is on the board now. */
  bst_modules_restore (position, memory);
  if (!bst_position_read_rest (&reader, parts))
    return NULL;
  reason = bst_modules_why_not_text (position);
  if (reason != BST_REASON_NONE)
    {
      bst_position_bad_text (&reader, reason, text);
      return NULL;
    }
  bst_position_mark_paid (position);
  bst_position_forget (position);

  return g_steal_pointer (&position);
}
