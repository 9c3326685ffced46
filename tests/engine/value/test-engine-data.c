/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Weights are read back as they were written, and nothing else is read. */

#include "bst-engine-data.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

static const BstEngineOrigin usual = { G_GUINT64_CONSTANT (0xfedcba9876543210), 12, 345, " inns pig-herds" };

/* Nothing is written where it is refused. */
static void
assert_refused (const char *text,
                guint       n_parts)
{
  g_autofree BstEngineNet *nets = g_new (BstEngineNet, n_parts), *before = NULL;
  BstEngineOrigin origin = { 1, 2, 3 };
  g_autoptr (GError) error = NULL;

  memset (nets, 0x5a, n_parts * sizeof *nets);
  before = g_memdup2 (nets, n_parts * sizeof *nets);
  g_assert_false (bst_engine_data_read (text, n_parts, nets, &origin, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_cmpmem (nets, n_parts * sizeof *nets, before, n_parts * sizeof *nets);
  g_assert_cmpuint (origin.seed, ==, 1);
  g_assert_cmpuint (origin.n_batches, ==, 2);
  g_assert_cmpuint (origin.n_planned, ==, 3);
}

/* (transfer full) */
static char *
write_parts (guint n_parts)
{
  g_autofree BstEngineNet *nets = g_new (BstEngineNet, n_parts);

  for (guint i = 0; i < n_parts; i++)
    {
      g_autofree BstEngineNet *net = engine_fixture_net (40 + i);

      nets[i] = *net;
    }

  return bst_engine_data_write (nets, n_parts, &usual);
}

static gsize
find_weights (const char *text)
{
  return (gsize) (strstr (text, "\n\n") + 2 - text);
}

static void
test_round_trip (void)
{
  for (guint n_written = 1; n_written <= 3; n_written += 2)
    for (guint n_parts = 1; n_parts <= n_written; n_parts++)
      {
        g_autofree char *text = write_parts (n_written);
        g_autofree BstEngineNet *nets = g_new (BstEngineNet, n_parts);
        BstEngineOrigin origin;
        g_autoptr (GError) error = NULL;

        g_assert_cmpuint (bst_engine_data_count (text), ==, n_written);
        bst_engine_data_read (text, n_parts, nets, &origin, &error);
        g_assert_no_error (error);
        g_assert_cmpuint (origin.seed, ==, usual.seed);
        g_assert_cmpuint (origin.n_batches, ==, 12);
        g_assert_cmpuint (origin.n_planned, ==, 345);
        g_assert_cmpstr (origin.learned, ==, usual.learned);
        for (guint i = 0; i < n_parts; i++)
          {
            g_autofree BstEngineNet *net = engine_fixture_net (40 + i);

            g_assert_cmpmem (&nets[i], sizeof *nets, net, sizeof *net);
          }
      }
}

static void
assert_cut_refused (const char *text,
                    gsize       length)
{
  g_autofree char *cut = g_strndup (text, length);

  assert_refused (cut, 1);
}

static void
test_cut (void)
{
  g_autofree char *text = write_parts (1), *longer = g_strconcat (text, " ", NULL);
  gsize at = find_weights (text), length = strlen (text);

  for (gsize n = 0; n <= at + 40; n++)
    assert_cut_refused (text, n);
  for (gsize n = length - 20; n < length; n++)
    assert_cut_refused (text, n);
  assert_refused (longer, 1);
}

/* Fewer parts than are asked for, or other numbers of them than there can be. */
static void
test_parts (void)
{
  g_autofree char *one = write_parts (1), *many = write_parts (4);

  assert_refused (one, 3);
  assert_refused (many, 1);
  g_assert_cmpuint (bst_engine_data_count (many), ==, 0);
}

static void
assert_replaced_refused (const char *from,
                         const char *to)
{
  g_autofree char *text = write_parts (1);
  const char *there = strstr (text, from);
  g_autofree char *before = NULL, *replaced = NULL;

  g_assert_nonnull (there);
  before = g_strndup (text, (gsize) (there - text));
  replaced = g_strconcat (before, to, there + strlen (from), NULL);
  assert_refused (replaced, 1);
}

static void
test_head (void)
{
  assert_replaced_refused ("bastide-engine 1", "bastide-engine 0");
  assert_replaced_refused ("bastide-engine 1", "bastide-engine 2");
  assert_replaced_refused ("bastide-engine 1", "bastide-engine ");
  assert_replaced_refused ("bastide-engine 1", "bastide-motor 1");
  assert_replaced_refused ("weights ", "weights 1");
  assert_replaced_refused ("weights ", "weights -");
  assert_replaced_refused ("parts 1", "parts 0");
  assert_replaced_refused ("parts 1", "parts 2");
  assert_replaced_refused ("parts 1", "parts 4611686018427387905");
  assert_replaced_refused ("batches 12 of 345", "batches 12");
  assert_replaced_refused ("batches 12", "batches 4294967296");
  assert_replaced_refused ("of 345", "of 4294967296");
  assert_replaced_refused ("seed ", "seed  ");
  assert_replaced_refused ("learned inns", "learnedinns");
  assert_replaced_refused ("learned inns", "learned  inns");
  assert_replaced_refused ("inns pig-herds", "inns Pig-herds");
  assert_replaced_refused ("inns pig-herds", "inns ");
  assert_replaced_refused ("inns pig-herds", "inns pig\therds");
  assert_replaced_refused ("\nlearned inns pig-herds", "");
  assert_replaced_refused ("\n\n", "\nmore 1\n\n");
  assert_replaced_refused ("\n\n", "\n");
}

/* As many as there is room for, and not one letter more. */
static void
test_long_head (void)
{
  g_autofree BstEngineNet *net = engine_fixture_net (40), *read = g_new (BstEngineNet, 1);
  g_autofree char *text = NULL, *longer = NULL;
  BstEngineOrigin origin = usual, found;
  const char *rest;

  memset (origin.learned, 'a', sizeof origin.learned - 1);
  origin.learned[0] = ' ';
  origin.learned[sizeof origin.learned - 1] = '\0';
  text = bst_engine_data_write (net, 1, &origin);
  g_assert_true (bst_engine_data_read (text, 1, read, &found, NULL));
  g_assert_cmpstr (found.learned, ==, origin.learned);
  rest = strstr (text, "\n\n");
  longer = g_strdup_printf ("%.*sa%s", (int) (rest - text), text, rest);
  assert_refused (longer, 1);
}

static void
test_no_file (void)
{
  g_autofree char *lines = g_strnfill (1000000, '\n');

  assert_refused ("", 1);
  assert_refused ("\n\n", 1);
  assert_refused (lines, 1);
}

/* Digits, and blanks and line ends in their places. */
static void
test_form (void)
{
  g_autofree char *text = write_parts (1);
  gsize at = find_weights (text);

  for (gsize i = at; i < at + 20; i++)
    {
      char there = text[i];

      text[i] = 'x';
      assert_refused (text, 1);
      text[i] = there == ' ' ? '\n' : ' ';
      assert_refused (text, 1);
      text[i] = there;
    }
}

static void
test_weights (void)
{
  static const float wrong[] = { NAN, -NAN, INFINITY, -INFINITY, 1e9f, -1e9f };
  static const float right[] = { 0, -0.f, 1e-30f, BST_MAX_NET_WEIGHT, -BST_MAX_NET_WEIGHT };

  for (guint i = 0; i < G_N_ELEMENTS (wrong) + G_N_ELEMENTS (right); i++)
    for (guint part = 0; part < 3; part++)
      {
        g_autofree char *text = write_parts (3);
        gsize index = part * BST_NET_N_WEIGHTS + (i * 977 + part * 311) % BST_NET_N_WEIGHTS;
        float weight = i < G_N_ELEMENTS (wrong) ? wrong[i] : right[i - G_N_ELEMENTS (wrong)];
        g_autofree BstEngineNet *nets = g_new (BstEngineNet, 3);
        BstEngineOrigin origin;
        char digits[9];
        guint32 word;

        memcpy (&word, &weight, sizeof word);
        g_snprintf (digits, sizeof digits, "%08x", word);
        memcpy (text + find_weights (text) + index * sizeof digits, digits, sizeof digits - 1);
        if (i < G_N_ELEMENTS (wrong))
          assert_refused (text, 3);
        else
          g_assert_true (bst_engine_data_read (text, 3, nets, &origin, NULL));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/data/round-trip", test_round_trip);
  g_test_add_func ("/engine/data/cut", test_cut);
  g_test_add_func ("/engine/data/parts", test_parts);
  g_test_add_func ("/engine/data/head", test_head);
  g_test_add_func ("/engine/data/long-head", test_long_head);
  g_test_add_func ("/engine/data/no-file", test_no_file);
  g_test_add_func ("/engine/data/form", test_form);
  g_test_add_func ("/engine/data/weights", test_weights);

  return g_test_run ();
}
