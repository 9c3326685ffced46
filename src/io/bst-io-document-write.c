/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-document.h"

#include "bst-io-data.h"
#include "bst-io-open.h"
#include "bst-io-rule-set.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

typedef struct
{
  const BstRecord *record;
  const BstGame   *game;
  GString         *out;
  guint            depth;       /* elements that are open */
  gboolean         too_deep;
} Writer;

/* --- Texts --- */

static void
indent (Writer *writer)
{
  /* Variations side by side in a long game would fill the file with blanks. */
  for (guint i = 0; i < MIN (writer->depth, 20); i++)
    g_string_append (writer->out, "  ");
}

static void
attribute (Writer     *writer,
           const char *name,
           const char *value)
{
  if (value == NULL)
    return;

  g_string_append_printf (writer->out, " %s=\"", name);
  bst_io_xml_append (writer->out, value, TRUE);
  g_string_append_c (writer->out, '"');
}

static void
number_attribute (Writer     *writer,
                  const char *name,
                  int         value)
{
  g_string_append_printf (writer->out, " %s=\"%d\"", name, value);
}

static void
text_element (Writer     *writer,
              const char *name,
              const char *text)
{
  if (text == NULL || *text == '\0')
    return;

  indent (writer);
  g_string_append_printf (writer->out, "<%s>", name);
  bst_io_xml_append (writer->out, text, FALSE);
  g_string_append_printf (writer->out, "</%s>\n", name);
}

static void
open_element (Writer     *writer,
              const char *name)
{
  indent (writer);
  g_string_append_printf (writer->out, "<%s>\n", name);
  writer->depth++;
}

static void
close_element (Writer     *writer,
               const char *name)
{
  writer->depth--;
  indent (writer);
  g_string_append_printf (writer->out, "</%s>\n", name);
}

static void
write_extra (Writer     *writer,
             const char *extra)
{
  if (extra == NULL || *extra == '\0')
    return;

  indent (writer);
  g_string_append (writer->out, extra);
  g_string_append_c (writer->out, '\n');
}

static const char *
colour_of (const Writer *writer,
           guint         player)
{
  return bst_colour_name (bst_game_get_player (writer->game, player)->colour);
}

/* --- Set-up --- */

static void
write_header (Writer *writer)
{
  gboolean any = FALSE;

  for (guint i = 0; i < BST_N_HEADERS; i++)
    {
      const char *text = bst_record_get_header (writer->record, (BstHeader) i);

      if (text == NULL || *text == '\0')
        continue;
      if (!any)
        open_element (writer, "header");
      any = TRUE;
      text_element (writer, bst_header_name ((BstHeader) i), text);
    }
  if (any)
    close_element (writer, "header");
}

static void
write_players (Writer *writer)
{
  open_element (writer, "players");
  for (guint i = 0; i < bst_game_get_n_players (writer->game); i++)
    {
      indent (writer);
      g_string_append (writer->out, "<player");
      attribute (writer, "colour", colour_of (writer, i));
      attribute (writer, "name", bst_game_get_player (writer->game, i)->name);
      g_string_append (writer->out, "/>\n");
    }
  close_element (writer, "players");
}

/* The rule set by name, and whatever differs from it. */
static void
write_rules (Writer *writer)
{
  const BstRules *rules = bst_game_get_rules (writer->game);
  gboolean any = FALSE;
  BstRules base;
  const BstRuleSwitch *switches;
  guint n_switches;
  const char *set = rules->id;

  if (!bst_io_rules_load (set, &base, NULL))
    {
      bst_rules_init (&base);
      set = BST_IO_CUSTOM_RULES;
    }

  indent (writer);
  g_string_append (writer->out, "<rules");
  attribute (writer, "set", set);
  switches = bst_rules_get_switches (&n_switches);
  writer->depth++;
  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = bst_rules_get (rules, switches[i].name);
      g_autofree char *usual = bst_rules_get (&base, switches[i].name);

      if (strcmp (value, usual) == 0)
        continue;
      if (!any)
        g_string_append (writer->out, ">\n");
      any = TRUE;
      indent (writer);
      g_string_append (writer->out, "<switch");
      attribute (writer, "name", switches[i].name);
      attribute (writer, "value", value);
      g_string_append (writer->out, "/>\n");
    }
  writer->depth--;

  if (!any)
    {
      g_string_append (writer->out, "/>\n");
      return;
    }
  indent (writer);
  g_string_append (writer->out, "</rules>\n");
}

