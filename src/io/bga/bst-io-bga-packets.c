/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga-packets.h"

#include <glib/gi18n-lib.h>

#include <stdlib.h>
#include <string.h>

/* --- Packets --- */

static gboolean
is_packet (const BstIoJson *json)
{
  BstIoJson value;

  return bst_io_json_find (json, "data", &value) && bst_io_json_is_array (&value)
         && (bst_io_json_find (json, "channel", &value)
             || bst_io_json_find (json, "packet_id", &value)
             || bst_io_json_find (json, "move_id", &value));
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  guint64 x = g_ascii_strtoull (a, NULL, 10);
  guint64 y = g_ascii_strtoull (b, NULL, 10);

  return x < y ? -1 : x > y;
}

/* The first of what @holder holds that is a packet. */
static gboolean
find_packet (const BstIoJson *holder,
             BstIoJson       *packet)
{
  g_autoptr (GList) keys = NULL;

  for (guint i = 0; i < bst_io_json_get_length (holder); i++)
    {
      bst_io_json_get_element (holder, i, packet);
      if (is_packet (packet))
        return TRUE;
    }
  if (bst_io_json_is_array (holder))
    return FALSE;

  keys = bst_io_json_get_keys (holder);
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (holder, key->data, packet) && is_packet (packet))
      return TRUE;

  return FALSE;
}

/* What holds the packets: the archive's or the replay page's array, or the file itself. The
 * levels between go to @between, for the paths of errors. */
static gboolean
find_holder (const BstIoJson *root,
             BstIoJson        between[2],
             BstIoJson       *first)
{
  const BstIoJson *holder = root;

  if (bst_io_json_find (root, "data", &between[0]) && bst_io_json_is_object (&between[0]))
    {
      if (!bst_io_json_find (&between[0], "logs", &between[1])
          && !bst_io_json_find (&between[0], "data", &between[1]))
        return FALSE;
      holder = &between[1];
    }

  return find_packet (holder, first);
}

static gboolean
has_arena_error (const BstIoJson *root,
                 BstIoJson       *value)
{
  return bst_io_json_find (root, "status", value) && bst_io_json_find (root, "error", value)
         && bst_io_json_is_string (value);
}

gboolean
bst_io_bga_has_packets (const BstIoJson *root)
{
  BstIoJson between[2], first;

  return find_holder (root, between, &first) || has_arena_error (root, &first);
}

/* The arguments are an object, sometimes in an array of one. */
static gboolean
find_arguments (const BstIoJson *event,
                BstIoJson       *list,
                BstIoJson       *arguments)
{
  if (!bst_io_json_find (event, "args", list))
    return FALSE;
  if (bst_io_json_get_length (list) == 1)
    bst_io_json_get_element (list, 0, arguments);
  else
    *arguments = *list;

  return bst_io_json_is_object (arguments);
}

/* The walk over all events, and what was passed over on the way. */
typedef struct
{
  BstIoBgaFunc  function;
  gpointer      data;
  guint         n_skipped;
  char         *place;          /* of the first that was (nullable), owned */
} Walk;

static void
skip (Walk            *walk,
      const BstIoJson *json)
{
  if (walk->n_skipped++ == 0)
    walk->place = bst_io_json_dup_path (json);
}

static gboolean
walk_event (Walk             *walk,
            const BstIoJson  *packet,
            const BstIoJson  *event,
            GError          **error)
{
  BstIoJson value, list, arguments;

  if (!bst_io_json_find (event, "type", &value) || !bst_io_json_is_string (&value))
    {
      skip (walk, event);
      return TRUE;
    }

  return !find_arguments (event, &list, &arguments)
         || walk->function (packet, &arguments, bst_io_json_get_string (&value, NULL), walk->data, error);
}

