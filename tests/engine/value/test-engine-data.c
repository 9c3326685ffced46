/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Weights are read back as they were written, and nothing else is read. */

#include "bst-engine-data.h"

#include "engine-fixture.h"

#include <math.h>
#include <string.h>

static const BstEngineOrigin usual = { G_GUINT64_CONSTANT (0xfedcba9876543210), 12, 345 };

/* Nothing is written where it is refused. */
static void
assert_refused (const char *bytes,
                gsize       n_bytes,
                guint       n_parts)
{
  g_autofree BstEngineNet *nets = g_new (BstEngineNet, n_parts), *before = NULL;
  BstEngineOrigin origin = { 1, 2, 3 };
  g_autoptr (GError) error = NULL;

  memset (nets, 0x5a, n_parts * sizeof *nets);
  before = g_memdup2 (nets, n_parts * sizeof *nets);
  g_assert_false (bst_engine_data_read ((const guint8 *) bytes, n_bytes, n_parts, nets, &origin, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_cmpmem (nets, n_parts * sizeof *nets, before, n_parts * sizeof *nets);
  g_assert_cmpuint (origin.seed, ==, 1);
  g_assert_cmpuint (origin.n_batches, ==, 2);
  g_assert_cmpuint (origin.n_planned, ==, 3);
}

static GString *
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
find_weights (const GString *data)
{
  return (gsize) (strstr (data->str, "\n\n") + 2 - data->str);
}

static void
test_round_trip (void)
{
  for (guint n_written = 1; n_written <= 3; n_written += 2)
    for (guint n_parts = 1; n_parts <= n_written; n_parts++)
      {
        g_autoptr (GString) data = write_parts (n_written);
        g_autofree BstEngineNet *nets = g_new (BstEngineNet, n_parts);
        BstEngineOrigin origin;
        g_autoptr (GError) error = NULL;

        bst_engine_data_read ((const guint8 *) data->str, data->len, n_parts, nets, &origin, &error);
        g_assert_no_error (error);
        g_assert_cmpuint (origin.seed, ==, usual.seed);
        g_assert_cmpuint (origin.n_batches, ==, 12);
        g_assert_cmpuint (origin.n_planned, ==, 345);
        for (guint i = 0; i < n_parts; i++)
          {
            g_autofree BstEngineNet *net = engine_fixture_net (40 + i);

            g_assert_cmpmem (&nets[i], sizeof *nets, net, sizeof *net);
          }
      }
}

static void
test_cut (void)
{
  g_autoptr (GString) data = write_parts (1);
  gsize at = find_weights (data);

  for (gsize n = 0; n <= at + 40; n++)
    assert_refused (data->str, n, 1);
  for (gsize n = data->len - 9; n < data->len; n++)
    assert_refused (data->str, n, 1);
  g_string_append_c (data, 0);
  assert_refused (data->str, data->len, 1);
}

/* Fewer parts than are asked for, or other numbers of them than there can be. */
static void
test_parts (void)
{
  g_autoptr (GString) one = write_parts (1);
  g_autoptr (GString) many = write_parts (4);

  assert_refused (one->str, one->len, 3);
  assert_refused (many->str, many->len, 1);
}

static void
assert_replaced_refused (const char *from,
                         const char *to)
{
  g_autoptr (GString) data = write_parts (1);
  const char *there = strstr (data->str, from);

  g_assert_nonnull (there);
  g_string_erase (data, there - data->str, (gssize) strlen (from));
  g_string_insert (data, there - data->str, to);
  assert_refused (data->str, data->len, 1);
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
  assert_replaced_refused ("\n\n", "\nmore 1\n\n");
  assert_replaced_refused ("\n\n", "\n");
}

/* The head is not looked for in all of a large file. */
static void
test_no_file (void)
{
  g_autofree char *zeros = g_malloc0 (1000000), *lines = g_strnfill (1000000, '\n');

  assert_refused ("", 0, 1);
  assert_refused ("\n\n", 2, 1);
  assert_refused (zeros, 1000000, 1);
  assert_refused (lines, 1000000, 1);
}

static void
test_weights (void)
{
  static const float wrong[] = { NAN, -NAN, INFINITY, -INFINITY, 1e9f, -1e9f };
  static const float right[] = { 0, -0.f, 1e-30f, BST_MAX_NET_WEIGHT, -BST_MAX_NET_WEIGHT };

  for (guint i = 0; i < G_N_ELEMENTS (wrong) + G_N_ELEMENTS (right); i++)
    for (guint part = 0; part < 3; part++)
      {
        g_autoptr (GString) data = write_parts (3);
        gsize index = part * BST_NET_N_WEIGHTS + (i * 977 + part * 311) % BST_NET_N_WEIGHTS;
        float weight = i < G_N_ELEMENTS (wrong) ? wrong[i] : right[i - G_N_ELEMENTS (wrong)];
        g_autofree BstEngineNet *nets = g_new (BstEngineNet, 3);
        BstEngineOrigin origin;
        guint32 word;

        memcpy (&word, &weight, sizeof word);
        word = GUINT32_TO_LE (word);
        memcpy (data->str + find_weights (data) + index * sizeof word, &word, sizeof word);
        if (i < G_N_ELEMENTS (wrong))
          assert_refused (data->str, data->len, 3);
        else
          g_assert_true (bst_engine_data_read ((const guint8 *) data->str, data->len, 3, nets, &origin, NULL));
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
  g_test_add_func ("/engine/data/no-file", test_no_file);
  g_test_add_func ("/engine/data/weights", test_weights);

  return g_test_run ();
}
