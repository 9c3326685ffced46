/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-nets.h"

#include <bst-io-data.h>

typedef struct
{
  BstEngineNet    net;
  BstEngineOrigin origin;
} Weights;

static const Weights *
load (const char  *path,
      GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);
  Weights *weights = g_new (Weights, 1);

  /* What is bundled ends with a zero. */
  if (bst_engine_data_read (g_bytes_get_data (bytes, NULL), 1, &weights->net, &weights->origin, error))
    return weights;
  g_prefix_error (error, "%s: ", path);
  g_free (weights);

  return NULL;
}

static const Weights *
get (gboolean   is_basic,
     GError   **error)
{
  static const Weights *basic, *general;
  static GMutex lock;
  const Weights **weights = is_basic ? &basic : &general;
  const Weights *found;

  g_mutex_lock (&lock);
  if (*weights == NULL)
    *weights = load (is_basic ? "engine/basic.net" : "engine/general.net", error);
  found = *weights;
  g_mutex_unlock (&lock);

  return found;
}

const BstEngineNet *
bastide_nets_get (gboolean   is_basic,
                  GError   **error)
{
  const Weights *weights = get (is_basic, error);

  return weights != NULL ? &weights->net : NULL;
}

const BstEngineNet *
bastide_nets_get_for (const BstPosition  *position,
                      GError            **error)
{
  return bastide_nets_get (bst_engine_is_basic (position), error);
}

BstEngineExperience
bastide_nets_get_experience (const BstPosition *position)
{
  const Weights *weights = get (bst_engine_is_basic (position), NULL);

  return weights != NULL ? bst_engine_experience_find (&weights->origin, position) : BST_EXPERIENCE_NONE;
}
