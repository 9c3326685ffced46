/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-document.h"

#include "bst-io-data.h"
#include "bst-io-keep.h"
#include "bst-io-rule-set.h"
#include "bst-io-mark.h"
#include "bst-io-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

typedef struct
{
  const BstRecord *record;
  const BstGame   *game;
  const BstExtra  *extra;       /* of the record (nullable) */
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

/* With what is kept of it, as bst_io_keep_sentence() does. */
static void
text_element (Writer         *writer,
              const char     *name,
              const char     *text,
              const BstExtra *extra)
{
  gsize start = writer->out->len;

  indent (writer);
  if (bst_io_keep_append (writer->out, name, "", text, extra))
    g_string_append_c (writer->out, '\n');
  else
    g_string_truncate (writer->out, start);
}

/* @place: what is kept there is written along. */
static void
open_element (Writer         *writer,
              const char     *name,
              const BstExtra *extra,
              const char     *place)
{
  indent (writer);
  g_string_append_printf (writer->out, "<%s%s>\n", name, bst_io_keep_get_attributes (extra, place));
  writer->depth++;
}

static void
write_extra (Writer         *writer,
             const BstExtra *extra,
             const char     *place)
{
  const char *kept = bst_extra_get (extra, place);

  if (kept == NULL)
    return;

  indent (writer);
  g_string_append_printf (writer->out, "%s\n", kept);
}

static void
close_element (Writer         *writer,
               const char     *name,
               const BstExtra *extra,
               const char     *place)
{
  write_extra (writer, extra, place);
  writer->depth--;
  indent (writer);
  g_string_append_printf (writer->out, "</%s>\n", name);
}

/* Ends an element, of which attributes are written, that has nothing in it but what is kept. */
static void
end_element (Writer         *writer,
             const char     *name,
             const BstExtra *extra,
             const char     *place)
{
  g_string_append (writer->out, bst_io_keep_get_attributes (extra, place));
  if (bst_extra_get (extra, place) == NULL)
    {
      g_string_append (writer->out, "/>\n");
      return;
    }
  g_string_append (writer->out, ">\n");
  writer->depth++;
  close_element (writer, name, extra, place);
}

static const char *
colour_of (const Writer *writer,
           guint         player)
{
  return bst_colour_name (bst_game_get_player (writer->game, player)->colour);
}

/* --- Set-up --- */

/* Has the record anything for this element? */
static gboolean
is_kept (const BstExtra *extra,
         const char     *place)
{
  return bst_extra_get (extra, place) != NULL || *bst_io_keep_get_attributes (extra, place) != '\0';
}

static void
write_header (Writer *writer)
{
  gsize start = writer->out->len, inside;

  open_element (writer, "header", writer->extra, "header");
  inside = writer->out->len;
  for (guint i = 0; i < BST_N_HEADERS; i++)
    text_element (writer, bst_header_name ((BstHeader) i),
                  bst_record_get_header (writer->record, (BstHeader) i), writer->extra);
  if (writer->out->len > inside || is_kept (writer->extra, "header"))
    {
      close_element (writer, "header", writer->extra, "header");
      return;
    }
  g_string_truncate (writer->out, start);
  writer->depth--;
}

/* @extra: of the record, or of the set-up that they are of. */
static void
write_players (Writer         *writer,
               const BstExtra *extra)
{
  open_element (writer, "players", extra, "players");
  for (guint i = 0; i < bst_game_get_n_players (writer->game); i++)
    {
      g_autofree char *place = g_strconcat ("player ", colour_of (writer, i), NULL);

      indent (writer);
      g_string_append (writer->out, "<player");
      attribute (writer, "colour", colour_of (writer, i));
      attribute (writer, "name", bst_game_get_player (writer->game, i)->name);
      end_element (writer, "player", extra, place);
    }
  close_element (writer, "players", extra, "players");
}

static void
write_switches (Writer         *writer,
                const BstRules *base)
{
  const BstRules *rules = bst_game_get_rules (writer->game);
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = bst_rules_get (rules, switches[i].name);
      g_autofree char *place = g_strconcat ("switch ", switches[i].name, NULL);

      if (!bst_rules_differ (rules, base, &switches[i]) && !is_kept (writer->extra, place))
        continue;
      indent (writer);
      g_string_append (writer->out, "<switch");
      attribute (writer, "name", switches[i].name);
      attribute (writer, "value", value);
      end_element (writer, "switch", writer->extra, place);
    }
}

/* The rule set by name, and whatever differs from it. */
static void
write_rules (Writer *writer)
{
  const char *set = bst_game_get_rules (writer->game)->id;
  const char *attributes = bst_io_keep_get_attributes (writer->extra, "rules");
  gsize end;
  BstRules base;

  if (!bst_io_rules_load (set, &base, NULL))
    {
      bst_rules_init (&base);
      set = BST_IO_CUSTOM_RULES;
    }

  indent (writer);
  g_string_append (writer->out, "<rules");
  attribute (writer, "set", set);
  g_string_append_printf (writer->out, "%s>\n", attributes);
  end = writer->out->len;
  writer->depth++;
  write_switches (writer, &base);
  if (writer->out->len > end || bst_extra_get (writer->extra, "rules") != NULL)
    {
      close_element (writer, "rules", writer->extra, "rules");
      return;
    }
  writer->depth--;
  g_string_truncate (writer->out, end - strlen (">\n"));
  g_string_append (writer->out, "/>\n");
}

