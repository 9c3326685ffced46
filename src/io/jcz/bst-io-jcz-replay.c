/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-replay.h"

#include "bst-io-jcz-step.h"
#include "bst-io-jcz-turn.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static gboolean
play_message (BstIoJczTurn     *turn,
              const BstIoJson  *message,
              GError          **error)
{
  const char *type = bst_io_json_need_string (message, "type", error);
  BstIoJson payload;

  if (type == NULL)
    return FALSE;
  if (strcmp (type, "PASS") == 0)
    return bst_io_jcz_turn_pass (turn, message, error);
  if (strcmp (type, "GAME_OVER") == 0)
    return bst_io_jcz_turn_game_over (turn, message, error);

  if (!bst_io_json_need (message, "payload", &payload, error))
    return FALSE;
  if (strcmp (type, "PLACE_TILE") == 0)
    return bst_io_jcz_turn_place (turn, message, &payload, error);
  if (strcmp (type, "COMMIT") == 0)
    return bst_io_jcz_turn_commit (turn, message, &payload, error);
  if (bst_io_jcz_is_step (type))
    return bst_io_jcz_turn_step (turn, message, &payload, type, error);

  return bst_io_json_fail (message, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the message “%s” is not supported yet"), type);
}

/* What was drawn after a commit is known, so nothing before it is taken back. */
static gboolean
is_committed (const BstIoJson *list,
              const GArray    *indices)
{
  BstIoJson last;

  if (indices->len == 0)
    return FALSE;
  bst_io_json_get_element (list, g_array_index (indices, guint, indices->len - 1), &last);

  return g_strcmp0 (bst_io_json_need_string (&last, "type", NULL), "COMMIT") == 0;
}

/* UNDO takes back one message, so those that count are known before any is played. */
static gboolean
find_effective (const BstIoJson  *list,
                GArray           *indices,
                GError          **error)
{
  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson message;
      const char *type;

      bst_io_json_get_element (list, i, &message);
      type = bst_io_json_need_string (&message, "type", error);
      if (type == NULL)
        return FALSE;
      if (strcmp (type, "UNDO") != 0)
        g_array_append_val (indices, i);
      else if (indices->len == 0 || is_committed (list, indices))
        return bst_io_jcz_fail_phase (&message, type, error);
      else
        g_array_set_size (indices, indices->len - 1);
    }

  return TRUE;
}

gboolean
bst_io_jcz_replay (const BstIoJson      *root,
                   const BstIoJczSetup  *setup,
                   BstIoJczDraws        *draws,
                   BstRecord            *record,
                   BstIoJczEnd          *end,
                   BstIoIssues          *issues,
                   GError              **error)
{
  g_auto (BstIoJczTurn) turn = { 0 };
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));
  BstIoJson list, message;

  bst_io_jcz_turn_init (&turn, setup, draws, record, issues);
  if (bst_io_json_find (root, "replay", &list))
    {
      if (!find_effective (&list, indices, error))
        return FALSE;
      if (end != NULL)
        end->is_committed = is_committed (&list, indices);
      for (guint i = 0; i < indices->len; i++)
        {
          bst_io_json_get_element (&list, g_array_index (indices, guint, i), &message);
          if (!play_message (&turn, &message, error))
            return FALSE;
        }
    }
  bst_io_jcz_turn_finish (&turn);
  if (end != NULL)
    end->phase = turn.phase;

  return TRUE;
}
