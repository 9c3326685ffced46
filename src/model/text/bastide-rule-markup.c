/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-markup.h"

#include <bst-io-rulebook.h>

#include <string.h>

#define PIG "FV-pig"

/* The length of what looks like "FV1b" at the beginning of @text; 0 if nothing does. */
static gsize
measure_number (const char *text)
{
  gsize length = 0, n_letters;

  if (g_str_has_prefix (text, PIG))
    return strlen (PIG);
  while (g_ascii_isupper (text[length]))
    length++;
  n_letters = length;
  while (g_ascii_isdigit (text[length]))
    length++;
  if (n_letters == 0 || length == n_letters)
    return 0;
  if (g_ascii_islower (text[length]))
    length++;

  return g_unichar_isalnum (g_utf8_get_char (text + length)) ? 0 : length;
}

char *
bastide_rule_markup_dup (const char *text)
{
  GString *markup = g_string_new (NULL);
  gboolean in_word = FALSE;

  while (*text != '\0')
    {
      gsize length = in_word ? 0 : measure_number (text);
      g_autofree char *number = g_strndup (text, length);
      const char *next = length > 0 ? text + length : g_utf8_next_char (text);
      g_autofree char *escaped = g_markup_escape_text (text, next - text);

      if (length > 0 && bst_io_rulebook_find (number) != NULL)
        g_string_append_printf (markup, "<a href=\"" BASTIDE_RULE_MARKUP_SCHEME "%s\">%s</a>", number, number);
      else
        g_string_append (markup, escaped);
      in_word = length > 0 || g_unichar_isalnum (g_utf8_get_char (text));
      text = next;
    }

  return g_string_free (markup, FALSE);
}
