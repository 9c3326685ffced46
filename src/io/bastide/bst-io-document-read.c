/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-document.h"
#include "bst-io-position-text.h"

#include "bst-io-document-reader.h"
#include "bst-io-limits.h"
#include "bst-io-mark.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define VERSION 1

/* Problems that a set-up allows, and the length of their keys. */
#define MAX_ALLOWED 1000

static const char * const none[] = { NULL };

/* All names that a record has in a file: what stands elsewhere than the schema says is a fault. */
static const char * const all_elements[] = {
  "header", "event", "place", "date", "round", "result", "source", "annotator", "players", "player",
  "tileset", "rules", "switch", "first-player", "game", "variation", "move", "set-up", "position",
  "allowed", "comment", "hand", "mark", "test", "description", "assertion", NULL
};
static const char * const all_attributes[] = {
  "version", "id", "set", "name", "value", "by", "throws", "tiles", "draws-ahead", "ended", "text",
  "mover", "passed", "glyph", "player", "tile", "kind", "x", "y", "to-x", "to-y", "colour", NULL
};

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
  static const char * const known[] = { "player", "tile", NULL };
  g_autofree char *place = NULL;
  gint16 types[BST_MAX_HELD_TILES];
  g_autofree char *colour = bst_io_xml_get (node, "player");
  g_autofree char *tile = bst_io_xml_get (node, "tile");
  int player, type;

  if (!read_player_name (reader, node, colour != NULL ? colour : "", &player))
    return FALSE;
  type = bst_tile_set_find (bst_game_get_tile_set (reader->game), tile != NULL ? tile : "");
  if (type == BST_NO_TILE)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("the tile “%s” is not known"), tile != NULL ? tile : "");
  if (!bst_node_add_held_tile (owner, (guint) player, bst_game_get_rules (reader->game)->hand, type))
    {
      bst_io_keep_again (&reader->keeper, node, &owner->extra, "");
      return TRUE;
    }
  place = bst_io_place_of_held_tile (colour, bst_node_get_held_tiles (owner, (guint) player, types) - 1);

  return bst_io_keep_attributes (&reader->keeper, node, known, &owner->extra, place)
         && bst_io_keep_children (&reader->keeper, node, none, &owner->extra, place);
}

static gboolean
read_mark (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *owner)
{
  BstMark mark = { 0 };
  gboolean is_read;

  if (owner->marks != NULL && owner->marks->len == BST_IO_MAX_MARKS)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("at most %d marks stand at one move"), BST_IO_MAX_MARKS);
  is_read = bst_io_mark_read (&reader->keeper, node, &mark, &owner->extra);
  if (is_read)
    bst_node_add_mark (owner, &mark);
  g_free (mark.text);

  return is_read;
}

static gboolean
read_comment (BstIoDocumentReader *reader,
              const xmlNode       *node,
              BstNode             *owner)
{
  if (owner->comment != NULL)
    {
      bst_io_keep_again (&reader->keeper, node, &owner->extra, "");
      return TRUE;
    }
  owner->comment = bst_io_keep_sentence (&reader->keeper, node, BST_IO_MAX_COMMENT, none, &owner->extra);

  return owner->comment != NULL;
}

/* Whatever stands inside a move or the game. */
static gboolean
read_note (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *owner)
{
  if (node->type == XML_ELEMENT_NODE && bst_io_xml_is (node, "hand"))
    return read_hand (reader, node, owner);
  if (node->type == XML_ELEMENT_NODE && bst_io_xml_is (node, "mark"))
    return read_mark (reader, node, owner);
  if (node->type == XML_ELEMENT_NODE && bst_io_xml_is (node, "comment"))
    return read_comment (reader, node, owner);

  return bst_io_keep_child (&reader->keeper, node, &owner->extra, "");
}

/* --- Moves --- */

static gboolean
read_glyph (BstIoDocumentReader *reader,
            const xmlNode       *node,
            BstNode             *move)
{
  g_autofree char *text = bst_io_xml_get (node, "glyph");

  for (guint i = BST_GLYPH_GOOD; text != NULL && i < BST_N_GLYPHS; i++)
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
  int player = BST_NO_PLAYER;
  int passed = 0;
  GError *reason = NULL;
  BstNode *result;
  BstMove move;

  if (!bst_move_parse (reader->game, text != NULL ? text : "", &move, &reason))
    {
      bst_io_xml_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name, node, reason);
      return NULL;
    }
  if (mover != NULL && !read_player_name (reader, node, mover, &player))
    return NULL;
  if (xmlHasProp ((xmlNode *) node, (const xmlChar *) "passed") != NULL
      && !bst_io_xml_get_int (node, "passed", 1, G_MAXUINT8, 0, &passed, reader->name,
                              reader->error))
    return NULL;

  result = bst_record_add_move (reader->record, parent, &move, player);
  result->passed = (guint8) passed;
  if (!read_glyph (reader, node, result)
      || !bst_io_keep_attributes (&reader->keeper, node, known, &result->extra, ""))
    return NULL;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (!read_note (reader, child, result))
      return NULL;

  return result;
}

