/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-key-text.h"

#include <string.h>

#define OPENING "{key:"

/* The next name from @text on, which begins behind @start and ends before @end. (transfer full) (nullable) */
static char *
dup_next (const char  *text,
          const char **start,
          const char **end)
{
  const char *opening = strstr (text, OPENING);
  const char *closing = opening != NULL ? strchr (opening, '}') : NULL;

  if (closing == NULL)
    return NULL;
  *start = opening;
  *end = closing + 1;

  return g_strndup (opening + strlen (OPENING), (gsize) (closing - opening) - strlen (OPENING));
}

/* "<Control><Shift>p" is "Ctrl+Shift+P": the first key of the table. (transfer full) */
static char *
dup_usual (const BastideKey *key,
           gpointer          data)
{
  static const struct
  {
    const char *accelerator;
    const char *label;
  } names[] = {
    { "<Control>", "Ctrl+" }, { "<Shift>", "Shift+" }, { "<Alt>", "Alt+" }, { "question", "?" }, { "_", " " }
  };
  g_auto (GStrv) keys = g_strsplit (key->keys, " ", 2);
  GString *label = g_string_new (keys[0]);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_replace (label, names[i].accelerator, names[i].label, 1);
  label->str[label->len - 1] = g_ascii_toupper (label->str[label->len - 1]);
  /* Names of keys of more than a letter end as they are written. */
  if (label->len > 1 && g_ascii_isalpha (label->str[label->len - 2]))
    label->str[label->len - 1] = g_ascii_tolower (label->str[label->len - 1]);

  return g_string_free (label, FALSE);
}

char *
bastide_key_text_dup (const char      *text,
                      BastideKeyLabel  label,
                      gpointer         data)
{
  GString *out = g_string_new (NULL);
  const char *start, *end;
  char *name;

  while ((name = dup_next (text, &start, &end)) != NULL)
    {
      const BastideKey *key = bastide_key_table_find (name);
      g_autofree char *said = key == NULL ? g_strndup (start, (gsize) (end - start))
                              : label != NULL ? label (key, data) : dup_usual (key, NULL);

      g_string_append_len (out, text, start - text);
      g_string_append (out, said);
      g_free (name);
      text = end;
    }
  g_string_append (out, text);

  return g_string_free (out, FALSE);
}

char *
bastide_key_text_dup_unknown (const char *text)
{
  const char *start, *end;
  char *name;

  while ((name = dup_next (text, &start, &end)) != NULL)
    {
      if (bastide_key_table_find (name) == NULL)
        return name;
      g_free (name);
      text = end;
    }

  return NULL;
}
