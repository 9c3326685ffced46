/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-calls.h"

typedef void (*Call) (gpointer object, int number);

static const char KEY[] = "bastide-call";

/* As GLib's own closures do, with one argument more than some functions take. */
static void
activated (gpointer       object,
           GVariant      *parameter,
           GSimpleAction *action)
{
  const BastideCall *call = g_object_get_data (G_OBJECT (action), KEY);

  ((Call) call->call) (object, call->number);
}

void
bastide_calls_add (GActionMap        *actions,
                   const BastideCall *calls,
                   guint              n_calls,
                   gpointer           object)
{
  for (guint i = 0; i < n_calls; i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (calls[i].name, NULL);

      g_object_set_data (G_OBJECT (action), KEY, (gpointer) &calls[i]);
      g_signal_connect_object (action, "activate", G_CALLBACK (activated), object, G_CONNECT_SWAPPED);
      g_action_map_add_action (actions, G_ACTION (action));
    }
}
