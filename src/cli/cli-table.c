/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-table.h"

struct _CliTable
{
  guint      n_columns;
  guint      right;
  GPtrArray *cells;         /* Owned (element-type utf8), the headings first */
};

CliTable *
cli_table_new (const char * const *headings,
               guint               right)
{
  CliTable *table = g_new0 (CliTable, 1);

  table->right = right;
  table->cells = g_ptr_array_new_with_free_func (g_free);
  for (; headings[table->n_columns] != NULL; table->n_columns++)
    cli_table_add (table, headings[table->n_columns]);

  return table;
}

void
cli_table_take (CliTable *table,
                char     *text)
{
  g_ptr_array_add (table->cells, text);
}

void
cli_table_add (CliTable   *table,
               const char *text)
{
  cli_table_take (table, g_strdup (text));
}

void
cli_table_number (CliTable *table,
                  int       number)
{
  cli_table_take (table, g_strdup_printf ("%d", number));
}

/* In characters; names from files may be any text. */
static guint
find_width (const CliTable *table,
            guint           column)
{
  guint width = 0;

  for (guint i = column; i < table->cells->len; i += table->n_columns)
    width = MAX (width, (guint) g_utf8_strlen (g_ptr_array_index (table->cells, i), -1));

  return width;
}

static gboolean
has_headings (const CliTable *table)
{
  for (guint i = 0; i < table->n_columns; i++)
    if (*(const char *) g_ptr_array_index (table->cells, i) != '\0')
      return TRUE;

  return FALSE;
}

void
cli_table_print (CliTable *table)
{
  GString *line = g_string_new (NULL);
  guint first = has_headings (table) ? 0 : table->n_columns;

  for (guint i = first; i < table->cells->len; i++)
    {
      guint column = i % table->n_columns;
      const char *text = g_ptr_array_index (table->cells, i);
      guint padding = find_width (table, column) - (guint) g_utf8_strlen (text, -1);
      gboolean last = column + 1 == table->n_columns;

      if (table->right & (1u << column))
        g_string_append_printf (line, "%*s%s", (int) padding, "", text);
      else
        g_string_append_printf (line, "%s%*s", text, last ? 0 : (int) padding, "");
      g_string_append (line, last ? "\n" : "  ");
    }

  g_print ("%s", line->str);
  g_string_free (line, TRUE);
  g_ptr_array_unref (table->cells);
  g_free (table);
}
