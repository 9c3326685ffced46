/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-open.h"
#include "bst-io-document.h"

#include "bst-io-document-reader.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define VERSION 1

/* Problems that a set-up allows, and the length of their keys. */
#define MAX_ALLOWED 1000

const char * const bst_io_mark_names[BST_N_MARKS] = {
  "arrow", "ring", "tint", "letter", "feature"
};

/* --- What is not known --- */

char *
bst_io_document_dump (const xmlNode *node)
{
  g_autoptr (xmlDoc) document = xmlNewDoc ((const xmlChar *) "1.0");
  xmlNode *copy = xmlDocCopyNode ((xmlNode *) node, document, 1);
  xmlBuffer *buffer = xmlBufferCreate ();
  char *text;

  xmlDocSetRootElement (document, copy);
  xmlNodeDump (buffer, document, copy, 0, 0);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);

  return text;
}

char *
bst_io_document_keep (BstIoDocumentReader *reader,
                      const xmlNode       *node,
                      const char          *kept)
{
  g_autofree char *text = bst_io_document_dump (node);

  bst_io_document_note_unknown (reader, node, "unknown-kept");

  return kept != NULL ? g_strconcat (kept, "\n", text, NULL) : g_steal_pointer (&text);
}

/* --- Notes of a node --- */

static gboolean
read_player_name (BstIoDocumentReader *reader,
                  const xmlNode       *node,
                  const char          *text,
                  int                 *player)
{
  *player = bst_game_find_colour (reader->game, text, strlen (text));

  return *player != BST_NO_PLAYER
         || bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                             _("no player has the colour “%s”"), text);
}

static gboolean
read_hand (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *owner)
{
  g_autofree char *colour = bst_io_xml_get (node, "player");
  g_autofree char *tile = bst_io_xml_get (node, "tile");
  int player, type;

  if (!read_player_name (reader, node, colour != NULL ? colour : "", &player))
    return FALSE;
  type = bst_tile_set_find (bst_game_get_tile_set (reader->game), tile != NULL ? tile : "");
  if (type == BST_NO_TILE)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("the tile “%s” is not known"), tile != NULL ? tile : "");
  /* A hand of one tile is said again by the last word on it. */
  if (!bst_node_add_to_hand (owner, (guint) player, bst_game_get_rules (reader->game)->hand, type))
    owner->hand[player] = (gint16) type;

  return TRUE;
}

static gboolean
read_cell (BstIoDocumentReader *reader,
           const xmlNode       *node,
           const char          *attribute,
           int                  fallback,
           gint16              *value)
{
  int number;

  if (!bst_io_xml_get_int (node, attribute, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, fallback,
                           &number, reader->name, reader->error))
    return FALSE;
  *value = (gint16) number;

  return TRUE;
}

static gboolean
read_mark (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *owner)
{
  static const char * const known[] = {
    "kind", "x", "y", "to-x", "to-y", "colour", "text", NULL
  };
  g_autofree char *kind = bst_io_xml_get (node, "kind");
  g_autofree char *text = bst_io_xml_get (node, "text");
  BstMark mark = { .text = text };
  int required = G_MAXINT;
  int colour;

  while (mark.kind < BST_N_MARKS && g_strcmp0 (bst_io_mark_names[mark.kind], kind) != 0)
    mark.kind++;
  if (mark.kind == BST_N_MARKS)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node,
                            _("the mark “%s” is not known"), kind != NULL ? kind : "");

  bst_io_document_check_attributes (reader, node, known);
  if (!read_cell (reader, node, "x", required, &mark.x)
      || !read_cell (reader, node, "y", required, &mark.y)
      || !read_cell (reader, node, "to-x", mark.kind == BST_MARK_ARROW ? required : 0, &mark.to_x)
      || !read_cell (reader, node, "to-y", mark.kind == BST_MARK_ARROW ? required : 0, &mark.to_y)
      || !bst_io_xml_get_int (node, "colour", 0, 3, 0, &colour, reader->name, reader->error))
    return FALSE;
  if (mark.kind == BST_MARK_LETTER && text != NULL && g_utf8_strlen (text, -1) > 8)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("a letter mark has at most 8 characters"));
  mark.colour = (guint8) colour;
  bst_node_add_mark (owner, &mark);

  return TRUE;
}

