/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles: every task, every fault, answers of all spellings and of none; solutions against a
 * plain enumeration that knows only the text of moves. */

#include "bst-io-position-text.h"
#include "bst-booklet.h"
#include "bst-misread.h"
#include "bst-random.h"

#define START "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0"
/* A city of two tiles that Blue holds, open to the east; his road; Red to move. */
#define CITY START "; N@0,-1 r180 [Blue city:S]; U@1,0 r0 [Blue road:W]"

/* (transfer full) */
static BstPuzzle *
new_puzzle (const char  *board,
            BstTaskKind  task,
            const char  *tiles)
{
  g_autofree char *text = g_strconcat (board, " | ", NULL);
  g_autoptr (GError) error = NULL;
  BstPosition *position = bst_io_position_from_text (text, NULL, &error);
  g_auto (GStrv) names = g_strsplit (tiles, " ", BST_MAX_PUZZLE_TILES);
  BstPuzzle *puzzle;

  g_assert_no_error (error);
  puzzle = bst_puzzle_new ("test", position);
  puzzle->task = task;
  for (guint i = 0; *tiles != '\0' && names[i] != NULL; i++)
    puzzle->tiles[puzzle->n_tiles++] =
      (gint16) bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (position)),
                                  names[i]);

  return puzzle;
}

static void
set_target (BstPuzzle  *puzzle,
            int         x,
            int         y,
            const char *place)
{
  puzzle->target.x = (gint16) x;
  puzzle->target.y = (gint16) y;
  if (place != NULL)
    g_assert_true (bst_spot_parse (place, &puzzle->target));
}

/* The value, and how many lines or cells reach it. */
static int
solve (const BstPuzzle *puzzle,
       guint            drawn,
       guint           *n_found)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;

  bst_puzzle_solve (puzzle, drawn, &solution, &error);
  g_assert_no_error (error);
  if (n_found != NULL)
    *n_found = MAX (solution.lines->len, solution.cells->len);

  return solution.value;
}

static void
refuse (const BstPuzzle *puzzle,
        BstReason        reason)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (bst_puzzle_solve (puzzle, 0, &solution, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_assert_cmpint (bst_error_get_details (error)->reason, ==, reason);
}

static BstPuzzleVerdict
judge (const BstPuzzle *puzzle,
       const char      *answer)
{
  g_autoptr (GError) error = NULL;
  BstPuzzleVerdict verdict;

  bst_puzzle_judge (puzzle, 0, answer, &verdict, &error);
  g_assert_no_error (error);

  return verdict;
}

static void
refuse_answer (const BstPuzzle *puzzle,
               const char      *answer)
{
  g_autoptr (GError) error = NULL;
  BstPuzzleVerdict verdict;

  g_assert_false (bst_puzzle_judge (puzzle, 0, answer, &verdict, &error));
  g_assert_cmpuint (error->domain, ==, BST_ERROR);
}

/* The tags of all faults, in order, joined by blanks. */
static void
expect_faults (const BstPuzzle *puzzle,
               const char      *tags)
{
  g_autoptr (GPtrArray) faults = bst_puzzle_check (puzzle);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BstPuzzleFault *fault = g_ptr_array_index (faults, i);

      g_assert_true (fault->detail != NULL || fault->error != NULL);
      g_string_append_printf (found, "%s%s", i > 0 ? " " : "", bst_puzzle_fault_tag (fault->kind));
    }
  g_assert_cmpstr (found->str, ==, tags);
}

static void
add_solution (BstPuzzle  *puzzle,
              const char *text)
{
  g_ptr_array_add (puzzle->solution, g_strdup (text));
}

/* --- Tasks --- */

/* The city of D, closed by E at once: 4 points by its own knight. */
static void
most_now (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_MOST_NOW, "E");
  guint n_lines;

  g_assert_cmpint (solve (puzzle, 0, &n_lines), ==, 4);
  g_assert_cmpuint (n_lines, ==, 1);
  g_assert_true (judge (puzzle, "E@0,-1 r180 [Red city:S]").right);
  g_assert_false (judge (puzzle, "E@0,-1 r180").right);
  refuse_answer (puzzle, "E@0,-1 r180 [Blue city:S]");
  refuse_answer (puzzle, "E@0,-1 r0");
  refuse_answer (puzzle, "U@1,0 r0");
  refuse_answer (puzzle, "E@0,-1 r180; E@0,1 r180");
  refuse_answer (puzzle, "E@-");
  refuse_answer (puzzle, "");
}