/* The names that the players of a set-up have; its game is the one before it if they are alike. */
static gboolean
set_game (BstIoDocumentReader *reader,
          const xmlNode       *node,
          BstSetup            *setup,
          BstExtra           **extra)
{
  g_autoptr (GArray) players = bst_io_document_read_players (reader, node, extra);
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
      {
        text = bst_io_keep_text_only (&reader->keeper, child, BST_IO_MAX_TEXT);
        if (text == NULL)
          return NULL;
      }
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

  if (node->type != XML_ELEMENT_NODE)
    return read_note (reader, node, owner);
  if (bst_io_xml_is (node, "position") || bst_io_xml_is (node, "players"))
    return TRUE;
  if (!bst_io_xml_is (node, "allowed"))
    return read_note (reader, node, owner);

  text = bst_io_keep_text_only (&reader->keeper, node, MAX_ALLOWED);
  if (text == NULL)
    return FALSE;
  if (bst_setup_get_allowed (owner->setup)->len >= MAX_ALLOWED)
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
  static const char * const parts[] = { "players", "position", NULL };
  g_autoptr (BstSetup) setup = NULL;
  g_autoptr (BstExtra) extra = NULL;
  BstNode *result;

  if (!bst_io_document_check_once (reader, node, parts))
    return NULL;
  setup = read_position (reader, node);
  if (setup == NULL || !set_game (reader, node, setup, &extra))
    return NULL;

  result = bst_node_new_set_up (g_steal_pointer (&setup));
  result->extra = g_steal_pointer (&extra);
  bst_node_attach (result, parent, parent->children != NULL ? parent->children->len : 0);
  if (!read_glyph (reader, node, result)
      || !bst_io_keep_attributes (&reader->keeper, node, known, &result->extra, ""))
    return NULL;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (!read_of_set_up (reader, child, result))
      return NULL;

  return result;
}

static gboolean
count_node (BstIoDocumentReader *reader,
            const xmlNode       *node,
            gboolean             is_set_up)
{
  if (++reader->n_moves > BST_IO_MAX_MOVES)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("a game has at most %d moves, variations included"),
                            BST_IO_MAX_MOVES);
  if (is_set_up && ++reader->n_set_ups > BST_IO_MAX_SET_UPS)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("at most %d positions are set up in a game"), BST_IO_MAX_SET_UPS);

  return TRUE;
}

static BstNode *
read_node (BstIoDocumentReader *reader,
           const xmlNode       *node,
           BstNode             *parent)
{
  gboolean is_set_up = bst_io_xml_is (node, "set-up");

  if (!count_node (reader, node, is_set_up))
    return NULL;

  return is_set_up ? read_set_up (reader, node, parent) : read_move (reader, node, parent);
}

static gboolean
is_of_line (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE
         && (bst_io_xml_is (node, "move") || bst_io_xml_is (node, "set-up"));
}

static gboolean
is_variation (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && bst_io_xml_is (node, "variation");
}

static gboolean read_line (BstIoDocumentReader *reader,
                           const xmlNode       *first,
                           BstNode             *start);

/* What stands in it before its first move is kept with that move, as are its attributes. */
static gboolean
read_variation (BstIoDocumentReader *reader,
                const xmlNode       *variation,
                BstNode             *parent)
{
  const xmlNode *first = variation->children;
  BstNode *node;

  while (first != NULL && !is_of_line (first))
    first = first->next;
  if (first == NULL)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, variation,
                            _("a variation needs a move"));
  if (!read_line (reader, first, parent))
    return FALSE;

  node = g_ptr_array_index (parent->children, parent->children->len - 1);
  for (const xmlNode *child = variation->children; child != first; child = child->next)
    if (!bst_io_keep_child (&reader->keeper, child, &node->extra, ""))
      return FALSE;

  return bst_io_keep_attributes (&reader->keeper, variation, none, &node->extra, "variation");
}

