/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON from outside, read safely, and values that know their path, so that every error can
 * say "FILE: replay[12].payload.position: reason". */

#pragma once

#include "bst-io-error.h"
#include "bst-io-limits.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A value inside a parsed file. Lives on the stack; its parent must outlive it. */
typedef struct _BstIoJson BstIoJson;
struct _BstIoJson
{
  JsonNode        *node;
  const BstIoJson *parent;      /* NULL for the root */
  const char      *key;         /* the member that it is; NULL for an element or the root */
  guint            index;       /* the element that it is, if @key is NULL */
  const char      *file;
};

/* Checks size, UTF-8, number and depth of values before json-glib, whose parser recurses, sees the bytes.
 * Comments and single quotes are refused: they are not JSON. (transfer full) */
JsonNode   *bst_io_json_parse       (GBytes           *bytes,
                                     const char       *name,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The value at the top. @node and @file are borrowed. */
void        bst_io_json_init        (BstIoJson        *json,
                                     JsonNode         *node,
                                     const char       *file);

/* A member of an object. FALSE if it is absent or null, or @json is no object. */
gboolean    bst_io_json_find        (const BstIoJson  *json,
                                     const char       *key,
                                     BstIoJson        *value);

/* As above; but null is a value too. */
gboolean    bst_io_json_find_any    (const BstIoJson  *json,
                                     const char       *key,
                                     BstIoJson        *value);

/* As bst_io_json_find(); its absence is an error. */
gboolean    bst_io_json_need        (const BstIoJson  *json,
                                     const char       *key,
                                     BstIoJson        *value,
                                     GError          **error);

gboolean    bst_io_json_is_object   (const BstIoJson  *json);
gboolean    bst_io_json_is_array    (const BstIoJson  *json);
gboolean    bst_io_json_is_string   (const BstIoJson  *json);
/* A number or a boolean or null, as opposed to a text. */
gboolean    bst_io_json_is_number   (const BstIoJson  *json);
gboolean    bst_io_json_is_true     (const BstIoJson  *json);

/* Elements of an array, 0 for anything else; @index must be below. */
guint       bst_io_json_get_length  (const BstIoJson  *json);
void        bst_io_json_get_element (const BstIoJson  *json,
                                     guint             index,
                                     BstIoJson        *value);

/* The names of an object's members, in the order of the file. Free the list only. */
GList      *bst_io_json_get_keys    (const BstIoJson  *json) G_GNUC_WARN_UNUSED_RESULT;

/* Typed values; FALSE or NULL and an error at the value's path if it is another. The text is
 * borrowed. */
const char *bst_io_json_get_string  (const BstIoJson  *json,
                                     GError          **error);
gboolean    bst_io_json_get_int     (const BstIoJson  *json,
                                     gint64            minimum,
                                     gint64            maximum,
                                     gint64           *value,
                                     GError          **error);
gboolean    bst_io_json_get_double  (const BstIoJson  *json,
                                     double           *value,
                                     GError          **error);

/* A number that may be written as a text, as Board Game Arena does at random. */
gboolean    bst_io_json_get_loose_int (const BstIoJson  *json,
                                       gint64            minimum,
                                       gint64            maximum,
                                       gint64           *value,
                                       GError          **error);

/* Members that must be there. */
const char *bst_io_json_need_string (const BstIoJson  *json,
                                     const char       *key,
                                     GError          **error);
gboolean    bst_io_json_need_loose_int (const BstIoJson  *json,
                                        const char       *key,
                                        gint64            minimum,
                                        gint64            maximum,
                                        gint64           *value,
                                        GError          **error);

/* "replay[12].payload.position"; "" for the root. (transfer full) */
char       *bst_io_json_dup_path    (const BstIoJson  *json) G_GNUC_WARN_UNUSED_RESULT;

/* Fails at a value. Returns FALSE. */
gboolean    bst_io_json_fail        (const BstIoJson  *json,
                                     GError          **error,
                                     BstIoError        code,
                                     const char       *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/* As bst_io_fail_with(), at a value. */
gboolean    bst_io_json_fail_with   (const BstIoJson  *json,
                                     GError          **error,
                                     BstIoError        code,
                                     GError           *reason);

G_END_DECLS