/* The farmer north of the city gets 3 for it, the knight 4. */
static void
most_at_the_end (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START "; U@1,0 r0; U@-1,0 r0", BST_TASK_MOST_END, "B");
  g_autoptr (BstPuzzle) margin = new_puzzle (START "; W@1,0 r0 [Blue road:W]; U@-1,0 r0",
                                             BST_TASK_MARGIN, "W");

  /* B below D: the monk among D and the two tiles beside it. */
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 4);
  /* Blue has a road of 3 tiles; Red lays W beside W and has one of 2. */
  g_assert_cmpint (solve (margin, 0, NULL), ==, 2 - 3);
}

static void
expect_warning (const BstPuzzle *puzzle,
                const char      *tag)
{
  BstPuzzleSolution solutions[BST_MAX_PUZZLE_TILES] = { 0 };
  g_autoptr (GPtrArray) faults = bst_puzzle_check_until (puzzle, NULL, NULL, solutions);
  guint n_solving, n_tried;

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpstr (bst_puzzle_warning_tag (bst_puzzle_get_warning (puzzle, solutions, &n_solving, &n_tried)), ==, tag);
  g_assert_cmpuint (n_solving, <=, n_tried);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);
}

/* What is sound may be a poor puzzle. */
static void
warnings (void)
{
  g_autoptr (BstPuzzle) good = new_puzzle (START, BST_TASK_MOST_NOW, "E");
  g_autoptr (BstPuzzle) nothing = new_puzzle (START, BST_TASK_MOST_NOW, "U");
  g_autoptr (BstPuzzle) easy = new_puzzle (START, BST_TASK_ENLARGE, "V");
  g_autoptr (BstPuzzle) owner = new_puzzle (START, BST_TASK_OWNER, "");

  set_target (easy, 0, 0, "road:E");
  set_target (owner, 0, 0, "road:E");
  expect_warning (good, "");
  expect_warning (nothing, "no-gain");
  expect_warning (easy, "easy");
  expect_warning (owner, "");
}

static void
complete (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (CITY, BST_TASK_COMPLETE, "E");
  g_autoptr (BstPuzzle) done = new_puzzle (START "; E@0,-1 r180", BST_TASK_COMPLETE, "E");
  guint n_lines;

  set_target (puzzle, 0, 0, "city:N");
  g_assert_cmpint (solve (puzzle, 0, &n_lines), ==, 1);
  g_assert_cmpuint (n_lines, ==, 1);
  /* Whoever does it may put a farmer as well, or not. */
  g_assert_true (judge (puzzle, "E@1,-1 r270").right);
  g_assert_true (judge (puzzle, "E@1,-1 r270 [Red field:NL]").right);
  g_assert_false (judge (puzzle, "E@0,1 r180").right);
  bst_puzzle_add_answer (puzzle, "E@1,-1 r270", BST_FULL_MARKS, "So it is.");
  g_assert_cmpstr (judge (puzzle, "E@1,-1 r270 [Red field:NL]").reply, ==, "So it is.");
  expect_faults (puzzle, "");

  set_target (done, 0, 0, "city:N");
  refuse (done, BST_REASON_SO_ALREADY);
  set_target (done, 0, 0, "mon");
  refuse (done, BST_REASON_NO_TARGET);
  set_target (done, 30, 0, "city:N");
  refuse (done, BST_REASON_NO_TARGET);
}

/* The city's open end asks for cities to the west and south and a road to the east; with a field
 * to the north no tile of the base game has that. */
static void
block (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START "; N@0,-1 r180 [Blue city:S]; D@1,0 r0; U@2,0 r0; "
                                             "V@2,-1 r90; B@0,-2 r0", BST_TASK_BLOCK, "V");
  guint n_lines;

  set_target (puzzle, 0, 0, "city:N");
  g_assert_cmpint (solve (puzzle, 0, &n_lines), ==, 1);
  g_assert_cmpuint (n_lines, ==, 1);
  g_assert_true (judge (puzzle, "V@1,-2 r180").right);
  g_assert_true (judge (puzzle, "V@1,-2 r180 [Red road:E]").right);
  /* A road to the north leaves O and P. */
  g_assert_false (judge (puzzle, "V@1,-2 r270").right);
  refuse_answer (puzzle, "V@9,9 r0");
}

