/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-booklet.h"
#include "bst-io-position-text.h"
#include "bst-io-reason.h"
#include "bst-io-task-words.h"
#include "bst-io-xml.h"

#include "io-test.h"
#include "share.h"

#include <glib/gstdio.h>

#include <string.h>

#define POSITION "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; U@1,0 r0 [Blue road:W] | "
#define POSITION_ELEMENT "<position>" POSITION "</position>"
#define CHAPTER(puzzles) \
  "<bastide version=\"1\"><booklet><title>T</title><chapter>" puzzles "</chapter></booklet></bastide>"
#define PUZZLE(attributes, parts) "<puzzle id=\"a\" " attributes ">" parts "</puzzle>"

static BstBooklet *
open_text (const char   *text,
           BstIoIssues  *issues,
           GError      **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_booklet_open_data (bytes, "test", issues, error);
}

static void
refuse (const char *text,
        BstIoError  code,
        const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (open_text (text, NULL, &error));
  g_assert_error (error, BST_IO_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, "test:"));
  g_assert_nonnull (strstr (error->message, words));
}

/* The booklet opens; what is wrong with its one bad puzzle is named with its place, and the puzzle is
 * written again as it was. */
static void
keep_bad (const char *text,
          const char *words)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
  g_autofree char *written = NULL;
  g_autofree char *again_text = NULL;
  g_autoptr (BstBooklet) again = NULL;
  const BstChapter *chapter;
  const BstUnread *unread;
  const BstIoIssue *issue;

  g_assert_no_error (error);
  issue = g_ptr_array_index (issues, issues->len - 1);
  g_assert_cmpstr (issue->tag, ==, "unread-puzzle");
  g_assert_true (g_str_has_prefix (issue->place, "line "));
  g_assert_nonnull (strstr (issue->message, words));
  chapter = g_ptr_array_index (booklet->chapters, 0);
  g_assert_cmpuint (chapter->unread->len, ==, 1);
  unread = g_ptr_array_index (chapter->unread, 0);
  g_assert_nonnull (strstr (unread->reason, words));
  g_assert_cmpuint (unread->index, ==, chapter->puzzles->len);

  written = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (written, unread->text));
  again = open_text (written, NULL, &error);
  g_assert_no_error (error);
  again_text = bst_io_booklet_to_text (again);
  g_assert_cmpstr (again_text, ==, written);
  g_assert_null (bst_booklet_find_unread (booklet, again));
}

static void
everything_survives (void)
{
  g_autofree char *text = io_test_read ("booklet.bastide");
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
  g_autofree char *written = NULL;
  BstPuzzle *puzzle;

  g_assert_no_error (error);
  g_assert_cmpuint (issues->len, ==, 0);
  written = bst_io_booklet_to_text (booklet);
  g_assert_cmpstr (written, ==, text);

  g_assert_cmpuint (bst_booklet_count (booklet), ==, 3);
  puzzle = bst_booklet_get (booklet, 0);
  g_assert_cmpstr (puzzle->id, ==, "first");
  g_assert_cmpint (puzzle->task, ==, BST_TASK_MOST_NOW);
  g_assert_cmpint (puzzle->tiles_from, ==, BST_PUZZLE_TILES_CHOICE);
  g_assert_cmpuint (puzzle->n_tiles, ==, 2);
  g_assert_cmpuint (puzzle->hints->len, ==, 2);
  g_assert_cmpuint (puzzle->answers->len, ==, 2);
  g_assert_cmpuint (puzzle->level, ==, 3);
  puzzle = bst_booklet_get (booklet, 1);
  g_assert_cmpint (puzzle->worth, ==, BST_WORTH_END);
  g_assert_cmpint (puzzle->target.y, ==, 0);
  g_assert_null (puzzle->question);
  puzzle = bst_booklet_get (booklet, 2);
  g_assert_cmpint (puzzle->target.x, ==, -1);
}

