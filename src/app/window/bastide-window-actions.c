/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-rules-window.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* Overlays as actions with a state. */
static const struct
{
  const char *name;
  guint       show;
} overlays[] = {
  { "show-farms", BST_RENDER_SHOW_FIELDS },
  { "show-owners", BST_RENDER_SHOW_FEATURES },
  { "show-legal", BST_RENDER_SHOW_LEGAL },
  { "show-coordinates", BST_RENDER_SHOW_COORDINATES },
};

/* --- View --- */

static void
zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_board_zoom (bastide_window_get_board (BASTIDE_WINDOW (widget)), 1);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_board_zoom (bastide_window_get_board (BASTIDE_WINDOW (widget)), -1);
}

static void
fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_board_fit (bastide_window_get_board (BASTIDE_WINDOW (widget)));
}

static void
toggle_fullscreen (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static gboolean
has_focus_within (GtkWidget *root,
                  gpointer   pane)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  return focus != NULL && (focus == pane || gtk_widget_is_ancestor (focus, pane));
}

/* F6: board, pane, timeline, bag, and round again; what is hidden is passed over. */
static void
next_pane (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  GtkWidget *panes[] = {
    GTK_WIDGET (self->board), GTK_WIDGET (self->tabs), GTK_WIDGET (self->timeline),
    GTK_WIDGET (self->palette),
  };
  guint at = G_N_ELEMENTS (panes) - 1;

  if (bastide_window_is_solving (self))
    {
      bastide_puzzle_session_view_next_pane (self->session_view);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    if (has_focus_within (widget, panes[i]))
      at = i;

  for (guint i = 1; i <= G_N_ELEMENTS (panes); i++)
    {
      GtkWidget *pane = panes[(at + i) % G_N_ELEMENTS (panes)];

      if (gtk_widget_get_child_visible (pane) && gtk_widget_get_mapped (pane) &&
          gtk_widget_child_focus (pane, GTK_DIR_TAB_FORWARD))
        return;
    }
}

static void
show_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  gboolean is_solving = bastide_window_is_solving (self);
  BastideStudy *study = is_solving
                        ? bastide_answer_get_scene (bastide_puzzle_session_get_answer (self->session))
                        : self->study;
  BstGame *game = bastide_study_get_game (study);
  GtkWidget *window;

  window = bastide_rules_window_new (GTK_WINDOW (widget),
                                     game != NULL ? bst_game_get_rules (game) : NULL,
                                     /* Translators: the rules of the puzzle that is open, in a list
                                      * of rule sets; and those of the game. */
                                     is_solving ? _("This puzzle") : _("This game"));
  gtk_window_present (GTK_WINDOW (window));
}

/* --- Overlays --- */

void
bastide_window_toggle_show (BastideWindow *self,
                            guint          flag)
{
  BastideBoard *board = bastide_window_get_board (self);
  guint show = bastide_board_get_show (board) ^ flag;

  /* The legal map that was asked for by its key is the one of the tile in hand. */
  if (flag == BST_RENDER_SHOW_LEGAL)
    bastide_bag_set_selected (self->bag, BST_NO_TILE);
  bastide_board_set_show (board, show);
  if (board != self->board)
    bastide_window_update_actions (self);
}

static void
change_overlay (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  BastideWindow *self = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (strcmp (overlays[i].name, g_action_get_name (G_ACTION (action))) == 0)
      bastide_window_toggle_show (self, overlays[i].show);
}

/* --- Set-up --- */

void
bastide_window_class_init_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.zoom-in", zoom_in },
    { "win.zoom-out", zoom_out },
    { "win.fit", fit },
    { "win.fullscreen", toggle_fullscreen },
    { "win.next-pane", next_pane },
    { "win.rules", show_rules },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  bastide_window_class_init_edit (widget_class);
  bastide_window_class_init_mode (widget_class);
  bastide_window_class_init_entry (widget_class);
  bastide_window_class_init_files (widget_class);
  bastide_window_class_init_notices (widget_class);
  bastide_window_class_init_setter (widget_class);
  bastide_window_class_init_picture (widget_class);
  bastide_window_class_init_position (widget_class);
  bastide_window_class_init_solve (widget_class);
  bastide_window_class_init_steps (widget_class);
}

void
bastide_window_init_actions (BastideWindow *self)
{
  g_autoptr (GPropertyAction) side = NULL;
  g_autoptr (GPropertyAction) pane = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      g_autoptr (GSimpleAction) action = NULL;

      action = g_simple_action_new_stateful (overlays[i].name, NULL, g_variant_new_boolean (FALSE));
      g_signal_connect (action, "change-state", G_CALLBACK (change_overlay), self);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }

  side = g_property_action_new ("sidebar", self->side, "show-sidebar");
  pane = g_property_action_new ("pane", self->pane, "show-sidebar");
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pane));
  bastide_window_update_actions (self);
}

void
bastide_window_update_actions (BastideWindow *self)
{
  guint show = bastide_board_get_show (bastide_window_get_board (self));
  gboolean is_solving = bastide_window_is_solving (self);
  gboolean has_record = bastide_study_get_record (self->study) != NULL && !self->is_put_away;

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), overlays[i].name);

      g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                 g_variant_new_boolean ((show & overlays[i].show) != 0));
      /* The others would tell what a puzzle asks. */
      g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                   is_solving ? overlays[i].show == BST_RENDER_SHOW_COORDINATES
                                              : has_record);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", has_record);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", has_record);
  bastide_window_update_picture (self);
  bastide_window_update_mode (self);
  bastide_window_update_steps (self);
  bastide_window_update_edit (self);
  bastide_window_update_setter (self);
}