static void
cells (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_CELLS, "U");
  g_autoptr (BstPuzzle) none = new_puzzle (START, BST_TASK_CELLS, "");
  guint n_cells;

  g_assert_cmpint (solve (puzzle, 0, &n_cells), ==, 3);
  g_assert_cmpuint (n_cells, ==, 3);
  g_assert_true (judge (puzzle, "-1,0 1,0 0,1").right);
  g_assert_true (judge (puzzle, "0,1 1,0 -1,0").right);
  g_assert_false (judge (puzzle, "0,1 1,0").right);
  g_assert_false (judge (puzzle, "0,1 1,0 1,0").right);
  g_assert_false (judge (puzzle, "0,1 1,0 -1,0 0,-1").right);
  g_assert_false (judge (puzzle, "").right);
  refuse_answer (puzzle, "65537,0 0,1 -1,0");
  refuse_answer (puzzle, "1 0,1 -1,0");
  refuse_answer (puzzle, "1,0,0");
  refuse_answer (puzzle, "1,0 ");
  bst_puzzle_add_answer (puzzle, "1,0 -1,0", 5, "One more.");
  g_assert_cmpuint (judge (puzzle, "-1,0 1,0").marks, ==, 5);
  g_assert_cmpstr (judge (puzzle, "-1,0 1,0").reply, ==, "One more.");
  expect_faults (puzzle, "");
  refuse (none, BST_REASON_NO_TILE_NAMED);
}

static void
points (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (CITY, BST_TASK_POINTS, "");

  set_target (puzzle, 0, 0, "city:N");
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 0);
  puzzle->worth = BST_WORTH_END;
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 2);
  puzzle->worth = BST_WORTH_COMPLETED;
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 4);
  g_assert_true (judge (puzzle, "4").right);
  g_assert_false (judge (puzzle, "-4").right);
  g_assert_cmpint (judge (puzzle, "6").value, ==, 6);
  refuse_answer (puzzle, "four");
  refuse_answer (puzzle, "");
  refuse_answer (puzzle, "4 ");
  refuse_answer (puzzle, "99999999999999999999");
}

static void
owner (void)
{
  g_autoptr (BstPuzzle) puzzle =
    new_puzzle (START "; U@1,0 r0 [Blue road:W]; U@-1,0 r0 [Red road:E]", BST_TASK_OWNER, "");

  set_target (puzzle, 0, 0, "road:E");
  g_assert_true (judge (puzzle, "Red Blue").right);
  g_assert_true (judge (puzzle, "Blue Red").right);
  g_assert_false (judge (puzzle, "Blue").right);
  g_assert_false (judge (puzzle, "nobody").right);
  bst_puzzle_add_answer (puzzle, "Blue Red", BST_FULL_MARKS, "Both.");
  g_assert_cmpstr (judge (puzzle, "Red Blue").reply, ==, "Both.");
  refuse_answer (puzzle, "Green");
  refuse_answer (puzzle, "nobody Red");
  refuse_answer (puzzle, "");
  refuse_answer (puzzle, "Red ");
  set_target (puzzle, 0, 0, "city:N");
  g_assert_true (judge (puzzle, "nobody").right);
}

/* The cell above D wants a city to the south: 18 kinds, 43 tiles of the 71 that are left. */
static void
fits (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_FITS, "");

  set_target (puzzle, 0, -1, NULL);
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 43);
  set_target (puzzle, 0, 0, NULL);
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 0);
  set_target (puzzle, 30000, -30000, NULL);
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 0);
}

/* --- What is shown --- */

/* Who is paid can be counted, although the scoring has sent them home; who is asked for the supply sees
 * the board as it is. */
static void
shown (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (CITY, BST_TASK_PAYOUT, "");
  g_autoptr (BstPosition) paid = NULL;
  g_autoptr (BstPosition) after = NULL;
  g_autoptr (GError) error = NULL;
  guint n_figures;

  bst_puzzle_play_on (puzzle, "U@-1,0 r0", &error);
  g_assert_no_error (error);
  bst_puzzle_play_on (puzzle, "E@1,-1 r270 [Blue field:EL]", &error);
  g_assert_no_error (error);
  bst_position_get_figures (puzzle->position, &n_figures);
  g_assert_cmpuint (n_figures, ==, 2);

  puzzle->task = BST_TASK_PAYOUT;
  paid = bst_puzzle_dup_shown (puzzle);
  bst_position_get_figures (paid, &n_figures);
  g_assert_cmpuint (n_figures, ==, 3);
  g_assert_cmpuint (bst_position_get_n_parts (paid), ==, bst_position_get_n_parts (puzzle->position));

  puzzle->task = BST_TASK_SUPPLY;
  after = bst_puzzle_dup_shown (puzzle);
  g_assert_true (bst_position_equal (after, puzzle->position));
}

/* --- Several tiles --- */

