/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle.h"

#include <string.h>

void
bst_puzzle_answer_free (BstPuzzleAnswer *answer)
{
  g_free (answer->text);
  g_free (answer->reply);
  bst_extra_free (answer->extra);
  g_free (answer);
}

static void
free_edition (gpointer data)
{
  BstEdition *edition = data;

  g_free (edition->rule_set);
  bst_position_free (edition->position);
  g_free (edition);
}

BstPuzzle *
bst_puzzle_new (const char  *id,
                BstPosition *position)
{
  BstPuzzle *puzzle = g_new0 (BstPuzzle, 1);

  puzzle->id = g_strdup (id);
  puzzle->position = position;
  puzzle->level = 1;
  puzzle->target.player = puzzle->other.player = BST_NO_PLAYER;
  puzzle->player = BST_NO_PLAYER;
  puzzle->played = g_ptr_array_new_with_free_func (g_free);
  puzzle->editions = g_ptr_array_new_with_free_func (free_edition);
  puzzle->choices = g_ptr_array_new_with_free_func (g_free);
  puzzle->rules = g_ptr_array_new_with_free_func (g_free);
  puzzle->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_answer_free);
  puzzle->hints = g_ptr_array_new_with_free_func (g_free);
  puzzle->solution = g_ptr_array_new_with_free_func (g_free);

  return puzzle;
}

gboolean
bst_puzzle_play_on (BstPuzzle   *puzzle,
                    const char  *text,
                    GError     **error)
{
  g_autoptr (BstPosition) before = bst_position_copy (puzzle->position);
  g_auto (BstEvents) paid = { 0 };
  BstMove move;

  if (!bst_move_parse (bst_position_get_game (puzzle->position), text, &move, error)
      || !bst_position_apply (puzzle->position, &move, &paid, error))
    return FALSE;

  if (puzzle->before == NULL)
    puzzle->before = g_steal_pointer (&before);
  g_ptr_array_add (puzzle->played, g_strdup (text));
  bst_events_clear (&puzzle->paid);
  puzzle->paid = paid;
  paid = (BstEvents) { 0 };

  return TRUE;
}

/* Does it ask about the figures of a turn, as the scoring found them? */
static gboolean
asks_about_turn (const BstPuzzle *puzzle)
{
  switch (puzzle->task)
    {
    case BST_TASK_PAID:
    case BST_TASK_PAYOUT:
    case BST_TASK_STAND:
    case BST_TASK_CHOICE:
    case BST_TASK_TRUTH:
      return puzzle->played->len > 0;
    default:
      return FALSE;
    }
}

/* The segment of the move's own tile where it puts a figure; BST_NO_SEGMENT: nowhere there. */
static guint
find_segment (const BstPosition *position,
              const BstMove     *move)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstSpot *spot = &move->steps[0].spot;     /* looked at only if there is a step */

  if (move->n_steps != 1 || move->steps[0].kind != BST_STEP_PUT || spot->x != move->x
      || spot->y != move->y)
    return BST_NO_SEGMENT;

  return bst_spot_get_segment (spot, bst_tile_set_get_type (set, (guint) move->type), move->rotation);
}

BstPosition *
bst_puzzle_dup_before_last (const BstPuzzle *puzzle,
                            BstMove         *last)
{
  BstPosition *position = bst_position_copy (puzzle->before);
  BstGame *game = bst_position_get_game (position);

  for (guint i = 0; i < puzzle->played->len; i++)
    {
      bst_move_parse (game, g_ptr_array_index (puzzle->played, i), last, NULL);
      if (i + 1 < puzzle->played->len)
        bst_position_apply (position, last, NULL, NULL);
    }

  return position;
}

/* A turn that is more than a tile and a figure on it is shown as it ended. */
BstPosition *
bst_puzzle_dup_shown (const BstPuzzle *puzzle)
{
  g_autoptr (BstPosition) shown = NULL;
  BstMove last;
  guint segment;

  if (!asks_about_turn (puzzle))
    return bst_position_copy (puzzle->position);
  shown = bst_puzzle_dup_before_last (puzzle, &last);
  segment = find_segment (shown, &last);
  if (last.kind != BST_MOVE_PLACE || (last.n_steps > 0 && segment == BST_NO_SEGMENT))
    return bst_position_copy (puzzle->position);
  bst_position_place (shown, (guint) last.type, last.x, last.y, last.rotation);
  if (last.n_steps > 0)
    bst_position_put_figure (shown, bst_position_get_turn (shown), last.steps[0].spot.figure, segment);

  return g_steal_pointer (&shown);
}

