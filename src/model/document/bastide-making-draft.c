/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-making-draft.h"
#include "bastide-autosave.h"

/* Seconds after which what a draft shows has done no harm. */
#define OPENING_TIME 3

struct _BastideMakingDraft
{
  GObject                    parent_instance;

  const BastideMakingSource *source;            /* borrowed, as the next */
  gpointer                   owner;

  /* Owned */
  BastideAutosave           *autosave;
  GFile                     *file;              /* of the booklet in which it changes something (nullable) ... */
  char                      *id;                /* ... that has this id there; "" */
  char                      *opening;           /* the draft that is shown, until that has gone well (nullable) */
  guint                      opening_source;
};

static guint failed_signal;

G_DEFINE_FINAL_TYPE (BastideMakingDraft, bastide_making_draft, G_TYPE_OBJECT)

static char *
make_text (gpointer     draft,
           const char  *others,
           GError     **error)
{
  BastideMakingDraft *self = draft;
  g_autoptr (BstBooklet) booklet = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *place = NULL;
  g_autofree char *title = NULL;
  BstIoDraft text = { .made = self->id, .changed = TRUE, .others = (char *) others };

  if (!self->source->has_changes (self->owner))
    return NULL;
  text.uri = uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  text.booklet = booklet = self->source->dup_booklet (self->owner);
  text.node_path = place = self->source->dup_place (self->owner);
  text.title = title = self->source->dup_title (self->owner);

  return bst_io_draft_to_text (&text, error);
}

static void
end_opening (BastideMakingDraft *self)
{
  g_clear_handle_id (&self->opening_source, g_source_remove);
  if (self->opening != NULL)
    bastide_drafts_end_opening (self->opening);
  g_clear_pointer (&self->opening, g_free);
}

static gboolean
opened_well (gpointer draft)
{
  BastideMakingDraft *self = draft;

  self->opening_source = 0;
  end_opening (self);

  return G_SOURCE_REMOVE;
}

void
bastide_making_draft_restore (BastideMakingDraft *self,
                              const char         *path,
                              const char         *others)
{
  g_return_if_fail (BASTIDE_IS_MAKING_DRAFT (self));

  end_opening (self);
  self->opening = g_strdup (path);
  self->opening_source = g_timeout_add_seconds_full (G_PRIORITY_LOW, OPENING_TIME, opened_well, self, NULL);
  bastide_autosave_set_path (self->autosave, path, others);
}

void
bastide_making_draft_schedule (BastideMakingDraft *self)
{
  g_return_if_fail (BASTIDE_IS_MAKING_DRAFT (self));

  bastide_autosave_schedule (self->autosave);
}

gboolean
bastide_making_draft_flush (BastideMakingDraft *self)
{
  g_return_val_if_fail (BASTIDE_IS_MAKING_DRAFT (self), FALSE);

  return bastide_autosave_flush (self->autosave);
}

void
bastide_making_draft_drop (BastideMakingDraft *self)
{
  g_return_if_fail (BASTIDE_IS_MAKING_DRAFT (self));

  bastide_autosave_drop (self->autosave);
}

static void
failed (BastideMakingDraft *self,
        const char         *reason)
{
  g_signal_emit (self, failed_signal, 0, reason);
}

static void
bastide_making_draft_finalize (GObject *object)
{
  BastideMakingDraft *self = BASTIDE_MAKING_DRAFT (object);

  end_opening (self);
  g_clear_object (&self->autosave);
  g_clear_object (&self->file);
  g_free (self->id);

  G_OBJECT_CLASS (bastide_making_draft_parent_class)->finalize (object);
}

static void
bastide_making_draft_class_init (BastideMakingDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_making_draft_finalize;

  failed_signal = g_signal_new ("failed", BASTIDE_TYPE_MAKING_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
bastide_making_draft_init (BastideMakingDraft *self)
{
}

BastideMakingDraft *
bastide_making_draft_new (BastideDrafts             *drafts,
                          GFile                     *file,
                          const char                *id,
                          const BastideMakingSource *source,
                          gpointer                   owner)
{
  BastideMakingDraft *self = g_object_new (BASTIDE_TYPE_MAKING_DRAFT, NULL);

  self->source = source;
  self->owner = owner;
  g_set_object (&self->file, file);
  self->id = g_strdup (id != NULL ? id : "");
  self->autosave = bastide_autosave_new (drafts, make_text, self);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (failed), self, G_CONNECT_SWAPPED);

  return self;
}
