/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening a booklet. */

#include "config.h"

#include "bastide-puzzle-page-private.h"
#include "bastide-booklet-file.h"
#include "bastide-booklet-load.h"

#include <glib/gi18n.h>

void
bastide_puzzle_page_tell_not_kept (BastidePuzzlePage *self,
                                   const char        *reason)
{
  g_autofree char *text = NULL;

  if (reason == NULL || bastide_puzzle_session_get_booklet (self->session) == NULL)
    return;
  /* Translators: %s says why, with a file's name. */
  text = g_strdup_printf (_("Results of puzzles are not kept: %s"), reason);
  bastide_page_tell (BASTIDE_PAGE (self), text);
}

static void
tell_lessons (BastidePuzzlePage          *self,
              const BastideLoadedBooklet *loaded)
{
  g_autofree char *uri = NULL;

  if (!bastide_loaded_booklet_has_lessons (loaded, bastide_puzzle_session_get_booklet (self->session)))
    return;
  uri = g_file_get_uri (loaded->file);
  bastide_page_tell_with (BASTIDE_PAGE (self), _("There are lessons in this booklet too."), C_("button", "Learn"),
                          "win.learn-booklet", g_variant_new_string (uri));
}

static void
show_loaded (BastidePuzzlePage    *self,
             BastideLoadedBooklet *loaded)
{
  guint index = loaded->id != NULL ? bastide_booklet_file_get_index (loaded->booklet, BASTIDE_BOOKLET_PUZZLES, loaded->id)
                                    : G_MAXUINT;

  if (loaded->file != NULL)
    g_signal_emit_by_name (self, "used", loaded->file);
  /* What is wrong with a course the page says that reads it again. */
  if (bastide_loaded_booklet_is_course (loaded))
    {
      g_signal_emit_by_name (self, "not-mine", loaded->file, loaded->id);
      return;
    }
  bastide_page_tell_issues (BASTIDE_PAGE (self), loaded->issues);
  bastide_puzzle_session_take_booklet (self->session, g_steal_pointer (&loaded->booklet), loaded->file);
  if (index != G_MAXUINT)
    bastide_puzzle_session_ensure_open (self->session, index);
  tell_lessons (self, loaded);
  bastide_puzzle_page_tell_not_kept (self, bastide_results_get_fault (bastide_user_state_get_results (self->user_state)));
}

static void
has_read (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BastidePuzzlePage) self = user_data;
  g_autoptr (GError) error = NULL;
  BastideLoadedBooklet *loaded = bastide_booklet_load_finish (result, &error);

  bastide_reading_end (&self->reading, result);
  if (loaded != NULL)
    show_loaded (self, loaded);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    bastide_page_tell_not_opened (BASTIDE_PAGE (self), error);
}

static void
tell_opening (gpointer    owner,
              const char *text)
{
  bastide_page_notice (owner, BASTIDE_NOTICE_OPENING, text);
}

void
bastide_puzzle_page_open (BastidePage *page,
                          GFile       *file,
                          const char  *id)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (page);

  bastide_reading_cancel (&self->reading);
  self->reading = bastide_reading_new (file, tell_opening, page);
  bastide_page_notice (page, BASTIDE_NOTICE_NOT_OPENED, NULL);
  /* The thread may end after all others have let go of the page. */
  bastide_booklet_load (file, id, bastide_reading_get_cancellable (self->reading), has_read, g_object_ref (self));
}