/* A road of D, U and two W is 4 points; the turn of Blue between them is left out. */
static void
known_tiles (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_MOST_NOW, "W W");

  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 3);
  g_assert_true (judge (puzzle, "W@1,0 r0 [Red road:W]; W@-1,0 r0").right);
  g_assert_true (judge (puzzle, "W@1,0 r0 [Red road:W]; W@-1,0 r0 [Red road:S]").right);
  g_assert_cmpint (judge (puzzle, "W@1,0 r0; W@-1,0 r0 [Red road:S]").value, ==, 0);
  refuse_answer (puzzle, "W@1,0 r0 [Red road:W]");
  refuse_answer (puzzle, "W@1,0 r0; U@2,0 r0");
  add_solution (puzzle, "W@1,0 r0 [Red road:W]");
  expect_faults (puzzle, "solution");
  add_solution (puzzle, "W@-1,0 r0");
  add_solution (puzzle, "U@2,0 r0 [Blue road:W]");
  expect_faults (puzzle, "");
}

static void
tiles_by_choice (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_MOST_NOW, "U E E");
  guint n_lines;

  puzzle->tiles_from = BST_PUZZLE_TILES_CHOICE;
  g_assert_cmpint (solve (puzzle, 0, &n_lines), ==, 4);
  g_assert_cmpuint (n_lines, ==, 1);
  g_assert_true (judge (puzzle, "E@0,-1 r180 [Red city:S]").right);
  g_assert_cmpint (judge (puzzle, "U@1,0 r0 [Red road:W]").value, ==, 0);
  refuse_answer (puzzle, "W@1,0 r0");
}

static void
tiles_from_a_bag (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START "; W@1,0 r0 [Red road:W]", BST_TASK_MOST_NOW, "E W");
  g_autoptr (GError) error = NULL;
  BstPuzzleVerdict verdict;

  puzzle->tiles_from = BST_PUZZLE_TILES_BAG;
  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 4);
  g_assert_cmpint (solve (puzzle, 1, NULL), ==, 3);
  g_assert_true (bst_puzzle_judge (puzzle, 1, "W@-1,0 r0", &verdict, &error));
  g_assert_true (verdict.right);
  g_assert_false (bst_puzzle_judge (puzzle, 1, "E@0,-1 r180", &verdict, NULL));

  bst_puzzle_add_answer (puzzle, "E@0,-1 r180 [Red city:S]", BST_FULL_MARKS, NULL);
  bst_puzzle_add_answer (puzzle, "W@2,0 r0", 0, "The other end.");
  add_solution (puzzle, "W@-1,0 r0");
  expect_faults (puzzle, "");
  bst_puzzle_add_answer (puzzle, "U@2,0 r0", 0, NULL);
  bst_puzzle_add_answer (puzzle, "W@2,0 r0 [Red road:E]", BST_FULL_MARKS, NULL);
  expect_faults (puzzle, "illegal wrong");
}

/* --- Answers and faults --- */

/* However a place or a symmetric tile is written, it is the same answer. */
static void
spellings (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START "; E@0,-1 r180", BST_TASK_MOST_END, "U");

  g_assert_cmpint (solve (puzzle, 0, NULL), ==, 3);
  bst_puzzle_add_answer (puzzle, "U@1,0 r180 [Red field:NR]", BST_FULL_MARKS, "The farm.");
  g_assert_cmpstr (judge (puzzle, "U@1,0 r0 [Red field:NL]").reply, ==, "The farm.");
  g_assert_cmpstr (judge (puzzle, "U@1,0 r0 [Red field:EL]").reply, ==, "The farm.");
  g_assert_null (judge (puzzle, "U@1,0 r0 [Red field:SL]").reply);
  /* North of the city and west of it lies the same farm. */
  expect_faults (puzzle, "not-unique");
}

static void
faults (void)
{
  g_autoptr (BstPuzzle) unsolvable = new_puzzle (START, BST_TASK_MOST_NOW, "");
  g_autoptr (BstPuzzle) nowhere = new_puzzle (START, BST_TASK_COMPLETE, "U");
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_MOST_NOW, "E");

  expect_faults (unsolvable, "unsolvable");
  refuse (unsolvable, BST_REASON_NO_TILE_NAMED);
  set_target (nowhere, 0, 0, "city:N");
  expect_faults (nowhere, "unsolvable");
  refuse (nowhere, BST_REASON_NO_SOLUTION);

  expect_faults (puzzle, "");
  bst_puzzle_add_answer (puzzle, "E@0,-1 r180", BST_FULL_MARKS, NULL);
  expect_faults (puzzle, "wrong");
  bst_puzzle_add_answer (puzzle, "E@0,-1 r180 [Red city:S]", 0, NULL);
  expect_faults (puzzle, "wrong missed");
  bst_puzzle_add_answer (puzzle, "E@5,5 r180", 0, NULL);
  bst_puzzle_add_answer (puzzle, "nonsense", 0, NULL);
  expect_faults (puzzle, "wrong missed illegal illegal");
  add_solution (puzzle, "E@0,1 r180");
  expect_faults (puzzle, "wrong missed illegal illegal solution");
  add_solution (puzzle, "E@0,1 r180");
  expect_faults (puzzle, "wrong missed illegal illegal illegal");
}