static void
lessons_survive (void)
{
  g_autofree char *text = io_test_read ("lessons.bastide");
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
  g_autofree char *written = NULL;
  const BstLessonStep *step;
  BstLesson *lesson;
  guint answers = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (issues->len, ==, 0);
  written = bst_io_booklet_to_text (booklet);
  g_assert_cmpstr (written, ==, text);

  g_assert_cmpuint (bst_booklet_count (booklet), ==, 1);
  g_assert_cmpuint (bst_booklet_count_lessons (booklet), ==, 2);
  g_assert_cmpstr (booklet->aim, ==, "All & each");
  lesson = bst_booklet_get_lesson (booklet, 0);
  g_assert_cmpstr (lesson->aim, ==, "See & say");
  g_assert_cmpuint (lesson->rules->len, ==, 2);
  step = g_ptr_array_index (lesson->steps, 0);
  g_assert_cmpuint (step->marks->len, ==, 2);
  /* The step after what is shown goes on with it. */
  step = g_ptr_array_index (lesson->steps, 2);
  g_assert_true (step->is_continued);
  g_assert_cmpint (bst_position_find_tile (step->puzzle->position, 1, 0), ==, 1);
  step = g_ptr_array_index (lesson->steps, 3);
  g_assert_cmpint (step->kind, ==, BST_LESSON_PLAY);
  g_assert_cmpuint (step->n_tiles, ==, 20);
  g_assert_cmpuint (step->seed, ==, 7);

  /* Of each way to answer there is a task; each task is written and read by the test of the puzzle editor. */
  lesson = bst_booklet_get_lesson (booklet, 1);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      step = g_ptr_array_index (lesson->steps, i);
      answers |= 1u << bst_task_get_answer (step->puzzle->task);
    }
  g_assert_cmpuint (answers, ==, (1u << (BST_ANSWER_TRUTH + 1)) - 1);
}

/* Steps that cannot be read stay as they are, and those that go on from them with them. */
static void
hostile_lessons (void)
{
  static const struct { const char *steps; const char *words; guint n_unread; } bad[] = {
    { "<say/>", "a position is missing", 1 },
    { "<say open=\"study\" do=\"fly\">" POSITION_ELEMENT "</say>", "“fly” is nothing that can be done there", 1 },
    { "<say do=\"edit\">" POSITION_ELEMENT "</say>", "“edit” is nothing that can be done there", 1 },
    { "<say><position>moon modern | x</position></say><show/><ask task=\"cells\"/>", "moon", 3 },
    { "<say>" POSITION_ELEMENT "<mark kind=\"fly\" x=\"0\" y=\"0\"/></say><show>" POSITION_ELEMENT "</show>",
      "fly", 1 },
    { "<ask task=\"fly\">" POSITION_ELEMENT "</ask>", "fly", 1 },
    { "<ask task=\"cells\" tiles=\"ZZ\">" POSITION_ELEMENT "</ask><say/>", "ZZ", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<bastide version=\"1\"><booklet><chapter><lesson id=\"a\">%s</lesson></chapter></booklet></bastide>",
        bad[i].steps);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
      g_autoptr (BstBooklet) again = NULL;
      g_autofree char *written = NULL;
      g_autofree char *rewritten = NULL;
      const BstLesson *lesson;
      guint n_unread = 0;

      g_assert_no_error (error);
      g_assert_cmpuint (issues->len, ==, bad[i].n_unread);
      g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, 0))->tag, ==, "unread-step");
      g_assert_nonnull (strstr (((BstIoIssue *) g_ptr_array_index (issues, 0))->message, bad[i].words));
      lesson = bst_booklet_get_lesson (booklet, 0);
      for (guint j = 0; j < lesson->steps->len; j++)
        n_unread += ((BstLessonStep *) g_ptr_array_index (lesson->steps, j))->kind == BST_LESSON_UNREAD;
      g_assert_cmpuint (n_unread, ==, bad[i].n_unread);

      written = bst_io_booklet_to_text (booklet);
      again = open_text (written, NULL, &error);
      g_assert_no_error (error);
      rewritten = bst_io_booklet_to_text (again);
      g_assert_cmpstr (rewritten, ==, written);
      g_assert_null (bst_booklet_find_unread_step (booklet, again));
    }
}

/* A lesson may teach a rule that only a newer Bastide knows. */
static void
unknown_rules_are_kept (void)
{
  static const char text[] = "<bastide version=\"1\"><booklet><chapter><lesson id=\"a\" rules=\"C2 ZZ1 C5 ZZ2\"><say>"
                             POSITION_ELEMENT "</say></lesson></chapter></booklet></bastide>";
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (issues->len, ==, 2);
  g_assert_cmpstr (((BstIoIssue *) g_ptr_array_index (issues, 1))->tag, ==, "unknown-rule");
  g_assert_nonnull (strstr (((BstIoIssue *) g_ptr_array_index (issues, 1))->message, "ZZ2"));
  g_assert_cmpuint (bst_booklet_get_lesson (booklet, 0)->steps->len, ==, 1);
  written = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (written, "rules=\"C2 ZZ1 C5 ZZ2\""));
}

