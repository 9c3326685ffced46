/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-reader.h"

#include "bst-io-booklet.h"
#include "bst-io-position-text.h"
#include "bst-io-rulebook.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const char * const none[] = { NULL };

/* --- Attributes of a puzzle --- */

static gboolean
read_task (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstPuzzle          *puzzle)
{
  g_autofree char *task = bst_io_xml_get (node, "task");

  for (guint i = 0; i < BST_N_TASKS; i++)
    if (g_strcmp0 (bst_task_name ((BstTaskKind) i), task) == 0)
      {
        puzzle->task = (BstTaskKind) i;
        return TRUE;
      }

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_UNSUPPORTED, reader->base.name, node,
                          _("the task “%s” is not known"), task != NULL ? task : "");
}

static gboolean
read_worth (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  g_autofree char *worth = bst_io_xml_get (node, "worth");

  if (worth == NULL || bst_worth_parse (worth, &puzzle->worth))
    return TRUE;

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          _("“%s” is not one of now, completed, end"), worth);
}

static gboolean
read_spot (BstIoBookletReader *reader,
           const xmlNode      *node,
           const char         *attribute,
           gboolean            has_place,
           BstSpot            *spot)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);

  if (text != NULL && bst_puzzle_parse_target (text, has_place, spot))
    return TRUE;

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          _("“%s” is no target such as city:W at 1,0 or, for a cell, 1,0"),
                          text != NULL ? text : "");
}

static gboolean
read_player (BstIoBookletReader *reader,
             const xmlNode      *node,
             BstPuzzle          *puzzle)
{
  g_autofree char *text = bst_io_xml_get (node, "player");

  puzzle->player = bst_game_find_colour (bst_position_get_game (puzzle->position),
                                         text != NULL ? text : "", text != NULL ? strlen (text) : 0);

  return puzzle->player != BST_NO_PLAYER
         || bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                             _("no player has the colour “%s”"), text != NULL ? text : "");
}

static gboolean
read_kind (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstPuzzle          *puzzle)
{
  g_autofree char *text = bst_io_xml_get (node, "kind");
  guint kind = bst_feature_kind_find (text);

  if (kind < BST_N_FEATURE_KINDS)
    {
      puzzle->kind = (BstFeatureKind) kind;
      return TRUE;
    }

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          _("“%s” is no kind of feature"), text != NULL ? text : "");
}

/* The second word of the text of a position names its rules. */
gboolean
bst_io_puzzle_add_edition (BstPuzzle   *puzzle,
                           const char  *rule_set,
                           GError     **error)
{
  g_autofree char *text = bst_position_to_text (puzzle->before != NULL ? puzzle->before
                                                                       : puzzle->position);
  gsize set_length = strcspn (text, " ");
  const char *rest = strstr (text, " | ");
  g_autofree char *line = g_strdup_printf ("%.*s %s%s", (int) set_length, text, rule_set, rest);
  g_autoptr (BstPosition) position = bst_io_position_from_text (line, NULL, error);

  for (guint i = 0; i < puzzle->played->len && position != NULL; i++)
    {
      BstMove move;

      if (!bst_move_parse (bst_position_get_game (position), g_ptr_array_index (puzzle->played, i),
                           &move, error)
          || !bst_position_apply (position, &move, NULL, error))
        g_clear_pointer (&position, bst_position_free);
    }
  if (position == NULL)
    return FALSE;
  bst_puzzle_add_edition (puzzle, rule_set, g_steal_pointer (&position));

  return TRUE;
}

static gboolean
read_editions (BstIoBookletReader *reader,
               const xmlNode      *node,
               BstPuzzle          *puzzle)
{
  g_autofree char *text = bst_io_xml_get (node, "editions");
  g_auto (GStrv) rule_sets = g_strsplit (text != NULL ? text : "", " ", BST_IO_MAX_EDITIONS + 2);
  guint n_editions = g_strv_length (rule_sets);

  if (n_editions == 0 || n_editions > BST_IO_MAX_EDITIONS)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("a puzzle compares from 1 to %d rule sets"), BST_IO_MAX_EDITIONS);
  reader->n_positions += n_editions;
  for (guint i = 0; i < n_editions; i++)
    {
      GError *reason = NULL;

      if (!bst_io_puzzle_add_edition (puzzle, rule_sets[i], &reason))
        return bst_io_xml_fail_with (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node, reason);
    }

  return TRUE;
}

