/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"
#include "cli-question.h"

#include "bst-error.h"
#include "bst-io-reason.h"
#include "bst-refusal.h"

#include <glib/gi18n.h>

typedef struct
{
  char *tile;           /* Owned, as the others (nullable) */
  char *cell;
  char *spot;
  char *figure;
  int   turn;           /* degrees; NO_TURN: whichever fits best */
} Arguments;

#define NO_TURN G_MININT

/* What is asked, once it is read. */
typedef struct
{
  guint    player;
  guint    type;
  BstCell  cell;
  gboolean is_turned;
  guint    rotation;
  gboolean has_spot;
  BstSpot  spot;
} Asked;

/* Read by programs. */
static const char * const edge_names[BST_N_DIRECTIONS] = { "north", "east", "south", "west" };

static void
print_json (const BstPosition *position,
            const Asked       *asked,
            const BstRefusal  *refusal)
{
  const BstGame *game = bst_position_get_game (position);
  gboolean is_allowed = refusal->reason == BST_REASON_NONE;
  JsonBuilder *builder = cli_json_new ();

  cli_json_text (builder, "player", cli_json_player_name (game, asked->player));
  cli_json_text (builder, "tile", bst_tile_set_get_type (bst_game_get_tile_set (game), asked->type)->id);
  cli_json_int (builder, "x", asked->cell.x);
  cli_json_int (builder, "y", asked->cell.y);
  cli_json_bool (builder, "allowed", is_allowed);
  cli_json_nullable (builder, "rule", is_allowed ? NULL : bst_reason_get_rule (refusal->reason));
  cli_json_nullable (builder, "reason", is_allowed ? NULL : bst_reason_get_name (refusal->reason));
  cli_json_begin_array (builder, "edges");
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (refusal->edges & (1u << edge))
      json_builder_add_string_value (builder, edge_names[edge]);
  json_builder_end_array (builder);
  cli_json_rotations (builder, "rotations", refusal->rotations);
  cli_json_players (builder, "holders", game, refusal->players);
  cli_json_print (builder);
}

/* "P2: …", for each edge that does not match a line. */
static void
print_reason (const BstRefusal *refusal)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (refusal->reason != BST_REASON_EDGE ? edge == 0 : (refusal->edges & (1u << edge)) != 0)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *sentence = NULL;

        bst_error_refuse (&error, refusal->reason, (BstDirection) edge);
        sentence = bst_io_reason_dup_message (error);
        g_print ("%s\n", sentence);
      }
}

static void
print_text (const BstPosition *position,
            const Asked       *asked,
            const BstRefusal  *refusal)
{
  const BstGame *game = bst_position_get_game (position);
  g_autoptr (GString) rotations = g_string_new (NULL);

  if (refusal->reason != BST_REASON_NONE)
    print_reason (refusal);
  else if (asked->has_spot)
    g_print (_("The figure may stand there.\n"));
  else
    g_print (_("The tile may lie there.\n"));
  if (refusal->players != 0)
    {
      g_autofree char *names = cli_player_names (game, refusal->players);

      /* Translators: %s are players whose figures stand on a feature already. */
      g_print (_("Figures in the way are of: %s\n"), names);
    }
  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    if (refusal->rotations & (1u << rotation))
      g_string_append_printf (rotations, "%s%u", rotations->len > 0 ? ", " : "", 90 * rotation);
  if (rotations->len > 0)
    /* Translators: %s are numbers of degrees: "0, 90". */
    g_print (_("It fits when turned by %s degrees.\n"), rotations->str);
}

static gboolean
find_figure (const char *name,
             guint8     *figure)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (g_strcmp0 (bst_figure_kind_get (kind)->name, name) == 0)
      {
        *figure = (guint8) kind;
        return TRUE;
      }

  return FALSE;
}

