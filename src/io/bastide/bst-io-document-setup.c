/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-document-reader.h"

#include "bst-io-beginning.h"
#include "bst-io-limits.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const char * const none[] = { NULL };

gboolean
bst_io_document_check_once (BstIoDocumentReader *reader,
                            const xmlNode       *node,
                            const char * const  *names)
{
  guint seen = 0;

  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    for (guint i = 0; names[i] != NULL; i++)
      {
        if (!bst_io_xml_is (child, names[i]))
          continue;
        if (seen & (1u << i))
          return bst_io_xml_fail (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, child,
                                  _("a second <%s> is not supported yet"), names[i]);
        seen |= 1u << i;
      }

  return TRUE;
}

/* --- Header and test --- */

static gboolean
read_header_field (BstIoDocumentReader *reader,
                   const xmlNode       *node,
                   BstHeader            field)
{
  g_autofree char *text = NULL;

  if (bst_record_get_header (reader->record, field) != NULL)
    {
      bst_io_keep_again (&reader->keeper, node, &reader->extra, "header");
      return TRUE;
    }
  text = bst_io_keep_sentence (&reader->keeper, node, BST_IO_MAX_TITLE, none, &reader->extra);
  bst_record_set_header (reader->record, field, text);

  return text != NULL;
}

gboolean
bst_io_document_read_header (BstIoDocumentReader *reader,
                             const xmlNode       *header)
{
  const char *known[BST_N_HEADERS + 1] = { NULL };

  for (guint i = 0; i < BST_N_HEADERS; i++)
    known[i] = bst_header_name ((BstHeader) i);
  if (!bst_io_keep_attributes (&reader->keeper, header, none, &reader->extra, "header")
      || !bst_io_keep_children (&reader->keeper, header, known, &reader->extra, "header"))
    return FALSE;

  for (xmlNode *node = bst_io_xml_first (header); node != NULL; node = bst_io_xml_next (node))
    for (guint i = 0; i < BST_N_HEADERS; i++)
      if (bst_io_xml_is (node, known[i]) && !read_header_field (reader, node, (BstHeader) i))
        return FALSE;

  return TRUE;
}

static gboolean
read_description (BstIoDocumentReader *reader,
                  const xmlNode       *node)
{
  g_autofree char *text = NULL;

  if (bst_record_get_description (reader->record) != NULL)
    {
      bst_io_keep_again (&reader->keeper, node, &reader->extra, "test");
      return TRUE;
    }
  text = bst_io_keep_sentence (&reader->keeper, node, BST_IO_MAX_COMMENT, none, &reader->extra);
  bst_record_set_description (reader->record, text);

  return text != NULL;
}

gboolean
bst_io_document_read_test (BstIoDocumentReader *reader,
                           const xmlNode       *test)
{
  static const char * const known[] = { "description", "assertion", NULL };

  if (!bst_io_keep_attributes (&reader->keeper, test, none, &reader->extra, "test")
      || !bst_io_keep_children (&reader->keeper, test, known, &reader->extra, "test"))
    return FALSE;

  for (xmlNode *node = bst_io_xml_first (test); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "assertion"))
      {
        char *text = bst_io_keep_text_only (&reader->keeper, node, BST_IO_MAX_TEXT);

        if (text == NULL)
          return FALSE;
        g_ptr_array_add (bst_record_get_assertions (reader->record), text);
      }
    else if (bst_io_xml_is (node, "description") && !read_description (reader, node))
      {
        return FALSE;
      }

  return TRUE;
}

/* --- The first player --- */

/* H2: the names of tiles with blanks between them. */
static gboolean
read_drawn (BstIoDocumentReader *reader,
            const xmlNode       *node,
            BstBeginning        *beginning)
{
  const BstTileSet *set = bst_game_get_tile_set (reader->game);
  g_autofree char *text = bst_io_xml_get (node, "tiles");
  g_auto (GStrv) tiles = g_strsplit (text != NULL ? text : "", " ", BST_MAX_FIRST_DRAWS + 2);

  if (g_strv_length (tiles) > BST_MAX_FIRST_DRAWS)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            _("at most %d tiles are drawn for the first player"),
                            BST_MAX_FIRST_DRAWS);
  for (guint i = 0; tiles[i] != NULL; i++)
    {
      int type = bst_tile_set_find (set, tiles[i]);

      if (type == BST_NO_TILE)
        return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                                _("the tile “%s” is not known"), tiles[i]);
      beginning->drawn[beginning->n_drawn++] = (gint16) type;
    }
  if (!bst_io_beginning_is_ok (beginning, set, bst_game_get_n_players (reader->game)))
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("by the tiles drawn another player begins, or nobody yet (H2)"));

  return TRUE;
}