static void
write_tile_set (Writer *writer)
{
  indent (writer);
  g_string_append (writer->out, "<tileset");
  attribute (writer, "id", bst_tile_set_get_id (bst_game_get_tile_set (writer->game)));
  end_element (writer, "tileset", writer->extra, "tileset");
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
  if (beginning->kind == BST_BEGINNING_THROW && beginning->thrower > 0)
    attribute (writer, "thrower",
               bst_colour_name (bst_game_get_player (writer->game, beginning->thrower)->colour));
  for (guint i = 0; i < beginning->n_drawn; i++)
    g_string_append_printf (tiles, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (bst_game_get_tile_set (writer->game),
                                                   (guint) beginning->drawn[i]));
  attribute (writer, "tiles", tiles->len > 0 ? tiles->str : NULL);
  end_element (writer, "first-player", writer->extra, "first-player");
}

/* --- Moves --- */

static void
write_mark (Writer         *writer,
            const BstMark  *mark,
            const BstExtra *extra)
{
  indent (writer);
  bst_io_mark_append (writer->out, mark, extra);
  g_string_append_c (writer->out, '\n');
}

static void
write_hands (Writer        *writer,
             const BstNode *node)
{
  for (guint i = 0; i < bst_game_get_n_players (writer->game); i++)
    {
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = bst_node_get_held_tiles (node, i, known);

      for (guint n = 0; n < n_known; n++)
        {
          g_autofree char *place = bst_io_place_of_held_tile (colour_of (writer, i), n);

          indent (writer);
          g_string_append (writer->out, "<hand");
          attribute (writer, "player", colour_of (writer, i));
          attribute (writer, "tile", bst_tile_set_get_name (bst_game_get_tile_set (writer->game),
                                                            (guint) known[n]));
          end_element (writer, "hand", node->extra, place);
        }
    }
}

/* What is said about a node: its comment, marks, hands. */
static void
write_notes (Writer        *writer,
             const BstNode *node)
{
  text_element (writer, "comment", node->comment, node->extra);
  write_hands (writer, node);
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    write_mark (writer, &g_array_index (node->marks, BstMark, i), node->extra);
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
         || node->extra != NULL;
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
  g_string_append_printf (writer->out, "%s>\n", bst_io_keep_get_attributes (node->extra, ""));
  writer->depth++;
  write_players (writer, node->extra);
  text_element (writer, "position", text, NULL);
  for (guint i = 0; i < allowed->len; i++)
    text_element (writer, "allowed", g_ptr_array_index (allowed, i), NULL);
  write_notes (writer, node);
  close_element (writer, "set-up", node->extra, "");
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
  g_string_append (writer->out, bst_io_keep_get_attributes (node->extra, ""));
  if (!has_notes (writer, node))
    {
      g_string_append (writer->out, "/>\n");
      return;
    }

  g_string_append (writer->out, ">\n");
  writer->depth++;
  write_notes (writer, node);
  close_element (writer, "move", node->extra, "");
}

/* A line from @node on. Each move is followed by the variations that could stand in its place,
 * as in books on chess; so only variations nest. Those of a set-up are of the game before it. */
static void
write_line (Writer        *writer,
            const BstNode *node)
{
  /* Notes need two levels more. */
  if (writer->depth + 2 > BST_IO_MAX_XML_DEPTH)
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
          const BstNode *variation = g_ptr_array_index (parent->children, i);

          writer->game = before;
          open_element (writer, "variation", variation->extra, "variation");
          write_line (writer, variation);
          close_element (writer, "variation", NULL, "");
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
  g_string_append_printf (writer->out, "%s>\n", bst_io_keep_get_attributes (root->extra, ""));
  writer->depth++;
  write_notes (writer, root);
  write_extra (writer, root->extra, "");
  if (bst_node_get_next (root) != NULL)
    write_line (writer, bst_node_get_next (root));
  close_element (writer, "game", NULL, "");
}

/* An assertion that says nothing is a fault of a test, and stays one. */
static void
write_assertion (Writer     *writer,
                 const char *text)
{
  indent (writer);
  g_string_append (writer->out, "<assertion>");
  bst_io_xml_append (writer->out, text, FALSE);
  g_string_append (writer->out, "</assertion>\n");
}

static void
write_test (Writer *writer)
{
  GPtrArray *assertions = bst_record_get_assertions (writer->record);
  gsize start = writer->out->len, inside;

  open_element (writer, "test", writer->extra, "test");
  inside = writer->out->len;
  text_element (writer, "description", bst_record_get_description (writer->record), writer->extra);
  for (guint i = 0; i < assertions->len; i++)
    write_assertion (writer, g_ptr_array_index (assertions, i));
  if (writer->out->len > inside || is_kept (writer->extra, "test"))
    {
      close_element (writer, "test", writer->extra, "test");
      return;
    }
  g_string_truncate (writer->out, start);
  writer->depth--;
}

static void
write_document (Writer *writer)
{
  write_extra (writer, writer->extra, "before");
  g_string_append_printf (writer->out, "<bastide version=\"1\"%s>\n",
                          bst_io_keep_get_attributes (writer->extra, ""));
  writer->depth++;
  write_header (writer);
  write_players (writer, writer->extra);
  write_tile_set (writer);
  write_rules (writer);
  write_first_player (writer);
  write_game (writer);
  write_test (writer);
  close_element (writer, "bastide", writer->extra, "");
  write_extra (writer, writer->extra, "after");
}

char *
bst_io_document_to_text (const BstRecord  *record,
                         GError          **error)
{
  g_autoptr (GString) out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  Writer writer = {
    .record = record, .game = bst_record_get_game (record), .extra = bst_record_get_extra (record),
    .out = out,
  };

  write_document (&writer);
  if (writer.too_deep)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_LIMIT,
                   _("variations are nested more than %d deep"), BST_IO_MAX_XML_DEPTH - 4);
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
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);
  g_autoptr (BstRecord) record = NULL;

  if (document != NULL)
    record = bst_io_document_read (document, name, NULL, error);

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
