/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-nets.h"

#include <bst-engine-data.h>
#include <bst-io-data.h>

static const BstEngineNet *
load (const char  *path,
      GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);
  BstEngineNet *net = g_new (BstEngineNet, 1);
  BstEngineOrigin origin;

  /* What is bundled ends with a zero. */
  if (bst_engine_data_read (g_bytes_get_data (bytes, NULL), 1, net, &origin, error))
    return net;
  g_prefix_error (error, "%s: ", path);
  g_free (net);

  return NULL;
}

const BstEngineNet *
bastide_nets_get (gboolean   is_basic,
                  GError   **error)
{
  static const BstEngineNet *basic, *general;
  static GMutex lock;
  const BstEngineNet **net = is_basic ? &basic : &general;
  const BstEngineNet *found;

  g_mutex_lock (&lock);
  if (*net == NULL)
    *net = load (is_basic ? "engine/basic.net" : "engine/general.net", error);
  found = *net;
  g_mutex_unlock (&lock);

  return found;
}

const BstEngineNet *
bastide_nets_get_for (const BstPosition  *position,
                      GError            **error)
{
  return bastide_nets_get (bst_engine_is_basic (position), error);
}
