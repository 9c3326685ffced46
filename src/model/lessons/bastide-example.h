/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of a rule, gone through one at a time on a study of its own: step by step with what is meant lit, or to be
 * tried, or as other rule sets have it. */

#pragma once

#include "bastide-turn-input.h"

#include <bst-io-case-book.h>
#include <bst-io-case-compare.h>
#include <bst-io-case-light.h>
#include <bst-io-rulebook.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_EXAMPLE_STEPS,
  BASTIDE_EXAMPLE_TRY,
  BASTIDE_EXAMPLE_COMPARE
} BastideExampleMode;

#define BASTIDE_TYPE_EXAMPLE (bastide_example_get_type ())
G_DECLARE_FINAL_TYPE (BastideExample, bastide_example, BASTIDE, EXAMPLE, GObject)

/* Signals: "lit": something else is lit, or nothing, since what was lit is about to go; "told": something else is said;
 * "changed": another mode, step or example is shown; "opened": another example is. */
BastideExample       *bastide_example_new            (void) G_GNUC_WARN_UNUSED_RESULT;

/* What is shown, and played on. (transfer none) */
BastideStudy         *bastide_example_get_study      (BastideExample       *self);
BastideTurnInput     *bastide_example_get_turn_input (BastideExample       *self);

/* Shows its first example, at the step that shows best what it is about. All that is below needs a rule. */
void                  bastide_example_set_rule       (BastideExample       *self,
                                                      const BstIoRule      *rule);
gboolean              bastide_example_has_rule       (BastideExample       *self);
guint                 bastide_example_get_n          (BastideExample       *self);
guint                 bastide_example_get_index      (BastideExample       *self);
void                  bastide_example_set_index      (BastideExample       *self,
                                                      guint                 index);
const char           *bastide_example_get_title      (BastideExample       *self);

guint                 bastide_example_get_n_steps    (BastideExample       *self);
guint                 bastide_example_get_step       (BastideExample       *self);
/* Also leaves the other modes. */
void                  bastide_example_set_step       (BastideExample       *self,
                                                      guint                 step);
/* To the next step or the one before, and from there to the next example or the one before; nothing at the ends. */
void                  bastide_example_go             (BastideExample       *self,
                                                      gboolean              is_back);

BastideExampleMode    bastide_example_get_mode       (BastideExample       *self);
/* Setting the same mode again sets the example up again. */
void                  bastide_example_set_mode       (BastideExample       *self,
                                                      BastideExampleMode    mode);
/* While rule sets are compared: what one of them pays is lit on the position that it leads to. */
void                  bastide_example_show_outcome   (BastideExample         *self,
                                                      const BstIoCaseOutcome *outcome);
/* The last move of the step. */
const BstNode        *bastide_example_get_node       (BastideExample       *self);
/* The game up to the step. (transfer full) */
BstRecord            *bastide_example_dup_record     (BastideExample       *self) G_GNUC_WARN_UNUSED_RESULT;

/* A sentence, and lines below it. */
const char           *bastide_example_get_told       (BastideExample       *self);
/* NULL: nothing. */
const BstIoCaseLight *bastide_example_get_light      (BastideExample       *self);
/* Does the tile laid last say something? */
gboolean              bastide_example_frames_last    (BastideExample       *self);

G_END_DECLS
