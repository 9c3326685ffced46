/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The errors of core. One that has a reason carries it, with what it is about, so that io can say
 * it in the reader's language (bst-io-reason.h); its message names the rule and the reason's word
 * and is for logs. The message of another, a fault in tile data, is a sentence. */

#pragma once

#include "bst-location.h"
#include "bst-reason.h"

G_BEGIN_DECLS

#define BST_ERROR (bst_error_quark ())
GQuark bst_error_quark (void);

typedef enum
{
  BST_ERROR_SYNTAX,     /* the text is not of the form */
  BST_ERROR_UNKNOWN,    /* a tile, player or feature that the game does not have */
  BST_ERROR_RANGE,      /* a number out of bounds */
  BST_ERROR_ILLEGAL,    /* against a rule; the reason names it */
  BST_ERROR_DATA        /* tile data that contradicts itself */
} BstError;

/* What kind of text is wrong. */
typedef enum
{
  BST_ERROR_TEXT_NONE,
  BST_ERROR_TEXT_MOVE,
  BST_ERROR_TEXT_POSITION,
  BST_ERROR_TEXT_ANSWER     /* to a puzzle */
} BstErrorText;

typedef struct
{
  BstReason    reason;      /* BST_REASON_NONE: the message is all there is */
  BstDirection edge;        /* of BST_REASON_EDGE */
  guint        number;      /* of the move in a line, from 1; 0 if it is the only one */
  BstErrorText text_kind;
  char        *text;        /* its beginning, valid UTF-8; NULL for BST_ERROR_TEXT_NONE */
} BstErrorDetails;

/* Sets @error (nullable) to BST_ERROR_ILLEGAL, or BST_ERROR_RANGE for BST_REASON_OUT_OF_BOUNDS.
 * Always FALSE. @edge counts for BST_REASON_EDGE. */
gboolean               bst_error_refuse      (GError       **error,
                                              BstReason      reason,
                                              BstDirection   edge);

/* Sets @error (nullable) to BST_ERROR_DATA: there is nothing to do with the object. Always FALSE. */
gboolean               bst_error_refuse_data (GError       **error,
                                              BstReason      reason);

/* Sets @error (nullable) to a fault of @text, of which the beginning is kept. Always FALSE. */
gboolean               bst_error_refuse_text (GError       **error,
                                              BstError       code,
                                              BstErrorText   kind,
                                              const char    *text,
                                              BstReason      reason);

/* The error is about move @number of a line. Does nothing if @error (nullable) is not set. */
void                   bst_error_set_number  (GError       **error,
                                              guint          number);

/* The error is about @text, of which the beginning is kept. Does nothing if @error (nullable) is not set, or names a
 * text already. */
void                   bst_error_set_text    (GError       **error,
                                              BstErrorText   kind,
                                              const char    *text);

/* Borrowed from @error, which is a BST_ERROR. */
const BstErrorDetails *bst_error_get_details (const GError  *error);

G_END_DECLS
