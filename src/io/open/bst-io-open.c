/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-open.h"

#include "bst-io-bga-page.h"
#include "bst-io-bga.h"
#include "bst-io-booklet.h"
#include "bst-io-data.h"
#include "bst-io-document.h"
#include "bst-io-jcz.h"
#include "bst-io-json.h"
#include "bst-io-rule-set.h"
#include "bst-io-unpack.h"
#include "bst-io-xml.h"

#include <glib/gi18n-lib.h>

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static BstRecord *
open_json (GBytes       *bytes,
           const char   *name,
           BstIoIssues  *issues,
           GError      **error)
{
  g_autoptr (JsonNode) node = bst_io_json_parse (bytes, name, error);
  BstIoJson root;

  if (node == NULL)
    return NULL;

  bst_io_json_init (&root, node, name);
  if (bst_io_jcz_is (&root))
    return bst_io_jcz_read_to_fault (&root, issues, error);
  if (bst_io_bga_is (&root))
    return bst_io_bga_read (&root, issues, error);
  bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL,
               _("this is JSON, but neither a game of JCloisterZone nor of Board Game Arena"));

  return NULL;
}

/* Whoever saves the page of a replay saves its log as a part of it. */
static BstRecord *
open_page (GBytes       *bytes,
           const char   *name,
           BstIoIssues  *issues,
           GError      **error)
{
  g_autoptr (GBytes) log = bst_io_bga_page_find_log (bytes);

  if (log != NULL)
    return open_json (log, name, issues, error);
  bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL,
               /* Translators: "logs.html" is the end of an address and stays as it is. */
               _("this is a web page, not the log of a game: save the page of the replay, or what Board Game Arena "
                 "answers at the address that ends in “logs.html?table=” and the number of the table"));

  return NULL;
}

static BstRecord *
open_xml (GBytes       *bytes,
          const char   *name,
          BstIoIssues  *issues,
          GError      **error)
{
  GError *damage = NULL;
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, &damage);
  const xmlNode *root;

  if (document == NULL)
    document = bst_io_booklet_recover (bytes, name, damage);
  if (document == NULL)
    {
      g_propagate_error (error, damage);
      return NULL;
    }
  g_clear_error (&damage);

  root = xmlDocGetRootElement (document);
  if (bst_io_booklet_is (document))
    {
      bst_io_fail (error, BST_IO_ERROR_BOOKLET, name, NULL,
                   _("this is a booklet of lessons or puzzles, not a game"));
      return NULL;
    }
  if (bst_io_xml_is (root, "bastide"))
    return bst_io_document_read (document, name, issues, error);
  if (bst_io_xml_is (root, "game"))
    bst_io_fail (error, BST_IO_ERROR_UNSUPPORTED, name, NULL,
                 _("games of JCloisterZone before version 4 are not supported"));
  else
    bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, root,
                     _("this is XML, but no game: its first element is <%s>"), root->name);

  return NULL;
}

/* A byte order mark of UTF-16. libxml2 knows that encoding, JSON is never in it. */
static gboolean
is_utf_16 (const char *data,
           gsize       size)
{
  return size >= 4 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0);
}

static gboolean
looks_like_xml (const char *data,
                gsize       size)
{
  return *data == '<' || (is_utf_16 (data, size) && (data[2] == '<' || data[3] == '<'));
}

static void
fail_kind (const char  *data,
           gsize        size,
           const char  *name,
           GError     **error)
{
  const char *reason = _("this is no game of a known kind");

  if (size == 0)
    reason = _("the file is empty");
  else if (is_utf_16 (data, size))
    reason = _("this is not text in the encoding UTF-8");
  bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, "%s", reason);
}

/* The game is read all the same. */
static void
note_players (const BstRecord *record,
              BstIoIssues     *issues)
{
  const BstGame *game = bst_record_get_game (record);
  g_autofree char *fault = NULL;

  fault = bst_io_rule_set_dup_players_fault (bst_game_get_rules (game),
                                             bst_tile_set_get_id (bst_game_get_tile_set (game)),
                                             bst_game_get_n_players (game));
  if (fault != NULL)
    bst_io_issues_add (issues, "players", NULL, "%s", fault);
}

