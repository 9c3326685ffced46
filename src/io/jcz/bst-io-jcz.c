/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz.h"

#include "bst-io-jcz-replay.h"

#include <glib/gi18n-lib.h>

#include <string.h>

gboolean
bst_io_jcz_is (const BstIoJson *root)
{
  BstIoJson value;

  return bst_io_json_find (root, "setup", &value) && bst_io_json_is_object (&value);
}

const char *
bst_io_jcz_phase_name (BstIoJczPhase phase)
{
  static const char * const names[BST_IO_JCZ_N_PHASES] = {
    "AbbeyPhase", "CommitAbbeyPassPhase", "TilePhase", "GoldPiecePhase", "MageAndWitchPhase", "ActionPhase", "TowerCapturePhase",
    "TowerCapturePhase", "PlaceFerryPhase", "ChangeFerriesPhase", "ShepherdPhase", "DragonMovePhase", "CommitActionPhase", "WagonPhase",
    "WagonPhase", "CornCirclePhase", "EscapePhase", "AbbeyEndGamePhase", "GameOverPhase"
  };

  g_return_val_if_fail (phase < BST_IO_JCZ_N_PHASES, NULL);

  return names[phase];
}

static const char *
find_text (const BstIoJson *json,
           const char      *key)
{
  BstIoJson value;

  return bst_io_json_find (json, key, &value) ? bst_io_json_get_string (&value, NULL) : NULL;
}

static void
read_header (const BstIoJson *root,
             BstRecord       *record)
{
  const char *version = find_text (root, "appVersion");
  const char *created = find_text (root, "created");
  const char *name = find_text (root, "name");
  g_autofree char *source = g_strdup_printf ("JCloisterZone %s", version != NULL ? version : "");

  bst_record_set_header (record, BST_HEADER_SOURCE, g_strchomp (source));
  if (name != NULL && *name != '\0')
    bst_record_set_header (record, BST_HEADER_EVENT, name);
  if (created != NULL && strlen (created) >= 10 && created[4] == '-' && created[7] == '-')
    {
      g_autofree char *date = g_strndup (created, 10);

      bst_record_set_header (record, BST_HEADER_DATE, date);
    }
}

/* A list of the file that is something else would count as empty: a replay of no moves, a test of
 * nothing. */
static gboolean
check_list (const BstIoJson  *json,
            const char       *key,
            GError          **error)
{
  BstIoJson value;

  if (!bst_io_json_find_any (json, key, &value) || bst_io_json_is_array (&value))
    return TRUE;

  return bst_io_json_fail (&value, error, BST_IO_ERROR_SYNTAX, _("expected a list"));
}

/* A set-up that is saved alone may have null for all the rest. */
static gboolean
is_setup_alone (const BstIoJson *root)
{
  BstIoJson value;

  return !bst_io_json_find (root, "players", &value) && !bst_io_json_find (root, "slots", &value)
         && !bst_io_json_find (root, "replay", &value) && !bst_io_json_find (root, "test", &value);
}

/* Before anything is found that is not supported. */
static gboolean
check_lists (const BstIoJson  *root,
             GError          **error)
{
  BstIoJson test;

  if (!is_setup_alone (root) && !check_list (root, "replay", error))
    return FALSE;
  if (!bst_io_json_find (root, "test", &test))
    return TRUE;
  if (!bst_io_json_is_object (&test))
    return bst_io_json_fail (&test, error, BST_IO_ERROR_SYNTAX, _("expected an object"));

  return check_list (&test, "assertions", error);
}

static gboolean
read_test (const BstIoJson  *root,
           BstRecord        *record,
           GError          **error)
{
  GPtrArray *assertions = bst_record_get_assertions (record);
  BstIoJson test, list;

  if (!bst_io_json_find (root, "test", &test))
    return TRUE;

  bst_record_set_description (record, find_text (&test, "description"));
  if (!bst_io_json_find (&test, "assertions", &list))
    return TRUE;
  for (guint i = 0; i < bst_io_json_get_length (&list); i++)
    {
      BstIoJson value;
      const char *text;

      bst_io_json_get_element (&list, i, &value);
      text = bst_io_json_get_string (&value, error);
      if (text == NULL)
        return FALSE;
      g_ptr_array_add (assertions, g_strdup (text));
    }

  return TRUE;
}

static void
note_what_is_left_out (const BstIoJson     *root,
                       const BstIoJczSetup *setup,
                       BstIoIssues         *issues)
{
  BstIoJson value;

  if (setup->setup_only)
    bst_io_issues_add (issues, "setup-only", NULL,
                       _("the file holds only the set-up of a game; it is shown with two players"));
  if (bst_io_json_find (root, "chat", &value) && bst_io_json_get_length (&value) > 0)
    bst_io_issues_add (issues, "not-kept", "chat", _("the chat of the players is not kept"));
  if (bst_io_json_find (root, "clock", &value) && bst_io_json_is_number (&value)
      && json_node_get_double (value.node) > 0)
    bst_io_issues_add (issues, "not-kept", "clock", _("the thinking times are not kept"));
}

