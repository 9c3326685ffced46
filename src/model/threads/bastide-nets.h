/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's weights, which come with the program: read when they are first asked for, and kept as long as it runs.
 * Any thread may ask. */

#pragma once

#include <bst-engine-experience.h>
#include <bst-engine-value.h>

G_BEGIN_DECLS

/* Those of the base game of two players, or those of all other games. NULL and @error if they cannot be read. */
const BstEngineNet *bastide_nets_get     (gboolean            is_basic,
                                          GError            **error);
/* Those for games such as that of @position. */
const BstEngineNet *bastide_nets_get_for (const BstPosition  *position,
                                          GError            **error);
/* How much the weights for such games know of them: nothing, where they cannot be read. */
BstEngineExperience bastide_nets_get_experience (const BstPosition *position);

G_END_DECLS
