/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who learns, and what is kept of it. */

#include "config.h"

#include "bastide-learn-page-private.h"
#include "bastide-accessible.h"
#include "bastide-calls.h"
#include "bastide-class-sheet.h"
#include "bastide-compat.h"
#include "bastide-pupil-list.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* --- Another one --- */

static void
answered_round (BastideCompatAnswer answer,
                gpointer            user_data)
{
  BastideLearnPage *self = user_data;

  if (answer == BASTIDE_COMPAT_DISCARD)
    bastide_pupils_choose (bastide_user_state_get_pupils (self->user_state), self->wanted_pupil);
}

/* A round of the quiz ends with the pupil. */
static void
want_pupil (BastideLearnPage *self,
            guint             number,
            GtkWindow        *window)
{
  BastidePupils *pupils = bastide_user_state_get_pupils (self->user_state);
  BastideQuiz *quiz = bastide_quiz_view_get_quiz (self->quiz);

  if (number == bastide_pupils_get_chosen (pupils))
    return;
  if (bastide_quiz_get_state (quiz) == BASTIDE_QUIZ_IDLE || bastide_quiz_get_n_answered (quiz) == 0)
    {
      bastide_pupils_choose (pupils, number);
      return;
    }
  self->wanted_pupil = number;
  bastide_compat_ask_anyway (window, _("End the Round?"),
                             _("Another pupil learns then, and the round of the quiz that is under way ends. What was answered counts."),
                             _("_End Round"), answered_round, G_OBJECT (self));
}

static void
choose_pupil (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  want_pupil (user_data, g_variant_get_uint32 (parameter), bastide_page_get_window (user_data));
}

static void
pupil_wanted (BastideLearnPage *self,
              guint             number,
              GtkWindow        *list)
{
  want_pupil (self, number, list);
}

static void
show_pupils (BastideLearnPage *self)
{
  GtkWidget *window = bastide_pupil_list_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                              bastide_user_state_get_pupils (self->user_state));

  g_signal_connect_object (window, "wanted", G_CALLBACK (pupil_wanted), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* --- What is kept --- */

static void
tell_not_kept (BastideLearnPage *self,
               const char       *reason)
{
  g_autofree char *text = NULL;

  if (reason == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  /* Translators: of whoever learns; %s says why, with a file's name. */
  text = g_strdup_printf (_("Progress and results are not kept: %s"), reason);
  bastide_page_tell (BASTIDE_PAGE (self), text);
}

/* Those of another pupil are read. */
void
bastide_learn_page_results_opened (BastideLearnPage *self)
{
  tell_not_kept (self, bastide_results_get_fault (bastide_user_state_get_results (self->user_state)));
}

/* --- The menu --- */

static void
add_pupil (GMenu      *menu,
           const char *name,
           guint       number)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target (item, "page.pupil", "u", number);
  g_menu_append_item (menu, item);
}

/* Who learns is always in sight, where there are pupils. */
static void
update_pupil (BastideLearnPage *self)
{
  BastidePupils *pupils = bastide_user_state_get_pupils (self->user_state);
  const char *name = bastide_pupils_get_name (pupils, bastide_pupils_get_chosen (pupils));
  g_autofree char *label = NULL;

  gtk_label_set_text (self->pupil, name != NULL ? name : _("Nobody in Particular"));
  gtk_widget_set_visible (GTK_WIDGET (self->pupil), bastide_pupils_get_n (pupils) > 0);
  /* Translators: a button, and the pupil who learns. */
  label = name != NULL ? g_strdup_printf (_("Class: %s"), name) : g_strdup (_("Class"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->class_button), label);
  bastide_accessible_set_label (GTK_WIDGET (self->class_button), label);
}

/* Who learns, where there are pupils, and what is printed. */
static void
update_class_menu (BastideLearnPage *self)
{
  BastidePupils *pupils = bastide_user_state_get_pupils (self->user_state);
  g_autoptr (GMenu) menu = g_menu_new (), names = g_menu_new (), more = g_menu_new ();
  g_autoptr (GMenuModel) sheets = bastide_class_sheet_new_menu ("page.print-sheet");
  guint n_pupils = bastide_pupils_get_n (pupils);

  if (n_pupils > 0)
    add_pupil (names, _("Nobody in Particular"), 0);
  for (guint i = 0; i < n_pupils; i++)
    {
      guint number = bastide_pupils_get_number (pupils, i);
      /* A line below a letter is for keys. */
      g_auto (GStrv) parts = g_strsplit (bst_io_words_name (bastide_pupils_get_name (pupils, number)), "_", -1);
      g_autofree char *name = g_strjoinv ("__", parts);

      add_pupil (names, name, number);
    }
  g_menu_append (more, _("_Pupils…"), "page.pupils");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (names));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (more));
  g_menu_append_section (menu, _("Print"), sheets);
  gtk_menu_button_set_menu_model (self->class_button, G_MENU_MODEL (menu));
  update_pupil (self);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "pupil")),
                             g_variant_new_uint32 (bastide_pupils_get_chosen (pupils)));
}

void
bastide_learn_page_init_pupils (BastideLearnPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "pupil", .activate = choose_pupil, .parameter_type = "u", .state = "uint32 0" },
  };
  static const BastideCall calls[] = { { "pupils", G_CALLBACK (show_pupils) } };
  BastideResults *results = bastide_user_state_get_results (self->user_state);

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_signal_connect_object (results, "opened", G_CALLBACK (bastide_learn_page_results_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (results, "failed", G_CALLBACK (tell_not_kept), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bastide_user_state_get_pupils (self->user_state), "changed", G_CALLBACK (update_class_menu), self,
                           G_CONNECT_SWAPPED);
  update_class_menu (self);
}