/* What a sentence claims is decided by the rules, with the points that it is about; an answer that says otherwise
 * leaves nothing to solve. */
static void
claims (void)
{
  static const struct { const char *claim; const char *answer; BstReason reason; } cases[] = {
    { "<claim task=\"points\" worth=\"end\" target=\"city:N at 0,0\" answer=\"1\"/>", "true C6", BST_REASON_NONE },
    { "<claim task=\"points\" worth=\"end\" target=\"city:N at 0,0\" answer=\"2\"/>", "false C6", BST_REASON_NONE },
    { "<claim task=\"points\" worth=\"end\" target=\"city:N at 0,0\" answer=\"2\"/>", "true C6", BST_REASON_BAD_CLAIM },
    { "<claim task=\"owner\" target=\"road:W at 0,0\" answer=\"nobody\"/>", "true C6", BST_REASON_BAD_CLAIM },
    { "<claim task=\"owner\" target=\"road:W at 0,0\" answer=\"Blue\"/>", "true C6", BST_REASON_NONE },
    { "<claim task=\"complete\" tiles=\"E\" target=\"city:N at 0,0\" answer=\"E@0,-1 r180\"/>", "true C6",
      BST_REASON_NONE },
    { "<claim task=\"points\" worth=\"end\" target=\"city:S at 0,0\" answer=\"1\"/>", "true C6", BST_REASON_NO_TARGET },
    { "<claim task=\"count\" kind=\"city\" answer=\"many\"/>", "true C6", BST_REASON_BAD_ANSWER_NUMBER }
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"truth\" rules=\"C6\">" POSITION_ELEMENT
        "%s<answer text=\"%s\" marks=\"10\"/></puzzle></chapter></booklet></bastide>", cases[i].claim, cases[i].answer);
      g_autoptr (BstBooklet) booklet = open_text (text, NULL, NULL);
      g_auto (BstPuzzleSolution) solution = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (bst_booklet_count (booklet), ==, 1);
      g_assert_cmpint (bst_puzzle_solve (bst_booklet_get (booklet, 0), 0, &solution, &error), ==,
                       cases[i].reason == BST_REASON_NONE);
      if (error != NULL)
        g_assert_cmpint (bst_error_get_details (error)->reason, ==, cases[i].reason);
    }
}

/* The first steps of a lesson are read; those that are too many stay in the file, as one. */
static void
too_many_steps (void)
{
  g_autofree char *text = io_test_repeat (
    "<bastide version=\"1\"><booklet><chapter><lesson id=\"b\"/><lesson id=\"a\">", "<say>" POSITION_ELEMENT "</say>",
    BST_IO_MAX_STEPS + 3, "<title>T</title></lesson></chapter></booklet></bastide>");
  g_autoptr (BstBooklet) booklet = open_text (text, NULL, NULL);
  g_autofree char *written = bst_io_booklet_to_text (booklet);
  g_autoptr (BstBooklet) again = open_text (written, NULL, NULL);
  g_autofree char *rewritten = bst_io_booklet_to_text (again);
  const BstLesson *lesson = bst_booklet_get_lesson (booklet, 1);

  g_assert_cmpuint (lesson->steps->len, ==, BST_IO_MAX_STEPS + 1);
  for (guint i = 0; i < lesson->steps->len; i++)
    g_assert_cmpint (((BstLessonStep *) g_ptr_array_index (lesson->steps, i))->kind, ==,
                     i < BST_IO_MAX_STEPS ? BST_LESSON_SAY : BST_LESSON_UNREAD);
  g_assert_cmpstr (lesson->title, ==, "T");
  g_assert_cmpstr (rewritten, ==, written);
  g_assert_null (bst_booklet_find_unread_step (booklet, again));
}

/* So are lessons. */
static void
too_many_lessons (void)
{
  g_autoptr (GString) text = g_string_new ("<bastide version=\"1\"><booklet><chapter>");
  g_autoptr (BstBooklet) booklet = NULL;
  const BstChapter *chapter;

  for (guint i = 0; i <= BST_IO_MAX_LESSONS; i++)
    g_string_append_printf (text, "<lesson id=\"l%u\"/>", i);
  g_string_append (text, "</chapter></booklet></bastide>");
  booklet = open_text (text->str, NULL, NULL);
  chapter = g_ptr_array_index (booklet->chapters, 0);
  g_assert_cmpuint (chapter->lessons->len, ==, BST_IO_MAX_LESSONS);
  g_assert_cmpuint (chapter->unread->len, ==, 1);
}

