/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-json.h"

#include "bst-io-data.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- Parsing --- */

/* The bytes that JSON has outside strings and words. All others must be refused here: json-glib
 * also reads comments and single quotes, inside which this scan would lose count of the depth. */
static gboolean
is_outside_byte (char c)
{
  return c != '\0' && strchr (" \t\r\n{}[]:,+-.", c) != NULL;
}

/* Past the closing quote of a string that opens at @text; NULL if it does not close. */
static const char *
skip_string (const char *text,
             const char *end)
{
  for (text++; text < end; text++)
    {
      if (*text == '\\')
        text++;
      else if (*text == '"')
        return text + 1;
    }

  return NULL;
}

/* Past a word or number that begins at @text. A whole number that 63 bits cannot hold gives
 * NULL: json-glib would read another one. */
static const char *
skip_word (const char *text,
           const char *end)
{
  gsize length = 0;
  gboolean is_whole = TRUE;
  char number[24] = "";

  while (text + length < end && (g_ascii_isalnum (text[length]) || text[length] == '.'
                                 || text[length] == '-' || text[length] == '+'))
    is_whole = g_ascii_isdigit (text[length++]) && is_whole;
  if (!is_whole)
    return text + length;

  if (length >= sizeof number)
    return NULL;
  memcpy (number, text, length);

  return g_ascii_string_to_unsigned (number, 10, 0, G_MAXINT64, NULL, NULL) ? text + length : NULL;
}

static gboolean
fail_at_byte (GError     **error,
              BstIoError   code,
              const char  *name,
              const char  *start,
              const char  *at,
              const char  *reason)
{
  g_autofree char *place = NULL;
  guint line = 1;

  for (const char *c = start; c < at; c++)
    line += *c == '\n';
  place = g_strdup_printf (_("line %u"), line);

  return bst_io_fail (error, code, name, place, "%s", reason);
}

/* Past a string, word or number that begins at @text; past one byte otherwise. NULL and @error if
 * it is damaged. */
static const char *
skip_token (const char  *text,
            const char  *end,
            const char  *start,
            const char  *name,
            GError     **error)
{
  const char *next = text + 1;

  if (*text == '"')
    {
      next = skip_string (text, end);
      if (next == NULL)
        fail_at_byte (error, BST_IO_ERROR_SYNTAX, name, start, text,
                      _("a text is not closed: the file is cut short"));
    }
  else if (g_ascii_isalnum (*text))
    {
      next = skip_word (text, end);
      if (next == NULL)
        fail_at_byte (error, BST_IO_ERROR_LIMIT, name, start, text, _("a number is too large"));
    }
  else if (!is_outside_byte (*text))
    {
      next = NULL;
      fail_at_byte (error, BST_IO_ERROR_SYNTAX, name, start, text, _("this is not JSON"));
    }

  return next;
}

/* Their number and their depth. */
static gboolean
check_values (const char  *start,
               const char  *end,
               const char  *name,
               GError     **error)
{
  const char *c = start;
  guint depth = 0, n_values = 1;

  while (c < end)
    {
      /* Each value stands behind a bracket or a comma. */
      n_values += *c == '{' || *c == '[' || *c == ',';
      if (n_values > BST_IO_MAX_JSON_VALUES)
        return fail_at_byte (error, BST_IO_ERROR_LIMIT, name, start, c, _("there are too many values"));
      if (*c == '{' || *c == '[')
        depth++;
      else if ((*c == '}' || *c == ']') && depth > 0)
        depth--;
      if (depth > BST_IO_MAX_JSON_DEPTH)
        return fail_at_byte (error, BST_IO_ERROR_LIMIT, name, start, c,
                             _("values are nested too deep"));

      c = skip_token (c, end, start, name, error);
      if (c == NULL)
        return FALSE;
    }

  return depth == 0
         || fail_at_byte (error, BST_IO_ERROR_SYNTAX, name, start, end,
                          _("a bracket is not closed: the file is cut short"));
}