/* One sentence is right, none stands there twice, and each wrong one is answered. */
static void
faults_of_sentences (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (START, BST_TASK_CHOICE, "");

  g_ptr_array_add (puzzle->choices, g_strdup ("Two"));
  g_ptr_array_add (puzzle->choices, g_strdup ("Four"));
  expect_faults (puzzle, "unsolvable no-reply no-reply");
  bst_puzzle_add_answer (puzzle, "2", BST_FULL_MARKS, NULL);
  expect_faults (puzzle, "no-reply");
  bst_puzzle_add_answer (puzzle, "1", 0, "That was the first edition.");
  expect_faults (puzzle, "");
  g_ptr_array_add (puzzle->choices, g_strdup (" four"));
  bst_puzzle_add_answer (puzzle, "3", BST_FULL_MARKS, NULL);
  expect_faults (puzzle, "several-right same-sentence");
}

/* A turn that has not ended is no position to set a puzzle on; nor is a tile that is used up. */
static void
bad_positions (void)
{
  g_autoptr (BstPuzzle) unfinished = new_puzzle (START "; U@1,0 r0 ...", BST_TASK_MOST_NOW, "E");
  g_autoptr (BstPuzzle) used = new_puzzle (START "; X@1,0 r0", BST_TASK_CELLS, "X");

  refuse (unfinished, BST_REASON_TURN_OPEN);
  refuse (used, BST_REASON_NO_COPY);
  used->task = BST_TASK_MOST_NOW;
  refuse (used, BST_REASON_NO_MOVE);
}

/* Three tiles on a wide board: there is an end of trying. */
static void
too_many_lines (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (
    START "; U@1,0 r0; U@2,0 r0; U@3,0 r0; U@4,0 r0; U@-1,0 r0; U@-2,0 r0; B@0,1 r0; B@1,1 r0; "
    "B@2,1 r0; D@5,0 r0; W@-3,0 r0; X@6,0 r0; D@7,0 r0; D@8,0 r0", BST_TASK_MOST_END, "W V V");

  refuse (puzzle, BST_REASON_TOO_MANY_MOVES);
}

static void
booklets (void)
{
  g_autoptr (BstBooklet) booklet = bst_booklet_new ("Booklet");
  BstChapter *first = bst_booklet_add_chapter (booklet, "First");
  BstChapter *second = bst_booklet_add_chapter (booklet, "Second");

  g_assert_cmpuint (bst_booklet_count (booklet), ==, 0);
  g_ptr_array_add (second->puzzles, new_puzzle (START, BST_TASK_MOST_NOW, "E"));
  g_ptr_array_add (first->puzzles, new_puzzle (START, BST_TASK_CELLS, "E"));
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 2);
  g_assert_cmpint (bst_booklet_get (booklet, 0)->task, ==, BST_TASK_CELLS);
  g_assert_cmpint (bst_booklet_get (booklet, 1)->task, ==, BST_TASK_MOST_NOW);
  g_assert_cmpstr (bst_task_name (BST_TASK_FITS), ==, "fits");
}

/* --- Against a plain enumeration --- */

static int
worth (const BstPuzzle   *puzzle,
       const BstPosition *position)
{
  guint solver = bst_position_get_turn (puzzle->position);
  int points[BST_MAX_PLAYERS] = { 0 };

  if (puzzle->task == BST_TASK_MOST_NOW)
    return bst_position_get_score (position, solver)
           - bst_position_get_score (puzzle->position, solver);

  bst_position_score_final (position, points, NULL);
  for (guint i = 0; i < 2; i++)
    points[i] += bst_position_get_score (position, i);

  return puzzle->task == BST_TASK_MARGIN ? points[solver] - points[1 - solver] : points[solver];
}

/* Makes a move that is given as text. */
static void
try_text (const BstPuzzle *puzzle,
          const char      *text,
          int             *best,
          int             *second)
{
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
  BstMove move;
  int value;

  g_assert_true (bst_move_parse (bst_position_get_game (position), text, &move, NULL));
  if (!bst_position_apply (position, &move, NULL, NULL))
    return;

  value = worth (puzzle, position);
  if (value > *best)
    {
      *second = *best;
      *best = value;
    }
  else if (value < *best)
    {
      *second = MAX (*second, value);
    }
}

