/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-data.h"
#include "bst-io-document-reader.h"
#include "bst-io-position-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define VERSION 1
#define FOLDER "puzzles"

typedef struct
{
  BstIoDocumentReader  base;        /* without a record or a game */
  BstBooklet          *booklet;
  GHashTable          *ids;         /* of all puzzles so far; borrowed from them */
  guint                n_puzzles;   /* read or not */
  char                *first_id;    /* of the first of them (nullable) */
  gboolean             translated;  /* does it come with Bastide, so that gettext knows its words? */
} Reader;

static gboolean
fail (Reader        *reader,
      const xmlNode *node,
      BstIoError     code,
      const char    *reason)
{
  return bst_io_xml_fail (reader->base.error, code, reader->base.name, node, "%s", reason);
}

/* All names that a booklet has in a file: what stands elsewhere than the schema says is a fault. */
static const char * const all_elements[] = {
  "booklet", "chapter", "puzzle", "title", "position", "question", "hint", "answer", "solution",
  "move", NULL
};

static const char * const none[] = { NULL };

/* The text of an element without blanks round it; NULL if it is empty. What else is in it is kept.
 * @known: its attributes. */
static gboolean
read_sentence (Reader              *reader,
               const xmlNode       *node,
               const char * const  *known,
               BstExtra           **extra,
               char               **sentence)
{
  guint max_length = bst_io_xml_is (node, "title") ? BST_IO_MAX_TITLE : BST_IO_MAX_COMMENT;
  g_autofree char *text = bst_io_keep_sentence (&reader->base.keeper, node, max_length, known, extra);

  if (text == NULL)
    return FALSE;
  g_strstrip (text);
  g_free (*sentence);
  if (*text == '\0')
    *sentence = NULL;
  else
    *sentence = g_strdup (reader->translated ? _(text) : text);

  return TRUE;
}

static gboolean
check_once (Reader        *reader,
            const xmlNode *owner)
{
  static const char * const once[] = { "title", "question", "position", "solution", NULL };

  return bst_io_document_check_once (&reader->base, owner, once);
}

/* --- Attributes of a puzzle --- */

static gboolean
read_task (Reader        *reader,
           const xmlNode *node,
           BstPuzzle     *puzzle)
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
read_worth (Reader        *reader,
            const xmlNode *node,
            BstPuzzle     *puzzle)
{
  g_autofree char *worth = bst_io_xml_get (node, "worth");

  for (guint i = BST_WORTH_NOW; worth != NULL && i <= BST_WORTH_END; i++)
    if (strcmp (bst_io_puzzle_worth_name ((BstWorth) i), worth) == 0)
      {
        puzzle->worth = (BstWorth) i;
        return TRUE;
      }

  return worth == NULL
         || bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                             _("“%s” is not one of now, completed, end"), worth);
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

/* "city:W at 1,0", or a cell alone. */
static gboolean
parse_target (const char *text,
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

static gboolean
read_target (Reader        *reader,
             const xmlNode *node,
             BstPuzzle     *puzzle)
{
  g_autofree char *text = bst_io_xml_get (node, "target");
  g_autofree char *needed = bst_io_puzzle_dup_target (puzzle);

  if (needed == NULL && text == NULL)
    return TRUE;
  if (needed == NULL)
    return fail (reader, node, BST_IO_ERROR_DATA, _("this task has no target"));
  if (text != NULL && parse_target (text, puzzle->task != BST_TASK_FITS, &puzzle->target))
    return TRUE;

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          _("“%s” is no target such as city:W at 1,0 or, for a cell, 1,0"),
                          text != NULL ? text : "");
}

static gboolean
read_tiles_from (Reader        *reader,
                 const xmlNode *node,
                 BstPuzzle     *puzzle)
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
read_tiles (Reader        *reader,
            const xmlNode *node,
            BstPuzzle     *puzzle)
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

static gboolean
read_attributes (Reader        *reader,
                 const xmlNode *node,
                 BstPuzzle     *puzzle)
{
  static const char * const known[] = {
    "id", "level", "task", "worth", "target", "tiles-from", "tiles", NULL
  };
  int level;

  if (!bst_io_keep_attributes (&reader->base.keeper, node, known, &puzzle->extra, "")
      || !bst_io_xml_get_int (node, "level", 1, 5, 1, &level, reader->base.name,
                              reader->base.error))
    return FALSE;
  puzzle->level = (guint) level;

  return read_task (reader, node, puzzle) && read_worth (reader, node, puzzle)
         && read_target (reader, node, puzzle) && read_tiles_from (reader, node, puzzle)
         && read_tiles (reader, node, puzzle);
}

/* --- Elements of a puzzle --- */

