/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-document-reader.h"

#include "bst-io-beginning.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- What is not known --- */

void
bst_io_document_note_unknown (BstIoDocumentReader *reader,
                              const xmlNode       *node,
                              const char          *tag)
{
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));

  if (strcmp (tag, "unknown-kept") == 0)
    bst_io_issues_add (reader->issues, "unknown-kept", place,
                       _("the element <%s> is not known here; it is kept as it is"), node->name);
  else
    bst_io_issues_add (reader->issues, "not-kept", place,
                       _("the element <%s> is not known here and would be lost on saving"),
                       node->name);
}

void
bst_io_document_check_attributes (BstIoDocumentReader *reader,
                                  const xmlNode       *node,
                                  const char * const  *known)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (attribute->ns != NULL || !g_strv_contains (known, (const char *) attribute->name))
      {
        g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));

        bst_io_issues_add (reader->issues, "not-kept", place,
                           _("the attribute “%s” of <%s> is not known here and would be lost "
                             "on saving"), attribute->name, node->name);
      }
}

/* --- Set-up --- */

void
bst_io_document_read_header (BstIoDocumentReader *reader,
                             const xmlNode       *header)
{
  for (xmlNode *node = bst_io_xml_first (header); node != NULL; node = bst_io_xml_next (node))
    {
      guint i = 0;

      while (i < BST_N_HEADERS && !bst_io_xml_is (node, bst_header_name ((BstHeader) i)))
        i++;
      if (i < BST_N_HEADERS)
        {
          g_autofree char *text = bst_io_xml_get_text (node);

          bst_record_set_header (reader->record, (BstHeader) i, text);
        }
      else
        bst_io_document_note_unknown (reader, node, "not-kept");
    }
}

/* --- The first player --- */

const char * const bst_io_beginning_names[] = { NULL, "throw", "roads" };

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

gboolean
bst_io_document_read_first_player (BstIoDocumentReader *reader,
                                   const xmlNode       *node,
                                   gboolean            *known)
{
  static const char * const of_throw[] = { "by", "throws", NULL };
  static const char * const of_roads[] = { "by", "tiles", NULL };
  g_autofree char *by = bst_io_xml_get (node, "by");
  BstBeginning beginning = { .kind = BST_BEGINNING_THROW };
  int n_throws = 0;

  while (beginning.kind < G_N_ELEMENTS (bst_io_beginning_names)
         && g_strcmp0 (by, bst_io_beginning_names[beginning.kind]) != 0)
    beginning.kind++;
  *known = beginning.kind < G_N_ELEMENTS (bst_io_beginning_names);
  if (!*known)
    return TRUE;

  bst_io_document_check_attributes (reader, node, beginning.kind == BST_BEGINNING_THROW ? of_throw
                                                                                       : of_roads);
  for (xmlNode *child = bst_io_xml_first (node); child != NULL; child = bst_io_xml_next (child))
    bst_io_document_note_unknown (reader, child, "not-kept");
  if (beginning.kind == BST_BEGINNING_ROADS && !read_drawn (reader, node, &beginning))
    return FALSE;
  if (beginning.kind == BST_BEGINNING_THROW
      && !bst_io_xml_get_int (node, "throws", 0, G_MAXUINT8, 0, &n_throws, reader->name,
                              reader->error))
    return FALSE;
  beginning.n_throws = (guint8) n_throws;
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

static gboolean
read_players (BstIoDocumentReader *reader,
              const xmlNode       *list,
              GArray              *players)
{
  static const char * const known[] = { "colour", "name", NULL };

  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *colour = bst_io_xml_get (node, "colour");
      BstPlayer player = { 0 };

      if (!bst_io_xml_is (node, "player"))
        {
          bst_io_document_note_unknown (reader, node, "not-kept");
          continue;
        }
      bst_io_document_check_attributes (reader, node, known);
      if (players->len == BST_MAX_PLAYERS)
        return bst_io_xml_fail (reader->error, BST_IO_ERROR_DATA, reader->name, node,
                                _("a game has 1 to %d players"), BST_MAX_PLAYERS);
      if (!find_colour (reader, node, colour, &player.colour))
        return FALSE;
      player.name = bst_io_xml_get (node, "name");
      if (player.name == NULL)
        player.name = g_strdup (colour);
      g_array_append_val (players, player);
    }

  return TRUE;
}

static gboolean
read_switches (BstIoDocumentReader *reader,
               const xmlNode       *list,
               BstRules            *rules)
{
  for (xmlNode *node = bst_io_xml_first (list); node != NULL; node = bst_io_xml_next (node))
    {
      g_autofree char *name = bst_io_xml_get (node, "name");
      g_autofree char *value = bst_io_xml_get (node, "value");
      GError *reason = NULL;

      if (!bst_io_xml_is (node, "switch"))
        {
          bst_io_document_note_unknown (reader, node, "not-kept");
          continue;
        }
      if (!bst_io_rules_set_switch (rules, name != NULL ? name : "", value != NULL ? value : "",
                                    &reason))
        return bst_io_xml_fail_with (reader->error, BST_IO_ERROR_UNSUPPORTED, reader->name, node,
                                     reason);
    }

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
                              const xmlNode       *parent)
{
  g_autoptr (GArray) players = g_array_new (FALSE, TRUE, sizeof (BstPlayer));
  const xmlNode *list = find_child (parent, "players");

  g_array_set_clear_func (players, clear_player);
  if (list != NULL && !read_players (reader, list, players))
    return NULL;

  return g_steal_pointer (&players);
}

gboolean
bst_io_document_read_set_up (BstIoDocumentReader *reader,
                             const xmlNode       *root)
{
  g_autoptr (GArray) players = bst_io_document_read_players (reader, root);
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