/* Every cell round the board, every rotation, every place that a text can name. */
static void
compare (BstPuzzle  *puzzle,
         const char *tile)
{
  static const char * const places[] = {
    "", "city:N", "city:E", "city:S", "city:W", "road:N", "road:E", "road:S", "road:W", "mon",
    "field:NL", "field:NR", "field:EL", "field:ER", "field:SL", "field:SR", "field:WL", "field:WR"
  };
  const BstGame *game = bst_position_get_game (puzzle->position);
  guint solver = bst_position_get_turn (puzzle->position);
  const char *colour = bst_colour_name (bst_game_get_player (game, solver)->colour);
  g_auto (BstPuzzleSolution) solution = { 0 };
  int min_x, min_y, max_x, max_y, best = G_MININT, second = G_MININT;

  bst_position_get_extents (puzzle->position, &min_x, &min_y, &max_x, &max_y);
  for (int y = min_y - 1; y <= max_y + 1; y++)
    for (int x = min_x - 1; x <= max_x + 1; x++)
      for (int rotation = 0; rotation < 360; rotation += 90)
        for (guint i = 0; i < G_N_ELEMENTS (places); i++)
          {
            g_autoptr (GString) text = g_string_new (NULL);

            g_string_printf (text, "%s@%d,%d r%d", tile, x, y, rotation);
            if (i > 0)
              g_string_append_printf (text, " [%s %s]", colour, places[i]);
            try_text (puzzle, text->str, &best, &second);
          }

  g_assert_true (bst_puzzle_solve (puzzle, 0, &solution, NULL) == (best != G_MININT));
  if (best == G_MININT)
    return;
  g_assert_cmpint (solution.value, ==, best);
  g_assert_cmpint (solution.second, ==, second);
  for (guint i = 0; i < solution.lines->len; i++)
    {
      const BstPuzzleLine *line = &g_array_index (solution.lines, BstPuzzleLine, i);
      g_autofree char *text = bst_move_to_text (game, &line->moves[0]);

      g_assert_cmpint (line->value, ==, best);
      g_assert_true (judge (puzzle, text).right);
    }
}

/* One legal turn, chosen by the generator. */
static void
play_random (BstPosition *position,
             BstRandom   *random)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  BstPlacement placements[BST_MAX_PLACEMENTS (80)];
  guint8 spots[BST_MAX_SEGMENTS];
  guint type, n, rotation;

  do
    {
      type = bst_random_below (random, bst_tile_set_get_n_types (set));
      n = bst_position_get_remaining (position, type) > 0
            ? bst_position_get_placements (position, type, placements) : 0;
    }
  while (n == 0);

  n = bst_random_below (random, n);
  do
    rotation = bst_random_below (random, 4);
  while (!(placements[n].rotations & (1u << rotation)));
  bst_position_place (position, type, placements[n].x, placements[n].y, rotation);
  n = bst_position_get_spots (position, bst_position_get_turn (position), BST_FIGURE_FOLLOWER, spots);
  if (n > 0 && bst_random_below (random, 3) > 0)
    bst_position_put_figure (position, bst_position_get_turn (position), BST_FIGURE_FOLLOWER,
                             spots[bst_random_below (random, n)]);
  bst_position_end_turn (position, NULL);
}

static void
as_a_plain_enumeration (void)
{
  static const char * const tiles[] = { "E", "V", "N", "W", "J", "A", "H" };
  static const BstTaskKind tasks[] = { BST_TASK_MOST_NOW, BST_TASK_MOST_END, BST_TASK_MARGIN };
  BstRandom random;

  bst_random_init (&random, 7);
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (BstPuzzle) puzzle = new_puzzle (START, tasks[i % 3], tiles[i % 7]);

      for (guint n = 0; n < 4 + 2 * i; n++)
        play_random (puzzle->position, &random);
      compare (puzzle, tiles[i % 7]);
    }
}

static gboolean
stop_later (gpointer data)
{
  return ++*(guint *) data > 20;
}

