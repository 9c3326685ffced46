/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-accessible.h"
#include "bastide-study-text.h"
#include "bastide-tabs.h"
#include "bastide-template.h"

#include <bst-io-open.h>

#include <glib/gi18n.h>

/* Widths of the window are for usual text; with larger text, larger ones. */

/* Narrower than this the sidebar, and then the pane, lies over the board. */
#define SIDE_WIDTH 1100
#define PANE_WIDTH 860
/* What both panes and the board need; the rest is for panes that the user makes wider. */
#define NARROWEST 880
/* Narrower than this what is asked for, or typed, has the card's place. */
#define NARROW_WIDTH 560
/* Lower than this the board needs what the timeline would like. */
#define LOW_HEIGHT   640
/* Where the palette is below the board: some rows of tiles are to be seen. */
#define PALETTE_HEIGHT 340

static void bastide_study_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideStudyPage, bastide_study_page, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_study_page_page_init))

/* --- As a page --- */

static BastideStudyPage *
get_self (BastidePage *page)
{
  return BASTIDE_STUDY_PAGE (page);
}

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (get_self (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return bastide_document_is_empty (get_self (page)->document);
}

static gboolean
can_open (BastidePage *page)
{
  bastide_page_settle (page);

  return bastide_document_can_open (get_self (page)->document);
}

static void
open_file (BastidePage *page,
           GFile       *file,
           const char  *node_path)
{
  bastide_document_open (get_self (page)->document, file, node_path);
}

static gboolean
has_file (BastidePage *page,
          GFile       *file)
{
  return bastide_document_has_file (get_self (page)->document, file);
}

/* A game stays: what else is opened where one is comes into another window. */
static void
clear (BastidePage *page)
{
  bastide_document_cancel (get_self (page)->document);
}

static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  bastide_page_settle (page);

  return bastide_document_may_close (get_self (page)->document, is_last);
}

static void
save_state (BastidePage *page)
{
  BastideStudyPage *self = get_self (page);

  g_settings_set_string (self->settings, "pane-tab", gtk_stack_get_visible_child_name (self->tabs));
  g_settings_set_boolean (self->settings, "sidebar-visible", bastide_split_view_get_wanted (self->side));
  g_settings_set_boolean (self->settings, "pane-visible", bastide_split_view_get_wanted (self->pane));
}

static void
restore_state (BastideStudyPage *self)
{
  g_autofree char *tab = g_settings_get_string (self->settings, "pane-tab");

  bastide_split_view_set_show (self->side, g_settings_get_boolean (self->settings, "sidebar-visible"));
  bastide_split_view_set_show (self->pane, g_settings_get_boolean (self->settings, "pane-visible"));
  g_settings_bind (self->settings, "sidebar-extra", self->side, "extra", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "pane-extra", self->pane, "extra", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "only-left", self->bag, "only-left", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "move-words", self->moves, "words", G_SETTINGS_BIND_DEFAULT);
  if (gtk_stack_get_child_by_name (self->tabs, tab) != NULL)
    gtk_stack_set_visible_child_name (self->tabs, tab);
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  static const BastideTabIcon icons[] = {
    { "moves", "view-list-ordered-symbolic" },
    { "scores", "accessories-calculator-symbolic" },
    { "features", "mark-location-symbolic" },
    { "turns", "view-sort-descending-symbolic" },
    { "position", "document-edit-symbolic" },
  };
  BastideStudyPage *self = get_self (page);
  gboolean is_narrow = width < NARROW_WIDTH * text_scale;
  /* A half for each. */
  int spare = (int) (width - NARROWEST * text_scale) / 2;
  int players;

  bastide_split_view_set_room (self->side, width, text_scale, spare);
  bastide_split_view_set_room (self->pane, width, text_scale, spare);
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * text_scale);
  bastide_split_view_set_folded (self->pane, width < PANE_WIDTH * text_scale);
  gtk_widget_measure (GTK_WIDGET (self->players), GTK_ORIENTATION_VERTICAL, width, &players, NULL, NULL, NULL);
  bastide_split_view_set_below (self->side, is_narrow && height > width, height - players, PALETTE_HEIGHT);
  bastide_split_view_set_below (self->pane, is_narrow && height > width, height - players, 0);
  bastide_tabs_fit (self->switcher, bastide_split_view_get_sidebar_width (self->pane), icons, G_N_ELEMENTS (icons));
  bastide_study_page_set_narrow (self, is_narrow);
  bastide_timeline_set_low (self->timeline, height < LOW_HEIGHT * text_scale);
  bastide_study_page_measure_cards (self);
  bastide_edit_bar_set_wanted (self->edit_bar, !is_narrow);
  bastide_edit_bar_set_wanted (self->edit_line, is_narrow);
  bastide_play_bar_set_narrow (self->play_bar, is_narrow);
  /* This comes at every layout: the card may only move, and ask for another one, when there is a reason. */
  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  bastide_study_page_update_card (self);
}