static void
write_tile_set (Writer *writer)
{
  indent (writer);
  g_string_append (writer->out, "<tileset");
  attribute (writer, "id", bst_tile_set_get_id (bst_game_get_tile_set (writer->game)));
  g_string_append (writer->out, "/>\n");
}

/* How the first player was found; nothing if that is not told. */
static void
write_first_player (Writer *writer)
{
  const BstBeginning *beginning = bst_record_get_beginning (writer->record);
  g_autoptr (GString) tiles = g_string_new (NULL);

  if (beginning->kind == BST_BEGINNING_NONE)
    return;

  indent (writer);
  g_string_append (writer->out, "<first-player");
  attribute (writer, "by", bst_io_beginning_names[beginning->kind]);
  if (beginning->kind == BST_BEGINNING_THROW && beginning->n_throws > 0)
    number_attribute (writer, "throws", beginning->n_throws);
  for (guint i = 0; i < beginning->n_drawn; i++)
    g_string_append_printf (tiles, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (bst_game_get_tile_set (writer->game),
                                                   (guint) beginning->drawn[i]));
  attribute (writer, "tiles", tiles->len > 0 ? tiles->str : NULL);
  g_string_append (writer->out, "/>\n");
}

/* --- Moves --- */

static void
write_mark (Writer        *writer,
            const BstMark *mark)
{
  indent (writer);
  g_string_append (writer->out, "<mark");
  attribute (writer, "kind", bst_io_mark_names[mark->kind]);
  number_attribute (writer, "x", mark->x);
  number_attribute (writer, "y", mark->y);
  if (mark->kind == BST_MARK_ARROW)
    {
      number_attribute (writer, "to-x", mark->to_x);
      number_attribute (writer, "to-y", mark->to_y);
    }
  number_attribute (writer, "colour", mark->colour);
  attribute (writer, "text", mark->text);
  g_string_append (writer->out, "/>\n");
}

static void
write_hands (Writer        *writer,
             const BstNode *node)
{
  for (guint i = 0; i < bst_game_get_n_players (writer->game); i++)
    {
      gint16 known[BST_MAX_HAND];
      guint n_known = bst_node_get_hand (node, i, known);

      for (guint n = 0; n < n_known; n++)
        {
          indent (writer);
          g_string_append (writer->out, "<hand");
          attribute (writer, "player", colour_of (writer, i));
          attribute (writer, "tile", bst_tile_set_get_name (bst_game_get_tile_set (writer->game),
                                                            (guint) known[n]));
          g_string_append (writer->out, "/>\n");
        }
    }
}

/* What is said about a node: its comment, marks, hands, unknown elements. */
static void
write_notes (Writer        *writer,
             const BstNode *node)
{
  text_element (writer, "comment", node->comment);
  write_hands (writer, node);
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    write_mark (writer, &g_array_index (node->marks, BstMark, i));
  write_extra (writer, node->extra);
}

static gboolean
has_notes (const Writer  *writer,
           const BstNode *node)
{
  for (guint i = 0; i < bst_game_get_n_players (writer->game); i++)
    if (node->hand[i] != BST_NO_TILE)
      return TRUE;

  return (node->comment != NULL && *node->comment != '\0')
         || (node->marks != NULL && node->marks->len > 0)
         || (node->extra != NULL && *node->extra != '\0');
}

/* A set-up has the names of its players as a game has, and a position's text for the rest. */
static void
write_set_up (Writer        *writer,
              const BstNode *node)
{
  const GPtrArray *allowed = bst_setup_get_allowed (node->setup);
  g_autoptr (BstPosition) position = bst_setup_get_position (node->setup);
  g_autofree char *text = bst_position_to_text (position);

  writer->game = bst_setup_get_game (node->setup);
  indent (writer);
  g_string_append (writer->out, "<set-up");
  if (node->glyph != BST_GLYPH_NONE)
    attribute (writer, "glyph", bst_glyph_text (node->glyph));
  g_string_append (writer->out, ">\n");
  writer->depth++;
  write_players (writer);
  text_element (writer, "position", text);
  for (guint i = 0; i < allowed->len; i++)
    text_element (writer, "allowed", g_ptr_array_index (allowed, i));
  write_notes (writer, node);
  close_element (writer, "set-up");
}

