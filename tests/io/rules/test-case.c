/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader of rule cases, and the book of those that are bundled. What they claim is tests/cases' matter. */

#include "bst-io-case-book.h"
#include "bst-io-case-game.h"
#include "bst-io-error.h"
#include "bst-io-rulebook.h"

#include <locale.h>
#include <string.h>

#define HEAD "<cases version=\"1\">\n"
#define CASE "<case id=\"a\" rules=\"C2 MJ1\"><title> T </title><source>S</source>"
#define TAIL "</case></cases>"

static GPtrArray *
read (const char  *text,
      GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_case_read (bytes, "x.xml", error);
}

static void
test_lines (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = read (HEAD CASE "<lines>\n  # nothing\n\n\tplay  U@1,0 r0 # so\n</lines>"
                                      "<note>Look.</note><lines>turn Red</lines>" TAIL, &error);
  const BstIoCase *one;

  g_assert_no_error (error);
  g_assert_cmpuint (cases->len, ==, 1);
  one = g_ptr_array_index (cases, 0);
  g_assert_cmpstr (one->title, ==, "T");
  g_assert_true (g_strv_contains ((const char * const *) one->rules, "MJ1"));
  g_assert_false (g_strv_contains ((const char * const *) one->rules, "MJ"));
  g_assert_cmpuint (one->n_lines, ==, 3);
  g_assert_cmpint (one->lines[0].verb, ==, BST_IO_CASE_PLAY);
  g_assert_cmpuint (one->lines[0].number, ==, 5);
  g_assert_cmpstr (one->lines[0].words[0], ==, "U@1,0");
  g_assert_cmpstr (one->lines[0].words[1], ==, "r0");
  g_assert_null (one->lines[0].words[2]);
  g_assert_cmpstr (one->lines[1].note, ==, "Look.");
  g_assert_cmpint (one->lines[2].verb, ==, BST_IO_CASE_TURN);
}

/* Each is refused, with the line and a word of the reason. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *text;
    int         code;
    const char *says;
  } faults[] = {
    { "<x/>", BST_IO_ERROR_SYNTAX, "line 1: <x>" },
    { "<cases/>", BST_IO_ERROR_SYNTAX, "version" },
    { HEAD "<x/></cases>", BST_IO_ERROR_SYNTAX, "line 2: <x>" },
    { HEAD "<case id=\"a\"/></cases>", BST_IO_ERROR_SYNTAX, "rules" },
    { HEAD "<case rules=\"C2\"/></cases>", BST_IO_ERROR_SYNTAX, "id" },
    { HEAD "<case id=\"a\" rules=\"C99\"/></cases>", BST_IO_ERROR_UNSUPPORTED, "C99" },
    { HEAD "<case id=\"a\" rules=\"c2\"/></cases>", BST_IO_ERROR_UNSUPPORTED, "c2" },
    { HEAD "<case id=\"a\" rules=\"C2\"><title> </title></case></cases>", BST_IO_ERROR_SYNTAX, "<title>" },
    { HEAD CASE TAIL, BST_IO_ERROR_SYNTAX, "no lines" },
    { HEAD CASE "<title>U</title><lines>game</lines>" TAIL, BST_IO_ERROR_SYNTAX, "<title>" },
    { HEAD CASE "<lines>game\n\nfly away</lines>" TAIL, BST_IO_ERROR_UNSUPPORTED, "line 4: " },
    { HEAD CASE "<lines>game</lines></case>" CASE "<lines>game</lines>" TAIL, BST_IO_ERROR_DATA, "“a”" },
    { "<!DOCTYPE a [<!ENTITY b \"c\">]>" HEAD CASE "<lines>&b;</lines>" TAIL, BST_IO_ERROR_SYNTAX, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read (faults[i].text, &error));
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, "x.xml: "));
      g_assert_nonnull (strstr (error->message, faults[i].says));
      g_assert_error (error, BST_IO_ERROR, faults[i].code);
    }
}

/* (transfer full) */
static char *
repeat (const char *head,
        const char *part,
        guint       times,
        const char *tail)
{
  GString *text = g_string_new (head);

  for (guint i = 0; i < times; i++)
    g_string_append (text, part);
  g_string_append (text, tail);

  return g_string_free (text, FALSE);
}

