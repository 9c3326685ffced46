/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-check.h"

#include "bst-io-check-assertion.h"
#include "bst-io-data.h"
#include "bst-io-open.h"

#include "bst-feature.h"

static void
outcome_clear (BstIoOutcome *outcome)
{
  g_clear_pointer (&outcome->record, bst_record_unref);
  g_clear_pointer (&outcome->position, bst_position_free);
  bst_events_clear (&outcome->events);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoOutcome, outcome_clear)

static void
check_free (gpointer data)
{
  BstIoCheck *check = data;

  g_free (check->assertion);
  g_free (check->reason);
  g_free (check);
}

static void
add_check (GPtrArray        *checks,
           const char       *assertion,
           BstIoCheckStatus  status,
           char             *reason)
{
  BstIoCheck *check = g_new0 (BstIoCheck, 1);

  check->assertion = g_strdup (assertion);
  check->status = status;
  check->reason = reason;
  g_ptr_array_add (checks, check);
}

/* Where the program would stand that wrote no other form. */
static BstIoJczPhase
find_phase (const BstRecord   *record,
            const BstNode     *last,
            const BstPosition *position)
{
  if (bst_record_is_over (record, last, position))
    return BST_IO_JCZ_PHASE_OVER;

  return bst_position_is_unfinished (position) ? BST_IO_JCZ_PHASE_ACTION : BST_IO_JCZ_PHASE_TILE;
}

/* The end of the game counts (E2), the end of the file does not. */
static gboolean
evaluate_points (BstIoOutcome  *outcome,
                 gboolean       is_jcz,
                 GError       **error)
{
  const BstNode *last = bst_node_get_last (bst_record_get_root (outcome->record));

  outcome->position = bst_record_dup_position (outcome->record, last, &outcome->events, error);
  if (outcome->position == NULL)
    return FALSE;

  for (guint i = 0; i < bst_game_get_n_players (bst_record_get_game (outcome->record)); i++)
    outcome->points[i] = bst_position_get_score (outcome->position, i);
  if (!is_jcz)
    outcome->end.phase = find_phase (outcome->record, last, outcome->position);
  if (outcome->end.phase == BST_IO_JCZ_PHASE_OVER)
    bst_position_score_final (outcome->position, outcome->points, &outcome->events);

  return TRUE;
}

/* JSON of JCloisterZone, or NULL: then the file is of another form, or damaged. */
static JsonNode *
parse_jcz (GBytes      *bytes,
           const char  *name,
           BstIoJson   *root)
{
  g_autoptr (JsonNode) node = bst_io_json_parse (bytes, name, NULL);

  if (node == NULL)
    return NULL;
  bst_io_json_init (root, node, name);

  return bst_io_jcz_is (root) ? g_steal_pointer (&node) : NULL;
}

static GPtrArray *
give_up (const BstIoJson  *root,
         GPtrArray        *checks,
         GError           *fault,
         GError          **error)
{
  BstIoJson test, list, value;

  if (!g_error_matches (fault, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED))
    {
      g_propagate_error (error, fault);
      g_ptr_array_unref (checks);
      return NULL;
    }

  if (bst_io_json_find (root, "test", &test) && bst_io_json_find (&test, "assertions", &list))
    for (guint i = 0; i < bst_io_json_get_length (&list); i++)
      {
        bst_io_json_get_element (&list, i, &value);
        if (bst_io_json_is_string (&value))
          add_check (checks, bst_io_json_get_string (&value, NULL), BST_IO_CHECK_UNSUPPORTED,
                     g_strdup (fault->message));
      }
  g_error_free (fault);

  return checks;
}

GPtrArray *
bst_io_check_bytes (GBytes      *bytes,
                    const char  *name,
                    GError     **error)
{
  BstIoJson root = { 0 };
  g_autoptr (JsonNode) node = parse_jcz (bytes, name, &root);
  g_autoptr (GPtrArray) checks = g_ptr_array_new_with_free_func (check_free);
  g_auto (BstIoOutcome) outcome = { 0 };
  GPtrArray *assertions;
  GError *fault = NULL;

  if (node != NULL)
    outcome.record = bst_io_jcz_read (&root, &outcome.end, NULL, &fault);
  else
    outcome.record = bst_io_open_data (bytes, name, NULL, error);
  if (fault != NULL)
    return give_up (&root, g_steal_pointer (&checks), fault, error);
  if (outcome.record == NULL || !evaluate_points (&outcome, node != NULL, error))
    return NULL;

  assertions = bst_record_get_assertions (outcome.record);
  for (guint i = 0; i < assertions->len; i++)
    {
      const char *assertion = g_ptr_array_index (assertions, i);
      char *reason = NULL;
      BstIoCheckStatus status = bst_io_assertion_check (&outcome, assertion, &reason);

      add_check (checks, assertion, status, reason);
    }

  return g_steal_pointer (&checks);
}

GPtrArray *
bst_io_check_file (const char  *path,
                   GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_check_bytes (bytes, path, error) : NULL;
}