/* H1: without it, who begins threw the figure himself. */
static gboolean
read_thrower (BstIoDocumentReader *reader,
              const xmlNode       *node,
              BstBeginning        *beginning)
{
  g_autofree char *colour = bst_io_xml_get (node, "thrower");
  int player;

  if (colour == NULL)
    return TRUE;
  player = bst_game_find_colour (reader->game, colour, strlen (colour));
  if (player == BST_NO_PLAYER)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("“%s” is no colour of a player"), colour);
  beginning->thrower = (guint8) player;

  return TRUE;
}

/* H1: nobody need have counted. */
static gboolean
read_throws (BstIoDocumentReader *reader,
             const xmlNode       *node,
             BstBeginning        *beginning)
{
  int n_throws = 0;

  if (xmlHasProp ((xmlNode *) node, (const xmlChar *) "throws") != NULL
      && !bst_io_xml_get_int (node, "throws", 1, G_MAXUINT8, 0, &n_throws, reader->name,
                              reader->error))
    return FALSE;
  beginning->n_throws = (guint8) n_throws;

  return TRUE;
}

gboolean
bst_io_document_read_first_player (BstIoDocumentReader *reader,
                                   const xmlNode       *node)
{
  static const char * const of_throw[] = { "by", "throws", "thrower", NULL };
  static const char * const of_roads[] = { "by", "tiles", NULL };
  g_autofree char *by = bst_io_xml_get (node, "by");
  BstBeginning beginning = { .kind = BST_BEGINNING_THROW };
  gboolean by_throw;

  if (by == NULL)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, node,
                            _("<%s> has no attribute “%s”"), node->name, "by");
  while (beginning.kind < G_N_ELEMENTS (bst_io_beginning_names)
         && g_strcmp0 (by, bst_io_beginning_names[beginning.kind]) != 0)
    beginning.kind++;
  /* A way to find him that a newer version knows. */
  if (beginning.kind == G_N_ELEMENTS (bst_io_beginning_names))
    {
      bst_io_keep_again (&reader->keeper, node, &reader->extra, "");
      return TRUE;
    }

  by_throw = beginning.kind == BST_BEGINNING_THROW;
  if (!bst_io_keep_attributes (&reader->keeper, node, by_throw ? of_throw : of_roads,
                               &reader->extra, "first-player")
      || !bst_io_keep_children (&reader->keeper, node, none, &reader->extra, "first-player")
      || !(by_throw ? read_throws (reader, node, &beginning) && read_thrower (reader, node, &beginning)
                    : read_drawn (reader, node, &beginning)))
    return FALSE;
  bst_record_set_beginning (reader->record, &beginning);

  return TRUE;
}

/* --- Players and rules --- */

static gboolean
find_colour (BstIoDocumentReader *reader,
             const xmlNode       *node,
             const char          *name,
             BstColour           *colour)
{
  for (guint i = 0; i < BST_N_COLOURS; i++)
    if (g_strcmp0 (name, bst_colour_name ((BstColour) i)) == 0)
      {
        *colour = (BstColour) i;
        return TRUE;
      }

  return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                          _("“%s” is no colour of a player"), name != NULL ? name : "");
}

/* Without a name he is called by his colour. */
static gboolean
read_player (BstIoDocumentReader *reader,
             const xmlNode       *node,
             BstExtra           **extra,
             GArray              *players)
{
  static const char * const known[] = { "colour", "name", NULL };
  g_autofree char *colour = bst_io_xml_get (node, "colour");
  g_autofree char *name = bst_io_xml_get (node, "name");
  g_autofree char *place = g_strconcat ("player ", colour, NULL);
  BstPlayer player = { 0 };

  if (players->len == BST_MAX_PLAYERS)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("a game has 1 to %d players"), BST_MAX_PLAYERS);
  if (!find_colour (reader, node, colour, &player.colour)
      || !bst_io_keep_attributes (&reader->keeper, node, known, extra, place)
      || !bst_io_keep_children (&reader->keeper, node, none, extra, place))
    return FALSE;
  if (name != NULL && g_utf8_strlen (name, -1) > BST_IO_MAX_NAME)
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_LIMIT, reader->name, node,
                            ngettext ("the name of a player has more than %d character",
                                      "the name of a player has more than %d characters",
                                      BST_IO_MAX_NAME), BST_IO_MAX_NAME);
  player.name = g_strdup (name != NULL ? name : colour);
  g_array_append_val (players, player);

  return TRUE;
}

static gboolean
read_players (BstIoDocumentReader *reader,
              const xmlNode       *list,
              BstExtra           **extra,
              GArray              *players)
{
  static const char * const known[] = { "player", NULL };

  if (!bst_io_keep_attributes (&reader->keeper, list, none, extra, "players")
      || !bst_io_keep_children (&reader->keeper, list, known, extra, "players"))
    return FALSE;

  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "player") && !read_player (reader, node, extra, players))
      return FALSE;

  return TRUE;
}