static void
test_too_much (void)
{
  g_autofree char *lines = repeat (HEAD CASE "<lines>", "game\n", BST_IO_MAX_CASE_LINES + 1,
                                   "</lines>" TAIL);
  g_autofree char *words = repeat (HEAD CASE "<lines>play", " a", BST_IO_MAX_CASE_WORDS + 1,
                                   "</lines>" TAIL);
  g_autofree char *title = repeat (HEAD CASE "<note>", "a", 1001, "</note>" TAIL);
  const char * const texts[] = { lines, words, title };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read (texts[i], &error));
      g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_LIMIT);
    }
}

/* Lines that cannot be followed are refused, and the game stays as it was. */
static void
test_game (void)
{
  static const char * const faults[] = {
    "play", "play U@1,0", "play Z@1,0 r0", "play U@0,0 r0", "play Green U@1,0 r0", "draw Red Z",
    "draw Green U", "first roads", "first roads E U", "first stars", "tiles none", "rules none",
    "rules modern farmers=perhaps", "players Red Red", "players Red White", "turns back",
    "tiles ../walls.xml",
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *text = g_strdup_printf (HEAD CASE "<lines>players Red Blue\n%s</lines>" TAIL,
                                               faults[i]);
      g_autoptr (GPtrArray) cases = read (text, NULL);
      const BstIoCase *one = g_ptr_array_index (cases, 0);
      const BstIoCaseLine *line = &one->lines[1];
      g_auto (BstIoCaseGame) game = { NULL };
      g_autoptr (GError) error = NULL;
      gboolean done;

      bst_io_case_game_init (&game);
      g_assert_true (bst_io_case_game_set_up (&game, &one->lines[0], NULL));
      if (bst_io_case_verb_sets_up (line->verb))
        done = bst_io_case_game_set_up (&game, line, &error)
               && bst_io_case_game_begin (&game, &error);
      else
        {
          g_assert_true (bst_io_case_game_begin (&game, NULL));
          done = line->verb == BST_IO_CASE_PLAY ? bst_io_case_game_play (&game, line->words, &error)
                 : line->verb == BST_IO_CASE_DRAW ? bst_io_case_game_draw (&game, line->words, &error)
                 : bst_io_case_game_find_first (&game, line->words, &error);
        }
      g_test_message ("%s: %s", faults[i], error != NULL ? error->message : "accepted");
      g_assert_false (done);
      g_assert_nonnull (error);
    }
}

static void
test_book (void)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule ("MO3", &n_cases);

  g_assert_cmpuint (n_cases, >=, 3);
  g_assert_cmpstr (cases[0]->id, ==, "MO3");
  g_assert_true (bst_io_case_book_find ("MO3") == cases[0]);
  g_assert_null (bst_io_case_book_find ("mo3"));
  g_assert_null (bst_io_case_book_get_of_rule ("MO99", &n_cases));
  g_assert_cmpuint (n_cases, ==, 0);

  /* The examples of the documents are all there. */
  for (const char * const *id = (const char * const[]) { "B1", "B2", "example-P1", "example-P2",
                                                         "example-P3", "T-1", "T-2", "T-3", "T-4",
                                                         "T-5", "D-1", "D-2", "D-3", NULL };
       *id != NULL; id++)
    g_assert_nonnull (bst_io_case_book_find (*id));

  for (guint i = 0; i < bst_io_case_book_get_n_cases (); i++)
    g_assert_true (bst_io_case_book_find (bst_io_case_book_get_case (i)->id)
                   == bst_io_case_book_get_case (i));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/case/lines", test_lines);
  g_test_add_func ("/case/hostile", test_hostile);
  g_test_add_func ("/case/too-much", test_too_much);
  g_test_add_func ("/case/game", test_game);
  g_test_add_func ("/case/book", test_book);

  return g_test_run ();
}