static gboolean
walk_packet (Walk             *walk,
             const BstIoJson  *packet,
             GError          **error)
{
  BstIoJson events, event;

  if (!bst_io_json_find (packet, "data", &events) || !bst_io_json_is_array (&events))
    {
      skip (walk, packet);
      return TRUE;
    }

  for (guint i = 0; i < bst_io_json_get_length (&events); i++)
    {
      bst_io_json_get_element (&events, i, &event);
      if (!walk_event (walk, packet, &event, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
walk_object (Walk             *walk,
             const BstIoJson  *holder,
             GError          **error)
{
  g_autoptr (GList) keys = g_list_sort (bst_io_json_get_keys (holder), compare_keys);

  for (GList *key = keys; key != NULL; key = key->next)
    {
      BstIoJson packet;

      if (bst_io_json_find_any (holder, key->data, &packet) && !walk_packet (walk, &packet, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
walk_array (Walk             *walk,
            const BstIoJson  *holder,
            GError          **error)
{
  for (guint i = 0; i < bst_io_json_get_length (holder); i++)
    {
      BstIoJson packet;

      bst_io_json_get_element (holder, i, &packet);
      if (!walk_packet (walk, &packet, error))
        return FALSE;
    }

  return TRUE;
}

static void
note_skipped (const Walk  *walk,
              BstIoIssues *issues)
{
  if (walk->n_skipped > 0)
    bst_io_issues_add (issues, "skipped", walk->place,
                       ngettext ("%u packet or event without a kind or content was passed over",
                                 "%u packets or events without a kind or content were passed over",
                                 walk->n_skipped), walk->n_skipped);
}

gboolean
bst_io_bga_foreach (const BstIoJson  *root,
                    BstIoBgaFunc      function,
                    gpointer          data,
                    BstIoIssues      *issues,
                    GError          **error)
{
  Walk walk = { .function = function, .data = data };
  BstIoJson between[2], packet;
  const BstIoJson *holder;
  gboolean is_ok;

  if (!find_holder (root, between, &packet))
    {
      if (has_arena_error (root, &packet))
        return bst_io_json_fail (&packet, error, BST_IO_ERROR_DATA,
                                 _("Board Game Arena answered with an error: %s"),
                                 bst_io_json_get_string (&packet, NULL));
      return bst_io_json_fail (root, error, BST_IO_ERROR_SYNTAX, _("there are no packets"));
    }

  holder = packet.parent;
  is_ok = bst_io_json_is_array (holder) ? walk_array (&walk, holder, error) : walk_object (&walk, holder, error);
  note_skipped (&walk, issues);
  g_free (walk.place);

  return is_ok;
}

/* --- Players --- */

int
bst_io_bga_find_player (const GArray *players,
                        gint64        id)
{
  for (guint i = 0; i < players->len; i++)
    if (g_array_index (players, BstIoBgaPlayer, i).id == id)
      return (int) i;

  return -1;
}

static BstIoBgaPlayer *
add_player (GArray *players,
            gint64  id)
{
  BstIoBgaPlayer player = { .id = id, .colour = G_MAXUINT };
  int index = bst_io_bga_find_player (players, id);

  if (index >= 0)
    return &g_array_index (players, BstIoBgaPlayer, (guint) index);
  /* More than any game has; the count is refused later. */
  if (players->len > BST_MAX_PLAYERS)
    return NULL;
  g_array_append_val (players, player);

  return &g_array_index (players, BstIoBgaPlayer, players->len - 1);
}

/* "ff0000" or "#ff0000"; what is neither is not known. */
static void
learn_colour (BstIoBgaPlayer  *player,
              const BstIoJson *json)
{
  BstIoJson value;
  const char *text;
  guint64 colour;

  if (!bst_io_json_find (json, "color", &value) || !bst_io_json_is_string (&value))
    return;
  text = bst_io_json_get_string (&value, NULL);
  if (g_ascii_string_to_unsigned (text + (*text == '#'), 16, 0, 0xffffff, &colour, NULL))
    player->colour = (guint) colour;
}

static void
learn (GArray          *players,
       const BstIoJson *json,
       const char      *id_key,
       const char      *name_key)
{
  BstIoJson value;
  BstIoBgaPlayer *player;
  gint64 id;

  if (!bst_io_json_find (json, id_key, &value)
      || !bst_io_json_get_loose_int (&value, 1, G_MAXINT64, &id, NULL))
    return;
  player = add_player (players, id);
  if (player == NULL)
    return;

  if (player->name == NULL && bst_io_json_find (json, name_key, &value)
      && bst_io_json_is_string (&value))
    player->name = g_strdup (bst_io_json_get_string (&value, NULL));
  learn_colour (player, json);
}

/* Turn order is the order in which the players are first asked for a tile. */
static gboolean
learn_from_event (const BstIoJson  *packet,
                  const BstIoJson  *arguments,
                  const char       *type,
                  gpointer          data,
                  GError          **error)
{
  GArray *players = data;
  BstIoJson inner, result, value;
  gint64 id;

  if (strcmp (type, "playTile") == 0)
    learn (players, arguments, "player_id", "player_name");
  if (strcmp (type, "gameStateChange") != 0
      || !bst_io_json_find (arguments, "id", &value)
      || !bst_io_json_get_loose_int (&value, 0, 1000, &id, NULL))
    return TRUE;

  if (id == 2)
    learn (players, arguments, "active_player", "");
  if (id == 99 && bst_io_json_find (arguments, "args", &inner)
      && bst_io_json_find (&inner, "result", &result))
    for (guint i = 0; i < bst_io_json_get_length (&result); i++)
      {
        bst_io_json_get_element (&result, i, &value);
        learn (players, &value, "player", "name");
      }

  return TRUE;
}

/* A log that stops before the result names colours only in a note at its start:
 * <span style="color:#ffa500">NAME</span>. */
static gboolean
learn_from_note (const BstIoJson  *packet,
                 const BstIoJson  *arguments,
                 const char       *type,
                 gpointer          data,
                 GError          **error)
{
  GArray *players = data;
  BstIoJson note;

  if (strcmp (type, "simpleNote") != 0 || !bst_io_json_find (arguments, "players", &note)
      || !bst_io_json_is_string (&note))
    return TRUE;

  for (guint i = 0; i < players->len; i++)
    {
      BstIoBgaPlayer *player = &g_array_index (players, BstIoBgaPlayer, i);
      const char *text = bst_io_json_get_string (&note, NULL);
      g_autofree char *tag = g_strdup_printf ("\">%s</span>", player->name);
      const char *found = player->name != NULL ? strstr (text, tag) : NULL;

      if (player->colour == G_MAXUINT && found != NULL && found - text >= 7 && found[-7] == '#')
        player->colour = (guint) strtoul (found - 6, NULL, 16);
    }

  return TRUE;
}

/* The archive lists them beside the packets: [{id, name, color}] or {id: {name, color}}. */
static void
learn_from_list (const BstIoJson *root,
                 GArray          *players)
{
  g_autoptr (GList) keys = NULL;
  BstIoJson data, list, value;

  if (!bst_io_json_find (root, "data", &data) || !bst_io_json_find (&data, "players", &list))
    return;

  for (guint i = 0; i < bst_io_json_get_length (&list); i++)
    {
      bst_io_json_get_element (&list, i, &value);
      learn (players, &value, "id", "name");
    }

  keys = bst_io_json_get_keys (&list);
  for (GList *key = keys; key != NULL; key = key->next)
    {
      gint64 id = g_ascii_strtoll (key->data, NULL, 10);
      BstIoBgaPlayer *player;

      if (id <= 0 || !bst_io_json_find (&list, key->data, &value))
        continue;
      player = add_player (players, id);
      if (player != NULL && player->name == NULL && bst_io_json_find (&value, "name", &data))
        player->name = g_strdup (bst_io_json_get_string (&data, NULL));
      if (player != NULL)
        learn_colour (player, &value);
    }
}

/* Their colours as ours; one that is not known, or taken, becomes the first free. */
static void
assign_colours (GArray *players)
{
  static const guint colours[BST_N_COLOURS] = {
    [BST_COLOUR_RED] = 0xff0000, [BST_COLOUR_BLUE] = 0x0000ff, [BST_COLOUR_YELLOW] = 0xffa500,
    [BST_COLOUR_GREEN] = 0x008000, [BST_COLOUR_BLACK] = 0x000000, [BST_COLOUR_PINK] = 0xe94190,
  };
  guint taken = 0;
  guint done = 0;

  for (guint i = 0; i < players->len; i++)
    for (guint colour = 0; colour < BST_N_COLOURS; colour++)
      if (g_array_index (players, BstIoBgaPlayer, i).colour == colours[colour]
          && !(taken & (1u << colour)))
        {
          g_array_index (players, BstIoBgaPlayer, i).assigned = (BstColour) colour;
          taken |= 1u << colour;
          done |= 1u << i;
        }

  for (guint i = 0; i < players->len; i++)
    if (!(done & (1u << i)))
      {
        guint colour = 0;

        while (taken & (1u << colour))
          colour++;
        g_array_index (players, BstIoBgaPlayer, i).assigned = (BstColour) colour;
        taken |= 1u << colour;
      }
}

static void
clear_player (gpointer data)
{
  g_free (((BstIoBgaPlayer *) data)->name);
}

GArray *
bst_io_bga_read_players (const BstIoJson  *root,
                         GError          **error)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (BstIoBgaPlayer));

  g_array_set_clear_func (players, clear_player);
  if (!bst_io_bga_foreach (root, learn_from_event, players, NULL, error))
    return NULL;
  learn_from_list (root, players);
  if (!bst_io_bga_foreach (root, learn_from_note, players, NULL, error))
    return NULL;

  if (players->len < 1 || players->len > BST_MAX_PLAYERS)
    {
      bst_io_json_fail (root, error, BST_IO_ERROR_DATA, _("a game has 1 to %d players"),
                        BST_MAX_PLAYERS);
      return NULL;
    }

  assign_colours (players);
  for (guint i = 0; i < players->len; i++)
    {
      BstIoBgaPlayer *player = &g_array_index (players, BstIoBgaPlayer, i);

      if (player->name == NULL)
        player->name = g_strdup_printf ("%" G_GINT64_FORMAT, player->id);
    }

  return g_steal_pointer (&players);
}
