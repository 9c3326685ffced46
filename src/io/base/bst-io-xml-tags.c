/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-xml-tags.h"

#include <string.h>

/* What has no attributes of its own, but may contain anything. */
static const struct
{
  const char *opening;
  const char *closing;
} passages[] = {
  { "<!--", "-->" },
  { "<![CDATA[", "]]>" },
  { "<?", "?>" },
};

/* Past a passage that opens at @text; NULL if none does. One that does not close goes to the end. */
static const char *
skip_passage (const char *text,
              const char *end)
{
  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    if (g_str_has_prefix (text, passages[i].opening))
      {
        const char *found = strstr (text + strlen (passages[i].opening), passages[i].closing);

        return found != NULL ? found + strlen (passages[i].closing) : end;
      }

  return NULL;
}

/* Past the tag that opens at @text; counts its attributes, of which each has a quoted value. */
static const char *
skip_tag (const char *text,
          guint      *n_attributes)
{
  char quote = '\0';

  *n_attributes = 0;
  for (text++; *text != '\0'; text++)
    {
      if (*text == quote)
        {
          quote = '\0';
          ++*n_attributes;
        }
      else if (quote == '\0' && (*text == '"' || *text == '\''))
        quote = *text;
      else if (quote == '\0' && *text == '>')
        break;
    }

  return text;
}

/* Without its zero bytes, UTF-16 has its tags in ASCII. (transfer full) */
static char *
dup_text (const char *data,
          gsize       size,
          gsize      *length)
{
  char *text = g_malloc (size + 1);

  *length = 0;
  for (gsize i = 0; i < size; i++)
    if (data[i] != '\0')
      text[(*length)++] = data[i];
  text[*length] = '\0';

  return text;
}

void
bst_io_xml_count_tags (const char   *data,
                       gsize         size,
                       BstIoXmlTags *tags)
{
  gsize length;
  g_autofree char *text = dup_text (data, size, &length);
  const char *past;

  *tags = (BstIoXmlTags) { 0 };
  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (past, '<'))
    {
      guint n_attributes = 0;

      past = skip_passage (at, text + length);
      if (past == NULL)
        past = skip_tag (at, &n_attributes);
      if (at[1] != '/')
        tags->n_parts += 1 + n_attributes;
      tags->most_attributes = MAX (tags->most_attributes, n_attributes);
    }
}
