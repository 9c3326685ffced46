/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets: what they say, on how many pages, in which colours. */

#include "bst-io-position-text.h"
#include "bst-io-booklet.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-io-open.h"
#include "bst-sheet-poster.h"
#include "bst-sheets.h"

#include <string.h>

/* A4 without margins, in points. */
#define WIDTH  511
#define HEIGHT 758

static void
assert_says (BstSheet   *sheet,
             const char *words)
{
  g_autofree char *text = bst_sheet_to_text (sheet);

  if (strstr (text, words) == NULL)
    g_error ("“%s” is missing:\n%s", words, text);
}

static void
assert_says_not (BstSheet   *sheet,
                 const char *words)
{
  g_autofree char *text = bst_sheet_to_text (sheet);

  g_assert_null (strstr (text, words));
}

/* --- Pages --- */

static void
test_pages (void)
{
  g_autoptr (BstSheet) sheet = bst_sheet_new ("Pages");
  guint n_rows = 0;

  g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT), ==, 1);
  while (bst_sheet_count_pages (sheet, WIDTH, HEIGHT) == 1)
    {
      bst_sheet_add_row (sheet, "A", "A row");
      n_rows++;
    }
  g_assert_cmpuint (n_rows, >, 20);
  g_assert_cmpuint (n_rows, <, 80);
  /* Smaller paper has more pages. */
  g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT / 3), >, 2);
  bst_sheet_add_break (sheet);
  bst_sheet_add_text (sheet, BST_SHEET_TEXT, "Last");
  g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT), ==, 3);
}

static void
count (cairo_t  *cr,
       double    width,
       double    height,
       gpointer  data)
{
  *(double *) data = height;
}

/* However long the text above is, half a page is left; and all of it if there is none. */
static void
test_drawing (void)
{
  double height = 0;
  g_autoptr (BstSheet) sheet = bst_sheet_new ("Drawing");
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < 40; i++)
    bst_sheet_add_text (sheet, BST_SHEET_TEXT, "A sentence.");
  bst_sheet_add_drawing (sheet, count, &height, NULL);
  g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT), ==, 2);
  bst_sheet_draw_page (sheet, cr, 0, WIDTH, HEIGHT, FALSE);
  g_assert_cmpfloat (height, ==, 0);
  bst_sheet_draw_page (sheet, cr, 1, WIDTH, HEIGHT, FALSE);
  g_assert_cmpfloat (height, >, HEIGHT * 0.9);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* --- Colours --- */

/* How many pixels have a colour, and how many are dark. */
static void
look (const BstSheet *sheet,
      guint           page,
      gboolean        is_grey,
      guint          *n_coloured,
      guint          *n_dark)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  const guint8 *data;
  int stride;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  bst_sheet_draw_page (sheet, cr, page, WIDTH, HEIGHT, is_grey);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  *n_coloured = *n_dark = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        const guint8 *pixel = data + y * stride + 4 * x;
        int most = MAX (pixel[0], MAX (pixel[1], pixel[2])), least = MIN (pixel[0], MIN (pixel[1], pixel[2]));

        *n_coloured += most - least > 3;
        *n_dark += most < 128;
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_grey (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSheet) sheet = bst_sheet_new_farms (&error);
  guint n_pages = bst_sheet_count_pages (sheet, WIDTH, HEIGHT);

  g_assert_no_error (error);
  g_assert_cmpuint (n_pages, >=, 2);
  for (guint page = 0; page < n_pages; page++)
    {
      guint n_coloured, n_dark;

      look (sheet, page, FALSE, &n_coloured, &n_dark);
      g_assert_cmpuint (n_coloured, >, 1000);
      look (sheet, page, TRUE, &n_coloured, &n_dark);
      g_assert_cmpuint (n_coloured, ==, 0);
      g_assert_cmpuint (n_dark, >, 100);
    }
}