/* Each is an answer that can be chosen, by its sentence. */
static gboolean
read_rules (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  if (!bst_io_booklet_read_rules (reader, node, puzzle->rules))
    return FALSE;
  for (guint i = 0; i < puzzle->rules->len; i++)
    if (bst_io_rulebook_find (g_ptr_array_index (puzzle->rules, i)) == NULL)
      return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                              _("there is no rule “%s”"), (const char *) g_ptr_array_index (puzzle->rules, i));

  return TRUE;
}

/* What the task must be told, and nothing else. */
static gboolean
read_needs (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  static const struct
  {
    const char   *attribute;
    BstTaskNeeds  needs;
  } attributes[] = {
    { "target", BST_TASK_NEEDS_FEATURE | BST_TASK_NEEDS_CELL },
    { "other", BST_TASK_NEEDS_OTHER },
    { "player", BST_TASK_NEEDS_PLAYER },
    { "kind", BST_TASK_NEEDS_KIND },
    { "points", BST_TASK_NEEDS_GOAL },
    { "editions", BST_TASK_NEEDS_EDITIONS },
    { "rules", BST_TASK_NEEDS_RULES }
  };
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      g_autofree char *text = bst_io_xml_get (node, attributes[i].attribute);

      if (text != NULL && !(needs & attributes[i].needs))
        return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                                _("this task has no “%s”"), attributes[i].attribute);
    }

  return (!(needs & BST_TASK_NEEDS_FEATURE)
          || read_spot (reader, node, "target", TRUE, &puzzle->target))
         && (!(needs & BST_TASK_NEEDS_CELL)
             || read_spot (reader, node, "target", FALSE, &puzzle->target))
         && (!(needs & BST_TASK_NEEDS_OTHER)
             || read_spot (reader, node, "other", TRUE, &puzzle->other))
         && (!(needs & BST_TASK_NEEDS_PLAYER) || read_player (reader, node, puzzle))
         && (!(needs & BST_TASK_NEEDS_KIND) || read_kind (reader, node, puzzle))
         && (!(needs & BST_TASK_NEEDS_GOAL)
             || bst_io_xml_get_int (node, "points", 1, BST_MAX_SCORE, G_MAXINT, &puzzle->goal,
                                    reader->base.name, reader->base.error))
         && (!(needs & BST_TASK_NEEDS_EDITIONS) || read_editions (reader, node, puzzle))
         && (!(needs & BST_TASK_NEEDS_RULES)
             || read_rules (reader, node, puzzle));
}

static gboolean
read_tiles_from (BstIoBookletReader *reader,
                 const xmlNode      *node,
                 BstPuzzle          *puzzle)
{
  g_autofree char *from = bst_io_xml_get (node, "tiles-from");

  for (guint i = BST_PUZZLE_TILES_KNOWN; from != NULL && i <= BST_PUZZLE_TILES_CHOICE; i++)
    if (strcmp (bst_io_puzzle_tiles_name ((BstPuzzleTiles) i), from) == 0)
      {
        puzzle->tiles_from = (BstPuzzleTiles) i;
        return TRUE;
      }

  return from == NULL
         || bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                             _("“%s” is not one of known, bag, choice"), from);
}

static gboolean
read_tiles (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autofree char *text = bst_io_xml_get (node, "tiles");
  g_auto (GStrv) names = g_strsplit (text != NULL ? text : "", " ", BST_MAX_PUZZLE_TILES + 2);

  if (g_strv_length (names) > BST_MAX_PUZZLE_TILES)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("a puzzle has at most %d tiles"), BST_MAX_PUZZLE_TILES);
  for (guint i = 0; names[i] != NULL; i++)
    {
      int type = bst_tile_set_find (set, names[i]);

      if (type == BST_NO_TILE)
        return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                                _("the tile “%s” is not known"), names[i]);
      puzzle->tiles[puzzle->n_tiles++] = (gint16) type;
    }

  return TRUE;
}

/* Attributes of a claim, and of a puzzle, which has more. */
static gboolean
read_asked (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  return read_task (reader, node, puzzle) && read_worth (reader, node, puzzle)
         && read_needs (reader, node, puzzle) && read_tiles_from (reader, node, puzzle)
         && read_tiles (reader, node, puzzle);
}

