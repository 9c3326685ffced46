/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-position-pane.h"
#include "bastide-accessible.h"
#include "bastide-balance.h"
#include "bastide-player-editor.h"
#include "bastide-players-edit.h"
#include "bastide-problem-row.h"
#include "bastide-problem-text.h"
#include "bastide-template.h"
#include "bastide-typed-row.h"

#include <adwaita.h>

#include <bst-io-game-words.h>
#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>

#include <glib/gi18n.h>

struct _BastidePositionPane
{
  GtkWidget            parent_instance;

  /* Owned */
  BastidePositionEditor        *editor;
  BastideStudy                 *study;
  BastideShown                 *shown;           /* of the study, until the next is taken; NULL while there is none */
  BstGame                      *named;           /* whose sets and rules are named (nullable) */

  GtkWidget           *players[BST_MAX_PLAYERS];
  BastideTypedRow     *discarded;
  gboolean             updating;        /* the rows follow the study, not the user */

  /* Template */
  GtkLabel            *balance;
  GtkLabel            *count;
  GtkLabel            *refusal;
  GtkListBox          *problems;
  GtkExpander         *allowed_box;
  GtkListBox          *allowed;
  GtkWidget           *editing;         /* all that changes something */
  AdwPreferencesGroup *players_group;
  GtkWidget           *add_button;
  AdwPreferencesGroup *tiles_group;
  AdwComboRow         *turn;
  AdwActionRow        *game;
};

enum
{
  PROBLEM_ACTIVATED,
  PROBLEM_POINTED,
  GAME_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePositionPane, bastide_position_pane, GTK_TYPE_WIDGET)

/* --- Problems --- */

static void
mend (BastidePositionPane *self,
      BastideProblemRow   *row)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  gboolean mended = bst_setup_mend (setup, bastide_problem_row_get (row));

  bastide_position_editor_commit (self->editor, setup, mended ? BST_SETUP_OK : BST_SETUP_NOTHING,
                                  BST_CHANGE_MEND);
}

static void
allow (BastidePositionPane *self,
       gboolean             allowed,
       BastideProblemRow   *row)
{
  BstSetup *setup = bastide_study_dup_setup (self->study);
  g_autofree char *key = bst_problem_to_key (bst_setup_get_game (setup),
                                             bastide_problem_row_get (row));

  bst_setup_allow (setup, key, allowed);
  bastide_position_editor_commit (self->editor, setup, BST_SETUP_OK, BST_CHANGE_ALLOW);
}

/* What is wrong with all that a player has is not on the board but here. */
static void
row_activated (BastidePositionPane *self,
               GtkListBoxRow       *row)
{
  const BstProblem *problem = bastide_problem_row_get (BASTIDE_PROBLEM_ROW (row));

  if (problem->has_cell || problem->player == BST_NO_PLAYER
      || !bastide_position_editor_is_active (self->editor))
    {
      g_signal_emit (self, signals[PROBLEM_ACTIVATED], 0, problem);
      return;
    }
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->players[problem->player]), TRUE);
  gtk_widget_child_focus (self->players[problem->player], GTK_DIR_TAB_FORWARD);
}

/* By the pointer, or by the focus. */
static void
row_pointed (GtkEventController *controller,
             gpointer            user_data)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *pane = gtk_widget_get_ancestor (row, BASTIDE_TYPE_POSITION_PANE);

  if (pane != NULL)
    g_signal_emit (pane, signals[PROBLEM_POINTED], 0, bastide_problem_row_get (BASTIDE_PROBLEM_ROW (row)));
}

static void
row_entered (GtkEventController *controller,
             double              x,
             double              y,
             gpointer            user_data)
{
  row_pointed (controller, user_data);
}

static void
watch_row (GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (row_entered), NULL);
  gtk_widget_add_controller (row, motion);
  g_signal_connect (focus, "enter", G_CALLBACK (row_pointed), NULL);
  gtk_widget_add_controller (row, focus);
}

static GtkWidget *
add_row (BastidePositionPane *self,
         GtkListBox          *list)
{
  GtkWidget *row = bastide_problem_row_new ();

  watch_row (row);
  g_signal_connect_object (row, "mend", G_CALLBACK (mend), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "allow", G_CALLBACK (allow), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);

  return row;
}

/* Rows stay where they are and say something else, so that the focus stays too. Returns how many
 * there are. */