static void
test_pdf (void)
{
  g_autoptr (BstSheet) sheet = bst_sheet_new_farms (NULL);
  g_autoptr (GBytes) one = bst_sheet_to_pdf (sheet, BST_SHEET_A4, FALSE, NULL);
  g_autoptr (GBytes) two = bst_sheet_to_pdf (sheet, BST_SHEET_A4, FALSE, NULL);
  g_autoptr (GBytes) letter = bst_sheet_to_pdf (sheet, BST_SHEET_LETTER, FALSE, NULL);
  BstSheetPaper paper;

  g_assert_true (g_str_has_prefix (g_bytes_get_data (one, NULL), "%PDF"));
  g_assert_true (g_bytes_equal (one, two));
  g_assert_false (g_bytes_equal (one, letter));
  g_assert_true (bst_sheet_paper_find ("Letter", &paper));
  g_assert_cmpint (paper, ==, BST_SHEET_LETTER);
  g_assert_false (bst_sheet_paper_find ("a5", &paper));
}

/* --- What they say --- */

/* Numbered without a gap, and each has its line in the key. */
static void
test_questions (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) course = bst_io_course_load ("first-game", &error);
  g_autoptr (BstSheet) whole = bst_sheet_new_questions (course, NULL, &error);
  g_autofree char *text = bst_sheet_to_text (whole);
  char *key = strchr (text, '\f');
  g_autoptr (BstSheet) lesson = bst_sheet_new_questions (course, bst_booklet_get_lesson (course, 0)->id, &error);
  g_autoptr (BstSheet) none = NULL;
  guint n = 0;

  g_assert_no_error (error);
  *key++ = '\0';
  for (gboolean is_there = TRUE; is_there; n++)
    {
      g_autofree char *label = g_strdup_printf ("\n%u  ", n + 1);

      is_there = strstr (text, label) != NULL;
      g_assert_true (is_there == (strstr (key, label) != NULL));
    }
  g_assert_cmpuint (n, >, 20);
  /* Several questions share a page. */
  g_assert_cmpuint (bst_sheet_count_pages (whole, WIDTH, HEIGHT), <, n / 3);
  assert_says (lesson, "\n3  There is 1 way.\n");
  assert_says (lesson, bst_booklet_get_lesson (course, 0)->title);
  assert_says_not (lesson, bst_booklet_get_lesson (course, 1)->title);
  none = bst_sheet_new_questions (course, "none", &error);
  g_assert_null (none);
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
}

/* Boards are as large as their page has room: six of them fill it, and so does one much more of it than a sixth. */
static void
test_room (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = bst_io_position_from_text (
    "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; U@1,0 r0; E@0,-1 r180 | ", NULL, &error);
  BstSheetBoard board = { .position = position, .target = BST_NO_PART };
  guint n_one, n_six, n_dark;

  g_assert_no_error (error);
  for (guint n = 1; n <= 6; n += 5)
    {
      g_autoptr (BstSheet) sheet = bst_sheet_new ("Room");

      for (guint i = 0; i < n; i++)
        bst_sheet_add_question (sheet, "1", &board, "What?", 1);
      g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT), ==, 1);
      look (sheet, 0, FALSE, n == 1 ? &n_one : &n_six, &n_dark);
    }
  g_assert_cmpuint (n_one, >, n_six / 3);
}

/* Rows of a score sheet stand there to be filled in; those that are called the same have numbers. */
static void
test_rows (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) course = bst_io_course_load ("first-game", &error);
  g_autoptr (BstSheet) whole = bst_sheet_new_questions (course, NULL, &error);

  g_assert_no_error (error);
  assert_says (whole, "Road, 6 tiles: ______\nRoad, 3 tiles (1): ______\nRoad, 3 tiles (2): ______\nRoad, 1 tile: ______\n"
               "Farm, 9 tiles: ______\nFarm, 4 tiles (3): ______\nFarm, 4 tiles (4): ______\nIn all: ______\n");
}

