/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-experience.h"

#include <string.h>

/* After so many batches more games changed the play little (doc/engine.md). */
#define MANY_BATCHES 2000

const char *
bst_engine_experience_name (BstEngineExperience experience)
{
  static const char * const names[] = {
    [BST_EXPERIENCE_NONE] = "none",
    [BST_EXPERIENCE_LITTLE] = "little",
    [BST_EXPERIENCE_MUCH] = "much",
  };

  return names[experience];
}

gboolean
bst_engine_experience_has (const BstEngineOrigin *origin,
                           const char            *module)
{
  gsize length = strlen (module);

  for (const char *at = origin->learned; (at = strchr (at, ' ')) != NULL;)
    {
      at++;
      if (strncmp (at, module, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
        return TRUE;
    }

  return FALSE;
}

BstEngineExperience
bst_engine_experience_find (const BstEngineOrigin *origin,
                            const BstPosition     *position)
{
  const char *module;

  for (guint i = 0; (module = bst_position_get_module (position, i)) != NULL; i++)
    if (!bst_engine_experience_has (origin, module))
      return BST_EXPERIENCE_NONE;

  return origin->n_batches < MANY_BATCHES ? BST_EXPERIENCE_LITTLE : BST_EXPERIENCE_MUCH;
}

void
bst_engine_experience_add (BstEngineOrigin   *origin,
                           const BstPosition *position)
{
  const char *module;

  for (guint i = 0; (module = bst_position_get_module (position, i)) != NULL; i++)
    if (!bst_engine_experience_has (origin, module))
      {
        g_strlcat (origin->learned, " ", sizeof origin->learned);
        g_strlcat (origin->learned, module, sizeof origin->learned);
      }
}