/* A search that nobody waits for any more ends soon; one on a copy finds the same. */
static void
searches_stop (void)
{
  g_autoptr (BstPuzzle) puzzle = new_puzzle (CITY, BST_TASK_MARGIN, "U V W");
  g_autoptr (BstPuzzle) copy = bst_puzzle_copy (puzzle);
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_auto (BstPuzzleSolution) whole = { 0 };
  g_auto (BstPuzzleSolution) of_copy = { 0 };
  g_autoptr (GError) error = NULL;
  guint n_asked = 0;

  g_assert_false (bst_puzzle_solve_until (puzzle, 0, stop_later, &n_asked, &solution, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_assert_cmpuint (n_asked, <, 30);

  g_assert_true (bst_puzzle_solve (puzzle, 0, &whole, NULL));
  g_clear_pointer (&puzzle, bst_puzzle_free);
  g_assert_true (bst_puzzle_solve (copy, 0, &of_copy, NULL));
  g_assert_cmpint (of_copy.value, ==, whole.value);
  g_assert_cmpuint (of_copy.lines->len, ==, whole.lines->len);
}

/* What every wrong number is taken for. */
static void
misreads (void)
{
  static const struct
  {
    const char  *board;
    BstTaskKind  task;
    const char  *place;
    int          x, y;
    BstWorth     worth;
    int          number;
    BstMisread   misread;
  } table[] = {
    /* Two tiles with a pennant, open: 3 at the end. */
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_END, 4,
      BST_MISREAD_PENNANT_TWICE },
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_END, 2,
      BST_MISREAD_NO_PENNANT },
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_END, 6,
      BST_MISREAD_COMPLETED },
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_END, 0,
      BST_MISREAD_NOTHING },
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_END, 3,
      BST_MISREAD_NONE },
    { START "; F@0,-1 r90 [Red city:S]", BST_TASK_POINTS, "city:S", 0, -1, BST_WORTH_COMPLETED, 3,
      BST_MISREAD_OPEN },
    { START "; U@1,0 r0 [Red road:W]", BST_TASK_POINTS, "road:W", 1, 0, BST_WORTH_END, 4,
      BST_MISREAD_CITY_RATE },
    { START "; B@0,1 r0 [Red mon]; U@1,0 r0", BST_TASK_POINTS, "mon", 0, 1, BST_WORTH_END, 2,
      BST_MISREAD_NOT_ITSELF },
    { START "; B@0,1 r0 [Red mon]; U@1,0 r0", BST_TASK_POINTS, "mon", 0, 1, BST_WORTH_END, 1,
      BST_MISREAD_NO_CORNERS },
    { "basic+abbot modern,abbots=1 | Red 7,0,0,0,0,0,0,0 0; Blue 7,0,0,0,0,0,0,1 0 | Red | D@0,0 r0; "
      "BA/CG@0,1 r180 [Red abbot on garden]; U@1,0 r0", BST_TASK_POINTS, "garden", 0, 1, BST_WORTH_END, 2,
      BST_MISREAD_NOT_ITSELF },
    { START "; E@0,-1 r180; U@1,0 r0 [Red field:NL]", BST_TASK_POINTS, "field:NL", 1, 0, BST_WORTH_END, 4,
      BST_MISREAD_FOUR_A_CITY },
    { START "; E@0,-1 r180; U@1,0 r0 [Red field:NL]", BST_TASK_POINTS, "field:NL", 1, 0, BST_WORTH_END, 6,
      BST_MISREAD_CITY_TILES },
    { START "; E@0,-1 r180; U@1,0 r0 [Red field:NL]", BST_TASK_POINTS, "field:NL", 1, 0, BST_WORTH_END, 5,
      BST_MISREAD_NONE },
    { START "; E@0,-1 r180; U@1,0 r0 [Red field:NL]", BST_TASK_POINTS, "field:NL", 1, 0, BST_WORTH_END, 0,
      BST_MISREAD_FEW_CITIES },
    /* The only city at the farm is open. */
    { START "; U@1,0 r0 [Red field:NL]", BST_TASK_POINTS, "field:NL", 1, 0, BST_WORTH_END, 3,
      BST_MISREAD_OPEN_CITIES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (BstPuzzle) puzzle = new_puzzle (table[i].board, table[i].task, "");
      g_auto (BstPuzzleSolution) solution = { 0 };

      set_target (puzzle, table[i].x, table[i].y, table[i].place);
      puzzle->worth = table[i].worth;
      g_assert_true (bst_puzzle_solve (puzzle, 0, &solution, NULL));
      g_assert_cmpint (bst_misread_find (puzzle, &solution, table[i].number), ==, table[i].misread);
    }
}

#define RED_CITY START "; U@-1,0 r0; U@1,0 r0; G@-1,-1 r0 [Red city:E]; E@1,-1 r270 [Blue city:W]; E@-2,-1 r90; B@-1,-2 r0; "