static void
write_move (Writer        *writer,
            const BstNode *node)
{
  g_autofree char *text = NULL;

  if (node->setup != NULL)
    {
      write_set_up (writer, node);
      return;
    }
  text = bst_move_to_text (writer->game, &node->move);
  indent (writer);
  g_string_append (writer->out, "<move");
  attribute (writer, "text", text);
  if (node->mover != BST_NO_PLAYER)
    attribute (writer, "mover", colour_of (writer, (guint) node->mover));
  if (node->passed > 0)
    {
      g_autofree char *passed = g_strdup_printf ("%d", node->passed);

      attribute (writer, "passed", passed);
    }
  if (node->glyph != BST_GLYPH_NONE)
    attribute (writer, "glyph", bst_glyph_text (node->glyph));
  if (!has_notes (writer, node))
    {
      g_string_append (writer->out, "/>\n");
      return;
    }

  g_string_append (writer->out, ">\n");
  writer->depth++;
  write_notes (writer, node);
  close_element (writer, "move");
}

/* A line from @node on. Each move is followed by the variations that could stand in its place,
 * as in books on chess; so only variations nest. Those of a set-up are of the game before it. */
static void
write_line (Writer        *writer,
            const BstNode *node)
{
  /* Notes need two levels more. */
  if (writer->depth + 2 > BST_IO_XML_MAX_DEPTH)
    {
      writer->too_deep = TRUE;
      return;
    }

  for (const BstNode *at = node; at != NULL; at = bst_node_get_next (at))
    {
      const BstNode *parent = at->parent;
      const BstGame *before = writer->game, *after;

      write_move (writer, at);
      /* The first move of a variation is itself one of its parent's later children. */
      if (at != g_ptr_array_index (parent->children, 0))
        continue;
      after = writer->game;
      for (guint i = 1; i < parent->children->len; i++)
        {
          writer->game = before;
          open_element (writer, "variation");
          write_line (writer, g_ptr_array_index (parent->children, i));
          close_element (writer, "variation");
        }
      writer->game = after;
    }
}

static void
write_game (Writer *writer)
{
  const BstNode *root = bst_record_get_root (writer->record);

  indent (writer);
  g_string_append (writer->out, "<game");
  if (bst_record_get_draws_ahead (writer->record))
    attribute (writer, "draws-ahead", "yes");
  if (bst_record_get_ended (writer->record))
    attribute (writer, "ended", "yes");
  g_string_append (writer->out, ">\n");
  writer->depth++;
  write_notes (writer, root);
  if (bst_node_get_next (root) != NULL)
    write_line (writer, bst_node_get_next (root));
  close_element (writer, "game");
}

static void
write_test (Writer *writer)
{
  GPtrArray *assertions = bst_record_get_assertions (writer->record);
  const char *description = bst_record_get_description (writer->record);

  if (assertions->len == 0 && (description == NULL || *description == '\0'))
    return;

  open_element (writer, "test");
  text_element (writer, "description", description);
  for (guint i = 0; i < assertions->len; i++)
    text_element (writer, "assertion", g_ptr_array_index (assertions, i));
  close_element (writer, "test");
}

char *
bst_io_document_to_text (const BstRecord  *record,
                         GError          **error)
{
  g_autoptr (GString) out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                          "<bastide version=\"1\">\n");
  Writer writer = {
    .record = record, .game = bst_record_get_game (record), .out = out, .depth = 1,
  };

  write_header (&writer);
  write_players (&writer);
  write_tile_set (&writer);
  write_rules (&writer);
  write_first_player (&writer);
  write_game (&writer);
  write_test (&writer);
  write_extra (&writer, bst_record_get_extra (record));
  g_string_append (out, "</bastide>\n");

  if (writer.too_deep)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_LIMIT,
                   _("variations are nested more than %d deep"), BST_IO_XML_MAX_DEPTH - 4);
      return NULL;
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

char *
bst_io_document_read_back (const char     *text,
                           const char     *name,
                           gconstpointer   data,
                           GError        **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BstRecord) record = bst_io_open_data (bytes, name, NULL, error);

  return record != NULL ? bst_io_document_to_text (record, error) : NULL;
}

gboolean
bst_io_document_save (const BstRecord  *record,
                      const char       *path,
                      GError          **error)
{
  g_autofree char *text = bst_io_document_to_text (record, error);

  return text != NULL && bst_io_data_save (path, text, bst_io_document_read_back, NULL, error);
}