/* What is right does not stand beside the question. */
static void
test_puzzles (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bst_io_booklet_load ("twenty-four", &error);
  g_autoptr (BstSheet) sheet = bst_sheet_new_questions (booklet, NULL, &error);
  g_autofree char *text = bst_sheet_to_text (sheet);
  char *key = strchr (text, '\f');

  g_assert_no_error (error);
  *key++ = '\0';
  g_assert_nonnull (strstr (text, "\n24  "));
  g_assert_nonnull (strstr (key, "\n1  E (0, −1) 180° knight, city south."));
  g_assert_nonnull (strstr (key, "\n6  Owned by Red"));
  g_assert_null (strstr (text, "Owned by"));
}

/* A right answer that is none takes the place of the right answer in the key, and is named. */
static void
test_faulty_answers (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "faulty-answers.bastide", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open (path, NULL, &error);
  g_autoptr (BstSheet) sheet = NULL;
  static const char * const lines[] = {
    "\n1  answer “3”: ", "\n2  answer “0”: ", "\n3  answer “two”: ", "\n4  answer “true”: ", "\n5  answer “true C3”: ",
    "\n6  answer “maybe C2”: ", "\n7  move “nothing”: ", "\n8  answer “E@9,9 r0”: P1: ", "\n13  Owned by Blue.",
  };

  g_assert_no_error (error);
  sheet = bst_sheet_new_questions (booklet, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_says (sheet, lines[i]);
}

static void
test_tiles (void)
{
  BstTileSet *tiles = bst_io_tile_set_load ("basic+river", NULL);
  g_autoptr (BstSheet) sheet = bst_sheet_new_tiles (tiles);

  assert_says (sheet, "84 tiles\n");
  assert_says (sheet, "\nD × 4\n");
  assert_says (sheet, "\nX × 1\n");
  bst_tile_set_unref (tiles);
}

static BstSheet *
new_scoring (const char *id)
{
  BstRules rules;

  g_assert_true (bst_io_rules_load (id, &rules, NULL));

  return bst_sheet_new_scoring (&rules, id);
}

static void
test_scoring (void)
{
  static const struct { const char *id; const char *with; const char *without; } sets[] = {
    { "modern", "\nFV3  ", "\nFV1  " },
    { "modern", "\nC6  ", "\nC4  " },
    { "classic", "\nC4  ", "\nFV3  " },
    { "classic", "\nFV1  ", "\nH9  " },
    { "second-edition", "\nFV2  ", "\nFV3  " },
    { "winter-house", "\nH9  ", "\nC6  " },
  };
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (BstSheet) sheet = new_scoring (sets[i].id);

      assert_says (sheet, sets[i].with);
      assert_says_not (sheet, sets[i].without);
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstSheet) sheet = new_scoring (ids[i]);

      assert_says (sheet, "\nC2  ");
    }
}

/* Every switch at each of its values: no rule that is named is missing. */
static void
test_switches (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    for (guint j = 0; switches[i].values != NULL && switches[i].values[j] != NULL; j++)
      {
        g_autoptr (BstSheet) sheet = NULL;
        BstRules rules;

        bst_rules_init (&rules);
        bst_rules_set (&rules, "pigs", "1", NULL);
        bst_rules_set (&rules, "barns", "1", NULL);
        bst_rules_set (&rules, "mayors", "1", NULL);
        bst_rules_set (&rules, "big-followers", "1", NULL);
        bst_rules_set (&rules, switches[i].name, switches[i].values[j], NULL);
        sheet = bst_sheet_new_scoring (&rules, "any");
        assert_says (sheet, "\nAM4  ");
      }
}

