/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look at the tags of an XML file before libxml2 sees it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint n_parts;                /* elements, comments and other passages, and attributes */
  guint most_attributes;        /* of one tag */
} BstIoXmlTags;

/* Counts in linear time and little memory what libxml2 would make nodes of, of some hundred bytes
 * each; and the attributes of a tag, each of which it compares with all others. Of text that is no
 * XML any answer is possible. */
void bst_io_xml_count_tags (const char   *data,
                            gsize         size,
                            BstIoXmlTags *tags);

G_END_DECLS