static gboolean
read_attributes (BstIoBookletReader *reader,
                 const xmlNode      *node,
                 BstPuzzle          *puzzle)
{
  static const char * const known[] = {
    "id", "level", "task", "worth", "target", "other", "player", "kind", "points", "editions", "rules",
    "tiles-from", "tiles", NULL
  };
  int level;

  if (!bst_io_keep_attributes (&reader->base.keeper, node, known, &puzzle->extra, "")
      || !bst_io_xml_get_int (node, "level", 1, 5, 1, &level, reader->base.name,
                              reader->base.error))
    return FALSE;
  puzzle->level = (guint) level;

  return read_asked (reader, node, puzzle);
}

/* --- Elements of a puzzle --- */

static gboolean
read_answer (BstIoBookletReader *reader,
             const xmlNode      *node,
             BstPuzzle          *puzzle)
{
  static const char * const known[] = { "text", "marks", NULL };
  g_autofree char *text = bst_io_xml_get (node, "text");
  BstPuzzleAnswer *answer;
  int marks;

  if (text == NULL)
    return bst_io_booklet_fail (reader, node, BST_IO_ERROR_SYNTAX, _("an answer needs a text"));
  if (puzzle->answers->len == BST_IO_MAX_ANSWERS)
    return bst_io_booklet_fail (reader, node, BST_IO_ERROR_LIMIT, _("the puzzle has too many answers"));
  if (!bst_io_xml_get_int (node, "marks", 0, BST_FULL_MARKS, 0, &marks, reader->base.name,
                           reader->base.error))
    return FALSE;
  answer = bst_puzzle_add_answer (puzzle, text, (guint) marks, NULL);

  return bst_io_booklet_read_sentence (reader, node, known, &answer->extra, &answer->reply);
}

gboolean
bst_io_puzzle_read_move (BstIoBookletReader  *reader,
                         const xmlNode       *node,
                         GPtrArray           *moves,
                         BstExtra           **extra)
{
  static const char * const known[] = { "text", NULL };
  g_autofree char *text = bst_io_xml_get (node, "text");
  g_autofree char *place = g_strconcat ((const char *) node->name, " ", text, NULL);

  if (text == NULL)
    return bst_io_booklet_fail (reader, node, BST_IO_ERROR_SYNTAX, _("a move needs a text"));
  if (moves->len == BST_IO_MAX_SOLUTION)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("there are more than %d moves"), BST_IO_MAX_SOLUTION);
  g_ptr_array_add (moves, g_steal_pointer (&text));

  return bst_io_keep_attributes (&reader->base.keeper, node, known, extra, place)
         && bst_io_keep_children (&reader->base.keeper, node, none, extra, place);
}

static gboolean
read_solution (BstIoBookletReader *reader,
               const xmlNode *list,
               BstPuzzle     *puzzle)
{
  static const char * const moves[] = { "move", NULL };

  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "move") && !bst_io_puzzle_read_move (reader, node, puzzle->solution, &puzzle->extra))
      return FALSE;

  return bst_io_keep_attributes (&reader->base.keeper, list, none, &puzzle->extra, "solution")
         && bst_io_keep_children (&reader->base.keeper, list, moves, &puzzle->extra, "solution");
}

/* A hint, or a sentence to choose. */
static gboolean
read_listed (BstIoBookletReader *reader,
             const xmlNode      *node,
             guint               max,
             GPtrArray          *list,
             BstExtra          **extra)
{
  g_autofree char *text = NULL;

  if (!bst_io_booklet_read_sentence (reader, node, none, extra, &text))
    return FALSE;
  if (text != NULL && list->len == max)
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            /* Translators: %s is the name of an element of a file, such as hint. */
                            _("too many <%s> here; there may be %u"), node->name, max);
  if (text != NULL)
    g_ptr_array_add (list, g_steal_pointer (&text));

  return TRUE;
}