/* A line of moves after @start; its first child is @first. A variation stands behind the move that it
 * replaces, and is of the game before it. */
static gboolean
read_line (BstIoDocumentReader *reader,
           const xmlNode       *first,
           BstNode             *start)
{
  BstNode *at = start;
  BstGame *before = reader->game, *here = reader->game;

  for (const xmlNode *node = first; node != NULL; node = node->next)
    {
      if (is_of_line (node))
        {
          before = reader->game = here;
          at = read_node (reader, node, at);
          if (at == NULL)
            return FALSE;
          here = reader->game;
        }
      else if (is_variation (node))
        {
          if (at == start)
            return bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, node,
                                    _("a variation needs a move before it"));
          reader->game = before;
          if (!read_variation (reader, node, at->parent))
            return FALSE;
          reader->game = here;
        }
      /* Before the first move of the game stand the notes of the game. */
      else if (at == start ? !read_note (reader, node, start)
                           : !bst_io_keep_child (&reader->keeper, node, &at->extra, ""))
        {
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
read_yes (BstIoDocumentReader *reader,
          const xmlNode       *node,
          const char          *attribute,
          gboolean            *yes)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);

  *yes = g_strcmp0 (text, "yes") == 0;

  return *yes || text == NULL || strcmp (text, "no") == 0
         || bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, node,
                             _("%s=\"%s\" is neither yes nor no"), attribute, text);
}

static gboolean
read_game (BstIoDocumentReader *reader,
           const xmlNode       *node)
{
  static const char * const known[] = { "draws-ahead", "ended", NULL };
  BstNode *root = bst_record_get_root (reader->record);
  BstGame *game = reader->game;
  gboolean draws_ahead, ended, ok;

  if (!read_yes (reader, node, "draws-ahead", &draws_ahead)
      || !read_yes (reader, node, "ended", &ended)
      || !bst_io_keep_attributes (&reader->keeper, node, known, &root->extra, ""))
    return FALSE;
  bst_record_set_draws_ahead (reader->record, draws_ahead);
  bst_record_set_ended (reader->record, ended);

  ok = read_line (reader, node->children, root);
  reader->game = game;

  return ok;
}

/* --- The whole --- */

static gboolean
read_element (BstIoDocumentReader *reader,
              const xmlNode       *node)
{
  if (bst_io_xml_is (node, "game"))
    return read_game (reader, node);
  if (bst_io_xml_is (node, "first-player"))
    return bst_io_document_read_first_player (reader, node);

  if (bst_io_xml_is (node, "header"))
    return bst_io_document_read_header (reader, node);
  if (bst_io_xml_is (node, "test"))
    return bst_io_document_read_test (reader, node);

  return TRUE;
}

/* A newer version is read as far as it goes: what is new in it is kept and named. */
static gboolean
check_version (BstIoDocumentReader *reader,
               const xmlNode       *root)
{
  int version;

  if (!bst_io_xml_get_int (root, "version", 1, G_MAXINT - 1, G_MAXINT, &version, reader->name,
                           reader->error))
    return FALSE;
  if (version > VERSION)
    bst_io_issues_add (reader->keeper.issues, "newer-version", NULL,
                       _("the document was written by a newer version of Bastide"));

  return TRUE;
}

static gboolean
read_document (BstIoDocumentReader *reader,
               const xmlNode       *root)
{
  static const char * const attributes[] = { "version", NULL };
  static const char * const parts[] = {
    "header", "players", "tileset", "rules", "first-player", "game", "test", NULL
  };
  GError *reason = NULL;

  if (!check_version (reader, root)
      || !bst_io_keep_attributes (&reader->keeper, root, attributes, &reader->extra, "")
      || !bst_io_keep_children (&reader->keeper, root, parts, &reader->extra, "")
      || !bst_io_document_check_once (reader, root, parts)
      || !bst_io_document_read_set_up (reader, root))
    return FALSE;
  bst_io_keep_outside (&reader->keeper, root, &reader->extra);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (!read_element (reader, node))
      return FALSE;
  bst_record_take_extra (reader->record, g_steal_pointer (&reader->extra));
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
  BstIoDocumentReader reader = {
    .keeper = { name, issues, error, all_elements, all_attributes }, .name = name, .error = error
  };
  gboolean read = read_document (&reader, xmlDocGetRootElement (document));

  g_clear_pointer (&reader.game, bst_game_unref);
  g_clear_pointer (&reader.extra, bst_extra_free);
  if (!read)
    g_clear_pointer (&reader.record, bst_record_unref);

  return reader.record;
}