static void
test_farms (void)
{
  g_autoptr (BstSheet) sheet = bst_sheet_new_farms (NULL);

  assert_says (sheet, "\nB1\n");
  assert_says (sheet, "\nB2\n");
  assert_says (sheet, "Blue: 2 completed cities × 3 = 6");
  /* Only who lies there is named. */
  assert_says (sheet, "B1\n●\u00a0Red   ■\u00a0Blue   ▲\u00a0Yellow   ★\u00a0Black\n");
  assert_says (sheet, "B2\n●\u00a0Red   ■\u00a0Blue\n");
  /* The key of the small board does not stand alone on a page. */
  g_assert_cmpuint (bst_sheet_count_pages (sheet, WIDTH, HEIGHT), ==, 2);
}

/* --- The poster --- */

static GBytes *
make_poster (const BstRecord       *record,
             BstSheetPosterPaper    paper,
             BstRenderExportFormat  format)
{
  const BstNode *node = bst_record_get_root (record);
  g_auto (BstEvents) events = { 0 };
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstSheetPoster) poster = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  while (bst_node_get_next (node) != NULL)
    node = bst_node_get_next (node);
  position = bst_record_dup_position (record, node, &events, &error);
  g_assert_no_error (error);
  poster = bst_sheet_poster_new (position, &events, "2026-11-20", bst_render_theme_get (BST_RENDER_THEME_DAY));
  bytes = bst_sheet_poster_to_bytes (poster, paper, 1, format, &error);
  g_assert_no_error (error);

  return bytes;
}

/* The size of a PNG is in its head. */
static guint
read_number (GBytes *png,
             gsize   at)
{
  const guint8 *data = g_bytes_get_data (png, NULL);

  return (guint) data[at] << 24 | (guint) data[at + 1] << 16 | (guint) data[at + 2] << 8 | data[at + 3];
}

/* As large as its paper, to the last pixel; the same game is the same file; of one without a move, too. */
static void
test_poster (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (BstRecord) empty = bst_record_new (bst_record_get_game (record));
  BstSheetPosterPaper paper;

  g_assert_true (bst_sheet_poster_find_paper ("A2", &paper));
  g_assert_cmpint (paper, ==, BST_SHEET_POSTER_A2);
  g_assert_false (bst_sheet_poster_find_paper ("a4", &paper));
  for (BstRenderExportFormat format = BST_RENDER_EXPORT_PNG; format <= BST_RENDER_EXPORT_PDF; format++)
    {
      g_autoptr (GBytes) one = make_poster (record, BST_SHEET_POSTER_A3, format);
      g_autoptr (GBytes) two = make_poster (record, BST_SHEET_POSTER_A3, format);
      g_autoptr (GBytes) other = make_poster (empty, BST_SHEET_POSTER_A2, format);

      g_assert_true (g_bytes_equal (one, two));
      g_assert_false (g_bytes_equal (one, other));
      if (format != BST_RENDER_EXPORT_PNG)
        continue;
      g_assert_cmpuint (read_number (one, 16), ==, 842);
      g_assert_cmpuint (read_number (one, 20), ==, 1191);
      g_assert_cmpuint (read_number (other, 16), ==, 1191);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/pages", test_pages);
  g_test_add_func ("/sheet/drawing", test_drawing);
  g_test_add_func ("/sheet/grey", test_grey);
  g_test_add_func ("/sheet/pdf", test_pdf);
  g_test_add_func ("/sheet/questions", test_questions);
  g_test_add_func ("/sheet/room", test_room);
  g_test_add_func ("/sheet/rows", test_rows);
  g_test_add_func ("/sheet/puzzles", test_puzzles);
  g_test_add_func ("/sheet/faulty-answers", test_faulty_answers);
  g_test_add_func ("/sheet/tiles", test_tiles);
  g_test_add_func ("/sheet/scoring", test_scoring);
  g_test_add_func ("/sheet/switches", test_switches);
  g_test_add_func ("/sheet/farms", test_farms);
  g_test_add_func ("/sheet/poster", test_poster);

  return g_test_run ();
}
