/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-writer.h"

#include "bst-io-keep.h"
#include "bst-io-mark.h"
#include "bst-io-xml.h"

void
bst_io_booklet_indent (GString *out,
                       guint    depth)
{
  for (guint i = 0; i < depth; i++)
    g_string_append (out, "  ");
}

void
bst_io_booklet_attribute (GString    *out,
                          const char *name,
                          const char *value)
{
  g_string_append_printf (out, " %s=\"", name);
  bst_io_xml_append (out, value, TRUE);
  g_string_append_c (out, '"');
}

void
bst_io_booklet_text_element (GString        *out,
                             guint           depth,
                             const char     *name,
                             const char     *text,
                             const BstExtra *extra)
{
  /* Blanks round it would not be read. */
  g_autofree char *sentence = g_strstrip (g_strdup (text != NULL ? text : ""));
  gsize start = out->len;

  bst_io_booklet_indent (out, depth);
  if (bst_io_keep_append (out, name, "", sentence, extra))
    g_string_append_c (out, '\n');
  else
    g_string_truncate (out, start);
}

void
bst_io_booklet_append_extra (GString    *out,
                             guint       depth,
                             const char *extra)
{
  if (extra == NULL || *extra == '\0')
    return;

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "%s\n", extra);
}

void
bst_io_booklet_append_position (GString           *out,
                                guint              depth,
                                const BstPosition *position)
{
  g_autofree char *text = bst_position_to_text (position);

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "<position>%s</position>\n", text);
}

void
bst_io_booklet_append_rules (GString   *out,
                            GPtrArray *rules)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < rules->len; i++)
    g_string_append_printf (numbers, "%s%s", i > 0 ? " " : "",
                            (const char *) g_ptr_array_index (rules, i));
  if (rules->len > 0)
    bst_io_booklet_attribute (out, "rules", numbers->str);
}

void
bst_io_booklet_append_marks (GString             *out,
                            guint                depth,
                            const BstLessonStep *step)
{
  for (guint i = 0; i < step->marks->len; i++)
    {
      bst_io_booklet_indent (out, depth);
      bst_io_mark_append (out, &g_array_index (step->marks, BstMark, i), step->extra);
      g_string_append_c (out, '\n');
    }
}