/* FALSE after it said what is wrong. */
static gboolean
read_spot (const Arguments *arguments,
           Asked           *asked)
{
  asked->spot = (BstSpot) { .x = asked->cell.x, .y = asked->cell.y, .player = (gint8) asked->player };
  asked->has_spot = arguments->spot != NULL;
  if (!asked->has_spot && arguments->figure == NULL)
    return TRUE;
  if (!asked->has_spot || !asked->is_turned)
    {
      g_printerr (_("why: a figure is asked about with --spot and --turn\n"));
      return FALSE;
    }
  if (!bst_spot_parse (arguments->spot, &asked->spot))
    {
      g_printerr (_("why: %s is no place on a tile; places are written as in “city:W”\n"), arguments->spot);
      return FALSE;
    }
  if (arguments->figure != NULL && !find_figure (arguments->figure, &asked->spot.figure))
    {
      g_printerr (_("why: there is no figure %s\n"), arguments->figure);
      return FALSE;
    }

  return TRUE;
}

static CliStatus
ask (const CliFile   *file,
     CliQuestion     *question,
     const Arguments *arguments,
     gboolean         json)
{
  Asked asked = { .is_turned = arguments->turn != NO_TURN };
  BstRefusal refusal;
  CliStatus status;
  int type;

  if (arguments->cell == NULL
      || (asked.is_turned && (arguments->turn < 0 || arguments->turn > 270 || arguments->turn % 90 != 0)))
    {
      g_printerr (_("why: give --cell, and --turn as 0, 90, 180 or 270\n"));
      return CLI_USAGE;
    }
  status = cli_question_begin (question, file, "why", FALSE, &asked.player);
  if (status != CLI_OK)
    return status;
  type = cli_question_type (file->position, "why", asked.player, arguments->tile);
  if (type == BST_NO_TILE || !cli_question_cell ("why", arguments->cell, &asked.cell)
      || !read_spot (arguments, &asked))
    return CLI_USAGE;

  asked.type = (guint) type;
  asked.rotation = asked.is_turned ? (guint) arguments->turn / 90 : 0;
  if (asked.has_spot)
    bst_refusal_of_figure (&refusal, file->position, asked.type, asked.cell.x, asked.cell.y, asked.rotation,
                           asked.player, &asked.spot);
  else if (asked.is_turned)
    bst_refusal_of_tile (&refusal, file->position, asked.type, asked.cell.x, asked.cell.y, asked.rotation);
  else
    bst_refusal_of_cell (&refusal, file->position, asked.type, asked.cell.x, asked.cell.y);
  if (refusal.reason == BST_REASON_NONE && bst_position_get_remaining (file->position, asked.type) == 0)
    refusal.reason = BST_REASON_NONE_LEFT;
  if (json)
    print_json (file->position, &asked, &refusal);
  else
    print_text (file->position, &asked, &refusal);

  return CLI_OK;
}

CliStatus
cli_why (int    argc,
         char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_auto (CliQuestion) question = CLI_QUESTION_INIT;
  Arguments arguments = { .turn = NO_TURN };
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where), CLI_JSON_ENTRY (where), CLI_QUESTION_ENTRIES (question),
    { "tile", 0, 0, G_OPTION_ARG_STRING, &arguments.tile,
      N_("A tile by letter or id, not the one in hand"), "ID" },
    { "cell", 0, 0, G_OPTION_ARG_STRING, &arguments.cell, N_("Where it would lie, as in “1,0”"), N_("CELL") },
    { "turn", 0, 0, G_OPTION_ARG_INT, &arguments.turn,
      N_("Turned clockwise by so many degrees, not as it fits best"), N_("DEGREES") },
    { "spot", 0, 0, G_OPTION_ARG_STRING, &arguments.spot,
      N_("A figure on this place of the tile, as in “city:W”"), N_("PLACE") },
    { "figure", 0, 0, G_OPTION_ARG_STRING, &arguments.figure,
      N_("Another figure than a follower: big, builder, pig…"), N_("FIGURE") },
    { NULL }
  };
  g_auto (CliFile) file;
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);

  if (status == CLI_OK)
    status = ask (&file, &question, &arguments, where.json);
  g_free (arguments.tile);
  g_free (arguments.cell);
  g_free (arguments.spot);
  g_free (arguments.figure);

  return status;
}