/* Below the board, or over it, there is room for one of them. */
static void
shown_alone (BastideSplitView *shown,
             GParamSpec       *pspec,
             BastideSplitView *other)
{
  gboolean are_over = bastide_split_view_get_folded (shown) && bastide_split_view_get_folded (other);

  if ((bastide_split_view_get_below (shown) || are_over) && bastide_split_view_get_show (shown))
    bastide_split_view_set_show (other, FALSE);
}

static BastideShown *
get_shown (BastidePage *page)
{
  return bastide_study_get_shown (get_self (page)->study);
}

static char *
dup_tooltip (BastidePage *page)
{
  BastideStudyPage *self = get_self (page);
  g_autofree char *title = NULL;

  if (!bastide_document_has_game (self->document))
    return NULL;
  title = bastide_study_text_dup_title (self->study);

  return bastide_study_text_dup_tooltip (self->study, title);
}

/* Board, lists, timeline, bag. */
static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  BastideStudyPage *self = get_self (page);
  GtkWidget *panes[] = {
    GTK_WIDGET (self->palette), GTK_WIDGET (self->board), GTK_WIDGET (self->tabs),
    GTK_WIDGET (self->timeline),
  };

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static gboolean
has_sheet (BastidePage *page)
{
  return bastide_document_has_game (get_self (page)->document);
}

static BastideSheet *
dup_sheet (BastidePage *page)
{
  BastideStudyPage *self = get_self (page);
  g_autoptr (BastidePicture) picture = NULL;
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  g_autofree char *scores = NULL;

  picture = bastide_board_dup_picture (self->board);
  title = bastide_study_text_dup_bare_title (self->study);
  where = bastide_study_text_dup_subtitle (self->study);
  scores = bastide_study_text_dup_standings (self->study);

  return bastide_sheet_new (picture, title, (const char *[]) { where, scores, NULL });
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  BastideStudyPage *self = get_self (page);

  if (bastide_position_editor_is_active (self->editor))
    {
      help->scope = BASTIDE_KEY_IN_EDIT;
      help->text = _("In edit mode tiles and figures go wherever you put them. What the rules do not allow is listed as a problem, "
                     "with the number of its rule, which leads to the rule book. A click on a problem shows it on the board. It "
                     "can be mended there, where that is possible, or allowed in this position; a position with problems can "
                     "be kept and studied all the same.");
      return;
    }
}

static void
bastide_study_page_page_init (BastidePageInterface *iface)
{
  iface->name = "study";
  iface->label = NC_("page", "_Study");
  iface->help = N_("The board shows a game after one of its moves. The bag has the tiles that are left; beside the board are all "
                   "moves, why points were paid, and every feature with its owner. Another move, laid on the board, becomes a "
                   "variation. The menu of a feature leads to the rule by which it is paid, and so does every number of a rule.");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->can_open = can_open;
  iface->open = open_file;
  iface->has_file = has_file;
  iface->clear = clear;
  iface->may_close = may_close;
  iface->save_state = save_state;
  iface->set_size = set_size;
  iface->get_key_scope = bastide_study_page_get_key_scope;
  iface->press_key = bastide_study_page_press_key;
  iface->release_key = bastide_study_page_release_key;
  iface->get_nth_pane = get_nth_pane;
  iface->get_shown = get_shown;
  iface->dup_tooltip = dup_tooltip;
  iface->has_sheet = has_sheet;
  iface->dup_sheet = dup_sheet;
}

