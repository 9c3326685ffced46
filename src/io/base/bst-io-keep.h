/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a reader of documents does not understand: it is named by an issue and kept where it stood,
 * so that saving loses nothing. What the format has, but not there, is a fault, as the schema says
 * (data/schema/document.rng).
 *
 * Places of a BstExtra are "" for the owner itself and words such as "player Red" for the elements
 * in it; a place with an "@" behind it has attributes, each with a blank before it, others XML. */

#pragma once

#include "bst-extra.h"
#include "bst-io-xml.h"

G_BEGIN_DECLS

/* The processing instruction that a draft has and a document passes over (bst-io-draft.h). */
#define BST_IO_DRAFT_TARGET "bastide-draft"

typedef struct
{
  const char          *name;            /* of the file */
  BstIoIssues         *issues;          /* (nullable) */
  GError             **error;
  const char * const  *elements;        /* all that the format has, NULL-terminated */
  const char * const  *attributes;
} BstIoKeeper;

/* The XML of a node, complete in itself: namespaces declared further up are repeated. (transfer full) */
char       *bst_io_keep_dump       (const xmlNode       *node) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps the attributes of @node that are not in the NULL-terminated list. */
gboolean    bst_io_keep_attributes (const BstIoKeeper   *keeper,
                                    const xmlNode       *node,
                                    const char * const  *known,
                                    BstExtra           **extra,
                                    const char          *place);

/* Keeps a child of an element, whatever it is: an element, a text, a comment. */
gboolean    bst_io_keep_child      (const BstIoKeeper   *keeper,
                                    const xmlNode       *child,
                                    BstExtra           **extra,
                                    const char          *place);

/* The same of all children that are not elements of the NULL-terminated list. */
gboolean    bst_io_keep_children   (const BstIoKeeper   *keeper,
                                    const xmlNode       *node,
                                    const char * const  *known,
                                    BstExtra           **extra,
                                    const char          *place);

/* Keeps what stands outside the root, at the places "before" and "after": remarks, but not a draft's line, which is of
 * its moment. */
void        bst_io_keep_outside    (const BstIoKeeper   *keeper,
                                    const xmlNode       *root,
                                    BstExtra           **extra);

/* Keeps an element that the format has there, but not so often, or not with this meaning. */
void        bst_io_keep_again      (const BstIoKeeper   *keeper,
                                    const xmlNode       *node,
                                    BstExtra           **extra,
                                    const char          *place);

/* The text of an element, at most @max_length characters. What else is in it, attributes but those of
 * the NULL-terminated list among it, is kept under its name and text, until it has another. NULL and
 * an error if it is too long. (transfer full) */
char       *bst_io_keep_sentence   (const BstIoKeeper   *keeper,
                                    const xmlNode       *node,
                                    guint                max_length,
                                    const char * const  *known,
                                    BstExtra           **extra) G_GNUC_WARN_UNUSED_RESULT;

/* The text of an element that may hold nothing else. (transfer full) */
char       *bst_io_keep_text_only  (const BstIoKeeper   *keeper,
                                    const xmlNode       *node,
                                    guint                max_length) G_GNUC_WARN_UNUSED_RESULT;

/* Appends "<NAME>TEXT</NAME>" with what is kept of it; nothing, and FALSE, if there is neither.
 * @attributes are those that are known, each with a blank before it. */
gboolean    bst_io_keep_append     (GString             *out,
                                    const char          *name,
                                    const char          *attributes,
                                    const char          *text,
                                    const BstExtra      *extra);

/* The attributes that are kept of the element at the place; "" if there are none. */
const char *bst_io_keep_get_attributes (const BstExtra  *extra,
                                    const char          *place);

G_END_DECLS