/* The same of what each player is paid in a turn: by Red's two knights to one, and by a tie. */
static void
misread_rows (void)
{
  static const struct
  {
    const char *board;
    guint       row;
    int         number;
    BstMisread  misread;
  } table[] = {
    { RED_CITY "E@0,-2 r180 [Red city:S]", 0, 14, BST_MISREAD_NONE },
    { RED_CITY "E@0,-2 r180 [Red city:S]", 0, 12, BST_MISREAD_NO_PENNANT },
    { RED_CITY "E@0,-2 r180 [Red city:S]", 0, 7, BST_MISREAD_OPEN },
    { RED_CITY "E@0,-2 r180 [Red city:S]", 0, 28, BST_MISREAD_MULTIPLIED },
    { RED_CITY "E@0,-2 r180 [Red city:S]", 1, 0, BST_MISREAD_NONE },
    { RED_CITY "E@0,-2 r180 [Red city:S]", 1, 14, BST_MISREAD_FEWER },
    { RED_CITY "E@0,-2 r180", 0, 7, BST_MISREAD_SHARED },
    { RED_CITY "E@0,-2 r180", 1, 0, BST_MISREAD_SHARED },
    { RED_CITY "E@0,-2 r180", 1, 16, BST_MISREAD_PENNANT_TWICE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (BstPuzzle) puzzle = new_puzzle (table[i].board, BST_TASK_PAYOUT, "");
      g_auto (BstPuzzleSolution) solution = { 0 };
      g_autoptr (GError) error = NULL;

      bst_puzzle_play_on (puzzle, "C@0,-1 r0", &error);
      g_assert_no_error (error);
      g_assert_true (bst_puzzle_solve (puzzle, 0, &solution, NULL));
      g_assert_cmpint (bst_misread_find_row (puzzle, &solution, table[i].row, table[i].number), ==, table[i].misread);
    }
}

/* A mayor without pennants is there, and counts for nobody (AM5): that he is not there would be wrong. */
static void
misread_mayor (void)
{
  g_autoptr (BstPuzzle) puzzle
    = new_puzzle ("basic+abbey-and-mayor modern,mayors=1 | Red 6,0,0,0,0,0,1 0; Blue 7,0,0,0,0,0,0 0 | Blue | D@0,0 r0; "
                  "U@-1,0 r0; U@1,0 r0; E@-1,-1 r90 [Blue mayor on city:E]; E@1,-1 r270 [Red city:W]",
                  BST_TASK_PAYOUT, "");
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;

  bst_puzzle_play_on (puzzle, "R@0,-1 r180", &error);
  g_assert_no_error (error);
  g_assert_true (bst_puzzle_solve (puzzle, 0, &solution, NULL));
  g_assert_cmpint (g_array_index (solution.numbers, int, 1), ==, 0);
  g_assert_cmpint (bst_misread_find_row (puzzle, &solution, 1, 8), ==, BST_MISREAD_NONE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle/most-now", most_now);
  g_test_add_func ("/puzzle/most-at-the-end", most_at_the_end);
  g_test_add_func ("/puzzle/complete", complete);
  g_test_add_func ("/puzzle/block", block);
  g_test_add_func ("/puzzle/cells", cells);
  g_test_add_func ("/puzzle/points", points);
  g_test_add_func ("/puzzle/owner", owner);
  g_test_add_func ("/puzzle/fits", fits);
  g_test_add_func ("/puzzle/shown", shown);
  g_test_add_func ("/puzzle/known-tiles", known_tiles);
  g_test_add_func ("/puzzle/tiles-by-choice", tiles_by_choice);
  g_test_add_func ("/puzzle/tiles-from-a-bag", tiles_from_a_bag);
  g_test_add_func ("/puzzle/spellings", spellings);
  g_test_add_func ("/puzzle/faults", faults);
  g_test_add_func ("/puzzle/faults-of-sentences", faults_of_sentences);
  g_test_add_func ("/puzzle/bad-positions", bad_positions);
  g_test_add_func ("/puzzle/too-many-lines", too_many_lines);
  g_test_add_func ("/puzzle/booklets", booklets);
  g_test_add_func ("/puzzle/as-a-plain-enumeration", as_a_plain_enumeration);
  g_test_add_func ("/puzzle/searches-stop", searches_stop);

  g_test_add_func ("/puzzle/warnings", warnings);
  g_test_add_func ("/puzzle/misreads", misreads);
  g_test_add_func ("/puzzle/misread-rows", misread_rows);
  g_test_add_func ("/puzzle/misread-mayor", misread_mayor);

  return g_test_run ();
}
