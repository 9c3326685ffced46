/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-question.h"

BastideQuestion *
bastide_question_new (BastideAnswered answered,
                      gpointer        owner)
{
  BastideQuestion *self = g_new0 (BastideQuestion, 1);

  self->answers = g_ptr_array_new_with_free_func (g_free);
  self->answered = answered;
  self->owner = g_object_ref (owner);

  return self;
}

void
bastide_question_free (BastideQuestion *self)
{
  g_free (self->title);
  g_free (self->label);
  g_strfreev (self->options);
  g_ptr_array_unref (self->answers);
  g_object_unref (self->owner);
  g_free (self);
}

void
bastide_question_add (BastideQuestion *self,
                      char            *text)
{
  g_ptr_array_add (self->answers, text);
}

void
bastide_question_answer (const BastideQuestion *self,
                         guint                  answer,
                         guint                  option)
{
  g_return_if_fail (answer < self->answers->len);

  self->answered (self->owner, answer, option);
}
