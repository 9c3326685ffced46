/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet.h"

#include "bst-io-booklet-reader.h"
#include "bst-io-data.h"
#include "bst-io-unpack.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define VERSION 1
#define PUZZLES "puzzles"
#define COURSES "courses"

/* All names that a booklet has in a file: what stands elsewhere than the schema says is a fault. */
static const char * const all_elements[] = {
  "booklet", "chapter", "lesson", "aim", "say", "show", "ask", "text", "mark", "puzzle", "title",
  "position", "played", "question", "claim", "choice", "hint", "answer", "solution", "move", NULL
};

static const char * const none[] = { NULL };

/* --- The whole --- */

/* The others can be read; this one stays as it is. */
static void
keep_unread (BstIoBookletReader *reader,
             const xmlNode      *node,
             BstChapter         *chapter,
             const GError       *error)
{
  gboolean is_lesson = bst_io_xml_is (node, "lesson");
  g_autofree char *id = bst_io_xml_get (node, "id");
  g_autofree char *text = bst_io_keep_dump (node);
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));
  const char *reason = bst_io_error_get_reason (error, reader->base.name);

  bst_chapter_add_unread (chapter, is_lesson, id != NULL ? id : "", text, reason);
  if (is_lesson)
    /* Translators: the id of a lesson, and why it cannot be read. */
    bst_io_issues_add (reader->base.keeper.issues, "unread-lesson", place,
                       _("the lesson “%s” cannot be read; it stays in the file as it is (%s)"),
                       id != NULL ? id : "", reason);
  else
    /* Translators: the id of a puzzle, and why it cannot be read. */
    bst_io_issues_add (reader->base.keeper.issues, "unread-puzzle", place,
                       _("the puzzle “%s” cannot be read; it stays in the file as it is (%s)"),
                       id != NULL ? id : "", reason);
}

static gboolean
read_puzzle (BstIoBookletReader *reader,
             const xmlNode      *node,
             BstChapter         *chapter)
{
  g_autofree char *id = bst_io_booklet_read_id (reader, node, reader->ids);
  BstPuzzle *puzzle = id != NULL ? bst_io_puzzle_read (reader, node, id, NULL, NULL) : NULL;

  if (puzzle == NULL)
    return FALSE;
  g_hash_table_add (reader->ids, puzzle->id);
  g_ptr_array_add (chapter->puzzles, puzzle);

  return TRUE;
}

static gboolean
read_lesson (BstIoBookletReader *reader,
             const xmlNode      *node,
             BstChapter         *chapter)
{
  BstLesson *lesson = bst_io_lesson_read (reader, node);

  if (lesson == NULL)
    return FALSE;
  g_hash_table_add (reader->lesson_ids, lesson->id);
  g_ptr_array_add (chapter->lessons, lesson);

  return TRUE;
}

/* FALSE if there are too many. */
static gboolean
check_room (BstIoBookletReader *reader,
            const xmlNode      *node)
{
  if (bst_io_xml_is (node, "lesson"))
    return reader->n_lessons++ < BST_IO_MAX_LESSONS
           || bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                               _("a booklet has at most %d lessons"), BST_IO_MAX_LESSONS);
  if (reader->n_puzzles == 0)
    reader->first_id = bst_io_xml_get (node, "id");

  return reader->n_puzzles++ < BST_IO_MAX_PUZZLES
         || bst_io_xml_fail (reader->base.error, BST_IO_ERROR_LIMIT, reader->base.name, node,
                             _("a booklet has at most %d puzzles"), BST_IO_MAX_PUZZLES);
}

static void
read_or_keep (BstIoBookletReader *reader,
              const xmlNode      *node,
              BstChapter         *chapter)
{
  GError **error = reader->base.error;
  g_autoptr (GError) reason = NULL;
  gboolean is_read;

  reader->base.error = reader->base.keeper.error = &reason;
  is_read = check_room (reader, node)
            && (bst_io_xml_is (node, "lesson") ? read_lesson (reader, node, chapter)
                                               : read_puzzle (reader, node, chapter));
  if (!is_read)
    keep_unread (reader, node, chapter, reason);
  reader->base.error = reader->base.keeper.error = error;
}

static gboolean
read_of_chapter (BstIoBookletReader *reader,
                 const xmlNode *node,
                 BstChapter    *chapter)
{
  if (bst_io_xml_is (node, "puzzle") || bst_io_xml_is (node, "lesson"))
    {
      read_or_keep (reader, node, chapter);
      return TRUE;
    }
  if (bst_io_xml_is (node, "title"))
    return bst_io_booklet_read_sentence (reader, node, none, &chapter->extra, &chapter->title);

  return bst_io_keep_child (&reader->base.keeper, node, &chapter->extra, "");
}

