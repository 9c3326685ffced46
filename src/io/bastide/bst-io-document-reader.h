/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A document while it is read, and the parts of reading that stand before its first move. */

#pragma once

#include "bst-io-keep.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  BstIoKeeper   keeper;
  const char   *name;           /* of the file */
  BstRecord    *record;
  BstGame      *game;
  guint         n_moves;        /* so far, variations included */
  guint         n_set_ups;
  BstExtra     *extra;          /* Owned (nullable): what is kept of all but the moves */
  GError      **error;
} BstIoDocumentReader;

/* Each of these elements may be among the children of @node once. */
gboolean  bst_io_document_check_once        (BstIoDocumentReader *reader,
                                             const xmlNode       *node,
                                             const char * const  *names);

/* Reads the <players> of @parent: none if there is no such element. (transfer full) (element-type
 * BstPlayer) */
GArray   *bst_io_document_read_players      (BstIoDocumentReader *reader,
                                             const xmlNode       *parent,
                                             BstExtra           **extra);

/* Reads players, tile set and rules from the root's children, and creates game and record. */
gboolean  bst_io_document_read_set_up       (BstIoDocumentReader *reader,
                                             const xmlNode       *root);

/* Reads <first-player>, <header>, <test> into the record. */
gboolean  bst_io_document_read_first_player (BstIoDocumentReader *reader,
                                             const xmlNode       *node);
gboolean  bst_io_document_read_header       (BstIoDocumentReader *reader,
                                             const xmlNode       *header);
gboolean  bst_io_document_read_test         (BstIoDocumentReader *reader,
                                             const xmlNode       *test);

G_END_DECLS