/* A line may be broken, and an end of it is no part of the text. */
static void
broken_lines (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (CHAPTER (PUZZLE ("task=\"cells\" tiles=\"U\"",
    "<position>\n  basic modern | Red 7 0; Blue 7 0 |\n  Red | D@0,0 r0;\r\n  U@1,0 r0 |\n</position>"
    "<question>\n   Where?  </question>")), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (bst_booklet_get (booklet, 0)->question, ==, "Where?");
}

static void
what_is_not_known_is_named (void)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (
    "<bastide version=\"2\"><new/><booklet><new/><chapter><new/>"
    PUZZLE ("task=\"cells\" tiles=\"U\" new=\"1\"",
            POSITION_ELEMENT "<new/><solution><new/></solution><answer text=\"1,0\" new=\"1\"/>")
    "</chapter></booklet></bastide>", issues, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 1);
  g_assert_cmpuint (issues->len, ==, 8);
  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      g_assert_cmpstr (issue->tag, ==, i == 0 ? "newer-version" : "unknown-kept");
    }
}

/* Elements of a later version, or of somebody's own, are written again where they were. */
static void
what_is_not_known_is_kept (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (
    "<bastide version=\"1\"><booklet id=\"mine\"><own n=\"1\">a &amp; b</own><chapter><own n=\"2\"/>"
    PUZZLE ("task=\"cells\" tiles=\"U\"",
            "<own n=\"3\"><in/></own>" POSITION_ELEMENT
            "<solution><move text=\"U@1,0 r0\"/><own n=\"4\"/></solution>")
    "</chapter></booklet><x:own xmlns:x=\"urn:x\" n=\"5\"/></bastide>", NULL, &error);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (BstBooklet) second = NULL;

  g_assert_no_error (error);
  text = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (text, "    <own n=\"1\">a &amp; b</own>\n  </booklet>"));
  g_assert_nonnull (strstr (text, "      <own n=\"2\"/>\n    </chapter>"));
  g_assert_nonnull (strstr (text, "        <own n=\"3\"><in/></own>\n      </puzzle>"));
  g_assert_nonnull (strstr (text, "          <own n=\"4\"/>\n        </solution>"));
  g_assert_nonnull (strstr (text, "<x:own xmlns:x=\"urn:x\" n=\"5\"/>\n</bastide>"));
  second = open_text (text, NULL, &error);
  g_assert_no_error (error);
  again = bst_io_booklet_to_text (second);
  g_assert_cmpstr (again, ==, text);
}

/* A puzzle that cannot be read stands between the same ones as before, whatever is done with them,
 * and keeps its id. */
static void
unread_puzzles_keep_their_place (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (CHAPTER (
    "<puzzle id=\"one\" task=\"cells\">" POSITION_ELEMENT "</puzzle>"
    "<puzzle id=\"bad\" task=\"fly\"><!-- mine --><position> no\n one </position></puzzle>"
    "<puzzle id=\"two\" task=\"cells\">" POSITION_ELEMENT "</puzzle>"), NULL, &error);
  g_autofree char *text = NULL;
  g_autofree char *shorter = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 2);
  g_assert_true (bst_booklet_has_unread (booklet, "bad"));
  g_assert_false (bst_booklet_has_unread (booklet, "one"));
  text = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (text, "      <puzzle id=\"bad\" task=\"fly\"><!-- mine --><position> no\n"
                                  " one </position></puzzle>\n"));
  g_assert_true (strstr (text, "\"one\"") < strstr (text, "\"bad\""));
  g_assert_true (strstr (text, "\"bad\"") < strstr (text, "\"two\""));
  g_ptr_array_set_size (((BstChapter *) g_ptr_array_index (booklet->chapters, 0))->puzzles, 0);
  shorter = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (shorter, "<puzzle id=\"bad\""));
}

/* Tiles in an order in which nobody could have laid them, and what the rules forbid. */
static void
set_up_positions (void)
{
  static const char * const positions[] = {
    "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0; U@2,0 r0; U@1,0 r0 | ",
    ("basic modern | Red 7 0; Blue 19 -3 | Blue | N@0,0 r90; D@1,0 r0 [Red city:N] [Blue city:N]; C@9,9 r0; C@10,9 r0"
     " | C C"),
    "basic modern | Red 6 0; Blue 7 0 | Red | D@0,0 r0; U@2,0 r90; U@1,0 r0 [Red road:E] ... | ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *text = g_strdup_printf (CHAPTER (PUZZLE ("task=\"cells\"",
                                                                "<position>%s</position>")),
                                               positions[i]);
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (BstBooklet) booklet = open_text (text, issues, &error);
      g_autofree char *position = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (issues->len, ==, 0);
      position = bst_position_to_text (bst_booklet_get (booklet, 0)->position);
      g_assert_cmpstr (position, ==, positions[i]);
      g_assert_true (bst_position_is_ok (bst_booklet_get (booklet, 0)->position));
    }
}