/* The first @n_messages of the file; as bst_io_jcz_replay(). (transfer full) */
static BstRecord *
read_messages (const BstIoJson      *root,
               const BstIoJczSetup  *setup,
               guint                 n_messages,
               BstIoJczEnd          *end,
               guint                *n_good,
               BstIoIssues          *issues,
               GError              **error)
{
  g_autoptr (BstIoJczDraws) draws = bst_io_jcz_draws_new (root, setup, error);
  g_autoptr (BstRecord) record = NULL;

  if (draws == NULL)
    return NULL;

  record = bst_record_new (setup->game);
  read_header (root, record);
  if (!bst_io_jcz_replay (root, setup, draws, record, n_messages, end, n_good, issues, error))
    return NULL;

  return g_steal_pointer (&record);
}

BstRecord *
bst_io_jcz_read (const BstIoJson  *root,
                 BstIoJczEnd      *end,
                 BstIoIssues      *issues,
                 GError          **error)
{
  g_auto (BstIoJczSetup) setup = { 0 };
  g_autoptr (BstRecord) record = NULL;

  if (!check_lists (root, error) || !bst_io_jcz_setup_read (root, &setup, error)
      || !bst_io_jcz_setup_is_whole (root, &setup, error))
    return NULL;
  record = read_messages (root, &setup, G_MAXUINT, end, NULL, issues, error);
  if (record == NULL || !read_test (root, record, error))
    return NULL;
  note_what_is_left_out (root, &setup, issues);

  return g_steal_pointer (&record);
}

/* Says where the game ends here, in an issue and behind its last move. Takes @note. */
static void
note_end (BstRecord   *record,
          BstIoIssues *issues,
          const char  *tag,
          char        *note)
{
  bst_io_issues_add (issues, tag, NULL, "%s", note);
  bst_node_set_comment (bst_node_get_last (bst_record_get_root (record)), note);
  g_free (note);
}

/* All messages, or those before the one that has a @fault; then these are played anew, so that nothing is left of what the
 * reader did with that one. NULL if there is none before it. */
static BstRecord *
read_as_far (const BstIoJson      *root,
             const BstIoJczSetup  *setup,
             BstIoIssues          *issues,
             GError              **fault)
{
  g_autoptr (GPtrArray) found = bst_io_issues_new ();
  guint n_good = 0;
  BstRecord *record = read_messages (root, setup, G_MAXUINT, NULL, &n_good, found, fault);

  if (record == NULL)
    return n_good > 0 ? read_messages (root, setup, n_good, NULL, NULL, issues, NULL) : NULL;
  if (issues != NULL)
    g_ptr_array_extend_and_steal (issues, g_steal_pointer (&found));

  return record;
}

/* A game of which something is left out: as far as it can be played without. The points that what is left out would have
 * brought are nowhere asked for, so that the end of the file is no end of the game. */
static BstRecord *
read_known (const BstIoJson      *root,
            const BstIoJczSetup  *setup,
            BstIoIssues          *issues,
            GError              **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (BstRecord) record = read_as_far (root, setup, issues, &fault);
  g_autofree char *what = bst_io_jcz_lacking_to_text (setup->lacking);
  const char *where;

  if (record == NULL || bst_node_get_next (bst_record_get_root (record)) == NULL)
    {
      bst_io_jcz_setup_is_whole (root, setup, error);
      return NULL;
    }
  where = fault != NULL ? bst_io_error_get_reason (fault, root->file) : NULL;
  note_end (record, issues, BST_IO_ISSUE_UNSUPPORTED,
            where != NULL
            /* Translators: the first %s is a list of expansions, the second where the first of them comes into the game:
             * a place in the file, and why that cannot be read. */
            ? g_strdup_printf (_("not supported yet: %s; the game ends here before it needs that: %s"), what, where)
            /* Translators: %s is a list of expansions. */
            : g_strdup_printf (_("not supported yet: %s; the game is shown, and counted, as if that were not in it"),
                               what));

  return g_steal_pointer (&record);
}

static BstRecord *
read_whole (const BstIoJson      *root,
            const BstIoJczSetup  *setup,
            BstIoIssues          *issues,
            GError              **error)
{
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (GError) fault = NULL;

  record = read_as_far (root, setup, issues, &fault);
  if (record == NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  else if (fault == NULL && !read_test (root, record, error))
    return NULL;
  else if (fault != NULL)
    note_end (record, issues, BST_IO_ISSUE_FAULT,
              /* Translators: %s is what is wrong, and where. */
              g_strdup_printf (_("the file has a fault, before which the game ends here: %s"),
                               bst_io_error_get_reason (fault, root->file)));

  return g_steal_pointer (&record);
}

BstRecord *
bst_io_jcz_read_to_fault (const BstIoJson  *root,
                          BstIoIssues      *issues,
                          GError          **error)
{
  g_auto (BstIoJczSetup) setup = { 0 };
  BstRecord *record;

  if (!check_lists (root, error) || !bst_io_jcz_setup_read (root, &setup, error))
    return NULL;

  record = setup.lacking->len > 0 ? read_known (root, &setup, issues, error) : read_whole (root, &setup, issues, error);
  if (record != NULL)
    note_what_is_left_out (root, &setup, issues);

  return record;
}
