/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "jcz-text.h"

char *
jcz_new (const char *changes,
         const char *replay)
{
  return g_strdup_printf ("{\"appVersion\":\"5.12.1\",\"initialRandom\":0.41917135017426843,"
                          "\"created\":\"2026-01-17T10:00:00.000Z\","
                          SETUP ("\"basic:1\":1", ELEMENTS, "") ","
                          "\"players\":[{\"name\":\"Ana\",\"slot\":3},"
                          "{\"name\":\"Bob\",\"slot\":3}],%s%s\"replay\":[%s]}",
                          changes, *changes != '\0' ? "," : "", replay);
}

BstRecord *
jcz_open (const char *changes,
          const char *replay)
{
  g_autofree char *text = jcz_new (changes, replay);

  return io_test_open (text, NULL);
}

void
jcz_check_moves (const char *changes,
                 const char *replay,
                 const char *expected)
{
  g_autoptr (BstRecord) record = jcz_open (changes, replay);
  g_autofree char *moves = io_test_moves (record);

  g_assert_cmpstr (moves, ==, expected);
}

void
jcz_refuse (const char *changes,
            const char *replay,
            BstIoError  code,
            const char *words)
{
  g_autofree char *text = jcz_new (changes, replay);

  io_test_refuse (text, code, words);
}