/* Results are found again under another name of the file, and in another language. */
static void
keys (void)
{
  g_autoptr (BstBooklet) named = open_text ("<bastide version=\"1\"><booklet id=\"mine\"/></bastide>",
                                            NULL, NULL);
  g_autoptr (BstBooklet) titled = open_text (CHAPTER (""), NULL, NULL);
  g_autoptr (BstBooklet) same = open_text (CHAPTER (""), NULL, NULL);
  g_autoptr (BstBooklet) other = open_text (CHAPTER (PUZZLE ("task=\"cells\" tiles=\"U\"",
                                                             POSITION_ELEMENT)), NULL, NULL);
  g_autoptr (BstBooklet) bundled = bst_io_booklet_load ("twenty-four", NULL);

  g_assert_cmpstr (named->key, ==, "mine");
  g_assert_cmpstr (titled->key, ==, same->key);
  g_assert_cmpstr (titled->key, !=, other->key);
  g_assert_cmpstr (bundled->key, ==, "twenty-four");
}

static void
hostile_files (void)
{
  static const struct { const char *text; BstIoError code; const char *words; } bad[] = {
    { "", BST_IO_ERROR_SYNTAX, "" },
    { "<bastide version=\"1\"/>", BST_IO_ERROR_SYNTAX, "no booklet" },
    { "<bastide><booklet/></bastide>", BST_IO_ERROR_SYNTAX, "version" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    refuse (bad[i].text, bad[i].code, bad[i].words);
}

static void
hostile_puzzles (void)
{
  static const struct { const char *text; const char *words; } bad[] = {
    { CHAPTER ("<puzzle task=\"cells\"/>"), "line 1: an id is missing" },
    { CHAPTER (PUZZLE ("task=\"cells\"", "")), "a position is missing" },
    { CHAPTER (PUZZLE ("task=\"cells\"", "<position/>")), "position" },
    { CHAPTER (PUZZLE ("task=\"cells\"", "<position>moon modern | x</position>")), "moon" },
    { CHAPTER (PUZZLE ("task=\"cells\"", "<position>basic ../../x | x</position>")), "x" },
    { CHAPTER (PUZZLE ("", POSITION_ELEMENT)), "task" },
    { CHAPTER (PUZZLE ("task=\"fly\"", POSITION_ELEMENT)), "fly" },
    { CHAPTER (PUZZLE ("task=\"cells\" level=\"9\"", POSITION_ELEMENT)), "9" },
    { CHAPTER (PUZZLE ("task=\"cells\" tiles=\"U V W X\"", POSITION_ELEMENT)), "3 tiles" },
    { CHAPTER (PUZZLE ("task=\"cells\" tiles=\"ZZ\"", POSITION_ELEMENT)), "ZZ" },
    { CHAPTER (PUZZLE ("task=\"cells\" tiles=\"\" tiles-from=\"x\"", POSITION_ELEMENT)), "x" },
    { CHAPTER (PUZZLE ("task=\"cells\" target=\"1,0\"", POSITION_ELEMENT)), "no “target”" },
    { CHAPTER (PUZZLE ("task=\"owner\"", POSITION_ELEMENT)), "target" },
    { CHAPTER (PUZZLE ("task=\"owner\" target=\"city:N\"", POSITION_ELEMENT)), "city:N" },
    { CHAPTER (PUZZLE ("task=\"owner\" target=\"moon at 1,0\"", POSITION_ELEMENT)), "moon" },
    { CHAPTER (PUZZLE ("task=\"fits\" target=\"99999,0\"", POSITION_ELEMENT)), "99999" },
    { CHAPTER (PUZZLE ("task=\"fits\" target=\"city:N at 1,0\"", POSITION_ELEMENT)), "city:N" },
    { CHAPTER (PUZZLE ("task=\"points\" worth=\"x\" target=\"city:N at 0,0\"", POSITION_ELEMENT)), "x" },
    { CHAPTER (PUZZLE ("task=\"cells\"", POSITION_ELEMENT "<answer/>")), "answer" },
    { CHAPTER (PUZZLE ("task=\"cells\"", POSITION_ELEMENT "<answer text=\"\" marks=\"11\"/>")), "11" },
    { CHAPTER (PUZZLE ("task=\"cells\"", POSITION_ELEMENT "<solution><move/></solution>")), "move" },
    { CHAPTER (PUZZLE ("task=\"supply\"", POSITION_ELEMENT)), "colour" },
    { CHAPTER (PUZZLE ("task=\"supply\" player=\"Pink\"", POSITION_ELEMENT)), "Pink" },
    { CHAPTER (PUZZLE ("task=\"supply\" player=\"Red\" points=\"3\"", POSITION_ELEMENT)), "no “points”" },
    { CHAPTER (PUZZLE ("task=\"count\" kind=\"moat\"", POSITION_ELEMENT)), "moat" },
    { CHAPTER (PUZZLE ("task=\"gain\" points=\"0\" tiles=\"E\"", POSITION_ELEMENT)), "0" },
    { CHAPTER (PUZZLE ("task=\"join\" target=\"city:N at 0,0\"", POSITION_ELEMENT)), "target" },
    { CHAPTER (PUZZLE ("task=\"truth\" rules=\"C2 ZZ1\"", POSITION_ELEMENT)), "ZZ1" },
    { CHAPTER (PUZZLE ("task=\"truth\" rules=\"C2\"", POSITION_ELEMENT "<claim task=\"count\" kind=\"city\"/>")), "text" },
    { CHAPTER (PUZZLE ("task=\"truth\" rules=\"C2\"", POSITION_ELEMENT "<claim task=\"truth\" answer=\"1\"/>")), "truth" },
    { CHAPTER (PUZZLE ("task=\"truth\" rules=\"C2\"", POSITION_ELEMENT "<claim task=\"owner\" answer=\"1\"/>")), "target" },
    { CHAPTER (PUZZLE ("task=\"editions\" player=\"Red\" editions=\"moon\"", POSITION_ELEMENT)), "moon" },
    { CHAPTER (PUZZLE ("task=\"editions\" player=\"Red\" editions=\"\"", POSITION_ELEMENT)), "rule sets" },
    { CHAPTER (PUZZLE ("task=\"paid\" player=\"Red\"", POSITION_ELEMENT "<played text=\"U@9,9 r0\"/>")),
      "P1" },
    { CHAPTER (PUZZLE ("task=\"cells\"", POSITION_ELEMENT)
               PUZZLE ("task=\"cells\"", POSITION_ELEMENT)), "“a”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    keep_bad (bad[i].text, bad[i].words);
}

static void
too_much (void)
{
  static const char * const parts[] = { "<hint>h</hint>", "<answer text=\"1,0\"/>" };
  static const guint bounds[] = { BST_IO_MAX_HINTS, BST_IO_MAX_ANSWERS };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint n = bounds[i]; n <= bounds[i] + 1; n++)
      {
        g_autofree char *text =
          io_test_repeat ("<bastide version=\"1\"><booklet><chapter><puzzle id=\"a\" task=\"cells\">"
                          POSITION_ELEMENT, parts[i], n, "</puzzle></chapter></booklet></bastide>");

        if (n > bounds[i])
          {
            keep_bad (text, "too many");
          }
        else
          {
            g_autoptr (BstBooklet) booklet = open_text (text, NULL, NULL);

            g_assert_nonnull (booklet);
          }
      }
}

static gboolean
is_xml (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, "test", NULL);

  return document != NULL;
}

/* Whatever single byte is wrong, the file is refused or read, and what was read is written. Of those that are no XML
 * any more every seventh is tried, which is each of the bytes, and without what they ask: there is nothing new in it. */
static void
damaged_files (gconstpointer file)
{
  g_autofree char *text = io_test_read (file);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (BstBooklet) booklet = NULL;

      damaged[i] = "0<\"9 -"[i % 6];
      if (i % 7 == 0 || is_xml (damaged))
        booklet = open_text (damaged, NULL, NULL);
      if (booklet != NULL)
        {
          g_autofree char *written = bst_io_booklet_to_text (booklet);
          g_autoptr (GError) error = NULL;
          g_autoptr (BstBooklet) again = open_text (written, NULL, &error);

          g_autofree char *rewritten = NULL;

          g_assert_no_error (error);
          rewritten = bst_io_booklet_to_text (again);
          g_assert_cmpstr (rewritten, ==, written);
          for (guint j = 0; !booklet->is_damaged && j < bst_booklet_count (again); j++)
            g_ptr_array_unref (bst_puzzle_check (bst_booklet_get (again, j)));
          for (guint j = 0; !booklet->is_damaged && j < bst_booklet_count_lessons (again); j++)
            g_ptr_array_unref (bst_lesson_check (bst_booklet_get_lesson (again, j)));
        }
    }
}

/* What a file holds before and behind the damage is read, and never written in its place. */
static void
damage_is_told (void)
{
  static const char start[] = "<bastide version=\"1\"><booklet id=\"b\"><chapter>"
                              "<lesson id=\"a\"><say>" POSITION_ELEMENT "<text>one";
  static const struct { const char *damage; gsize size; } damages[] = {
    { "", 0 }, { " &bogus; ", 9 }, { "\0", 1 }, { "\xff\xfe", 2 }, { "</b>", 4 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (GByteArray) file = g_byte_array_new ();
      g_autoptr (GPtrArray) issues = bst_io_issues_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (BstBooklet) booklet = NULL;
      const BstIoIssue *issue;

      g_byte_array_append (file, (const guint8 *) start, sizeof start - 1);
      g_byte_array_append (file, (const guint8 *) damages[i].damage, (guint) damages[i].size);
      bytes = g_bytes_new (file->data, file->len);
      booklet = bst_io_booklet_open_data (bytes, "test", issues, &error);
      g_assert_no_error (error);
      g_assert_true (booklet->is_damaged);
      g_assert_cmpuint (((BstLesson *) bst_booklet_get_lesson (booklet, 0))->steps->len, ==, 1);
      issue = g_ptr_array_index (issues, 0);
      g_assert_cmpstr (issue->tag, ==, "unread-damaged");
      g_assert_nonnull (strstr (issue->message, "line 1: "));
      g_assert_null (strchr (issue->message, '\n'));
    }
}

static void
damage_is_not_saved (void)
{
  static const char start[] = "<bastide version=\"1\"><booklet id=\"b\"><chapter><title>Half";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bastide-damaged.bastide", NULL);
  g_autofree char *left = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = NULL, copy = NULL;

  g_assert_true (g_file_set_contents (path, start, -1, NULL));
  booklet = bst_io_booklet_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (bst_io_booklet_save (booklet, path, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_DATA);
  g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, start);

  /* A copy is whole. */
  text = bst_io_booklet_to_text (booklet);
  copy = open_text (text, NULL, NULL);
  g_assert_false (copy->is_damaged);
  g_clear_error (&error);
  g_assert_true (bst_io_booklet_save (copy, path, &error));
  g_remove (path);
}

/* Behind a fault no character is lost, and a declaration there makes no copy that could not be read. */
static void
behind_damage (void)
{
  static const char start[] = "<bastide version=\"1\"><booklet id=\"b\"><title>T</title><chapter><lesson id=\"l\"><title>L</title>"
                              "<step><say a=>3 &lt; 4 &amp; 5 &gt; 4</say><?xml version=\"1.0\"?></step></lesson></chapter>";
  g_autoptr (BstBooklet) booklet = open_text (start, NULL, NULL), copy = NULL;
  g_autofree char *text = NULL, *again = NULL;

  g_assert_true (booklet->is_damaged);
  text = bst_io_booklet_to_text (booklet);
  g_assert_nonnull (strstr (text, "3 &lt; 4 &amp; 5 &gt; 4"));
  copy = open_text (text, NULL, NULL);
  g_assert_false (copy->is_damaged);
  again = bst_io_booklet_to_text (copy);
  g_assert_cmpstr (again, ==, text);
}

/* Where a game is expected, a booklet is named as what it is. */
static void
no_game (void)
{
  io_test_refuse (CHAPTER (""), BST_IO_ERROR_BOOKLET, "booklet of lessons or puzzles");
}

static void
saving (void)
{
  g_autofree char *text = io_test_read ("booklet.bastide");
  g_autofree char *folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.bastide", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_text (text, NULL, &error);
  g_autoptr (BstBooklet) again = NULL;

  g_assert_true (bst_io_booklet_save (booklet, path, &error));
  again = bst_io_booklet_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_booklet_count (again), ==, 3);

  /* What could not be read again is not written: the file stays as it was. */
  for (guint i = 0; i <= BST_IO_MAX_HINTS; i++)
    g_ptr_array_add (bst_booklet_get (booklet, 1)->hints, g_strdup_printf ("hint %u", i));
  g_assert_false (bst_io_booklet_save (booklet, path, &error));
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, bst_booklet_get (booklet, 1)->id));
  g_assert_nonnull (strstr (error->message, "too many <hint>"));
  g_clear_pointer (&again, bst_booklet_free);
  g_clear_error (&error);
  again = bst_io_booklet_open (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bst_booklet_get (again, 1)->hints->len, <, BST_IO_MAX_HINTS);

  g_remove (path);
  g_assert_false (bst_io_booklet_save (again, "/nowhere/at.all", NULL));
  g_rmdir (folder);
}