/* What a sentence that is true or false says, as a task with its answer. */
static gboolean
read_claim (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstPuzzle          *puzzle)
{
  static const char * const known[] = {
    "task", "worth", "target", "other", "player", "kind", "points", "editions", "tiles-from", "tiles", "answer", NULL
  };
  g_autofree char *answer = bst_io_xml_get (node, "answer");
  g_autoptr (BstPuzzle) claim = bst_puzzle_new ("", bst_position_copy (puzzle->before != NULL ? puzzle->before
                                                                                             : puzzle->position));

  if (answer == NULL)
    return bst_io_booklet_fail (reader, node, BST_IO_ERROR_SYNTAX, _("an answer needs a text"));
  for (guint i = 0; i < puzzle->played->len; i++)
    bst_puzzle_play_on (claim, g_ptr_array_index (puzzle->played, i), NULL);
  if (!bst_io_keep_attributes (&reader->base.keeper, node, known, &puzzle->extra, "claim")
      || !bst_io_keep_children (&reader->base.keeper, node, none, &puzzle->extra, "claim")
      || !read_asked (reader, node, claim))
    return FALSE;
  if (bst_task_is_sentence (claim->task))
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                            _("the task “%s” is not known"), bst_task_name (claim->task));
  bst_puzzle_add_answer (claim, answer, BST_FULL_MARKS, NULL);
  puzzle->claim = g_steal_pointer (&claim);

  return TRUE;
}

static gboolean
read_part (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstPuzzle          *puzzle,
           BstLessonStep      *step)
{
  if (bst_io_xml_is (node, "answer"))
    return read_answer (reader, node, puzzle);
  if (bst_io_xml_is (node, "solution"))
    return read_solution (reader, node, puzzle);
  if (bst_io_xml_is (node, "hint"))
    return read_listed (reader, node, BST_IO_MAX_HINTS, puzzle->hints, &puzzle->extra);
  if (bst_io_xml_is (node, "choice") && (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_CHOICES))
    return read_listed (reader, node, BST_IO_MAX_CHOICES, puzzle->choices, &puzzle->extra);
  if (bst_io_xml_is (node, "claim") && puzzle->task == BST_TASK_TRUTH)
    return read_claim (reader, node, puzzle);
  if (bst_io_xml_is (node, "title") && step == NULL)
    return bst_io_booklet_read_sentence (reader, node, none, &puzzle->extra, &puzzle->title);
  if (bst_io_xml_is (node, "question"))
    return bst_io_booklet_read_sentence (reader, node, none, &puzzle->extra, &puzzle->question);
  if (bst_io_xml_is (node, "mark") && step != NULL)
    return bst_io_booklet_read_mark (reader, node, step);

  return bst_io_xml_is (node, "position") || bst_io_xml_is (node, "played")
         || bst_io_keep_child (&reader->base.keeper, node, &puzzle->extra, "");
}

/* The moves that were just played. */
static gboolean
read_played (BstIoBookletReader *reader,
             const xmlNode      *owner,
             BstPuzzle          *puzzle)
{
  for (xmlNode *node = bst_io_xml_first (owner); node != NULL; node = bst_io_xml_next (node))
    {
      g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
      GError *reason = NULL;

      if (!bst_io_xml_is (node, "played"))
        continue;
      if (puzzle->played->len == BST_IO_MAX_SOLUTION)
        return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                                _("there are more than %d moves"), BST_IO_MAX_SOLUTION);
      if (!bst_io_puzzle_read_move (reader, node, moves, &puzzle->extra))
        return FALSE;
      if (!bst_puzzle_play_on (puzzle, g_ptr_array_index (moves, 0), &reason))
        return bst_io_xml_fail_with (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                                     reason);
    }

  return TRUE;
}

BstPuzzle *
bst_io_puzzle_read (BstIoBookletReader *reader,
                    const xmlNode      *node,
                    const char         *id,
                    const BstPosition  *before,
                    BstLessonStep      *step)
{
  g_autoptr (BstPuzzle) puzzle = NULL;
  BstPosition *position;

  if (!bst_io_booklet_check_once (reader, node))
    return NULL;
  position = bst_io_booklet_read_position (reader, node, before);
  if (position == NULL)
    return NULL;

  puzzle = bst_puzzle_new (id, position);
  if (!read_played (reader, node, puzzle) || !read_attributes (reader, node, puzzle))
    return NULL;
  for (const xmlNode *part = node->children; part != NULL; part = part->next)
    if (!read_part (reader, part, puzzle, step))
      return NULL;

  return g_steal_pointer (&puzzle);
}