static gboolean
read_answer (Reader        *reader,
             const xmlNode *node,
             BstPuzzle     *puzzle)
{
  static const char * const known[] = { "text", "marks", NULL };
  g_autofree char *text = bst_io_xml_get (node, "text");
  BstPuzzleAnswer *answer;
  int marks;

  if (text == NULL)
    return fail (reader, node, BST_IO_ERROR_SYNTAX, _("an answer needs a text"));
  if (puzzle->answers->len == BST_IO_MAX_ANSWERS)
    return fail (reader, node, BST_IO_ERROR_LIMIT, _("the puzzle has too many answers"));
  if (!bst_io_xml_get_int (node, "marks", 0, BST_FULL_MARKS, 0, &marks, reader->base.name,
                           reader->base.error))
    return FALSE;
  answer = bst_puzzle_add_answer (puzzle, text, (guint) marks, NULL);

  return read_sentence (reader, node, known, &answer->extra, &answer->reply);
}

static gboolean
read_solution_move (Reader        *reader,
                    const xmlNode *node,
                    BstPuzzle     *puzzle)
{
  static const char * const known[] = { "text", NULL };
  g_autofree char *text = bst_io_xml_get (node, "text");
  g_autofree char *place = g_strconcat ("move ", text, NULL);

  if (text == NULL)
    return fail (reader, node, BST_IO_ERROR_SYNTAX, _("a move needs a text"));
  if (puzzle->solution->len == BST_IO_MAX_SOLUTION)
    return fail (reader, node, BST_IO_ERROR_LIMIT, _("the solution has too many moves"));
  g_ptr_array_add (puzzle->solution, g_steal_pointer (&text));

  return bst_io_keep_attributes (&reader->base.keeper, node, known, &puzzle->extra, place)
         && bst_io_keep_children (&reader->base.keeper, node, none, &puzzle->extra, place);
}

static gboolean
read_solution (Reader        *reader,
               const xmlNode *list,
               BstPuzzle     *puzzle)
{
  static const char * const moves[] = { "move", NULL };

  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "move") && !read_solution_move (reader, node, puzzle))
      return FALSE;

  return bst_io_keep_attributes (&reader->base.keeper, list, none, &puzzle->extra, "solution")
         && bst_io_keep_children (&reader->base.keeper, list, moves, &puzzle->extra, "solution");
}

static gboolean
read_hint (Reader        *reader,
           const xmlNode *node,
           BstPuzzle     *puzzle)
{
  g_autofree char *text = NULL;

  if (!read_sentence (reader, node, none, &puzzle->extra, &text))
    return FALSE;
  if (text != NULL && puzzle->hints->len == BST_IO_MAX_HINTS)
    return fail (reader, node, BST_IO_ERROR_LIMIT, _("the puzzle has too many hints"));
  if (text != NULL)
    g_ptr_array_add (puzzle->hints, g_steal_pointer (&text));

  return TRUE;
}

static gboolean
read_part (Reader        *reader,
           const xmlNode *node,
           BstPuzzle     *puzzle)
{
  if (bst_io_xml_is (node, "answer"))
    return read_answer (reader, node, puzzle);
  if (bst_io_xml_is (node, "solution"))
    return read_solution (reader, node, puzzle);
  if (bst_io_xml_is (node, "hint"))
    return read_hint (reader, node, puzzle);

  if (bst_io_xml_is (node, "title"))
    return read_sentence (reader, node, none, &puzzle->extra, &puzzle->title);
  if (bst_io_xml_is (node, "question"))
    return read_sentence (reader, node, none, &puzzle->extra, &puzzle->question);

  return bst_io_xml_is (node, "position")
         || bst_io_keep_child (&reader->base.keeper, node, &puzzle->extra, "");
}

static xmlNode *
find_child (const xmlNode *node,
            const char    *name)
{
  xmlNode *child = bst_io_xml_first (node);

  while (child != NULL && !bst_io_xml_is (child, name))
    child = bst_io_xml_next (child);

  return child;
}

/* The line may be broken for reading: an end of line with the blanks round it is one blank. The
 * blank before an empty last part is not lost. */
static char *
dup_one_line (char *text)
{
  g_auto (GStrv) lines = g_strsplit (g_strstrip (text), "\n", -1);
  g_autofree char *line = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  line = g_strjoinv (" ", lines);

  return g_str_has_suffix (line, " |") ? g_strconcat (line, " ", NULL) : g_steal_pointer (&line);
}

