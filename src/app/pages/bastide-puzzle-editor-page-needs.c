/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a task is told besides a target and tiles: a player, a kind of features, points, rule sets, sentences,
 * rules. */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-calls.h"
#include "bastide-choice.h"
#include "bastide-template.h"

#include <bst-io-booklet.h>
#include <bst-io-game-words.h>
#include <bst-io-rule-set.h>
#include <bst-io-rulebook.h>

#include <glib/gi18n.h>

#define RULE_SET "bastide-rule-set"

/* --- One thing each --- */

static void
player_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->player);

  if (!self->updating && selected != GTK_INVALID_LIST_POSITION)
    bastide_puzzle_editor_set_player (self->puzzle_editor, selected);
}

static void
kind_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->kind);

  if (!self->updating && selected < BST_N_FEATURE_KINDS)
    bastide_puzzle_editor_set_kind (self->puzzle_editor, (BstFeatureKind) selected);
}

static void
goal_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_goal (self->puzzle_editor, gtk_spin_button_get_value_as_int (self->goal));
}

static void
truth_chosen (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_true (self->puzzle_editor, adw_combo_row_get_selected (self->truth) == 0);
}

/* --- Sentences --- */

static void
add_right_mark (BastidePuzzleEditorPage *self,
                BastideMakingGroup      *group,
                GtkWidget               *row,
                guint                    index)
{
  bastide_making_group_add_mark (group, row, _("This one is right"),
                                 bastide_puzzle_editor_get_right (self->puzzle_editor) == (int) index,
                                 G_CALLBACK (bastide_puzzle_editor_set_right));
}

static void
list_choices (BastidePuzzleEditorPage *self,
              const BstPuzzle         *puzzle)
{
  for (guint i = 0; i < puzzle->choices->len; i++)
    {
      /* Translators: of sentences of which one is right. */
      g_autofree char *title = g_strdup_printf (_("Sentence %u"), i + 1);
      GtkWidget *row = bastide_making_group_add_entry (self->choices, title, g_ptr_array_index (puzzle->choices, i),
                                                       G_CALLBACK (bastide_puzzle_editor_set_choice));

      add_right_mark (self, self->choices, row, i);
      bastide_making_group_add_button (self->choices, row, _("Remove this sentence"), 0,
                                       G_CALLBACK (bastide_puzzle_editor_remove_choice));
      bastide_making_group_add_entry (self->choices, _("Reply to this sentence"),
                                      bastide_puzzle_editor_get_choice_reply (self->puzzle_editor, i),
                                      G_CALLBACK (bastide_puzzle_editor_set_choice_reply));
    }
}

static void
add_choice (BastidePuzzleEditorPage *self)
{
  bastide_puzzle_editor_add_choice (self->puzzle_editor);
  /* Each has two rows. */
  bastide_making_group_focus_row (self->choices, bastide_making_group_get_rows (self->choices)->len - 2);
}

/* --- Rules --- */

static void
list_rules (BastidePuzzleEditorPage *self,
            const BstPuzzle         *puzzle)
{
  for (guint i = 0; i < puzzle->rules->len; i++)
    {
      const char *number = g_ptr_array_index (puzzle->rules, i);
      const BstIoRule *rule = bst_io_rulebook_find (number);
      GtkWidget *row = bastide_making_group_add_row (self->statement, number);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rule != NULL ? bst_io_rule_get_sentence (rule) : "");
      add_right_mark (self, self->statement, row, i);
      bastide_making_group_add_button (self->statement, row, _("Remove this rule"), 0,
                                       G_CALLBACK (bastide_puzzle_editor_remove_rule));
    }
}

/* Behind the line that says what is to be done. */
static void
rule_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->new_rule);

  if (self->updating || selected == 0 || selected > bst_io_rulebook_get_n_rules ())
    return;
  gtk_drop_down_set_selected (self->new_rule, 0);
  bastide_puzzle_editor_add_rule (self->puzzle_editor, bst_io_rulebook_get_rule (selected - 1)->number);
}

/* (nullable) */
static GtkWidget *
find_search (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SEARCH_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child);

  return found;
}

/* Letters that are typed in the list are looked for, too. */
static void
take_letters (GtkDropDown *list)
{
  GtkWidget *search = find_search (GTK_WIDGET (list));

  if (search != NULL)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (search), gtk_widget_get_ancestor (search, GTK_TYPE_POPOVER));
}

/* A rule is found by its number, or in the list. */
static void
fill_rules (BastidePuzzleEditorPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) name = bastide_choice_factory_new (FALSE, 8, 12);
  g_autoptr (GtkListItemFactory) list = bastide_choice_factory_new (TRUE, -1, 34);
  g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_string_list_append (names, _("Choose…"));
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const BstIoRule *rule = bst_io_rulebook_get_rule (i);

      gtk_string_list_take (names, g_strdup_printf ("%s: %s", rule->number, bst_io_rule_get_sentence (rule)));
    }
  gtk_drop_down_set_expression (self->new_rule, text);
  gtk_drop_down_set_model (self->new_rule, G_LIST_MODEL (names));
  gtk_drop_down_set_factory (self->new_rule, name);
  gtk_drop_down_set_list_factory (self->new_rule, list);
  take_letters (self->new_rule);
}

