/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that change what is seen of the game, and what becomes of its document. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-rules-window.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* Overlays as actions with a state. */
static const struct
{
  const char *name;
  guint       show;
} overlays[] = {
  { "show-farms", BST_RENDER_SHOW_FARMS },
  { "show-owners", BST_RENDER_SHOW_OWNERS },
  { "show-cities", BST_RENDER_SHOW_CITIES },
  { "show-roads", BST_RENDER_SHOW_ROADS },
  { "show-numbers", BST_RENDER_SHOW_NUMBERS },
  { "show-legal", BST_RENDER_SHOW_LEGAL },
  { "show-any", BST_RENDER_SHOW_ANY },
  { "show-holes", BST_RENDER_SHOW_HOLES },
  { "show-joins", BST_RENDER_SHOW_JOINS },
  { "show-coordinates", BST_RENDER_SHOW_COORDINATES },
};

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
toggle_show (BastideStudyPage *self,
             guint             flag)
{
  guint show = bastide_board_get_show (self->board);
  gboolean is_shown = (show & flag) != 0;

  if ((flag & BASTIDE_STUDY_PAGE_UNTOLD) && !is_shown && bastide_study_page_refuse_in_exam (self))
    return;
  /* One overlay lies on the tiles, and one on the cells; and whoever asks for numbers wants to see them. */
  if (flag & BST_RENDER_SHOW_MAP)
    show &= ~(guint) BST_RENDER_SHOW_MAP;
  if (flag & BST_RENDER_SHOW_CELLS)
    show &= ~(guint) BST_RENDER_SHOW_CELLS;
  if (flag == BST_RENDER_SHOW_NUMBERS && !is_shown
      && !(show & (BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_FARMS)))
    show = (show & ~(guint) BST_RENDER_SHOW_MAP) | BST_RENDER_SHOW_FARMS;
  show = is_shown ? show & ~flag : show | flag;
  if (!(show & (BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_FARMS)))
    show &= ~(guint) BST_RENDER_SHOW_NUMBERS;
  bastide_board_set_show (self->board, show);
  self->tells_joins = !is_shown && flag == BST_RENDER_SHOW_JOINS;
  bastide_study_page_joins_found (self);
}

static void
change_overlay (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (strcmp (overlays[i].name, g_action_get_name (G_ACTION (action))) == 0)
      toggle_show (user_data, overlays[i].show);
}

/* None for any other name. */
static guint
find_overlay (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (strcmp (overlays[i].name, name) == 0)
      return overlays[i].show;

  return 0;
}

gboolean
bastide_study_page_is_overlay (const char *action)
{
  return find_overlay (action + strlen ("page.")) != 0;
}

static const char *
get_overlay (guint show)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (overlays[i].show & show)
      return overlays[i].name;

  return "none";
}

static void
choose_on_layer (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       user_data)
{
  BastideStudyPage *self = user_data;
  guint chosen = find_overlay (g_variant_get_string (state, NULL));
  guint shown = bastide_board_get_show (self->board);

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    if (strcmp (layers[i].name, g_action_get_name (G_ACTION (action))) == 0)
      shown &= layers[i].show;
  if (shown & ~chosen)
    toggle_show (self, shown & ~chosen);
  if (chosen & ~shown)
    toggle_show (self, chosen);
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
  g_autoptr (GPropertyAction) side = g_property_action_new ("sidebar", self->side, "show-sidebar");
  g_autoptr (GPropertyAction) pane = g_property_action_new ("pane", self->pane, "show-sidebar");

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), document, G_N_ELEMENTS (document), self->document);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
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
    "show-expected", "show-engine", "pin-turn", "compare", "compare-with", NULL
  };
  static const char * const need_file[] = { "reload", NULL };
  guint show = bastide_board_get_show (self->board);
  gboolean has_game = bastide_document_has_game (self->document);

  bastide_page_enable (BASTIDE_PAGE (self), need_game, has_game);
  bastide_page_enable (BASTIDE_PAGE (self), need_file, has_game && bastide_study_get_file (self->study) != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
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
                                 g_variant_new_string (get_overlay (show & layers[i].show)));
    }
  bastide_study_page_update_mode (self);
  bastide_study_page_update_steps (self);
  bastide_study_page_update_lines (self);
}