static guint
fill_list (BastidePositionPane *self,
           GtkListBox          *list,
           const GArray        *problems,
           gboolean             is_allowed)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  const BstSetup *setup = bastide_position_editor_is_active (self->editor)
                          ? bastide_shown_get_node (self->shown)->setup : NULL;
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list));
  guint n_rows = 0;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      const BstProblem *problem = &g_array_index (problems, BstProblem, i);

      if (problem->is_allowed != is_allowed)
        continue;
      if (row == NULL)
        row = add_row (self, list);
      bastide_problem_row_set (BASTIDE_PROBLEM_ROW (row), position, setup, problem);
      row = gtk_widget_get_next_sibling (row);
      n_rows++;
    }
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_list_box_remove (list, row);
      row = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (list), n_rows > 0);

  return n_rows;
}

static void
update_problems (BastidePositionPane *self)
{
  const GArray *problems = bastide_shown_get_problems (self->shown);
  guint n_open = fill_list (self, self->problems, problems, FALSE);
  guint n_allowed = fill_list (self, self->allowed, problems, TRUE);
  g_autofree char *count = bastide_problem_text_count (n_open);
  g_autofree char *title = NULL;

  gtk_label_set_label (self->count, count);
  /* Translators: problems of a position that are meant to be there. */
  title = g_strdup_printf (ngettext ("%u allowed on purpose", "%u allowed on purpose", n_allowed),
                           n_allowed);
  gtk_expander_set_label (self->allowed_box, title);
  gtk_widget_set_visible (GTK_WIDGET (self->allowed_box), n_allowed > 0);
}

/* --- Players and tiles --- */

static void
turn_chosen (BastidePositionPane *self)
{
  guint player = adw_combo_row_get_selected (self->turn);

  if (!self->updating
      && player < bst_game_get_n_players (bastide_shown_get_game (self->shown)))
    bastide_players_edit_set_turn (self->editor, player);
}

static void
add_player (BastidePositionPane *self)
{
  bastide_players_edit_add (self->editor);
}

static void
discarded_typed (BastidePositionPane *self,
                 const char          *names)
{
  g_autoptr (GError) error = NULL;

  bastide_players_edit_set_discarded (self->editor, names, &error);
  bastide_typed_row_set_error (self->discarded, error);
}

static void
game_clicked (BastidePositionPane *self)
{
  g_signal_emit (self, signals[GAME_ACTIVATED], 0);
}

static void
list_players (BastidePositionPane *self,
              const BstGame       *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    gtk_string_list_append (names, bst_io_words_player (game, i));
  self->updating = TRUE;
  adw_combo_row_set_model (self->turn, G_LIST_MODEL (names));
  self->updating = FALSE;
}

static void
update_turn (BastidePositionPane *self)
{
  self->updating = TRUE;
  adw_combo_row_set_selected (self->turn,
                              bst_position_get_turn (bastide_shown_get_position (self->shown)));
  self->updating = FALSE;
}

/* Most who open a game do not edit it. */
static void
make_players (BastidePositionPane *self)
{
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      self->players[i] = bastide_player_editor_new (self->editor, i);
      adw_preferences_group_add (self->players_group, self->players[i]);
      bastide_accessible_set_list_labels (self->players[i], _("Colour"));
    }
}

static void
update_players (BastidePositionPane *self)
{
  g_autofree char *discarded = NULL;

  if (self->players[0] == NULL)
    make_players (self);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    bastide_player_editor_update (BASTIDE_PLAYER_EDITOR (self->players[i]));
  gtk_widget_set_sensitive (self->add_button,
                            bst_game_get_n_players (bastide_shown_get_game (self->shown))
                            < BST_MAX_PLAYERS);
  update_turn (self);
  discarded = bastide_players_edit_dup_discarded (bastide_shown_get_position (self->shown));
  bastide_typed_row_set (self->discarded, discarded);
}

/* --- The game --- */

/* The title of a part of an id, "basic:3", which loses its number. (transfer full) */
static char *
dup_part (char *part)
{
  guint n_copies = bst_io_tile_set_cut_copies (part);
  g_autofree char *title = bst_io_tile_set_dup_title (part);

  /* Translators: a tile set and how many copies of it are in the game: "Base game × 3". */
  return n_copies > 1 ? g_strdup_printf (_("%s × %u"), title, n_copies) : g_steal_pointer (&title);
}

/* The titles of the sets, one after the other. (transfer full) */
static char *
dup_sets (const BstTileSet *set)
{
  g_auto (GStrv) ids = g_strsplit (bst_tile_set_get_id (set), "+", -1);
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *title = dup_part (ids[i]);

      g_string_append_printf (titles, "%s%s", i > 0 ? C_("list separator", ", ") : "", title);
    }

  return g_string_free (g_steal_pointer (&titles), FALSE);
}