/* One element inside a move or the game. */
static gboolean
read_note (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *owner)
{
  g_autofree char *text = NULL;

  if (bst_io_xml_is (node, "hand"))
    return read_hand (reader, node, owner);
  if (bst_io_xml_is (node, "mark"))
    return read_mark (reader, node, owner);

  if (bst_io_xml_is (node, "comment"))
    {
      text = bst_io_xml_get_text (node);
      bst_node_set_comment (owner, text);
    }
  else
    {
      text = bst_io_document_keep (reader, node, owner->extra);
      bst_node_set_extra (owner, text);
    }

  return TRUE;
}

/* --- Moves --- */

static gboolean
read_glyph (BstIoDocumentReader *reader,
            const xmlNode       *node,
            BstNode             *move)
{
  g_autofree char *text = bst_io_xml_get (node, "glyph");

  for (guint i = 0; text != NULL && i < BST_N_GLYPHS; i++)
    if (strcmp (bst_glyph_text ((BstGlyph) i), text) == 0)
      {
        move->glyph = (BstGlyph) i;
        return TRUE;
      }

  return text == NULL
         || bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                             _("the glyph “%s” is not known"), text);
}

static BstNode *
read_move (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *parent)
{
  static const char * const known[] = { "text", "mover", "passed", "glyph", NULL };
  g_autofree char *text = bst_io_xml_get (node, "text");
  g_autofree char *mover = bst_io_xml_get (node, "mover");
  g_autofree char *passed = bst_io_xml_get (node, "passed");
  int player = BST_NO_PLAYER;
  GError *reason = NULL;
  BstNode *result;
  BstMove move;

  bst_io_document_check_attributes (reader, node, known);
  if (!bst_move_parse (reader->game, text != NULL ? text : "", &move, &reason))
    {
      bst_io_xml_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name, node, reason);
      return NULL;
    }
  if (mover != NULL && !read_player_name (reader, node, mover, &player))
    return NULL;

  result = bst_record_add_move (reader->record, parent, &move, player);
  /* The schema has seen that it is a small number. */
  if (passed != NULL)
    result->passed = (guint8) g_ascii_strtoull (passed, NULL, 10);
  if (!read_glyph (reader, node, result))
    return NULL;
  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    if (!read_note (reader, child, result))
      return NULL;

  return result;
}

/* The names that the players of a set-up have; its game is the one before it if they are alike. */
static gboolean
set_game (BstIoDocumentReader *reader,
          const xmlNode       *node,
          BstSetup            *setup)
{
  g_autoptr (GArray) players = bst_io_document_read_players (reader, node);
  BstGame *plain = bst_setup_get_game (setup);
  g_autoptr (BstGame) game = NULL;
  GError *reason = NULL;

  if (players == NULL)
    return FALSE;
  game = bst_game_new (bst_game_get_tile_set (plain), bst_game_get_rules (plain),
                       (const BstPlayer *) (void *) players->data, players->len, &reason);
  if (game == NULL)
    return bst_io_xml_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name, node, reason);
  if (!bst_game_equal_but_names (game, plain))
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("the players of the set-up are not those of its position"));
  bst_setup_set_game (setup, bst_game_equal (game, reader->game) ? reader->game : game, NULL);
  reader->game = bst_setup_get_game (setup);

  return TRUE;
}