void
bst_puzzle_add_edition (BstPuzzle   *puzzle,
                        const char  *rule_set,
                        BstPosition *position)
{
  BstEdition *edition = g_new0 (BstEdition, 1);

  edition->rule_set = g_strdup (rule_set);
  edition->position = position;
  g_ptr_array_add (puzzle->editions, edition);
}

static gpointer
copy_edition (gconstpointer data,
              gpointer      user_data)
{
  const BstEdition *edition = data;
  BstEdition *copy = g_new0 (BstEdition, 1);

  copy->rule_set = g_strdup (edition->rule_set);
  copy->position = bst_position_copy (edition->position);

  return copy;
}

static void
copy_events (BstEvents       *copy,
             const BstEvents *events)
{
  *copy = (BstEvents) { 0 };
  for (guint i = 0; i < events->n_items; i++)
    bst_events_add (copy, &events->items[i]);
}

static gpointer
copy_answer (gconstpointer data,
             gpointer      user_data)
{
  const BstPuzzleAnswer *answer = data;
  BstPuzzleAnswer *copy = g_new0 (BstPuzzleAnswer, 1);

  copy->text = g_strdup (answer->text);
  copy->marks = answer->marks;
  copy->reply = g_strdup (answer->reply);
  copy->extra = bst_extra_copy (answer->extra);

  return copy;
}

static gpointer
copy_text (gconstpointer text,
           gpointer      user_data)
{
  return g_strdup (text);
}

/* g_ptr_array_copy() leaves out what frees the elements. */
static GPtrArray *
copy_list (GPtrArray      *list,
           GCopyFunc       copy,
           GDestroyNotify  destroy)
{
  GPtrArray *result = g_ptr_array_copy (list, copy, NULL);

  g_ptr_array_set_free_func (result, destroy);

  return result;
}

BstPuzzle *
bst_puzzle_copy (const BstPuzzle *puzzle)
{
  BstPuzzle *copy = g_new0 (BstPuzzle, 1);

  *copy = *puzzle;
  copy->id = g_strdup (puzzle->id);
  copy->title = g_strdup (puzzle->title);
  copy->question = g_strdup (puzzle->question);
  copy->extra = bst_extra_copy (puzzle->extra);
  copy->position = bst_position_copy (puzzle->position);
  copy->before = puzzle->before != NULL ? bst_position_copy (puzzle->before) : NULL;
  copy->played = copy_list (puzzle->played, copy_text, g_free);
  copy_events (&copy->paid, &puzzle->paid);
  copy->editions = copy_list (puzzle->editions, copy_edition, free_edition);
  copy->choices = copy_list (puzzle->choices, copy_text, g_free);
  copy->rules = copy_list (puzzle->rules, copy_text, g_free);
  copy->claim = puzzle->claim != NULL ? bst_puzzle_copy (puzzle->claim) : NULL;
  copy->answers = copy_list (puzzle->answers, copy_answer,
                             (GDestroyNotify) bst_puzzle_answer_free);
  copy->hints = copy_list (puzzle->hints, copy_text, g_free);
  copy->solution = copy_list (puzzle->solution, copy_text, g_free);

  return copy;
}

void
bst_puzzle_free (BstPuzzle *puzzle)
{
  if (puzzle == NULL)
    return;

  bst_position_free (puzzle->position);
  g_clear_pointer (&puzzle->before, bst_position_free);
  g_ptr_array_unref (puzzle->played);
  bst_events_clear (&puzzle->paid);
  g_ptr_array_unref (puzzle->editions);
  g_ptr_array_unref (puzzle->choices);
  g_ptr_array_unref (puzzle->rules);
  bst_puzzle_free (puzzle->claim);
  g_ptr_array_unref (puzzle->answers);
  g_ptr_array_unref (puzzle->hints);
  g_ptr_array_unref (puzzle->solution);
  g_free (puzzle->id);
  g_free (puzzle->title);
  g_free (puzzle->question);
  bst_extra_free (puzzle->extra);
  g_free (puzzle);
}

/* --- Words of files --- */

const char *
bst_worth_name (BstWorth worth)
{
  static const char * const names[] = { "now", "completed", "end" };

  g_return_val_if_fail (worth <= BST_WORTH_END, NULL);

  return names[worth];
}

gboolean
bst_worth_parse (const char *name,
                 BstWorth   *worth)
{
  for (guint i = BST_WORTH_NOW; i <= BST_WORTH_END; i++)
    if (g_str_equal (bst_worth_name ((BstWorth) i), name))
      {
        *worth = (BstWorth) i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_coordinate (const char *text,
                 gint16     *out)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &number, NULL))
    return FALSE;
  *out = (gint16) number;

  return TRUE;
}