/* --- What is shown on it --- */

BastideDocument *
bastide_study_page_get_document (BastideStudyPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY_PAGE (self), NULL);

  return self->document;
}

BastideStudy *
bastide_study_page_get_study (BastideStudyPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY_PAGE (self), NULL);

  return self->study;
}

void
bastide_study_page_open_sample (BastideStudyPage *self)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  g_return_if_fail (BASTIDE_IS_STUDY_PAGE (self));

  if (!bastide_document_show_record (self->document, record))
    g_error ("The bundled game is damaged");
  /* As any game that is seen for the first time. */
  bastide_study_set_index (self->study, 0);
}

/* --- Class --- */

static void
bastide_study_page_dispose (GObject *object)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
    }
  bastide_study_page_dispose_cells (self);
  bastide_study_page_dispose_engine (self);
  bastide_study_page_dispose_likely (self);
  bastide_study_page_dispose_play (self);
  bastide_study_page_dispose_report (self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bastide_study_page_parent_class)->dispose (object);
}

/* The panes may ask for it until they are gone. */
static void
bastide_study_page_finalize (GObject *object)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (object);

  g_clear_object (&self->turn_tool);
  g_clear_object (&self->edit_tool);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->race_cells);
  g_clear_object (&self->comparison);
  g_clear_object (&self->tile_drag);
  g_clear_object (&self->turn_input);
  g_clear_object (&self->editor);
  g_clear_object (&self->study);
  g_clear_object (&self->document);
  g_clear_object (&self->actions);
  g_clear_object (&self->user_state);
  g_clear_weak_pointer (&self->lesson_editor);

  G_OBJECT_CLASS (bastide_study_page_parent_class)->finalize (object);
}