static BstSetup *
read_position (BstIoDocumentReader *reader,
               const xmlNode       *node)
{
  g_autofree char *text = NULL;
  GError *reason = NULL;
  BstSetup *setup;

  for (xmlNode *child = bst_io_xml_first (node); child != NULL && text == NULL;
       child = bst_io_xml_next (child))
    if (bst_io_xml_is (child, "position"))
      text = bst_io_xml_get_text (child);
  setup = bst_io_setup_from_text (text != NULL ? text : "", &reason);
  if (setup == NULL)
    bst_io_xml_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name, node, reason);

  return setup;
}

static gboolean
read_of_set_up (BstIoDocumentReader *reader,
                const xmlNode       *node,
                BstNode             *owner)
{
  g_autofree char *text = NULL;

  if (bst_io_xml_is (node, "position") || bst_io_xml_is (node, "players"))
    return TRUE;
  if (!bst_io_xml_is (node, "allowed"))
    return read_note (reader, node, owner);

  text = bst_io_xml_get_text (node);
  if (strlen (text) > MAX_ALLOWED || bst_setup_get_allowed (owner->setup)->len >= MAX_ALLOWED)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("at most %d problems are allowed"), MAX_ALLOWED);
  bst_setup_allow (owner->setup, text, TRUE);

  return TRUE;
}

static BstNode *
read_set_up (BstIoDocumentReader *reader,
             const xmlNode       *node,
             BstNode             *parent)
{
  static const char * const known[] = { "glyph", NULL };
  g_autoptr (BstSetup) setup = read_position (reader, node);
  BstNode *result;

  bst_io_document_check_attributes (reader, node, known);
  if (setup == NULL || !set_game (reader, node, setup))
    return NULL;

  result = bst_node_new_set_up (g_steal_pointer (&setup));
  bst_node_attach (result, parent, parent->children != NULL ? parent->children->len : 0);
  if (!read_glyph (reader, node, result))
    return NULL;
  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    if (!read_of_set_up (reader, child, result))
      return NULL;

  return result;
}

/* A line of moves after @start. A variation stands behind the move that it replaces, and is of the
 * game before it. */
static gboolean
read_line (BstIoDocumentReader *reader,
           const xmlNode       *line,
           BstNode             *start,
           gboolean             is_game)
{
  BstNode *at = start;
  BstGame *before = reader->game, *here = reader->game;

  for (xmlNode *node = bst_io_xml_first (line); node != NULL; node = bst_io_xml_next (node))
    {
      if (bst_io_xml_is (node, "move") || bst_io_xml_is (node, "set-up"))
        {
          before = reader->game = here;
          at = bst_io_xml_is (node, "move") ? read_move (reader, node, at)
                                            : read_set_up (reader, node, at);
          if (at == NULL)
            return FALSE;
          here = reader->game;
        }
      else if (bst_io_xml_is (node, "variation"))
        {
          if (at == start)
            return bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, node,
                                    _("a variation needs a move before it"));
          reader->game = before;
          if (!read_line (reader, node, at->parent, FALSE))
            return FALSE;
          reader->game = here;
        }
      else if (is_game && at == start)
        {
          if (!read_note (reader, node, start))
            return FALSE;
        }
      else
        {
          g_autofree char *kept = bst_io_document_keep (reader, node, at->extra);

          bst_node_set_extra (at, kept);
        }
    }

  return TRUE;
}

static gboolean
is_yes (const xmlNode *node,
        const char    *attribute)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);

  return g_strcmp0 (text, "yes") == 0;
}

static gboolean
read_game (BstIoDocumentReader *reader,
           const xmlNode       *node)
{
  static const char * const known[] = { "draws-ahead", "ended", NULL };
  BstGame *game = reader->game;
  gboolean ok;

  bst_io_document_check_attributes (reader, node, known);
  bst_record_set_draws_ahead (reader->record, is_yes (node, "draws-ahead"));
  bst_record_set_ended (reader->record, is_yes (node, "ended"));

  ok = read_line (reader, node, bst_record_get_root (reader->record), TRUE);
  reader->game = game;

  return ok;
}

/* --- The whole --- */