static BstPosition *
read_position (Reader        *reader,
               const xmlNode *puzzle)
{
  const xmlNode *node = find_child (puzzle, "position");
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  GError *reason = NULL;
  BstPosition *position;

  if (node == NULL)
    {
      fail (reader, puzzle, BST_IO_ERROR_SYNTAX, _("a puzzle needs a position"));
      return NULL;
    }

  text = bst_io_keep_text_only (&reader->base.keeper, node, BST_IO_MAX_TEXT);
  if (text == NULL)
    return NULL;
  line = dup_one_line (text);
  position = bst_io_position_from_text (line, NULL, &reason);
  if (position == NULL)
    bst_io_xml_fail_with (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node, reason);

  return position;
}

static gboolean
read_puzzle (Reader        *reader,
             const xmlNode *node,
             BstChapter    *chapter)
{
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autoptr (BstPuzzle) puzzle = NULL;
  BstPosition *position;

  if (id == NULL || *id == '\0')
    return fail (reader, node, BST_IO_ERROR_SYNTAX, _("a puzzle needs an id"));
  if (strlen (id) > BST_IO_MAX_ID)
    return fail (reader, node, BST_IO_ERROR_LIMIT, _("the id is too long"));
  if (g_hash_table_contains (reader->ids, id))
    return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                            _("another puzzle has the id “%s”"), id);
  if (!check_once (reader, node))
    return FALSE;
  position = read_position (reader, node);
  if (position == NULL)
    return FALSE;

  puzzle = bst_puzzle_new (id, position);
  if (!read_attributes (reader, node, puzzle))
    return FALSE;
  for (const xmlNode *part = node->children; part != NULL; part = part->next)
    if (!read_part (reader, part, puzzle))
      return FALSE;

  g_hash_table_add (reader->ids, puzzle->id);
  g_ptr_array_add (chapter->puzzles, g_steal_pointer (&puzzle));

  return TRUE;
}

/* --- The whole --- */

/* The others can be read; this one stays as it is. */
static void
keep_unread (Reader        *reader,
             const xmlNode *node,
             BstChapter    *chapter,
             const GError  *error)
{
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autofree char *text = bst_io_keep_dump (node);
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));
  const char *reason = bst_io_error_get_reason (error, reader->base.name);

  bst_chapter_add_unread (chapter, id != NULL ? id : "", text, reason);
  /* Translators: the id of a puzzle, and why it cannot be read. */
  bst_io_issues_add (reader->base.keeper.issues, "unread-puzzle", place,
                     _("the puzzle “%s” cannot be read; it stays in the file as it is (%s)"),
                     id != NULL ? id : "", reason);
}

/* FALSE if there are too many. */
static gboolean
read_or_keep (Reader        *reader,
              const xmlNode *node,
              BstChapter    *chapter)
{
  GError **error = reader->base.error;
  g_autoptr (GError) reason = NULL;

  if (reader->n_puzzles == BST_IO_MAX_PUZZLES)
    return bst_io_xml_fail (error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                            _("a booklet has at most %d puzzles"), BST_IO_MAX_PUZZLES);
  if (reader->n_puzzles++ == 0)
    reader->first_id = bst_io_xml_get (node, "id");
  reader->base.error = reader->base.keeper.error = &reason;
  if (!read_puzzle (reader, node, chapter))
    keep_unread (reader, node, chapter, reason);
  reader->base.error = reader->base.keeper.error = error;

  return TRUE;
}

static gboolean
read_of_chapter (Reader        *reader,
                 const xmlNode *node,
                 BstChapter    *chapter)
{
  if (bst_io_xml_is (node, "puzzle"))
    return read_or_keep (reader, node, chapter);
  if (bst_io_xml_is (node, "title"))
    return read_sentence (reader, node, none, &chapter->extra, &chapter->title);

  return bst_io_keep_child (&reader->base.keeper, node, &chapter->extra, "");
}

static gboolean
read_chapter (Reader        *reader,
              const xmlNode *node)
{
  BstChapter *chapter = bst_booklet_add_chapter (reader->booklet, NULL);

  if (!check_once (reader, node)
      || !bst_io_keep_attributes (&reader->base.keeper, node, none, &chapter->extra, ""))
    return FALSE;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (!read_of_chapter (reader, child, chapter))
      return FALSE;

  return TRUE;
}

/* The id; without one, title and first puzzle in the words of the file, which no language and no
 * other name of the file changes. */
static gboolean
set_key (Reader        *reader,
         const xmlNode *list)
{
  static const char * const known[] = { "id", NULL };
  BstBooklet *booklet = reader->booklet;
  const xmlNode *node = find_child (list, "title");
  g_autofree char *title = node != NULL ? bst_io_xml_dup_text (node) : g_strdup ("");
  g_autofree char *text = NULL;

  if (!bst_io_keep_attributes (&reader->base.keeper, list, known, &booklet->extra, ""))
    return FALSE;
  booklet->id = bst_io_xml_get (list, "id");
  if (booklet->id != NULL && strlen (booklet->id) > BST_IO_MAX_ID)
    return fail (reader, list, BST_IO_ERROR_LIMIT, _("the id is too long"));
  text = g_strconcat (g_strstrip (title), "\n", reader->first_id != NULL ? reader->first_id : "",
                      NULL);
  booklet->key = booklet->id != NULL ? g_strdup (booklet->id)
                                     : g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);

  return TRUE;
}