static gboolean
read_switch (BstIoDocumentReader *reader,
             const xmlNode       *node,
             GHashTable          *seen,
             BstRules            *rules)
{
  static const char * const known[] = { "name", "value", NULL };
  g_autofree char *name = bst_io_xml_get (node, "name");
  g_autofree char *value = bst_io_xml_get (node, "value");
  g_autofree char *place = g_strconcat ("switch ", name, NULL);
  GError *reason = NULL;

  if (!bst_io_rules_set_switch (rules, name != NULL ? name : "", value != NULL ? value : "",
                                &reason))
    return bst_io_xml_fail_with (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node,
                                 reason);
  if (!g_hash_table_add (seen, g_strdup (name)))
    return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                            _("the switch “%s” is set twice"), name);

  return bst_io_keep_attributes (&reader->keeper, node, known, &reader->extra, place)
         && bst_io_keep_children (&reader->keeper, node, none, &reader->extra, place);
}

static gboolean
read_switches (BstIoDocumentReader *reader,
               const xmlNode       *list,
               BstRules            *rules)
{
  static const char * const attributes[] = { "set", NULL };
  static const char * const known[] = { "switch", NULL };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!bst_io_keep_attributes (&reader->keeper, list, attributes, &reader->extra, "rules")
      || !bst_io_keep_children (&reader->keeper, list, known, &reader->extra, "rules"))
    return FALSE;

  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    if (bst_io_xml_is (node, "switch") && !read_switch (reader, node, seen, rules))
      return FALSE;

  return TRUE;
}

/* "custom" is "modern" with other switches; so is a named set whose switches were changed. */
static gboolean
read_rules (BstIoDocumentReader *reader,
            const xmlNode       *node,
            BstRules            *rules)
{
  g_autofree char *set = bst_io_xml_get (node, "set");
  GError *reason = NULL;
  BstRules base;

  if (set == NULL || strcmp (set, BST_IO_CUSTOM_RULES) == 0)
    bst_rules_init (rules);
  else if (!bst_io_rules_load (set, rules, &reason))
    return bst_io_xml_fail_with (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node,
                                 reason);

  base = *rules;
  if (!read_switches (reader, node, rules))
    return FALSE;
  if (g_strcmp0 (set, BST_IO_CUSTOM_RULES) == 0 || !bst_rules_equal (&base, rules))
    g_strlcpy (rules->id, BST_IO_CUSTOM_RULES, sizeof rules->id);

  return TRUE;
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

static BstTileSet *
read_tile_set (BstIoDocumentReader *reader,
               const xmlNode       *root)
{
  static const char * const known[] = { "id", NULL };
  const xmlNode *node = find_child (root, "tileset");
  g_autofree char *id = node != NULL ? bst_io_xml_get (node, "id") : NULL;
  GError *reason = NULL;
  BstTileSet *set;

  if (id == NULL)
    {
      bst_io_xml_fail (reader->error, BST_IO_ERROR_SYNTAX, reader->name, root,
                       _("no tile set is named"));
      return NULL;
    }
  if (!bst_io_keep_attributes (&reader->keeper, node, known, &reader->extra, "tileset")
      || !bst_io_keep_children (&reader->keeper, node, none, &reader->extra, "tileset"))
    return NULL;

  set = bst_io_tile_set_load (id, &reason);
  if (set == NULL)
    bst_io_xml_fail_with (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node, reason);

  return set;
}

static void
clear_player (gpointer data)
{
  g_free (((BstPlayer *) data)->name);
}

GArray *
bst_io_document_read_players (BstIoDocumentReader *reader,
                              const xmlNode       *parent,
                              BstExtra           **extra)
{
  g_autoptr (GArray) players = g_array_new (FALSE, TRUE, sizeof (BstPlayer));
  const xmlNode *list = find_child (parent, "players");

  g_array_set_clear_func (players, clear_player);
  if (list != NULL && !read_players (reader, list, extra, players))
    return NULL;

  return g_steal_pointer (&players);
}

gboolean
bst_io_document_read_set_up (BstIoDocumentReader *reader,
                             const xmlNode       *root)
{
  g_autoptr (GArray) players = bst_io_document_read_players (reader, root, &reader->extra);
  g_autoptr (BstTileSet) set = NULL;
  const xmlNode *list = find_child (root, "players");
  const xmlNode *rules_node = find_child (root, "rules");
  GError *reason = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  if (players == NULL)
    return FALSE;
  if (rules_node != NULL && !read_rules (reader, rules_node, &rules))
    return FALSE;
  set = read_tile_set (reader, root);
  if (set == NULL)
    return FALSE;

  reader->game = bst_game_new (set, &rules, (const BstPlayer *) (void *) players->data,
                               players->len, &reason);
  if (reader->game == NULL)
    return bst_io_xml_fail_with (reader->error, BST_IO_ERROR_DATA, reader->name,
                                 list != NULL ? list : root, reason);
  reader->record = bst_record_new (reader->game);

  return TRUE;
}
