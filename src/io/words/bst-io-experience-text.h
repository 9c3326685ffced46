/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much the engine knows of a game (bst-engine-experience.h), as a sentence below what it says of it. */

#pragma once

#include "bst-engine-experience.h"

G_BEGIN_DECLS

/* NULL where it knows much: there is nothing to be said. Static. */
const char *bst_io_experience_text (BstEngineExperience experience);

G_END_DECLS
