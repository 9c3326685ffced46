/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga-page.h"

#include <string.h>

/* So far into a file a page says what it is. */
#define LOOK 1024

gboolean
bst_io_bga_page_is (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *start = g_strndup (data != NULL ? data : "", MIN (size, LOOK));
  g_autofree char *lower = g_ascii_strdown (start, -1);

  return strstr (lower, "<!doctype html") != NULL || strstr (lower, "<html") != NULL;
}

/* The end of the object or list at @at, behind its last bracket; NULL if it has none. */
static const char *
find_end (const char *at,
          const char *end)
{
  gboolean is_text = FALSE;
  guint depth = 0;

  for (; at < end; at++)
    {
      if (is_text && *at == '\\')
        at++;
      else if (*at == '"')
        is_text = !is_text;
      else if (!is_text && (*at == '{' || *at == '['))
        depth++;
      else if (!is_text && (*at == '}' || *at == ']') && --depth == 0)
        return at + 1;
    }

  return NULL;
}

/* Behind @word, blanks and @sign, if the object or list begins there. (nullable) */
static const char *
find_start (const char *data,
            gsize       size,
            const char *word,
            char        sign)
{
  const char *end = data + size;
  const char *at = g_strstr_len (data, (gssize) size, word);
  const char *equals = at != NULL ? memchr (at, sign, (gsize) (end - at)) : NULL;

  for (at = equals; at != NULL && ++at < end;)
    if (*at == '{' || *at == '[')
      return at;
    else if (!g_ascii_isspace (*at))
      break;

  return NULL;
}

/* In the text of a page these signs are written out. (transfer full) */
static GBytes *
unescape (const char *start,
          gsize       size)
{
  static const char * const signs[][2] = { { "&quot;", "\"" }, { "&#34;", "\"" }, { "&lt;", "<" }, { "&gt;", ">" },
                                           { "&amp;", "&" } };
  GString *text = g_string_new_len (NULL, (gssize) size);

  for (const char *at = start; at < start + size;)
    {
      gsize length = 1;
      const char *sign = NULL;

      for (guint i = 0; *at == '&' && sign == NULL && i < G_N_ELEMENTS (signs); i++)
        if ((gsize) (start + size - at) >= strlen (signs[i][0]) && memcmp (at, signs[i][0], strlen (signs[i][0])) == 0)
          {
            sign = signs[i][1];
            length = strlen (signs[i][0]);
          }
      g_string_append_c (text, sign != NULL ? *sign : *at);
      at += length;
    }

  return g_string_free_to_bytes (text);
}

static GBytes *
cut (const char *start,
     const char *end)
{
  const char *last = start != NULL ? find_end (start, end) : NULL;

  return last != NULL ? g_bytes_new (start, (gsize) (last - start)) : NULL;
}

GBytes *
bst_io_bga_page_find_log (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  GBytes *log = cut (find_start (data, size, "g_gamelogs", '='), data + size);
  const char *shown = log == NULL ? find_start (data, size, "<pre", '>') : NULL;
  g_autoptr (GBytes) text = shown != NULL ? unescape (shown, (gsize) (data + size - shown)) : NULL;

  if (text == NULL)
    return log;
  data = g_bytes_get_data (text, &size);

  return cut (data, data + size);
}
