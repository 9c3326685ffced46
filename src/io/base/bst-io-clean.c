/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-clean.h"

#include <string.h>

/* --- Blanks --- */

/* Also those that are not to break. */
static gboolean
is_blank (gunichar c)
{
  return g_unichar_isspace (c) || c == 0x85 || c == 0xa0 || c == 0x2007 || c == 0x202f;
}

/* Marks without a width, of which a text of ours has none. */
static gboolean
is_unseen (gunichar c)
{
  return c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) || c == 0x2060
         || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

char *
bst_io_clean_text (const char *text)
{
  GString *clean;

  if (!g_utf8_validate (text, -1, NULL))
    return g_strdup (text);

  clean = g_string_new (NULL);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_unseen (c))
        continue;
      if (!is_blank (c))
        g_string_append_unichar (clean, c);
      else if (clean->len > 0 && clean->str[clean->len - 1] != ' ')
        g_string_append_c (clean, ' ');
    }
  if (clean->len > 0 && clean->str[clean->len - 1] == ' ')
    g_string_truncate (clean, clean->len - 1);

  return g_string_free (clean, FALSE);
}

/* --- Moves --- */

/* "12." or "12)", and "12..." before the move of who is second. */
static gboolean
is_number (const char *word)
{
  gsize n_digits = strspn (word, "0123456789");

  return n_digits > 0 && strchr (".)", word[n_digits]) != NULL && word[n_digits] != '\0'
         && word[n_digits + strspn (word + n_digits, ".)")] == '\0';
}

typedef struct
{
  GPtrArray *moves;             /* (element-type utf8) */
  GString   *move;              /* that is being read */
  gboolean   is_inside;         /* a bracket */
} Reading;

static void
end_move (Reading *reading)
{
  if (reading->move->len > 0)
    g_ptr_array_add (reading->moves, g_strdup (reading->move->str));
  g_string_truncate (reading->move, 0);
  reading->is_inside = FALSE;
}

static void
note_bracket (Reading    *reading,
              const char *word)
{
  const char *open = strrchr (word, '['), *close = strrchr (word, ']');

  if (open != NULL || close != NULL)
    reading->is_inside = close == NULL || (open != NULL && open > close);
}

/* A tile at a cell begins a move: only such a word has the sign outside brackets. */
static void
read_word (Reading    *reading,
           const char *word)
{
  if (*word == '\0' || (!reading->is_inside && is_number (word)))
    return;
  if (!reading->is_inside && *word != '[' && strchr (word, '@') != NULL)
    end_move (reading);
  g_string_append_printf (reading->move, "%s%s", reading->move->len > 0 ? " " : "", word);
  note_bracket (reading, word);
}

char **
bst_io_clean_moves (const char *text)
{
  g_autofree char *clean = bst_io_clean_text (text);
  g_auto (GStrv) lines = g_strsplit (clean, ";", -1);
  Reading reading = { g_ptr_array_new (), g_string_new (NULL), FALSE };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        read_word (&reading, words[k]);
      end_move (&reading);
    }
  g_string_free (reading.move, TRUE);
  g_ptr_array_add (reading.moves, NULL);

  return (char **) g_ptr_array_free (reading.moves, FALSE);
}
