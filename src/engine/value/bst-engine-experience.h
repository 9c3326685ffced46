/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much the weights know of a game: were they trained on games with its rules, and for long? */

#pragma once

#include "bst-engine-data.h"
#include "bst-position.h"

G_BEGIN_DECLS

typedef enum
{
  BST_EXPERIENCE_NONE,          /* a rule module of the game was in none of the games; what it does is not seen */
  BST_EXPERIENCE_LITTLE,        /* all were, but there were few games */
  BST_EXPERIENCE_MUCH
} BstEngineExperience;

/* "none", "little", "much": for programs. Static. */
const char         *bst_engine_experience_name (BstEngineExperience    experience);

/* Of games such as that of @position. */
BstEngineExperience bst_engine_experience_find (const BstEngineOrigin *origin,
                                                const BstPosition     *position);

/* Was the module of this name in a game of the training? */
gboolean            bst_engine_experience_has  (const BstEngineOrigin *origin,
                                                const char            *module);

/* Notes the modules of the game of @position as learned. */
void                bst_engine_experience_add  (BstEngineOrigin       *origin,
                                                const BstPosition     *position);

G_END_DECLS