/* What a file of another program says must be what a document can hold. */
static gboolean
check_limits (const BstRecord  *record,
              const char       *name,
              GError          **error)
{
  BstGame *game = bst_record_get_game (record);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (g_utf8_strlen (bst_game_get_player (game, i)->name, -1) > BST_IO_MAX_NAME)
      return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                          ngettext ("the name of a player has more than %d character",
                                    "the name of a player has more than %d characters",
                                    BST_IO_MAX_NAME), BST_IO_MAX_NAME);
  for (guint i = 0; i < BST_N_HEADERS; i++)
    {
      const char *text = bst_record_get_header (record, (BstHeader) i);

      if (text != NULL && g_utf8_strlen (text, -1) > BST_IO_MAX_TITLE)
        return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                            ngettext ("<%s> has more than %u character",
                                      "<%s> has more than %u characters", BST_IO_MAX_TITLE),
                            bst_header_name ((BstHeader) i), BST_IO_MAX_TITLE);
    }

  return TRUE;
}

/* The C library would keep what a large file took. */
static void
give_memory_back (gsize size)
{
#ifdef __GLIBC__
  if (size > 1u << 20)
    malloc_trim (0);
#endif
}

static BstRecord *
open_any (GBytes       *bytes,
          const char   *name,
          BstIoIssues  *issues,
          GError      **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (size >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      size -= 3;
    }
  while (size > 0 && g_ascii_isspace (*data))
    {
      data++;
      size--;
    }

  if (size > 0 && (*data == '{' || *data == '['))
    return open_json (bytes, name, issues, error);
  if (size > 0 && looks_like_xml (data, size))
    return bst_io_bga_page_is (bytes) ? open_page (bytes, name, issues, error) : open_xml (bytes, name, issues, error);
  fail_kind (data, size, name, error);

  return NULL;
}

BstRecord *
bst_io_open_data (GBytes       *bytes,
                  const char   *name,
                  BstIoIssues  *issues,
                  GError      **error)
{
  g_autoptr (GBytes) unpacked = bst_io_unpack (bytes, name, NULL, error);
  g_autoptr (BstRecord) record = unpacked != NULL ? open_any (unpacked, name, issues, error) : NULL;

  if (record != NULL && !check_limits (record, name, error))
    g_clear_pointer (&record, bst_record_unref);
  if (record != NULL && issues != NULL)
    note_players (record, issues);
  if (unpacked != NULL)
    give_memory_back (g_bytes_get_size (unpacked));

  return g_steal_pointer (&record);
}

BstRecord *
bst_io_open (const char   *path,
             BstIoIssues  *issues,
             GError      **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_open_data (bytes, path, issues, error) : NULL;
}

/* The game that comes with Bastide speaks the user's language (data/its/document.its). */
static void
translate (BstRecord *record)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  if (bst_record_get_header (record, BST_HEADER_EVENT) != NULL)
    bst_record_set_header (record, BST_HEADER_EVENT,
                           _(bst_record_get_header (record, BST_HEADER_EVENT)));

  g_ptr_array_add (pending, bst_record_get_root (record));
  while (pending->len > 0)
    {
      BstNode *node = g_ptr_array_steal_index_fast (pending, pending->len - 1);

      if (node->comment != NULL)
        bst_node_set_comment (node, _(node->comment));
      if (node->children != NULL)
        g_ptr_array_extend (pending, node->children, NULL, NULL);
    }
}

BstRecord *
bst_io_open_sample (void)
{
  g_autoptr (GBytes) bytes = bst_io_data_lookup ("samples/sample.bastide");
  g_autoptr (GError) error = NULL;
  BstRecord *record = bst_io_open_data (bytes, "samples/sample.bastide", NULL, &error);

  g_assert_no_error (error);
  translate (record);

  return record;
}