static void
bastide_study_page_class_init (BastideStudyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_study_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_study_page_finalize;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  bastide_template_types (BASTIDE_TYPE_BAG, BASTIDE_TYPE_BOARD, BASTIDE_TYPE_EDIT_BAR, BASTIDE_TYPE_FEATURE_CARD,
                          BASTIDE_TYPE_FEATURES_PANE, BASTIDE_TYPE_MOVE_ENTRY, BASTIDE_TYPE_MOVES_PANE,
                          BASTIDE_TYPE_PALETTE, BASTIDE_TYPE_TURN_BAR, BASTIDE_TYPE_PLAYER_STRIP,
                          BASTIDE_TYPE_SCORE_BAR, BASTIDE_TYPE_SCORES_PANE, BASTIDE_TYPE_SPLIT_VIEW,
                          BASTIDE_TYPE_TIMELINE, BASTIDE_TYPE_ZOOM_BUTTONS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-study-page.ui");
  bastide_template_children (widget_class, BastideStudyPage, side, pane, bag, players, score_bar, board, board_menu);
  bastide_study_page_class_init_cells (widget_class);
  bastide_study_page_class_init_compare (widget_class);
  bastide_study_page_class_init_engine (widget_class);
  bastide_study_page_class_init_play (widget_class);
  bastide_study_page_class_init_odds (widget_class);
  bastide_template_children (widget_class, BastideStudyPage, bars, turn_bar, edit_bar, edit_line, palette, entry, card, zoom_buttons);
  bastide_study_page_class_init_key (widget_class);
  bastide_template_children (widget_class, BastideStudyPage, tabs, switcher, moves, scores, features, turns_place,
                             position_place, timeline, cell, narrow_buttons, narrow_show);
  bastide_template_callbacks (widget_class, bastide_study_page_update_card, bastide_study_page_toggle_pin);
  bastide_study_page_class_init_follow (widget_class);
  bastide_study_page_class_init_mode (widget_class);
}

static void
set_study (BastideStudyPage *self)
{
  bastide_board_set_study (self->board, self->study);
  bastide_board_set_tool (self->board, self->turn_tool);
  bastide_board_set_menu (self->board, self->board_menu);
  self->turn_layer = bastide_turn_bar_set_play (self->turn_bar, self->turn_input, self->board);
  bastide_turn_layer_set_undo (self->turn_layer, "page.undo");
  g_signal_connect_object (self->turn_layer, "moved", G_CALLBACK (bastide_study_page_place_cards), self, G_CONNECT_SWAPPED);
  bastide_move_entry_set_turn_input (self->entry, self->turn_input);
  bastide_bag_set_study (self->bag, self->study);
  bastide_moves_pane_set_study (self->moves, self->study);
  bastide_scores_pane_set_study (self->scores, self->study);
  bastide_features_pane_set_study (self->features, self->study);
  bastide_timeline_set_study (self->timeline, self->study);
  bastide_player_strip_set_study (self->players, self->study);
  bastide_score_bar_set_study (self->score_bar, self->study);
  bastide_study_page_init_follow (self);
}

static void
follow (BastideStudyPage *self)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self->zoom_buttons));
  GtkWidget *covers[] = { GTK_WIDGET (self->turn_bar), GTK_WIDGET (self->edit_bar), GTK_WIDGET (self->entry) };

  bastide_zoom_buttons_follow (self->zoom_buttons, overlay);
  g_signal_connect_object (self->turn_input, "changed", G_CALLBACK (bastide_study_page_place_cards), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->scores, "feature-lit", G_CALLBACK (bastide_study_page_pin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->features, "feature-lit", G_CALLBACK (bastide_study_page_pin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->moves, "cell-pointed", G_CALLBACK (bastide_board_point_at), self->board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->moves, "cell-asked", G_CALLBACK (bastide_board_look_at), self->board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "notify::show-sidebar", G_CALLBACK (shown_alone), self->pane, 0);
  g_signal_connect_object (self->pane, "notify::show-sidebar", G_CALLBACK (shown_alone), self->side, 0);
  g_signal_connect_object (self->board, "joins-found", G_CALLBACK (bastide_study_page_joins_found), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::legend-open", G_CALLBACK (bastide_study_page_place_cards), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (covers); i++)
    g_signal_connect_object (covers[i], "notify::visible", G_CALLBACK (bastide_study_page_update_card), self,
                             G_CONNECT_SWAPPED);
}

static void
bastide_study_page_init (BastideStudyPage *self)
{
  self->actions = g_simple_action_group_new ();
  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_tabs_shorten (self->start_switcher);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SIDE_TITLE, _("Tile bag"));
}

BastideStudyPage *
bastide_study_page_new (BastideUserState     *user_state,
                        BastidePuzzleSession *session)
{
  BastideStudyPage *self = g_object_new (BASTIDE_TYPE_STUDY_PAGE, NULL);

  self->user_state = g_object_ref (user_state);
  self->document = bastide_document_new (session, user_state);
  bastide_study_page_follow_document (self);
  self->study = g_object_ref (bastide_document_get_study (self->document));
  self->turn_input = bastide_turn_input_new (self->study);
  self->editor = bastide_position_editor_new (self->study);
  self->turn_tool = bastide_turn_tool_new (self->turn_input);
  set_study (self);
  follow (self);
  bastide_study_page_init_mode (self);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (bastide_study_page_update_actions), self,
                           G_CONNECT_SWAPPED);
  bastide_study_page_init_position (self);
  bastide_study_page_init_lines (self);
  bastide_study_page_init_steps (self);
  bastide_study_page_init_project (self);
  bastide_study_page_init_puzzle (self);
  bastide_study_page_init_cells (self);
  bastide_study_page_init_odds (self);
  bastide_study_page_init_compare (self);
  bastide_study_page_init_exam (self);
  bastide_study_page_init_turns (self);
  bastide_study_page_init_likely (self);
  bastide_study_page_init_engine (self);
  bastide_study_page_init_play (self);
  bastide_study_page_init_report (self);
  bastide_study_page_init_guess (self);
  bastide_study_page_init_view (self);
  bastide_study_page_init_narrow (self);
  bastide_study_page_init_keys (self);
  g_signal_connect_object (self->user_state, "renamed", G_CALLBACK (bastide_study_retell), self->study,
                           G_CONNECT_SWAPPED);
  bastide_study_page_update_actions (self);
  restore_state (self);

  return self;
}