gboolean
bst_puzzle_parse_target (const char *text,
                         gboolean    has_place,
                         BstSpot    *target)
{
  const char *at = has_place ? strstr (text, " at ") : NULL;
  g_autofree char *place = at != NULL ? g_strndup (text, (gsize) (at - text)) : NULL;
  g_auto (GStrv) numbers = g_strsplit (at != NULL ? at + strlen (" at ") : text, ",", 3);

  return has_place == (at != NULL) && (place == NULL || bst_spot_parse (place, target))
         && g_strv_length (numbers) == 2 && read_coordinate (numbers[0], &target->x)
         && read_coordinate (numbers[1], &target->y);
}

BstPuzzleAnswer *
bst_puzzle_add_answer (BstPuzzle  *puzzle,
                       const char *text,
                       guint       marks,
                       const char *reply)
{
  BstPuzzleAnswer *answer = g_new0 (BstPuzzleAnswer, 1);

  answer->text = g_strdup (text);
  answer->marks = marks;
  answer->reply = g_strdup (reply);
  g_ptr_array_add (puzzle->answers, answer);

  return answer;
}

void
bst_puzzle_drop_unneeded (BstPuzzle *puzzle)
{
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);

  if (!(needs & BST_TASK_NEEDS_TILES))
    {
      puzzle->n_tiles = 0;
      puzzle->tiles_from = BST_PUZZLE_TILES_KNOWN;
    }
  if (!(needs & BST_TASK_NEEDS_CHOICES))
    g_ptr_array_set_size (puzzle->choices, 0);
  if (puzzle->claim != NULL)
    bst_puzzle_drop_unneeded (puzzle->claim);
}

/* --- Equality --- */

static gboolean
same_texts (GPtrArray *a,
            GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (strcmp (g_ptr_array_index (a, i), g_ptr_array_index (b, i)) != 0)
      return FALSE;

  return TRUE;
}

static gboolean
same_answers (GPtrArray *a,
              GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const BstPuzzleAnswer *one = g_ptr_array_index (a, i), *other = g_ptr_array_index (b, i);

      if (strcmp (one->text, other->text) != 0 || one->marks != other->marks
          || g_strcmp0 (one->reply, other->reply) != 0
          || !bst_extra_equal (one->extra, other->extra))
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_spots (const BstSpot *a,
            const BstSpot *b)
{
  return a->x == b->x && a->y == b->y && a->feature == b->feature && a->side == b->side;
}

static gboolean
same_editions (GPtrArray *a,
               GPtrArray *b)
{
  for (guint i = 0; a->len == b->len && i < a->len; i++)
    if (strcmp (((BstEdition *) g_ptr_array_index (a, i))->rule_set,
                ((BstEdition *) g_ptr_array_index (b, i))->rule_set) != 0)
      return FALSE;

  return a->len == b->len;
}

static gboolean
same_task (const BstPuzzle *a,
           const BstPuzzle *b)
{
  return a->task == b->task && a->tiles_from == b->tiles_from && a->n_tiles == b->n_tiles
         && memcmp (a->tiles, b->tiles, sizeof a->tiles[0] * a->n_tiles) == 0
         && same_spots (&a->target, &b->target) && same_spots (&a->other, &b->other)
         && a->worth == b->worth && a->level == b->level && a->player == b->player
         && a->kind == b->kind && a->goal == b->goal && same_editions (a->editions, b->editions)
         && same_texts (a->choices, b->choices) && same_texts (a->rules, b->rules);
}

gboolean
bst_puzzle_equal (const BstPuzzle *a,
                  const BstPuzzle *b)
{
  g_autofree char *position = NULL;
  g_autofree char *other = NULL;

  if ((a->claim == NULL) != (b->claim == NULL) || (a->claim != NULL && !bst_puzzle_equal (a->claim, b->claim)))
    return FALSE;
  if (g_strcmp0 (a->id, b->id) != 0 || g_strcmp0 (a->title, b->title) != 0
      || g_strcmp0 (a->question, b->question) != 0 || !same_task (a, b)
      || !same_texts (a->played, b->played) || !same_texts (a->hints, b->hints) || !same_texts (a->solution, b->solution)
      || !same_answers (a->answers, b->answers) || !bst_extra_equal (a->extra, b->extra))
    return FALSE;
  position = bst_position_to_text (a->position);
  other = bst_position_to_text (b->position);

  return strcmp (position, other) == 0;
}