/* Titles are in the files of sets and rules, which are not read again while it is the same game. */
static void
name_game (BastidePositionPane *self,
           const BstGame       *game)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstIoRuleSet) known = bst_io_rule_set_find (bst_game_get_rules (game),
                                                         bst_tile_set_get_id (set));
  g_autofree char *sets = dup_sets (set);
  const char *title = known != NULL ? known->title : _("Own rules");
  g_autofree char *spoken = g_strdup_printf ("%s, %s", title, sets);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->game), title);
  adw_action_row_set_subtitle (self->game, sets);
  bastide_accessible_set_label (GTK_WIDGET (self->game), spoken);
}

static void
update_game (BastidePositionPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);

  if (game == self->named)
    return;

  g_clear_pointer (&self->named, bst_game_unref);
  self->named = bst_game_ref (game);
  name_game (self, game);
  list_players (self, game);
}

/* --- All of it --- */

static void
update (BastidePositionPane *self)
{
  gboolean is_active = bastide_position_editor_is_active (self->editor);
  BastideBalance balance;
  g_autofree char *text = NULL;

  /* Nobody sees it: it is brought up to date when the tab is opened. */
  if (self->shown == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  bastide_balance_count (bastide_shown_get_position (self->shown), &balance);
  text = bastide_balance_dup_text (&balance);
  gtk_label_set_label (self->balance, text);
  gtk_widget_set_visible (GTK_WIDGET (self->balance), !bastide_study_is_exam (self->study));
  update_problems (self);
  gtk_widget_set_visible (self->editing, is_active);
  if (!is_active)
    return;
  update_game (self);
  update_players (self);
}

static void
editor_changed (BastidePositionPane *self)
{
  const char *refusal = bastide_position_editor_get_refusal (self->editor);

  gtk_label_set_label (self->refusal, refusal != NULL ? refusal : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal != NULL);
}

/* What is being typed is not for the next game. */
static void
study_reset (BastidePositionPane *self)
{
  bastide_shown_set (&self->shown, NULL);
  bastide_typed_row_drop (self->discarded);
  for (guint i = 0; self->players[0] != NULL && i < BST_MAX_PLAYERS; i++)
    bastide_player_editor_drop (BASTIDE_PLAYER_EDITOR (self->players[i]));
}

static void
study_changed (BastidePositionPane *self,
               BastideStudyChange  change)
{
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM))
    update (self);
}

void
bastide_position_pane_set_edit (BastidePositionPane   *self,
                                BastidePositionEditor *editor)
{
  g_return_if_fail (BASTIDE_IS_POSITION_PANE (self));
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  self->study = g_object_ref (bastide_position_editor_get_study (editor));
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  g_signal_connect_object (self->study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "changed", G_CALLBACK (editor_changed), self, G_CONNECT_SWAPPED);
  editor_changed (self);
}

static void
bastide_position_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_position_pane_parent_class)->map (widget);

  update (BASTIDE_POSITION_PANE (widget));
}

static void
bastide_position_pane_dispose (GObject *object)
{
  BastidePositionPane *self = BASTIDE_POSITION_PANE (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->editor);
  g_clear_pointer (&self->named, bst_game_unref);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_position_pane_parent_class)->dispose (object);
}

static void
bastide_position_pane_class_init (BastidePositionPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_position_pane_dispose;
  widget_class->map = bastide_position_pane_map;

  signals[PROBLEM_ACTIVATED] = g_signal_new ("problem-activated", BASTIDE_TYPE_POSITION_PANE,
                                             G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[PROBLEM_POINTED] = g_signal_new ("problem-pointed", BASTIDE_TYPE_POSITION_PANE,
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[GAME_ACTIVATED] = g_signal_new ("game-activated", BASTIDE_TYPE_POSITION_PANE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-position-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePositionPane, balance, count, refusal, problems, allowed_box, allowed,
                             editing, players_group, add_button, tiles_group, turn, game);
  bastide_template_callbacks (widget_class, row_activated, turn_chosen, add_player, game_clicked);
}

static void
bastide_position_pane_init (BastidePositionPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->discarded = BASTIDE_TYPED_ROW (bastide_typed_row_new (_("Tiles put aside")));
  g_signal_connect_swapped (self->discarded, "typed", G_CALLBACK (discarded_typed), self);
  adw_preferences_group_add (self->tiles_group, GTK_WIDGET (self->discarded));
  bastide_accessible_set_list_labels (GTK_WIDGET (self->players_group), _("Players"));
  bastide_accessible_set_list_labels (GTK_WIDGET (self->tiles_group), _("Whose turn"));
  bastide_accessible_set_list_labels (
    gtk_widget_get_ancestor (GTK_WIDGET (self->game), ADW_TYPE_PREFERENCES_GROUP),
    _("Tiles and Rules"));
}
