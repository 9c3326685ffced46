/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shown-follow.h"

static void
let_go (BastideShown **shown)
{
  bastide_shown_set (shown, NULL);
}

static void
take (BastideShown       **shown,
      BastideStudyChange   change,
      BastideStudy        *study)
{
  bastide_shown_set (shown, bastide_study_get_shown (study));
}

/* With a field of @view in its place. */
static void
connect (BastideStudy  *study,
         const char    *signal,
         GCallback      callback,
         BastideShown **shown,
         gpointer       view)
{
  GClosure *closure = g_cclosure_new_swap (callback, shown, NULL);

  g_object_watch_closure (view, closure);
  g_signal_connect_closure (study, signal, closure, FALSE);
}

void
bastide_shown_follow (BastideShown **shown,
                      BastideStudy  *study,
                      GCallback      changed,
                      gpointer       view)
{
  bastide_shown_set (shown, bastide_study_get_shown (study));
  connect (study, "reset", G_CALLBACK (let_go), shown, view);
  connect (study, "changed", G_CALLBACK (take), shown, view);
  g_signal_connect_object (study, "changed", changed, view, G_CONNECT_SWAPPED);
}
