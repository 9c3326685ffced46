/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-step.h"

#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* What a reader needs to know. */
typedef struct
{
  const BstIoJson   *payload;
  const BstPosition *position;
} Message;

typedef gboolean (*Reader) (const Message  *message,
                            BstStep        *step,
                            GError        **error);

/* --- Figures --- */

static gboolean
is_machine (const BstIoJson *pointer)
{
  BstIoJson feature;

  return bst_io_json_find (pointer, "feature", &feature)
         && g_strcmp0 (bst_io_json_get_string (&feature, NULL), "FlyingMachine") == 0;
}

/* How far it flies is for whoever knows what is drawn. */
static gboolean
read_flight (const BstIoJson    *pointer,
             const BstPosition  *position,
             guint               player,
             BstFigureKind       kind,
             BstStep            *step,
             GError            **error)
{
  guint n_tiles;
  const BstTile *last = bst_position_get_tiles (position, &n_tiles) + n_tiles - 1;
  BstIoJson cell;
  int x, y;

  if (!bst_io_json_need (pointer, "position", &cell, error) || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;
  if (x != last->x || y != last->y)
    return bst_io_json_fail (&cell, error, BST_IO_ERROR_DATA, _("the flying machine is not on the tile just laid"));
  step->kind = BST_STEP_FLY;
  step->spot.player = (gint8) player;
  step->spot.figure = (guint8) kind;

  return TRUE;
}

static BstStepKind
find_deploy (BstPhase phase)
{
  if (phase == BST_PHASE_LANDING)
    return BST_STEP_LAND;
  if (phase == BST_PHASE_CIRCLE)
    return BST_STEP_JOIN;

  return bst_phase_is_before (BST_PHASE_COMMIT, phase) ? BST_STEP_WAGON : BST_STEP_PUT;
}

static gboolean
read_deploy (const Message  *message,
             BstStep        *step,
             GError        **error)
{
  BstIoJson figure, pointer;
  BstFigureKind kind;
  guint player;

  if (!bst_io_json_need (message->payload, "meepleId", &figure, error)
      || !bst_io_jcz_get_figure (&figure, bst_position_get_game (message->position), &player,
                                 &kind, error)
      || !bst_io_json_need (message->payload, "pointer", &pointer, error))
    return FALSE;
  if (player != bst_position_get_decider (message->position))
    return bst_io_json_fail (&figure, error, BST_IO_ERROR_DATA,
                             _("the figure is not of the player whose turn it is"));
  if (is_machine (&pointer))
    return read_flight (&pointer, message->position, player, kind, step, error);
  if (!bst_io_jcz_get_place (&pointer, message->position, &step->spot, error))
    return FALSE;

  step->kind = find_deploy (bst_position_get_phase (message->position));
  step->spot.player = (gint8) player;
  step->spot.figure = (guint8) kind;
  /* The field on the tile south-east of the corner, whose own corner that is the north-west. */
  if (bst_figure_kind_get (kind)->on_corner)
    step->spot.side = BST_SIDE_CORNER;

  return TRUE;
}

static gboolean
read_return (const Message  *message,
             BstStep        *step,
             GError        **error)
{
  const char *source = bst_io_json_need_string (message->payload, "source", error);
  BstIoJson pointer;

  if (source == NULL)
    return FALSE;
  if (strcmp (source, "PRINCESS") == 0)
    step->kind = BST_STEP_PRINCESS;
  else if (strcmp (source, "SIEGE_ESCAPE") == 0)
    step->kind = BST_STEP_ESCAPE;
  else if (strcmp (source, "ABBOT_RETURN") == 0)
    step->kind = BST_STEP_TAKE_BACK;
  else if (strcmp (source, "CORN_CIRCLE") == 0)
    step->kind = BST_STEP_LEAVE;
  else
    return bst_io_json_fail (message->payload, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the return of a figure by “%s” is not supported yet"), source);

  return bst_io_json_need (message->payload, "pointer", &pointer, error)
         && bst_io_jcz_get_deployed (&pointer, message->position, &step->spot, error);
}

/* --- Neutral figures --- */

static gboolean
read_fairy (const BstIoJson    *to,
            const BstPosition  *position,
            BstStep            *step,
            GError            **error)
{
  BstIoJson pointer;
  int x, y;

  step->kind = BST_STEP_FAIRY;
  if (bst_io_json_find (to, "meepleId", &pointer))
    return bst_io_jcz_get_deployed (to, position, &step->spot, error);

  /* By the rule that she stands on a tile, where some versions name a feature of it. */
  if (!bst_io_json_is_array (to) && !bst_io_json_need (to, "position", &pointer, error))
    return FALSE;
  if (!bst_io_jcz_get_cell (bst_io_json_is_array (to) ? to : &pointer, &x, &y, error))
    return FALSE;
  step->spot.x = (gint16) x;
  step->spot.y = (gint16) y;

  return TRUE;
}

static gboolean
read_dragon (const BstIoJson    *to,
             const BstPosition  *position,
             BstStep            *step,
             GError            **error)
{
  int x, y, to_x, to_y;

  if (!bst_io_jcz_get_cell (to, &to_x, &to_y, error))
    return FALSE;
  if (!bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &x, &y, NULL))
    return bst_io_json_fail (to, error, BST_IO_ERROR_DATA, _("no dragon is on the board"));

  step->kind = BST_STEP_DRAGON;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (to_x == x + bst_step_x[direction] && to_y == y + bst_step_y[direction])
      {
        step->spot.side = (guint8) direction;
        return TRUE;
      }

  return bst_io_json_fail (to, error, BST_IO_ERROR_DATA,
                           _("the dragon moves only to a tile beside his own"));
}

/* To a segment of a feature; nowhere: off the board. */
static gboolean
read_magic (const Message  *message,
            gboolean        is_mage,
            BstStep        *step,
            GError        **error)
{
  BstIoJson to;

  step->kind = is_mage ? BST_STEP_MAGE_LEAVES : BST_STEP_WITCH_LEAVES;
  if (!bst_io_json_find (message->payload, "to", &to))
    return TRUE;
  step->kind = is_mage ? BST_STEP_MAGE : BST_STEP_WITCH;

  return bst_io_jcz_get_place (&to, message->position, &step->spot, error);
}

static gboolean
read_neutral (const Message  *message,
              BstStep        *step,
              GError        **error)
{
  const char *figure = bst_io_json_need_string (message->payload, "figureId", error);
  BstIoJson to;

  if (figure == NULL)
    return FALSE;
  if (strcmp (figure, "mage.1") == 0 || strcmp (figure, "witch.1") == 0)
    return read_magic (message, strcmp (figure, "mage.1") == 0, step, error);
  if (!bst_io_json_need (message->payload, "to", &to, error))
    return FALSE;
  if (strcmp (figure, "fairy.1") == 0)
    return read_fairy (&to, message->position, step, error);
  if (strcmp (figure, "dragon.1") == 0)
    return read_dragon (&to, message->position, step, error);

  return bst_io_json_fail (message->payload, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the figure “%s” is not supported yet"), figure);
}

/* --- Towers, ingots --- */

/* A token is a word, or a class of the program and the word. */
static const char *
get_token (const BstIoJson  *json,
           GError          **error)
{
  BstIoJson word;

  if (bst_io_json_get_length (json) != 2)
    return bst_io_json_get_string (json, error);
  bst_io_json_get_element (json, 1, &word);

  return bst_io_json_get_string (&word, error);
}

gboolean
bst_io_jcz_is_ferry (const BstIoJson *payload)
{
  BstIoJson json;

  return bst_io_json_find (payload, "token", &json) && g_strcmp0 (get_token (&json, NULL), "FERRY") == 0;
}

/* Its location names both edges. */
static gboolean
read_ferry (const BstIoJson  *pointer,
            BstStep          *step,
            GError          **error)
{
  const char *location = bst_io_json_need_string (pointer, "location", error);
  guint n_edges = 0;
  BstSides sides;
  BstIoJson cell;
  int x, y;

  if (location == NULL || !bst_io_json_need (pointer, "position", &cell, error)
      || !bst_io_jcz_get_cell (&cell, &x, &y, error))
    return FALSE;
  step->kind = BST_STEP_FERRY;
  step->spot = step->to = (BstSpot) { (gint16) x, (gint16) y, BST_NO_PLAYER, 0, BST_FEATURE_ROAD, 0 };
  for (guint edge = 0; edge < BST_N_DIRECTIONS && bst_sides_from_location (location, &sides); edge++)
    if ((sides & bst_sides_of_edge (edge)) && n_edges < 3)
      *(n_edges++ == 0 ? &step->spot.side : &step->to.side) = (guint8) (2 * edge);

  return n_edges == 2
         || bst_io_json_fail (pointer, error, BST_IO_ERROR_DATA, _("the tile has no such feature at “%s”"), location);
}

static gboolean
read_token (const Message  *message,
            BstStep        *step,
            GError        **error)
{
  BstIoJson json, pointer;
  const char *token;
  int x, y;

  if (!bst_io_json_need (message->payload, "token", &json, error))
    return FALSE;
  token = get_token (&json, error);
  if (token == NULL)
    return FALSE;
  if (strcmp (token, "FERRY") == 0)
    return bst_io_json_need (message->payload, "pointer", &pointer, error) && read_ferry (&pointer, step, error);
  step->kind = strcmp (token, "GOLD") == 0 ? BST_STEP_GOLD : BST_STEP_PIECE;
  if (step->kind == BST_STEP_PIECE && strcmp (token, "TOWER_PIECE") != 0)
    return bst_io_json_fail (&json, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the token “%s” is not supported yet"), token);

  if (!bst_io_json_need (message->payload, "pointer", &json, error))
    return FALSE;
  if (!bst_io_json_is_array (&json) && !bst_io_json_need (&json, "position", &pointer, error))
    return FALSE;
  if (!bst_io_jcz_get_cell (bst_io_json_is_array (&json) ? &json : &pointer, &x, &y, error))
    return FALSE;
  step->spot.x = (gint16) x;
  step->spot.y = (gint16) y;

  return TRUE;
}

static gboolean
read_capture (const Message  *message,
              BstStep        *step,
              GError        **error)
{
  BstIoJson pointer;

  step->kind = BST_STEP_CAPTURE;

  return bst_io_json_need (message->payload, "pointer", &pointer, error)
         && bst_io_jcz_get_deployed (&pointer, message->position, &step->spot, error);
}

static gboolean
read_exchange (const Message  *message,
               BstStep        *step,
               GError        **error)
{
  BstIoJson figure;
  BstFigureKind kind;
  guint player;

  if (!bst_io_json_need (message->payload, "meepleId", &figure, error)
      || !bst_io_jcz_get_figure (&figure, bst_position_get_game (message->position), &player, &kind,
                                 error))
    return FALSE;
  step->kind = BST_STEP_FREE;
  step->spot.player = (gint8) player;
  step->spot.figure = (guint8) kind;

  return TRUE;
}

/* --- Crop circles --- */

static gboolean
read_circle (const Message  *message,
             BstStep        *step,
             GError        **error)
{
  const char *value = bst_io_json_need_string (message->payload, "value", error);

  if (value == NULL)
    return FALSE;
  step->kind = strcmp (value, "REMOVE") == 0 ? BST_STEP_CIRCLE_TAKES : BST_STEP_CIRCLE_ADDS;

  return strcmp (value, "REMOVE") == 0 || strcmp (value, "DEPLOY") == 0
         || bst_io_json_fail (message->payload, error, BST_IO_ERROR_DATA, _("“%s” is nothing that a crop circle does"), value);
}

/* --- Sheep --- */

/* For which flock it is, where there are several, the message does not say: they come one after the other. What is drawn is
 * for whoever knows it. */
static gboolean
read_flock (const Message  *message,
            BstStep        *step,
            GError        **error)
{
  const char *value = bst_io_json_need_string (message->payload, "value", error);
  g_auto (BstSteps) steps = { 0 };
  guint8 kind;

  if (value == NULL)
    return FALSE;
  if (strcmp (value, "EXPAND") != 0 && strcmp (value, "SCORE") != 0)
    return bst_io_json_fail (message->payload, error, BST_IO_ERROR_DATA, _("“%s” is nothing that a flock does"), value);

  kind = step->kind = strcmp (value, "EXPAND") == 0 ? BST_STEP_SHEEP : BST_STEP_FLOCK;
  bst_position_get_steps (message->position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (steps.items[i].kind == kind)
      {
        *step = steps.items[i];
        step->result = 0;
        return TRUE;
      }

  return TRUE;
}

/* --- All --- */

static const struct
{
  const char *type;
  Reader      read;
} readers[] = {
  { "DEPLOY_MEEPLE", read_deploy },
  { "MOVE_NEUTRAL_FIGURE", read_neutral },
  { "RETURN_MEEPLE", read_return },
  { "PLACE_TOKEN", read_token },
  { "CAPTURE_FOLLOWER", read_capture },
  { "EXCHANGE_FOLLOWER", read_exchange },
  { "CIRCLE_REMOVE_OR_DEPLOY", read_circle },
  { "FLOCK_EXPAND_OR_SCORE", read_flock },
};

static Reader
find_reader (const char *type)
{
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    if (strcmp (readers[i].type, type) == 0)
      return readers[i].read;

  return NULL;
}

gboolean
bst_io_jcz_is_step (const char *type)
{
  return find_reader (type) != NULL;
}

gboolean
bst_io_jcz_read_step (const char         *type,
                      const BstIoJson    *payload,
                      const BstPosition  *position,
                      BstStep            *step,
                      GError            **error)
{
  Message message = { payload, position };
  Reader read = find_reader (type);

  g_return_val_if_fail (read != NULL, FALSE);

  *step = (BstStep) { 0 };
  step->spot.player = step->to.player = BST_NO_PLAYER;

  return read (&message, step, error);
}
