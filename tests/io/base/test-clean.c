/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts as people paste them: broken lines, blanks of other kinds, marks that are not seen, numbers of moves. */

#include "io-test.h"

#include "bst-io-clean.h"
#include "bst-io-position-text.h"

#include <string.h>

static void
blanks_are_one_blank (void)
{
  static const char * const texts[][2] = {
    { "", "" },
    { " \n\t", "" },
    { "a b", "a b" },
    { "\xef\xbb\xbf" "a\r\n  b\n", "a b" },
    { "a\u00a0b\u202fc\u2007d\u2028e\u3000f", "a b c d e f" },
    { "\u200e" "a\u200b b\u2060\u202c", "a b" },
    { "\xff\xfe" "a  b", "\xff\xfe" "a  b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *clean = bst_io_clean_text (texts[i][0]);

      g_assert_cmpstr (clean, ==, texts[i][1]);
    }
}

static void
moves_are_found (void)
{
  static const char * const texts[] = {
    "O@0,-1 r270 [Blue city:S]; B@0,1 r0 [Red mon]; V@0,-2 r0 [Blue road:S]; C@-; E@1,1 r0 ...",
    "O@0,-1 r270 [Blue city:S]\nB@0,1 r0 [Red mon]\nV@0,-2 r0\n[Blue road:S]\nC@-\nE@1,1 r0 ...\n",
    "\xef\xbb\xbf" "1. O@0,-1\nr270 [Blue\ncity:S] 2.\u00a0B@0,1 r0 [Red mon]\n3) V@0,-2 r0 [Blue road:S]; 4... C@- 5.\nE@1,1 r0 ...",
    "O@0,-1 r270 [Blue city:S] B@0,1 r0 [Red mon] V@0,-2\u00a0r0 [Blue road:S];;C@-\r\n\r\nE@1,1 r0 ...;",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (GStrv) moves = bst_io_clean_moves (texts[i]);
      g_autofree char *joined = g_strjoinv ("; ", moves);

      g_assert_cmpstr (joined, ==, texts[0]);
    }
}

/* Whatever is no move stays, so that it can be named. */
static void
nonsense_stays (void)
{
  static const char * const texts[][2] = {
    { "", "" }, { "12.", "" }, { " ; \n;", "" }, { "hello there; U@1,0 r0", "hello there|U@1,0 r0" },
    { "U@1,0 r0 [Red road:E\nfoo@bar", "U@1,0 r0 [Red road:E foo@bar" }, { "U@1,0 r0 x U@2,0", "U@1,0 r0 x|U@2,0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (GStrv) moves = bst_io_clean_moves (texts[i][0]);
      g_autofree char *joined = g_strjoinv ("|", moves);

      g_assert_cmpstr (joined, ==, texts[i][1]);
    }
}

#define BEGINNING "basic modern | Yellow 5 6; Black 5 0 | Yellow N; Black R |"

static void
positions_are_read (void)
{
  static const char whole[] = BEGINNING " D@0,0 r0; H@0,-1 r0; P@0,-2 r180 [Black city:E] | ";
  static const char * const texts[] = {
    whole,
    BEGINNING " D@0,0 r0; H@0,-1 r0; P@0,-2 r180 [Black city:E] |",
    BEGINNING "\nD@0,0 r0; H@0,-1 r0; P@0,-2 r180\n[Black city:E] |\n",
    "\xef\xbb\xbf" BEGINNING "\u00a0D@0,0 r0;\r\n\tH@0,-1  r0; P@0,-2 r180 [Black city:E] |\u00a0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstPosition) position = bst_io_position_from_text (texts[i], NULL, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = bst_position_to_text (position);
      g_assert_cmpstr (text, ==, whole);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clean/blanks", blanks_are_one_blank);
  g_test_add_func ("/clean/moves", moves_are_found);
  g_test_add_func ("/clean/nonsense", nonsense_stays);
  g_test_add_func ("/clean/positions", positions_are_read);

  return g_test_run ();
}
