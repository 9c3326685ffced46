/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of moves fit a pane of 260 pixels, in every language: test-move-row GAMES [LANGUAGE CATALOGUES]. */

#include "config.h"

#include <bst-io-game-words.h>
#include <bst-io-open.h>

#include "bastide-move-list.h"
#include "bastide-move-row.h"
#include "bastide-move-signs.h"
#include "bastide-move-text.h"
#include "inside.h"
#include "language.h"

#include <glib/gi18n.h>
#include <string.h>

/* Of the pane, and what the list leaves beside its rows. */
#define PANE  260
#define SIDES 16

static const char *games_folder;

/* Rows outside of a list, in a window of their own, and what they are filled from. */
typedef struct
{
  BastideStudy       *study;
  BastideRowPictures *pictures;
  BastideMoveList    *list;
  GtkWidget          *window;
  GtkWidget          *row;
} Rows;

static void
rows_init (Rows      *rows,
           BstRecord *record)
{
  rows->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (rows->study, record, NULL, NULL));
  rows->pictures = bastide_row_pictures_new (rows->study);
  rows->list = bastide_move_list_new ();
  bastide_move_list_set_record (rows->list, record);
  rows->window = gtk_window_new ();
  rows->row = bastide_move_row_new (rows->pictures);
  gtk_window_set_child (GTK_WINDOW (rows->window), rows->row);
}

static void
rows_clear (Rows *rows)
{
  gtk_window_destroy (GTK_WINDOW (rows->window));
  g_object_unref (rows->list);
  bastide_row_pictures_free (rows->pictures);
  g_object_unref (rows->study);
}

static guint
rows_bind (Rows  *rows,
           guint  place)
{
  g_autoptr (BastideMoveItem) item = g_list_model_get_item (G_LIST_MODEL (rows->list), place);

  bastide_move_row_bind (BASTIDE_MOVE_ROW (rows->row), item);

  return bastide_move_item_get_indent (item);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

/* All that is read in the row is there, in a pane of that width. */
static void
check_labels (GtkWidget *row)
{
  gtk_widget_size_allocate (row, &(GtkAllocation) { 0, 0, PANE - SIDES,
                                                    measure (row, GTK_ORIENTATION_VERTICAL, PANE - SIDES) }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      PangoLayout *layout;
      int width, height;

      if (!GTK_IS_LABEL (child) || !gtk_widget_get_visible (child))
        continue;
      layout = gtk_label_get_layout (GTK_LABEL (child));
      pango_layout_get_pixel_size (layout, &width, &height);
      g_assert_false (pango_layout_is_ellipsized (layout));
      g_assert_cmpint (width, <=, gtk_widget_get_width (child));
      g_assert_cmpint (height, <=, gtk_widget_get_height (child));
    }
}

static guint
check_record (BstRecord *record)
{
  guint n_rows;
  Rows rows;

  rows_init (&rows, record);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (rows.list));
  for (guint i = 0; i < n_rows; i++)
    {
      rows_bind (&rows, i);
      bastide_move_row_set_words (BASTIDE_MOVE_ROW (rows.row), FALSE);
      g_assert_cmpint (measure (rows.row, GTK_ORIENTATION_HORIZONTAL, -1), <=, PANE - SIDES);
      check_labels (rows.row);
      bastide_move_row_set_words (BASTIDE_MOVE_ROW (rows.row), TRUE);
      check_labels (rows.row);
    }
  rows_clear (&rows);

  return n_rows;
}

static BstRecord *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  BstRecord *record = bst_io_open (path, NULL, &error);

  g_assert_no_error (error);

  return record;
}

/* One game of each set. */
static void
test_fit (void)
{
  g_autoptr (GDir) folder = g_dir_open (games_folder, 0, NULL);
  const char *name;
  guint n_rows = 0;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, "-1.bastide") || g_str_has_prefix (name, "all-"))
      {
        g_autofree char *path = NULL;
        g_autoptr (BstRecord) record = NULL;

        if (!g_str_has_suffix (name, ".bastide"))
          continue;
        path = g_build_filename (games_folder, name, NULL);
        record = load (path);
        n_rows += check_record (record);
      }
  g_test_message ("%u rows", n_rows);
  g_assert_cmpuint (n_rows, >, 1000);
}

