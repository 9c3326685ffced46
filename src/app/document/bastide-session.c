/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-session.h"

struct _BastideSession
{
  GObject parent_instance;

  BastideDrafts  *drafts;
  BastidePlaces  *places;
  BastideResults *results;      /* NULL until a window asks for them */
};

G_DEFINE_FINAL_TYPE (BastideSession, bastide_session, G_TYPE_OBJECT)

BastideDrafts *
bastide_session_get_drafts (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), NULL);

  return self->drafts;
}

BastidePlaces *
bastide_session_get_places (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), NULL);

  return self->places;
}

BastideResults *
bastide_session_get_results (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), NULL);

  if (self->results == NULL)
    self->results = bastide_results_new (NULL, bastide_results_get_today);

  return self->results;
}

void
bastide_session_close (BastideSession *self)
{
  g_return_if_fail (BASTIDE_IS_SESSION (self));

  g_clear_object (&self->results);
  g_clear_pointer (&self->places, bastide_places_free);
  g_clear_pointer (&self->drafts, bastide_drafts_close);
}

static void
bastide_session_dispose (GObject *object)
{
  bastide_session_close (BASTIDE_SESSION (object));

  G_OBJECT_CLASS (bastide_session_parent_class)->dispose (object);
}

static void
bastide_session_class_init (BastideSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_session_dispose;
}

static void
bastide_session_init (BastideSession *self)
{
  self->drafts = bastide_drafts_new ();
  self->places = bastide_places_new (NULL);
}

BastideSession *
bastide_session_new (void)
{
  return g_object_new (BASTIDE_TYPE_SESSION, NULL);
}