static gboolean
read_chapter (BstIoBookletReader *reader,
              const xmlNode *node)
{
  BstChapter *chapter = bst_booklet_add_chapter (reader->booklet, NULL);

  if (!bst_io_booklet_check_once (reader, node)
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
set_key (BstIoBookletReader *reader,
         const xmlNode *list)
{
  static const char * const known[] = { "id", NULL };
  BstBooklet *booklet = reader->booklet;
  const xmlNode *node = bst_io_booklet_find_child (list, "title");
  g_autofree char *title = node != NULL ? bst_io_xml_dup_text (node) : g_strdup ("");
  g_autofree char *text = NULL;

  if (!bst_io_keep_attributes (&reader->base.keeper, list, known, &booklet->extra, ""))
    return FALSE;
  booklet->id = bst_io_xml_get (list, "id");
  if (booklet->id != NULL && strlen (booklet->id) > BST_IO_MAX_ID)
    return bst_io_booklet_fail (reader, list, BST_IO_ERROR_LIMIT, _("the id is too long"));
  text = g_strconcat (g_strstrip (title), "\n", reader->first_id != NULL ? reader->first_id : "",
                      NULL);
  booklet->key = booklet->id != NULL ? g_strdup (booklet->id)
                                     : g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);

  return TRUE;
}

static gboolean
read_of_booklet (BstIoBookletReader *reader,
                 const xmlNode *node)
{
  BstBooklet *booklet = reader->booklet;

  if (bst_io_xml_is (node, "chapter"))
    return read_chapter (reader, node);
  if (bst_io_xml_is (node, "title"))
    return bst_io_booklet_read_sentence (reader, node, none, &booklet->extra, &booklet->title);
  if (bst_io_xml_is (node, "aim"))
    return bst_io_booklet_read_sentence (reader, node, none, &booklet->extra, &booklet->aim);

  return bst_io_keep_child (&reader->base.keeper, node, &booklet->extra, "");
}

/* What stands round the booklet. */
static gboolean
read_root (BstIoBookletReader *reader,
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
  bst_io_keep_outside (&reader->base.keeper, root, &reader->booklet->extra);
  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    if (node != list && !bst_io_keep_child (&reader->base.keeper, node, extra, "document"))
      return FALSE;

  return bst_io_keep_attributes (&reader->base.keeper, root, known, extra, "document");
}

static gboolean
read_booklet (BstIoBookletReader *reader,
              const xmlNode *root)
{
  const xmlNode *list = bst_io_booklet_find_child (root, "booklet");

  if (!read_root (reader, root, list) || !bst_io_booklet_check_once (reader, list))
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

  return bst_io_xml_is (root, "bastide") && bst_io_booklet_find_child (root, "booklet") != NULL;
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
  g_autoptr (GHashTable) lesson_ids = g_hash_table_new (g_str_hash, g_str_equal);
  BstIoBookletReader reader = {
    .base = { .keeper = { name, issues, error, all_elements, none }, .name = name,
              .error = error },
    .ids = ids,
    .lesson_ids = lesson_ids,
    .translated = translated
  };

  if (!bst_io_booklet_is (document))
    {
      bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is no booklet of lessons or puzzles"));
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

xmlDoc *
bst_io_booklet_recover (GBytes       *bytes,
                        const char   *name,
                        const GError *damage)
{
  g_autoptr (xmlDoc) document = g_error_matches (damage, BST_IO_ERROR, BST_IO_ERROR_SYNTAX)
                                ? bst_io_xml_recover (bytes, name) : NULL;

  return document != NULL && bst_io_booklet_is (document) ? g_steal_pointer (&document) : NULL;
}

BstBooklet *
bst_io_booklet_open_data (GBytes       *bytes,
                          const char   *name,
                          BstIoIssues  *issues,
                          GError      **error)
{
  GError *damage = NULL;
  g_autoptr (GBytes) unpacked = bst_io_unpack (bytes, name, NULL, error);
  g_autoptr (xmlDoc) document = NULL;
  BstBooklet *booklet;

  if (unpacked == NULL)
    return NULL;
  document = bst_io_xml_parse (unpacked, name, &damage);
  if (document == NULL)
    document = bst_io_booklet_recover (unpacked, name, damage);
  if (document == NULL)
    {
      g_propagate_error (error, damage);
      return NULL;
    }

  if (damage != NULL)
    /* Translators: %s says where the file of a booklet is damaged, and how. */
    bst_io_issues_add (issues, "unread-damaged", NULL,
                       _("the file is damaged, and only a part of it can be read; it stays as it is (%s)"),
                       bst_io_error_get_reason (damage, name));
  booklet = bst_io_booklet_read (document, name, issues, error);
  if (booklet != NULL)
    {
      booklet->is_damaged = damage != NULL;
      booklet->is_packed = unpacked != bytes;
    }
  g_clear_error (&damage);

  return booklet;
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
  return bst_io_data_list (PUZZLES);
}

char **
bst_io_course_list (void)
{
  return bst_io_data_list (COURSES);
}

static BstBooklet *
load (const char  *folder,
      const char  *id,
      GError     **error)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.bastide", folder, id);
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

BstBooklet *
bst_io_booklet_load (const char  *id,
                     GError     **error)
{
  return load (PUZZLES, id, error);
}

BstBooklet *
bst_io_course_load (const char  *id,
                    GError     **error)
{
  return load (COURSES, id, error);
}