static gboolean
check_bytes (const char  *data,
             gsize        size,
             const char  *name,
             GError     **error)
{
  const char *bad;

  if (size > BST_IO_MAX_SIZE)
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                        _("the file is larger than %u MiB"), BST_IO_MAX_SIZE >> 20);
  if (!g_utf8_validate (data, (gssize) size, &bad))
    return fail_at_byte (error, BST_IO_ERROR_SYNTAX, name, data, bad,
                         _("this is not text in the encoding UTF-8"));

  return check_values (data, data + size, name, error);
}

/* json-glib says "<data>:LINE:COLUMN: Parse error: REASON". */
static void
fail_to_parse (GError       **error,
               const char    *name,
               const GError  *reason)
{
  const char *mark = "Parse error: ";
  const char *words = strstr (reason->message, mark);
  const char *line = strchr (reason->message, ':');
  g_autofree char *place = NULL;

  if (words != NULL && line < words)
    place = g_strdup_printf (_("line %u"), (guint) g_ascii_strtoull (line + 1, NULL, 10));
  bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, place, "%s: %s", _("this is not JSON"),
               words != NULL ? words + strlen (mark) : reason->message);
}

JsonNode *
bst_io_json_parse (GBytes      *bytes,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) reason = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  JsonNode *root;

  if (size >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      size -= 3;
    }
  if (!check_bytes (data != NULL ? data : "", size, name, error))
    return NULL;
  if (!json_parser_load_from_data (parser, data != NULL ? data : "", (gssize) size, &reason))
    {
      fail_to_parse (error, name, reason);
      return NULL;
    }

  root = json_parser_steal_root (parser);
  if (root == NULL)
    bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is not JSON"));

  return root;
}

/* --- Values --- */

void
bst_io_json_init (BstIoJson   *json,
                  JsonNode    *node,
                  const char  *file)
{
  *json = (BstIoJson) { .node = node, .file = file };
}

gboolean
bst_io_json_find_any (const BstIoJson *json,
                      const char      *key,
                      BstIoJson       *value)
{
  JsonNode *node = NULL;

  if (JSON_NODE_HOLDS_OBJECT (json->node))
    node = json_object_get_member (json_node_get_object (json->node), key);
  if (node == NULL)
    return FALSE;

  *value = (BstIoJson) { .node = node, .parent = json, .key = key, .file = json->file };

  return TRUE;
}

gboolean
bst_io_json_find (const BstIoJson *json,
                  const char      *key,
                  BstIoJson       *value)
{
  return bst_io_json_find_any (json, key, value) && !JSON_NODE_HOLDS_NULL (value->node);
}

gboolean
bst_io_json_need (const BstIoJson  *json,
                  const char       *key,
                  BstIoJson        *value,
                  GError          **error)
{
  if (bst_io_json_find (json, key, value))
    return TRUE;

  return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX, _("“%s” is missing"), key);
}

gboolean
bst_io_json_is_object (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_OBJECT (json->node);
}

gboolean
bst_io_json_is_array (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_ARRAY (json->node);
}

gboolean
bst_io_json_is_string (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_VALUE (json->node)
         && json_node_get_value_type (json->node) == G_TYPE_STRING;
}

gboolean
bst_io_json_is_number (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_VALUE (json->node)
         && (json_node_get_value_type (json->node) == G_TYPE_INT64
             || json_node_get_value_type (json->node) == G_TYPE_DOUBLE);
}

gboolean
bst_io_json_is_true (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_VALUE (json->node)
         && json_node_get_value_type (json->node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (json->node);
}

guint
bst_io_json_get_length (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_ARRAY (json->node)
         ? json_array_get_length (json_node_get_array (json->node)) : 0;
}

void
bst_io_json_get_element (const BstIoJson *json,
                         guint            index,
                         BstIoJson       *value)
{
  g_return_if_fail (index < bst_io_json_get_length (json));

  *value = (BstIoJson) {
    .node = json_array_get_element (json_node_get_array (json->node), index),
    .parent = json,
    .index = index,
    .file = json->file,
  };
}

GList *
bst_io_json_get_keys (const BstIoJson *json)
{
  return JSON_NODE_HOLDS_OBJECT (json->node)
         ? json_object_get_members (json_node_get_object (json->node)) : NULL;
}

const char *
bst_io_json_get_string (const BstIoJson  *json,
                        GError          **error)
{
  if (bst_io_json_is_string (json))
    return json_node_get_string (json->node);
  bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX, _("a text is needed here"));

  return NULL;
}

