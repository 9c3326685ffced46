/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look at the tags of an XML file before libxml2 sees it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A start tag may have so many attributes. */
#define BST_IO_XML_MAX_ATTRIBUTES 1000

/* Whether a tag has more attributes than BST_IO_XML_MAX_ATTRIBUTES: libxml2 compares each with
 * all others of its tag, so that a file of few MiB would take minutes. In linear time; of text
 * that is no XML any answer is possible. */
gboolean bst_io_xml_has_too_many_attributes (const char *data,
                                             gsize       size);

G_END_DECLS
