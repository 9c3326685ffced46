/* SPDX-License-Identifier: GPL-3.0-or-later */

/* XML from outside, read safely: no network, no document type and so no entities, bounded
 * size and depth. Every error names file, line and reason. */

#pragma once

#include "bst-io-error.h"
#include "bst-io-limits.h"

#include <libxml/tree.h>

G_BEGIN_DECLS

/* Parses @bytes; @name stands for the file in messages. Free with xmlFreeDoc(). */
xmlDoc     *bst_io_xml_parse         (GBytes         *bytes,
                                      const char     *name,
                                      GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* What can be read of bytes that bst_io_xml_parse() refuses because they are no XML to their end. Elements that
 * were cut are closed, so that it is not what its writer meant. NULL if nothing can be. */
xmlDoc     *bst_io_xml_recover       (GBytes         *bytes,
                                      const char     *name) G_GNUC_WARN_UNUSED_RESULT;

/* Checks against a bundled RELAX NG schema, "schema/tileset.rng". */
gboolean    bst_io_xml_validate      (xmlDoc         *document,
                                      const char     *schema,
                                      const char     *name,
                                      GError        **error);

/* Fails at a node: "FILE: line N: reason". Returns FALSE. */
gboolean    bst_io_xml_fail          (GError        **error,
                                      BstIoError      code,
                                      const char     *name,
                                      const xmlNode  *node,
                                      const char     *format,
                                      ...) G_GNUC_PRINTF (5, 6);

/* As bst_io_fail_with(), at a node. */
gboolean    bst_io_xml_fail_with     (GError        **error,
                                      BstIoError      code,
                                      const char     *name,
                                      const xmlNode  *node,
                                      GError         *reason);

/* The first child element, the next sibling element; NULL if there is none. */
xmlNode    *bst_io_xml_first         (const xmlNode  *node);
xmlNode    *bst_io_xml_next          (const xmlNode  *node);

gboolean    bst_io_xml_is            (const xmlNode  *node,
                                      const char     *element);

/* An attribute's value, NULL if it is not there. (transfer full) */
char       *bst_io_xml_get           (const xmlNode  *node,
                                      const char     *attribute) G_GNUC_WARN_UNUSED_RESULT;

/* All text in an element. (transfer full) */
char       *bst_io_xml_dup_text      (const xmlNode  *node) G_GNUC_WARN_UNUSED_RESULT;

/* A number attribute between bounds; @fallback (if within the bounds) when it is missing. */
gboolean    bst_io_xml_get_int       (const xmlNode  *node,
                                      const char     *attribute,
                                      int             minimum,
                                      int             maximum,
                                      int             fallback,
                                      int            *value,
                                      const char     *name,
                                      GError        **error);

/* Appends a text as an element or an attribute holds it. Line ends and tabs of an attribute
 * would be read back as blanks; a character that XML cannot hold becomes U+FFFD. */
void        bst_io_xml_append        (GString        *out,
                                      const char     *text,
                                      gboolean        attribute);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

G_END_DECLS