static gboolean
read_of_booklet (Reader        *reader,
                 const xmlNode *node)
{
  BstBooklet *booklet = reader->booklet;

  if (bst_io_xml_is (node, "chapter"))
    return read_chapter (reader, node);
  if (bst_io_xml_is (node, "title"))
    return read_sentence (reader, node, none, &booklet->extra, &booklet->title);

  return bst_io_keep_child (&reader->base.keeper, node, &booklet->extra, "");
}

/* Remarks before and behind the root. */
static void
keep_outside (Reader        *reader,
              const xmlNode *root)
{
  const char *place = "before";

  for (const xmlNode *node = root->doc->children; node != NULL; node = node->next)
    if (node == root)
      place = "after";
    else
      bst_io_keep_child (&reader->base.keeper, node, &reader->booklet->extra, place);
}

/* What stands round the booklet. */
static gboolean
read_root (Reader        *reader,
           const xmlNode *root,
           const xmlNode *list)
{
  static const char * const known[] = { "version", NULL };
  BstExtra **extra = &reader->booklet->extra;
  int version;

  if (!bst_io_xml_get_int (root, "version", 1, G_MAXINT - 1, G_MAXINT, &version,
                           reader->base.name, reader->base.error))
    return FALSE;
  if (version > VERSION)
    bst_io_issues_add (reader->base.keeper.issues, "newer-version", NULL,
                       _("the document was written by a newer version of Bastide"));
  keep_outside (reader, root);
  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    if (node != list && !bst_io_keep_child (&reader->base.keeper, node, extra, "document"))
      return FALSE;

  return bst_io_keep_attributes (&reader->base.keeper, root, known, extra, "document");
}

static gboolean
read_booklet (Reader        *reader,
              const xmlNode *root)
{
  const xmlNode *list = find_child (root, "booklet");

  if (!read_root (reader, root, list) || !check_once (reader, list))
    return FALSE;
  for (const xmlNode *node = list->children; node != NULL; node = node->next)
    if (!read_of_booklet (reader, node))
      return FALSE;

  return set_key (reader, list);
}

gboolean
bst_io_booklet_is (xmlDoc *document)
{
  const xmlNode *root = xmlDocGetRootElement (document);

  return bst_io_xml_is (root, "bastide") && find_child (root, "booklet") != NULL;
}

static BstBooklet *
read_document (xmlDoc       *document,
               const char   *name,
               BstIoIssues  *issues,
               gboolean      translated,
               GError      **error)
{
  g_autoptr (BstBooklet) booklet = NULL;
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  Reader reader = {
    .base = { .keeper = { name, issues, error, all_elements, none }, .name = name,
              .error = error },
    .ids = ids,
    .translated = translated
  };

  if (!bst_io_booklet_is (document))
    {
      bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is no booklet of puzzles"));
      return NULL;
    }
  reader.booklet = booklet = bst_booklet_new (NULL);
  if (!read_booklet (&reader, xmlDocGetRootElement (document)))
    g_clear_pointer (&booklet, bst_booklet_free);
  g_free (reader.first_id);

  return g_steal_pointer (&booklet);
}

BstBooklet *
bst_io_booklet_read (xmlDoc       *document,
                     const char   *name,
                     BstIoIssues  *issues,
                     GError      **error)
{
  return read_document (document, name, issues, FALSE, error);
}

BstBooklet *
bst_io_booklet_open_data (GBytes       *bytes,
                          const char   *name,
                          BstIoIssues  *issues,
                          GError      **error)
{
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);

  return document != NULL ? bst_io_booklet_read (document, name, issues, error) : NULL;
}

BstBooklet *
bst_io_booklet_open (const char   *path,
                     BstIoIssues  *issues,
                     GError      **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_booklet_open_data (bytes, path, issues, error) : NULL;
}

char **
bst_io_booklet_list (void)
{
  return bst_io_data_list (FOLDER);
}

BstBooklet *
bst_io_booklet_load (const char  *id,
                     GError     **error)
{
  g_autofree char *path = g_strdup_printf (FOLDER "/%s.bastide", id);
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);
  g_autoptr (xmlDoc) document = NULL;

  if (bytes == NULL)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
                   _("there is no booklet “%s”"), id);
      return NULL;
    }
  document = bst_io_xml_parse (bytes, path, error);

  return document != NULL ? read_document (document, path, NULL, TRUE, error) : NULL;
}
