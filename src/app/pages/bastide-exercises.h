/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes exercises of turns of a game for a page (bastide-mistakes.h), and leads to them when they are there. */

#pragma once

#include "bastide-mistakes.h"
#include "bastide-page.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXERCISES (bastide_exercises_get_type ())
G_DECLARE_FINAL_TYPE (BastideExercises, bastide_exercises, BASTIDE, EXERCISES, GObject)

/* @page lives as long as this. (transfer full) */
BastideExercises *bastide_exercises_new          (BastidePage      *page,
                                                  BastideUserState *user_state) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) */
BastideMistakes  *bastide_exercises_get_mistakes (BastideExercises *self);

/* As bastide_mistakes_begin(), of the study's game. */
void              bastide_exercises_make         (BastideExercises *self,
                                                  BastideStudy     *study,
                                                  BstNode * const  *nodes,
                                                  guint             n_nodes);

/* Opens those that there are already. */
void              bastide_exercises_open         (BastideExercises *self);

G_END_DECLS