static void
sentences (void)
{
  for (guint i = 0; i < BST_N_PUZZLE_FAULTS; i++)
    {
      g_autoptr (GError) error = NULL;
      BstPuzzleFault fault = { (BstPuzzleFaultKind) i, (char *) "P1: a tile lies on this cell" };
      g_autofree char *sentence = NULL;

      bst_error_refuse (&error, BST_REASON_TAKEN, BST_NORTH);
      fault.error = error;
      sentence = bst_io_puzzle_dup_fault (&fault);
      g_assert_true (g_str_has_suffix (sentence, fault.detail));
    }
  for (guint i = 0; i < BST_N_TASKS; i++)
    {
      g_assert_cmpstr (bst_io_task_sentence ((BstTaskKind) i), !=, "");
      g_assert_cmpstr (bst_io_task_title ((BstTaskKind) i), !=, "");
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (bst_task_name ((BstTaskKind) i), !=, bst_task_name ((BstTaskKind) j));
    }
}

/* Whatever may be wrong with an answer is said in our own words. */
static void
refused_answers (void)
{
  static const struct
  {
    BstTaskKind  task;
    const char  *answer;
  } table[] = {
    { BST_TASK_OWNER, "Purple" }, { BST_TASK_CELLS, "1" }, { BST_TASK_POINTS, "many" },
    { BST_TASK_MOST_NOW, "U@1,0 r0; V@2,0 r0" }, { BST_TASK_MOST_NOW, "V@1,0 r0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstPuzzle) puzzle = bst_puzzle_new ("a", bst_io_position_from_text (
        "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ", NULL, NULL));
      g_autofree char *said = NULL;
      BstPuzzleVerdict verdict;

      puzzle->task = table[i].task;
      g_assert_true (bst_spot_parse ("city:N", &puzzle->target));
      puzzle->n_tiles = 1;
      puzzle->tiles[0] = (gint16) bst_tile_set_find (
        bst_game_get_tile_set (bst_position_get_game (puzzle->position)), "U");
      g_assert_false (bst_puzzle_judge (puzzle, 0, table[i].answer, &verdict, &error));
      said = bst_io_reason_dup_message (error);
      g_assert_nonnull (strstr (said, "“"));
    }
}

