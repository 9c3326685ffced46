/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions of one call: each calls a function of an object, and nothing else. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;         /* of the action */
  GCallback   call;         /* of the object, and of an int if it takes one */
  int         number;       /* which that is */
} BastideCall;

/* Adds an action for each. @calls is static; once @object has gone they do nothing. */
void bastide_calls_add (GActionMap        *actions,
                        const BastideCall *calls,
                        guint              n_calls,
                        gpointer           object);

G_END_DECLS
