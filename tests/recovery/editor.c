/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program with a restless hand inside, to be killed by test-recovery.py.
 *
 *   editor edit SEED FILE    edits and saves without a break, and says what it did
 *   editor look              starts as the user would, says what is open, and quits
 *
 * A line on stdout for each state: "state TIME HASH PLACE"; "saved TIME HASH" after a save;
 * "shown HASH PLACE CHANGED NOTICE" for each window. TIME is of the monotonic clock. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-io-document.h>
#include <bst-io-draft.h>
#include <bst-random.h>

#include "bastide-application.h"
#include "../app/inside-window.h"

#include <stdlib.h>
#include <string.h>

static BastideApplication *application;
static BstRandom dice;

static BastideWindow *
get_window (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  return windows != NULL ? BASTIDE_WINDOW (windows->data) : NULL;
}

static char *
hash (BastideWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_document_to_text (bastide_study_get_record (inside_study (window)->study),
                                                   &error);

  g_assert_no_error (error);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);
}

static void
say_state (BastideWindow *window,
           const char    *what)
{
  g_autofree char *sum = hash (window);
  g_autofree char *place = bst_io_draft_dup_path (bastide_study_get_node (inside_study (window)->study));

  g_print ("%s %" G_GINT64_FORMAT " %s %s\n", what, g_get_monotonic_time (), sum, place);
}

/* --- Editing --- */

/* A legal turn without a figure, with the tile in hand. */
static void
play (BastideStudy *study)
{
  const BstPosition *position = bastide_study_get_position (study);
  int type = bst_position_get_held_tile (position, bst_position_get_turn (position));
  g_autofree BstPlacement *places = NULL;
  BstMove move = { .kind = BST_MOVE_PLACE };
  guint n;

  if (type == BST_NO_TILE || bastide_study_is_over (study))
    return;
  bst_position_get_tiles (position, &n);
  places = g_new (BstPlacement, BST_MAX_PLACEMENTS (n));
  n = bst_position_get_placements (position, (guint) type, places);
  if (n == 0)
    return;
  n = bst_random_below (&dice, n);
  move.type = (gint16) type;
  move.x = places[n].x;
  move.y = places[n].y;
  while ((places[n].rotations & (1u << move.rotation)) == 0)
    move.rotation++;
  bastide_study_play (study, &move, NULL);
}

static void
write_comment (BastideStudy *study)
{
  g_autofree char *text = g_strdup_printf ("<%u> & ]]> „%u”", bst_random_below (&dice, 1000),
                                           bst_random_below (&dice, 1000));

  bastide_study_set_comment (study, text);
}

static void
edit (BastideStudy *study)
{
  switch (bst_random_below (&dice, 10))
    {
    case 0:
    case 1:
    case 2:
      bastide_study_toggle_glyph (study, (BstGlyph) (1 + bst_random_below (&dice, 6)));
      break;
    case 3:
    case 4:
      write_comment (study);
      break;
    case 5:
    case 6:
      play (study);
      break;
    case 7:
      bastide_study_undo (study);
      break;
    case 8:
      bastide_study_redo (study);
      break;
    default:
      if (bst_random_below (&dice, 4) == 0 && bastide_study_get_node (study)->parent != NULL)
        bastide_study_remove (study, bastide_study_get_node (study), BST_CHANGE_DELETE);
      break;
    }
}

static void
save (BastideWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "page.save", NULL);
  if (!bastide_study_is_changed (inside_study (window)->study))
    say_state (window, "saved");
}

static gboolean
act (gpointer user_data)
{
  BastideWindow *window = get_window ();
  BastideStudy *study = inside_study (window)->study;

  if (bst_random_below (&dice, 3) == 0)
    bastide_study_set_index (study, bst_random_below (&dice, bastide_study_get_line_length (study)));
  edit (study);
  say_state (window, "state");
  if (bst_random_below (&dice, 150) == 0)
    save (window);
  g_timeout_add (1 + bst_random_below (&dice, 25), act, NULL);

  return G_SOURCE_REMOVE;
}

/* --- Looking --- */

static gboolean
quit (gpointer user_data)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);

  return G_SOURCE_REMOVE;
}

static void
say_shown (BastideWindow *window)
{
  g_autofree char *sum = hash (window);
  g_autofree char *place = bst_io_draft_dup_path (bastide_study_get_node (inside_study (window)->study));

  g_print ("shown %s %s %s %s\n", sum, place,
           bastide_study_is_changed (inside_study (window)->study) ? "changed" : "unchanged",
           inside_notice (window, "Bastide ended before") != NULL ? "notice" : "quiet");
}

/* --- Starting --- */

/* All windows have what they shall show, or will have nothing. */
static gboolean
is_settled (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *at = windows; at != NULL; at = at->next)
    if (!BASTIDE_IS_WINDOW (at->data) || inside_document (at->data)->reading != NULL
        || inside_document (at->data)->is_restoring)
      return FALSE;

  return windows != NULL;
}

static gboolean
wait (gpointer user_data)
{
  const char *mode = user_data;

  if (!is_settled ())
    return G_SOURCE_CONTINUE;

  if (strcmp (mode, "edit") == 0)
    {
      say_state (get_window (), "state");
      act (NULL);
      return G_SOURCE_REMOVE;
    }
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (application)); at != NULL;
       at = at->next)
    if (bastide_study_get_record (inside_study (at->data)->study) != NULL)
      say_shown (at->data);
  quit (NULL);

  return G_SOURCE_REMOVE;
}

int
main (int   argc,
      char *argv[])
{
  char *arguments[] = { argv[0], NULL, NULL };

  if (argc < 2)
    return 2;
  if (argc > 3)
    {
      bst_random_init (&dice, g_ascii_strtoull (argv[2], NULL, 10));
      arguments[1] = argv[3];
    }
  application = bastide_application_new ();
  g_timeout_add (20, wait, argv[1]);

  return g_application_run (G_APPLICATION (application), arguments[1] != NULL ? 2 : 1, arguments);
}
