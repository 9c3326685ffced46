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

gboolean
bst_io_xml_has_too_many_attributes (const char *data,
                                    gsize       size)
{
  g_autofree char *text = g_malloc (size + 1);
  const char *at;
  const char *end;
  gsize length = 0;
  guint n_attributes;

  /* Without its zero bytes, UTF-16 has its tags in ASCII. */
  for (gsize i = 0; i < size; i++)
    if (data[i] != '\0')
      text[length++] = data[i];
  text[length] = '\0';

  end = text + length;
  for (at = strchr (text, '<'); at != NULL; at = strchr (at, '<'))
    {
      const char *past = skip_passage (at, end);

      if (past == NULL)
        {
          past = skip_tag (at, &n_attributes);
          if (n_attributes > BST_IO_XML_MAX_ATTRIBUTES)
            return TRUE;
        }
      at = past;
    }

  return FALSE;
}
