/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that change what is seen of the game, and what becomes of its document. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-overlay-choice.h"
#include "bastide-rules-window.h"

#include <glib/gi18n.h>

/* Of each of these at most one lies there when it is chosen from the menu. */
static const struct
{
  const char *name;
  guint       show;
} layers[] = {
  { "on-tiles", BST_RENDER_SHOW_MAP },
  { "on-cells", BST_RENDER_SHOW_CELLS },
};

/* --- View --- */

static void
show_rules (BastideStudyPage *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  GtkWidget *window;

  window = bastide_rules_window_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                     game != NULL ? bst_game_get_rules (game) : NULL,
                                     /* Translators: the rules of the game that is open, in a list of
                                      * rule sets. */
                                     _("This game"));
  gtk_window_present (GTK_WINDOW (window));
}

/* --- Overlays --- */

void
bastide_study_page_joins_found (BastideStudyPage *self)
{
  const BstRenderJoins *joins = bastide_board_get_joins (self->board);

  if (!self->tells_joins || joins == NULL)
    return;
  self->tells_joins = FALSE;
  if (joins->n_joins == 0)
    bastide_page_tell (BASTIDE_PAGE (self), _("No tile that is left would join farms on which somebody stands."));
}

static void
set_show (BastideStudyPage *self,
          guint             show)
{
  guint before = bastide_board_get_show (self->board);

  if ((show & ~before & BASTIDE_OVERLAYS_UNTOLD) && bastide_study_page_refuse_in_exam (self))
    return;
  bastide_board_set_show (self->board, show);
  self->tells_joins = (show & ~before & BST_RENDER_SHOW_JOINS) != 0;
  bastide_study_page_joins_found (self);
}

static void
change_overlay (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  BastideStudyPage *self = user_data;

  set_show (self, bastide_overlay_choice_toggle (bastide_board_get_show (self->board),
                                                 bastide_overlay_choice_find (g_action_get_name (G_ACTION (action)))));
}

gboolean
bastide_study_page_is_overlay (const char *action)
{
  return bastide_overlay_choice_find (action + strlen ("page.")) != 0;
}

static void
choose_on_layer (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       user_data)
{
  BastideStudyPage *self = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    if (strcmp (layers[i].name, g_action_get_name (G_ACTION (action))) == 0)
      set_show (self, bastide_overlay_choice_set (bastide_board_get_show (self->board), layers[i].show,
                                                  bastide_overlay_choice_find (g_variant_get_string (state, NULL))));
}

/* --- The document --- */

static void
keep_recovered (BastideStudyPage *self)
{
  bastide_page_notice (BASTIDE_PAGE (self), BASTIDE_NOTICE_RECOVERED, NULL);
}

/* --- Set-up --- */

void
bastide_study_page_init_view (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "rules", G_CALLBACK (show_rules) },
    { "keep-recovered", G_CALLBACK (keep_recovered) },
  };
  static const BastideCall document[] = {
    { "save", G_CALLBACK (bastide_document_save) },
    { "save-as", G_CALLBACK (bastide_document_save_as) },
    { "reload", G_CALLBACK (bastide_document_reload) },
    { "keep-mine", G_CALLBACK (bastide_document_keep_mine) },
    { "cancel-opening", G_CALLBACK (bastide_document_cancel) },
    { "discard-recovered", G_CALLBACK (bastide_document_discard_recovered) },
    { "open-offered", G_CALLBACK (bastide_document_open_offered) },
    { "set-apart-offered", G_CALLBACK (bastide_document_set_apart_offered) },
    { "take-back", G_CALLBACK (bastide_document_take_back) },
  };
  guint n_overlays;
  const BastideOverlay *overlays = bastide_overlay_choice_get (&n_overlays);
  g_autoptr (GPropertyAction) side = g_property_action_new ("sidebar", self->side, "show-sidebar");
  g_autoptr (GPropertyAction) pane = g_property_action_new ("pane", self->pane, "show-sidebar");

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), document, G_N_ELEMENTS (document), self->document);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  for (guint i = 0; i < n_overlays; i++)
    g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &(GActionEntry) {
      .name = overlays[i].name, .state = "false", .change_state = change_overlay }, 1, self);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &(GActionEntry) {
      .name = layers[i].name, .parameter_type = "s", .state = "'none'", .change_state = choose_on_layer },
      1, self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (pane));
  bastide_study_page_init_key (self);
}

void
bastide_study_page_update_actions (BastideStudyPage *self)
{
  static const char * const need_game[] = {
    "save", "save-as", "keep-mine", "discard-recovered", "make-puzzle", "make-lesson", "exam", "project", "show-draws",
    "show-expected", "show-engine", "play", "pin-turn", "compare", "compare-with", NULL
  };
  static const char * const need_file[] = { "reload", NULL };
  guint n_overlays, show = bastide_board_get_show (self->board);
  const BastideOverlay *overlays = bastide_overlay_choice_get (&n_overlays);
  gboolean has_game = bastide_document_has_game (self->document);

  bastide_page_enable (BASTIDE_PAGE (self), need_game, has_game);
  bastide_page_enable (BASTIDE_PAGE (self), need_file, has_game && bastide_study_get_file (self->study) != NULL);
  for (guint i = 0; i < n_overlays; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), overlays[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), has_game);
      g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                 g_variant_new_boolean ((show & overlays[i].show) != 0));
    }
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), layers[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), has_game);
      g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                 g_variant_new_string (bastide_overlay_choice_get_name (show & layers[i].show)));
    }
  bastide_study_page_update_mode (self);
  bastide_study_page_update_steps (self);
  bastide_study_page_update_lines (self);
}