static gboolean
check_range (const BstIoJson  *json,
             gint64            number,
             gint64            minimum,
             gint64            maximum,
             gint64           *value,
             GError          **error)
{
  if (number < minimum || number > maximum)
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("%lld is not a number from %lld to %lld"), (long long) number,
                             (long long) minimum, (long long) maximum);
  *value = number;

  return TRUE;
}

gboolean
bst_io_json_get_int (const BstIoJson  *json,
                     gint64            minimum,
                     gint64            maximum,
                     gint64           *value,
                     GError          **error)
{
  if (!JSON_NODE_HOLDS_VALUE (json->node)
      || json_node_get_value_type (json->node) != G_TYPE_INT64)
    return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX,
                             _("a whole number is needed here"));

  return check_range (json, json_node_get_int (json->node), minimum, maximum, value, error);
}

gboolean
bst_io_json_get_double (const BstIoJson  *json,
                        double           *value,
                        GError          **error)
{
  if (!bst_io_json_is_number (json))
    return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX, _("a number is needed here"));
  *value = json_node_get_double (json->node);

  return TRUE;
}

gboolean
bst_io_json_get_loose_int (const BstIoJson  *json,
                           gint64            minimum,
                           gint64            maximum,
                           gint64           *value,
                           GError          **error)
{
  gint64 number;

  if (!bst_io_json_is_string (json))
    return bst_io_json_get_int (json, minimum, maximum, value, error);
  if (!g_ascii_string_to_signed (json_node_get_string (json->node), 10,
                                 G_MININT64, G_MAXINT64, &number, NULL))
    return bst_io_json_fail (json, error, BST_IO_ERROR_SYNTAX,
                             _("a whole number is needed here"));

  return check_range (json, number, minimum, maximum, value, error);
}

const char *
bst_io_json_need_string (const BstIoJson  *json,
                         const char       *key,
                         GError          **error)
{
  BstIoJson value;

  return bst_io_json_need (json, key, &value, error)
         ? bst_io_json_get_string (&value, error) : NULL;
}

gboolean
bst_io_json_need_loose_int (const BstIoJson  *json,
                            const char       *key,
                            gint64            minimum,
                            gint64            maximum,
                            gint64           *value,
                            GError          **error)
{
  BstIoJson member;

  return bst_io_json_need (json, key, &member, error)
         && bst_io_json_get_loose_int (&member, minimum, maximum, value, error);
}

/* --- Errors --- */

static void
append_path (const BstIoJson *json,
             GString         *path)
{
  if (json->parent == NULL)
    return;

  append_path (json->parent, path);
  if (json->key == NULL)
    g_string_append_printf (path, "[%u]", json->index);
  else
    g_string_append_printf (path, "%s%s", path->len > 0 ? "." : "", json->key);
}

char *
bst_io_json_dup_path (const BstIoJson *json)
{
  GString *path = g_string_new (NULL);

  append_path (json, path);

  return g_string_free (path, FALSE);
}

gboolean
bst_io_json_fail (const BstIoJson  *json,
                  GError          **error,
                  BstIoError        code,
                  const char       *format,
                  ...)
{
  g_autofree char *path = bst_io_json_dup_path (json);
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return bst_io_fail (error, code, json->file, path, "%s", reason);
}

gboolean
bst_io_json_fail_with (const BstIoJson  *json,
                       GError          **error,
                       BstIoError        code,
                       GError           *reason)
{
  g_autofree char *path = bst_io_json_dup_path (json);

  return bst_io_fail_with (error, code, json->file, path, reason);
}