static void
read_test (BstIoDocumentReader *reader,
           const xmlNode       *test)
{
  for (xmlNode *node = bst_io_xml_first (test); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *text = bst_io_xml_get_text (node);

      if (bst_io_xml_is (node, "description"))
        bst_record_set_description (reader->record, text);
      else if (bst_io_xml_is (node, "assertion"))
        g_ptr_array_add (bst_record_get_assertions (reader->record), g_steal_pointer (&text));
      else
        bst_io_document_note_unknown (reader, node, "not-kept");
    }
}

static void
keep_part (BstIoDocumentReader *reader,
           const xmlNode       *node)
{
  g_autofree char *kept = bst_io_document_keep (reader, node, bst_record_get_extra (reader->record));

  bst_record_set_extra (reader->record, kept);
}

/* A way to find the first player that is not known here is kept as it is. */
static gboolean
read_first_player (BstIoDocumentReader *reader,
                   const xmlNode       *node)
{
  gboolean known;

  if (!bst_io_document_read_first_player (reader, node, &known))
    return FALSE;
  if (!known)
    keep_part (reader, node);

  return TRUE;
}

static gboolean
read_element (BstIoDocumentReader *reader,
              const xmlNode       *node)
{
  if (bst_io_xml_is (node, "game"))
    return read_game (reader, node);
  if (bst_io_xml_is (node, "first-player"))
    return read_first_player (reader, node);

  if (bst_io_xml_is (node, "header"))
    bst_io_document_read_header (reader, node);
  else if (bst_io_xml_is (node, "test"))
    read_test (reader, node);
  else if (!bst_io_xml_is (node, "players") && !bst_io_xml_is (node, "rules")
           && !bst_io_xml_is (node, "tileset"))
    keep_part (reader, node);

  return TRUE;
}

/* A newer version is read as far as it goes: what is new in it is kept and named. */
static gboolean
check_version (BstIoDocumentReader *reader,
               const xmlNode       *root)
{
  static const char * const known[] = { "version", NULL };
  int version;

  if (!bst_io_xml_get_int (root, "version", 1, G_MAXINT - 1, G_MAXINT, &version, reader->name,
                           reader->error))
    return FALSE;
  bst_io_document_check_attributes (reader, root, known);
  if (version > VERSION)
    bst_io_issues_add (reader->issues, "newer-version", NULL,
                       _("the document was written by a newer version of Bastide"));

  return TRUE;
}

/* Each part may be there once. */
static gboolean
check_parts (BstIoDocumentReader *reader,
             const xmlNode       *root)
{
  static const char * const parts[] = {
    "header", "players", "tileset", "rules", "first-player", "game", "test"
  };
  guint seen = 0;

  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
      {
        if (!bst_io_xml_is (node, parts[i]))
          continue;
        if (seen & (1u << i))
          return bst_io_xml_fail (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node,
                                  _("a second <%s> is not supported yet"), parts[i]);
        seen |= 1u << i;
      }

  return TRUE;
}

static gboolean
read_document (BstIoDocumentReader *reader,
               const xmlNode       *root)
{
  GError *reason = NULL;

  if (!check_version (reader, root) || !check_parts (reader, root)
      || !bst_io_document_read_set_up (reader, root))
    return FALSE;
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (!read_element (reader, node))
      return FALSE;
  if (!bst_record_check (reader->record, &reason))
    return bst_io_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name, NULL, reason);

  return TRUE;
}

BstRecord *
bst_io_document_read (xmlDoc       *document,
                      const char   *name,
                      BstIoIssues  *issues,
                      GError      **error)
{
  BstIoDocumentReader reader = { .name = name, .issues = issues, .error = error };
  gboolean read = read_document (&reader, xmlDocGetRootElement (document));

  g_clear_pointer (&reader.game, bst_game_unref);
  if (!read)
    g_clear_pointer (&reader.record, bst_record_unref);

  return reader.record;
}
