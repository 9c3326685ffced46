/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-user-state.h"
#include "bastide-tile-text.h"

struct _BastideUserState
{
  GObject parent_instance;

  GSettings        *settings;
  BastideDrafts    *drafts;
  BastideBookmarks *bookmarks;
  BastideResults   *results;      /* NULL until a window asks for them ... */
  BastidePupils    *pupils;       /* ... and so are these */
  GFile            *booklet;      /* (nullable) */
  GObject          *left_lesson;  /* weak (nullable) */
};

static guint booklet_changed_signal, renamed_signal;

G_DEFINE_FINAL_TYPE (BastideUserState, bastide_user_state, G_TYPE_OBJECT)

BastideDrafts *
bastide_user_state_get_drafts (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  return self->drafts;
}

BastideBookmarks *
bastide_user_state_get_bookmarks (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  return self->bookmarks;
}

GSettings *
bastide_user_state_get_settings (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  return self->settings;
}

BastideResults *
bastide_user_state_get_results (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  if (self->results == NULL)
    {
      self->results = bastide_results_new (NULL, bastide_results_get_today);
      self->pupils = bastide_pupils_new (self->settings, self->results, NULL);
    }

  return self->results;
}

BastidePupils *
bastide_user_state_get_pupils (BastideUserState *self)
{
  bastide_user_state_get_results (self);

  return self->pupils;
}

GFile *
bastide_user_state_get_booklet (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  return self->booklet;
}

void
bastide_user_state_set_booklet (BastideUserState *self,
                                GFile            *file)
{
  g_return_if_fail (BASTIDE_IS_USER_STATE (self));

  g_set_object (&self->booklet, file);
}

GObject *
bastide_user_state_get_left_lesson (BastideUserState *self)
{
  g_return_val_if_fail (BASTIDE_IS_USER_STATE (self), NULL);

  return self->left_lesson;
}

void
bastide_user_state_set_left_lesson (BastideUserState *self,
                                    GObject          *page)
{
  g_return_if_fail (BASTIDE_IS_USER_STATE (self));

  g_set_weak_pointer (&self->left_lesson, page);
}

void
bastide_user_state_change_booklet (BastideUserState *self,
                                   GFile            *file)
{
  g_return_if_fail (BASTIDE_IS_USER_STATE (self));

  bastide_user_state_set_booklet (self, file);
  g_signal_emit (self, booklet_changed_signal, 0, file);
}

void
bastide_user_state_close (BastideUserState *self)
{
  g_return_if_fail (BASTIDE_IS_USER_STATE (self));

  g_clear_object (&self->booklet);
  g_clear_weak_pointer (&self->left_lesson);
  g_clear_object (&self->pupils);
  g_clear_object (&self->results);
  g_clear_pointer (&self->bookmarks, bastide_bookmarks_free);
  g_clear_pointer (&self->drafts, bastide_drafts_close);
}

static void
tile_names_changed (BastideUserState *self)
{
  bastide_tile_text_set_names (g_settings_get_uint (self->settings, "tile-names"));
  g_signal_emit (self, renamed_signal, 0);
}

static void
bastide_user_state_dispose (GObject *object)
{
  bastide_user_state_close (BASTIDE_USER_STATE (object));
  g_clear_object (&BASTIDE_USER_STATE (object)->settings);

  G_OBJECT_CLASS (bastide_user_state_parent_class)->dispose (object);
}

static void
bastide_user_state_class_init (BastideUserStateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_user_state_dispose;

  booklet_changed_signal = g_signal_new ("booklet-changed", BASTIDE_TYPE_USER_STATE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  renamed_signal = g_signal_new ("renamed", BASTIDE_TYPE_USER_STATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_user_state_init (BastideUserState *self)
{
  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::tile-names", G_CALLBACK (tile_names_changed), self,
                           G_CONNECT_SWAPPED);
  tile_names_changed (self);
  self->drafts = bastide_drafts_new ();
  self->bookmarks = bastide_bookmarks_new (NULL);
}

BastideUserState *
bastide_user_state_new (void)
{
  return g_object_new (BASTIDE_TYPE_USER_STATE, NULL);
}