static const struct
{
  const char *path;
  void      (*test) (void);
} cases[] = {
  { "/booklet/everything-survives", everything_survives },
  { "/booklet/lessons", lessons_survive },
  { "/booklet/hostile-lessons", hostile_lessons },
  { "/booklet/unknown-rules", unknown_rules_are_kept },
  { "/booklet/claims", claims },
  { "/booklet/too-many-steps", too_many_steps },
  { "/booklet/too-many-lessons", too_many_lessons },
  { "/booklet/broken-lines", broken_lines },
  { "/booklet/what-is-not-known-is-named", what_is_not_known_is_named },
  { "/booklet/what-is-not-known-is-kept", what_is_not_known_is_kept },
  { "/booklet/keys", keys },
  { "/booklet/hostile-files", hostile_files },
  { "/booklet/hostile-puzzles", hostile_puzzles },
  { "/booklet/unread-puzzles-keep-their-place", unread_puzzles_keep_their_place },
  { "/booklet/set-up-positions", set_up_positions },
  { "/booklet/too-much", too_much },
  { "/booklet/damage-is-told", damage_is_told },
  { "/booklet/damage-is-not-saved", damage_is_not_saved },
  { "/booklet/behind-damage", behind_damage },
  { "/booklet/no-game", no_game },
  { "/booklet/saving", saving },
  { "/booklet/sentences", sentences },
  { "/booklet/refused-answers", refused_answers },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (share_has (argc, argv, i))
      g_test_add_func (cases[i].path, cases[i].test);
  if (share_has (argc, argv, 0))
    g_test_add_data_func ("/booklet/damaged-files", "booklet.bastide", damaged_files);
  if (share_has (argc, argv, 1))
    g_test_add_data_func ("/booklet/damaged-files-steps", "steps.bastide", damaged_files);

  return g_test_run ();
}
