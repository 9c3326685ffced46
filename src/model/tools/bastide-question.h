/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tool asks on the board: one of several answers, each a button. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* @option is the chosen one of the question's options. */
typedef void (*BastideAnswered) (gpointer owner,
                                 guint    answer,
                                 guint    option);

/* All owned. */
typedef struct
{
  char            *title;       /* NULL: the answers say enough */
  char            *label;       /* of the options; valid if there are some */
  char           **options;     /* one of which is chosen besides (nullable) */
  GPtrArray       *answers;     /* (element-type utf8) */
  BastideAnswered  answered;
  gpointer         owner;       /* a GObject */
} BastideQuestion;

BastideQuestion *bastide_question_new    (BastideAnswered        answered,
                                          gpointer               owner) G_GNUC_WARN_UNUSED_RESULT;
void             bastide_question_free   (BastideQuestion       *self);
/* Takes @text. */
void             bastide_question_add    (BastideQuestion       *self,
                                          char                  *text);
/* Whoever asks is told. */
void             bastide_question_answer (const BastideQuestion *self,
                                          guint                  answer,
                                          guint                  option);

G_END_DECLS