/* Variations in variations are moved in as far as there is room. */
static void
test_deep (void)
{
  g_autofree char *path = g_build_filename (games_folder, "basic-1.bastide", NULL);
  g_autoptr (BstRecord) record = load (path);
  BstNode *node = bst_node_get_next (bst_record_get_root (record));
  Rows rows;

  for (guint i = 0; i < 10; i++)
    {
      BstNode *twin = bst_record_add_move (record, node->parent, &node->move, BST_NO_PLAYER);

      node = bst_record_add_move (record, twin, &bst_node_get_next (node)->move, BST_NO_PLAYER);
      bst_record_add_move (record, node, &node->move, BST_NO_PLAYER);
    }
  rows_init (&rows, record);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows.list)); i++)
    {
      rows_bind (&rows, i);
      g_assert_cmpint (measure (rows.row, GTK_ORIENTATION_HORIZONTAL, -1), <=, PANE - SIDES);
    }
  rows_clear (&rows);
}

/* Every kind of step has a sign. */
static void
test_signs (void)
{
  gboolean seen[BST_N_STEP_KINDS] = { FALSE };
  g_autofree char *path = g_build_filename (games_folder, "all-1.bastide", NULL);
  g_autoptr (BstRecord) record = load (path);
  BastideSign signs[BASTIDE_MAX_SIGNS];

  for (BstNode *node = bst_node_get_next (bst_record_get_root (record)); node != NULL; node = bst_node_get_next (node))
    {
      guint n_signs = bastide_move_signs_get (node, bst_node_get_game (node), signs);
      guint n_told = 0;
      gboolean has_dragon = FALSE;

      for (guint i = 0; i < node->move.n_steps; i++)
        {
          seen[node->move.steps[i].kind] = TRUE;
          if (node->move.steps[i].kind == BST_STEP_DRAGON)
            has_dragon = TRUE;
          else
            n_told += node->move.steps[i].kind != BST_STEP_PASS;
        }
      for (guint i = 0; i < n_signs; i++)
        n_told -= signs[i].begins_step;
      if (node->move.kind == BST_MOVE_PLACE && !bst_node_gives_turn (node))
        g_assert_cmpuint (n_told + has_dragon, ==, 0);
      else
        g_assert_cmpuint (n_signs, >, 0);
    }
  g_assert_true (seen[BST_STEP_PUT] && seen[BST_STEP_FAIRY] && seen[BST_STEP_PIECE] && seen[BST_STEP_DRAGON]);
}

/* What one reads where no tile is. */
static void
test_start (void)
{
  g_autofree char *path = g_build_filename (games_folder, "basic-1.bastide", NULL);
  g_autoptr (BstRecord) record = load (path);
  Rows rows;

  rows_init (&rows, record);
  rows_bind (&rows, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (inside_find (rows.row, GTK_TYPE_LABEL, NULL))), ==,
                   _("Start of the game"));
  rows_clear (&rows);
}

/* What a screen reader says of a row ends with who gets how many points by the move. */
static void
test_points (void)
{
  g_autofree char *path = g_build_filename (games_folder, "basic-1.bastide", NULL);
  g_autoptr (BstRecord) record = load (path);
  BstGame *game = bst_record_get_game (record);
  guint n_paid = 0;
  Rows rows;

  rows_init (&rows, record);
  for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (rows.list)); i++)
    {
      g_autoptr (BastideMoveItem) item = g_list_model_get_item (G_LIST_MODEL (rows.list), i);
      g_autofree char *spoken = bastide_move_text_dup_spoken (item);
      g_autoptr (GString) paid = g_string_new (NULL);

      for (guint p = 0; p < bst_game_get_n_players (game); p++)
        {
          int points = bastide_shown_get_score (bastide_study_get_shown (rows.study), i, p, FALSE)
                       - bastide_shown_get_score (bastide_study_get_shown (rows.study), i - 1, p, FALSE);

          if (points > 0)
            g_string_append_printf (paid, "%s%s +%d", paid->len > 0 ? ", " : "; ", bst_io_words_player (game, p), points);
        }
      g_test_message ("%u: “%s” ends with “%s”", i, spoken, paid->str);
      g_assert_true (g_str_has_suffix (spoken, paid->str));
      g_assert_cmpint (strstr (spoken, " +") != NULL, ==, paid->len > 0);
      n_paid += paid->len > 0;
    }
  g_assert_cmpuint (n_paid, >, 0);
  rows_clear (&rows);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4)
    {
      language_speak (argv[2], argv[3]);
      g_assert_cmpstr (_("Start of the game"), !=, "Start of the game");
    }
  inside_init (&argc, &argv);
  g_assert_cmpint (argc, >=, 2);
  games_folder = argv[1];

  g_test_add_func ("/move-row/fit", test_fit);
  g_test_add_func ("/move-row/deep", test_deep);
  g_test_add_func ("/move-row/signs", test_signs);
  g_test_add_func ("/move-row/start", test_start);
  if (argc == 2)
    g_test_add_func ("/move-row/points", test_points);

  return inside_run ();
}