void
bastide_puzzle_editor_page_list_sentences (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  bastide_making_group_clear (self->choices);
  bastide_making_group_clear (self->statement);
  if (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_CHOICES)
    list_choices (self, puzzle);
  if (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_RULES)
    list_rules (self, puzzle);
}

/* --- Rule sets --- */

/* What cannot be played by it stays out; the last one stays. */
static void
edition_toggled (GtkCheckButton          *check,
                 BastidePuzzleEditorPage *self)
{
  const char *id = g_object_get_data (G_OBJECT (check), RULE_SET);

  if (self->updating
      || bastide_puzzle_editor_set_edition (self->puzzle_editor, id, gtk_check_button_get_active (check)))
    return;
  self->updating = TRUE;
  gtk_check_button_set_active (check, bastide_puzzle_editor_has_edition (self->puzzle_editor, id));
  self->updating = FALSE;
  bastide_page_tell (BASTIDE_PAGE (self), bastide_puzzle_editor_has_edition (self->puzzle_editor, id)
                                          ? _("At least one rule set is compared.")
                                          : _("This board cannot be played by that rule set."));
}

static void
list_editions (BastidePuzzleEditorPage *self)
{
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_load (ids[i], NULL);
      GtkWidget *check = gtk_check_button_new ();
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title",
                                     rule_set != NULL ? rule_set->title : ids[i], "title-lines", 0, NULL);

      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      g_object_set_data_full (G_OBJECT (check), RULE_SET, g_strdup (ids[i]), g_free);
      g_signal_connect (check, "toggled", G_CALLBACK (edition_toggled), self);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_preferences_group_add (self->editions, row);
      g_ptr_array_add (self->edition_checks, check);
    }
}

static void
update_editions (BastidePuzzleEditorPage *self)
{
  for (guint i = 0; i < self->edition_checks->len; i++)
    {
      GtkCheckButton *check = g_ptr_array_index (self->edition_checks, i);

      gtk_check_button_set_active (check, bastide_puzzle_editor_has_edition (
                                            self->puzzle_editor, g_object_get_data (G_OBJECT (check), RULE_SET)));
    }
}

/* --- All of it --- */

void
bastide_puzzle_editor_page_update_needs (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task) | bst_task_get_needs (asked->task);

  gtk_widget_set_visible (GTK_WIDGET (self->player), (needs & BST_TASK_NEEDS_PLAYER) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->kind), (needs & BST_TASK_NEEDS_KIND) != 0);
  gtk_widget_set_visible (self->goal_row, (needs & BST_TASK_NEEDS_GOAL) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), (needs & BST_TASK_NEEDS_CHOICES) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->statement), (needs & BST_TASK_NEEDS_RULES) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->editions), (needs & BST_TASK_NEEDS_EDITIONS) != 0);
  adw_combo_row_set_selected (self->player, asked->player != BST_NO_PLAYER ? (guint) asked->player
                                                                           : GTK_INVALID_LIST_POSITION);
  adw_combo_row_set_selected (self->kind, asked->kind);
  gtk_spin_button_set_value (self->goal, MAX (asked->goal, 1));
  adw_combo_row_set_selected (self->truth, bastide_puzzle_editor_is_true (self->puzzle_editor) ? 0 : 1);
  update_editions (self);
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { "add-choice", NULL },
                       puzzle->choices->len < BST_IO_MAX_CHOICES);
}

void
bastide_puzzle_editor_page_init_needs (BastidePuzzleEditorPage *self)
{
  static const BastideCall calls[] = {
    { "add-choice", G_CALLBACK (add_choice) },
  };
  const BstGame *game = bst_position_get_game (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->position);
  const char *players[BST_MAX_PLAYERS + 1] = { NULL };
  const char *kinds[BST_N_FEATURE_KINDS + 1] = { NULL };
  const char *truths[] = { _("True"), _("False"), NULL };

  bastide_calls_add (bastide_making_page_get_actions (BASTIDE_MAKING_PAGE (self)), calls, G_N_ELEMENTS (calls), self);
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    players[i] = bst_io_words_player (game, i);
  for (guint i = 0; i < BST_N_FEATURE_KINDS; i++)
    kinds[i] = bst_io_words_feature ((BstFeatureKind) i);
  bastide_making_group_set_object (self->choices, 2, self->puzzle_editor);
  bastide_making_group_set_object (self->statement, 1, self->puzzle_editor);
  bastide_choice_set_names (self->player, players);
  bastide_choice_set_names (self->kind, kinds);
  bastide_choice_set_names (self->truth, truths);
  fill_rules (self);
  list_editions (self);
}

void
bastide_puzzle_editor_page_class_init_needs (GtkWidgetClass *widget_class)
{
  bastide_template_callbacks (widget_class, player_chosen, kind_chosen, goal_changed, truth_chosen, rule_chosen);
}
