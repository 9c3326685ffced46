/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-exercises.h"
#include "bastide-study-text.h"

#include <glib/gi18n.h>

struct _BastideExercises
{
  GObject           parent_instance;

  BastidePage      *page;           /* not owned */
  BastideUserState *user_state;     /* owned, as the next */
  BastideMistakes  *mistakes;
};

G_DEFINE_FINAL_TYPE (BastideExercises, bastide_exercises, G_TYPE_OBJECT)

/* Whoever has gone to another page meanwhile stays there. */
static void
done (BastideExercises *self,
      GFile            *file,
      const char       *id,
      guint             n_new)
{
  g_autofree char *uri = g_file_get_uri (file);
  GVariant *target = g_variant_new ("(ss)", uri, id);

  if (n_new > 0)
    bastide_user_state_change_booklet (self->user_state, file);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    gtk_widget_activate_action_variant (GTK_WIDGET (self->page), "win.solve-puzzle", target);
  else
    bastide_page_tell_with (self->page, _("The exercises are in My Mistakes."), C_("button", "Solve"), "win.solve-puzzle",
                            target);
}

static void
failed (BastideExercises *self,
        const char       *reason)
{
  g_autofree char *text = NULL;

  /* Translators: %s says why. */
  text = g_strdup_printf (_("No exercise was made: %s"), reason);
  bastide_page_tell (self->page, text);
}

void
bastide_exercises_make (BastideExercises *self,
                        BastideStudy     *study,
                        BstNode * const  *nodes,
                        guint             n_nodes)
{
  g_autofree char *title = bastide_study_text_dup_title (study);

  g_return_if_fail (BASTIDE_IS_EXERCISES (self));

  bastide_mistakes_begin (self->mistakes, bastide_study_get_record (study), nodes, n_nodes, title);
}

void
bastide_exercises_open (BastideExercises *self)
{
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();
  g_autofree char *uri = g_file_get_uri (file);

  g_return_if_fail (BASTIDE_IS_EXERCISES (self));

  if (g_file_query_exists (file, NULL))
    gtk_widget_activate_action (GTK_WIDGET (self->page), "win.solve-puzzle", "(ss)", uri, "");
  else
    bastide_page_tell (self->page, _("There are no exercises yet: Try Again makes one of a mistake, Practise of all of them."));
}

BastideMistakes *
bastide_exercises_get_mistakes (BastideExercises *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXERCISES (self), NULL);

  return self->mistakes;
}

static void
bastide_exercises_dispose (GObject *object)
{
  BastideExercises *self = BASTIDE_EXERCISES (object);

  if (self->mistakes != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->mistakes, self);
      bastide_mistakes_stop (self->mistakes);
    }
  g_clear_object (&self->mistakes);
  g_clear_object (&self->user_state);

  G_OBJECT_CLASS (bastide_exercises_parent_class)->dispose (object);
}

static void
bastide_exercises_class_init (BastideExercisesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_exercises_dispose;
}

static void
bastide_exercises_init (BastideExercises *self)
{
  self->mistakes = bastide_mistakes_new ();
  g_signal_connect_object (self->mistakes, "done", G_CALLBACK (done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mistakes, "failed", G_CALLBACK (failed), self, G_CONNECT_SWAPPED);
}

BastideExercises *
bastide_exercises_new (BastidePage      *page,
                       BastideUserState *user_state)
{
  BastideExercises *self = g_object_new (BASTIDE_TYPE_EXERCISES, NULL);

  self->page = page;
  self->user_state = g_object_ref (user_state);

  return self;
}
