/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-card.h"
#include "bastide-accessible.h"
#include "bastide-key-text.h"
#include "bastide-lesson-session-text.h"
#include "bastide-lesson-text.h"
#include "bastide-puzzle-card.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"
#include "bastide-text-size.h"

#include <bst-stated.h>

#include <glib/gi18n.h>

/* Of what scrolls, in widget units, where the card is below the board. */
#define BELOW_HEIGHT 280

/* From this size of letters on there is room for two buttons side by side. */
#define LARGE_TEXT 1.4

struct _BastideLessonCard
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideLessonSession *session;
  BastideKeys          *keys;           /* (nullable) */

  gboolean              is_closing;     /* after the last step of a lesson it is said how it went */
  char                 *next_course;    /* owned: its title (nullable) */

  /* Template */
  GtkLabel             *title;
  GtkLabel             *aim;
  GtkLabel             *count;
  GtkProgressBar       *progress;
  GtkLabel             *text;
  GtkLabel             *points;
  GtkWidget            *game;
  GtkLabel             *turn;
  GtkLabel             *scores;
  BastidePuzzleTiles   *hand;
  GtkButton            *again;
  GtkButton            *open;
  BastidePuzzleCard    *puzzle;
  GtkWidget            *back;
  GtkWidget            *skip;
  GtkWidget            *next;
  GtkScrolledWindow    *window;         /* around all but these three, which are always in sight */
};

G_DEFINE_FINAL_TYPE (BastideLessonCard, bastide_lesson_card, GTK_TYPE_WIDGET)

static void
set_text (GtkLabel   *label,
          const char *text)
{
  bastide_rule_link_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* --- The step --- */

static void
update_place (BastideLessonCard *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self->session);
  guint step = bastide_lesson_session_get_step_index (self->session);
  guint n_steps = lesson->steps->len;
  /* Translators: which step of a lesson, of how many. */
  g_autofree char *count = g_strdup_printf (_("Step %u of %u"), step + 1, n_steps);

  set_text (self->title, lesson->title);
  /* What is learned is said once, where the lesson begins. */
  set_text (self->aim, step == 0 ? lesson->aim : NULL);
  gtk_label_set_label (self->count, count);
  gtk_progress_bar_set_fraction (self->progress, n_steps > 0 ? (step + 1.0) / n_steps : 0);
  gtk_widget_set_sensitive (self->back, bastide_lesson_session_has_back (self->session));
}

/* --- A game that is played --- */

static void
label_again (BastideLessonCard *self,
             const char        *label)
{
  gtk_button_set_label (self->again, label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->again)), TRUE);
  bastide_accessible_name_button (GTK_WIDGET (self->again));
}

static void
update_game (BastideLessonCard *self)
{
  BastideLessonGame *game = bastide_lesson_session_get_game (self->session);
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (self->session);
  gboolean is_asked = bastide_puzzle_session_get_puzzle (asking) != NULL;
  gboolean is_filling = is_asked && !bastide_puzzle_session_is_done (asking);
  g_autofree char *turn = NULL;
  g_autofree char *scores = NULL;

  gtk_widget_set_visible (self->game, game != NULL);
  if (game == NULL)
    return;
  turn = bastide_lesson_text_dup_turn (game);
  /* What the sheet asks for is not told before it is filled in. */
  scores = bastide_lesson_text_dup_scores (bastide_lesson_game_get (game), is_asked && !is_filling);
  set_text (self->turn, turn);
  set_text (self->scores, scores);
  /* The whole sheet shall be in sight, and its question says that the game is over, and the points so far. */
  gtk_widget_set_visible (GTK_WIDGET (self->text), !is_asked);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), !is_filling);
  gtk_widget_set_visible (GTK_WIDGET (self->scores), !is_filling);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !is_asked && bastide_answer_is_laying (
                            bastide_puzzle_session_get_answer (asking)));
  gtk_widget_set_visible (GTK_WIDGET (self->puzzle), is_asked);
  label_again (self, _("_Play Again"));
  gtk_widget_set_visible (GTK_WIDGET (self->again), bastide_lesson_game_has_begun (game) && !is_filling);
}

/* Does the button that goes on check an answer first? */
static gboolean
checks_answer (BastideLessonCard *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->puzzle)) && bastide_puzzle_card_is_asked (self->puzzle);
}

/* The button that goes on checks an answer first. It stands out where there is nothing to be played any more. */
static void
update_next (BastideLessonCard *self)
{
  gboolean checks = checks_answer (self);
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (self->session);
  gboolean asks = bastide_lesson_session_get_game (self->session) != NULL
                  || (step != NULL && step->kind == BST_LESSON_ASK);

  gtk_button_set_label (GTK_BUTTON (self->next), checks ? _("_Check") : C_("lesson", "_Next"));
  bastide_accessible_name_button (self->next);
  gtk_widget_set_sensitive (self->next, !checks || bastide_puzzle_card_can_give (self->puzzle));
  /* Large letters leave no room for three; the key of the next one stays. */
  gtk_widget_set_visible (self->skip, checks && bastide_text_size_get_scale (GTK_WIDGET (self)) <= LARGE_TEXT);
  if (asks && !checks && !bastide_puzzle_session_is_done (asking))
    gtk_widget_remove_css_class (self->next, "suggested-action");
  else
    gtk_widget_add_css_class (self->next, "suggested-action");
}

static void
state_changed (BastideLessonCard *self)
{
  g_autofree char *points = bastide_lesson_session_text_dup_points (self->session);

  set_text (self->points, points);
  update_game (self);
  update_next (self);
}

static char *
dup_key (const BastideKey *key,
         gpointer          keys)
{
  return bastide_keys_dup_label (keys, key);
}

char *
bastide_lesson_card_dup_text (const BstLessonStep *step,
                              BastideKeys         *keys)
{
  g_autofree char *shown = NULL, *text = NULL, *fault = NULL;

  if (step == NULL)
    return g_strdup (_("This lesson has no steps."));
  if (step->kind == BST_LESSON_UNREAD)
    return g_strdup_printf (_("This step cannot be read: %s"), step->reason);
  shown = bst_stated_dup_shown (step->text);
  text = shown != NULL ? bastide_key_text_dup (shown, keys != NULL ? dup_key : NULL, keys) : NULL;
  fault = bastide_lesson_text_dup_fault (step);
  if (text != NULL && fault != NULL)
    return g_strjoin ("\n", text, fault, NULL);

  return text != NULL ? g_steal_pointer (&text) : g_steal_pointer (&fault);
}

/* The place that the step is about. */
static void
update_open (BastideLessonCard   *self,
             const BstLessonStep *step)
{
  static const char * const labels[BST_N_LESSON_PLACES] = {
    "", N_("Open the _First Page"), N_("Open the _Game"), N_("Open the _Puzzles")
  };
  BstLessonPlace place = step != NULL ? step->place : BST_LESSON_PLACE_NONE;

  gtk_widget_set_visible (GTK_WIDGET (self->open), place != BST_LESSON_PLACE_NONE);
  if (place == BST_LESSON_PLACE_NONE)
    return;
  gtk_button_set_label (self->open, step->deed != BST_LESSON_DEED_NONE ? _("_Try It There") : _(labels[place]));
  bastide_accessible_name_button (GTK_WIDGET (self->open));
}

/* --- The end of a lesson --- */

static gboolean
is_last_step (BastideLessonCard *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self->session);

  return lesson != NULL && bastide_lesson_session_get_step_index (self->session) + 1 >= lesson->steps->len;
}

/* One is not led into another lesson without a word. */
static void
close_lesson (BastideLessonCard *self)
{
  GtkWidget *others[] = {
    GTK_WIDGET (self->puzzle), self->game, GTK_WIDGET (self->points), GTK_WIDGET (self->open),
  };
  g_autofree char *text = NULL;

  bastide_lesson_session_note_step (self->session);
  text = bastide_lesson_session_text_dup_closing (self->session, self->next_course);
  self->is_closing = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_set_visible (others[i], FALSE);
  set_text (self->text, text);
  update_next (self);
  label_again (self, _("_Begin This Lesson Again"));
  gtk_widget_set_visible (GTK_WIDGET (self->again), TRUE);
  gtk_widget_set_sensitive (self->next, bastide_lesson_session_has_next (self->session) || self->next_course != NULL);
  gtk_widget_add_css_class (self->next, "suggested-action");
}

static void
step_changed (BastideLessonCard *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);
  g_autofree char *text = bastide_lesson_card_dup_text (step, self->keys);
  gboolean is_asked = step != NULL && step->kind == BST_LESSON_ASK;

  if (bastide_lesson_session_get_lesson (self->session) == NULL)
    return;
  self->is_closing = FALSE;
  update_place (self);
  set_text (self->text, is_asked ? NULL : text);
  gtk_widget_set_visible (GTK_WIDGET (self->puzzle), is_asked);
  label_again (self, _("_Show Again"));
  gtk_widget_set_visible (GTK_WIDGET (self->again), step != NULL && step->kind == BST_LESSON_SHOW);
  update_open (self, step);
  state_changed (self);
  bastide_lesson_session_show_moves (self->session, TRUE);
}

void
bastide_lesson_card_set_session (BastideLessonCard    *self,
                                 BastideLessonSession *session)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  bastide_puzzle_card_set_solve (self->puzzle, bastide_lesson_session_get_asking (session));
  bastide_puzzle_card_set_step (self->puzzle);
  g_signal_connect_object (self->puzzle, "check-changed", G_CALLBACK (update_next), self, G_CONNECT_SWAPPED);
  bastide_puzzle_tiles_set_answer (self->hand, bastide_puzzle_session_get_answer (
                                     bastide_lesson_session_get_asking (session)));
  g_signal_connect_object (bastide_lesson_session_get_asking (session), "state-changed", G_CALLBACK (update_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "step-changed", G_CALLBACK (step_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bastide_lesson_session_get_asking (session), "state-changed",
                           G_CALLBACK (update_next), self, G_CONNECT_SWAPPED);
}

void
bastide_lesson_card_set_keys (BastideLessonCard *self,
                              BastideKeys       *keys)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  g_set_object (&self->keys, keys);
}

void
bastide_lesson_card_set_next_course (BastideLessonCard *self,
                                     const char        *title)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  g_free (self->next_course);
  self->next_course = g_strdup (title);
}

/* --- Buttons --- */

static void
open_clicked (BastideLessonCard *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);

  /* In the game one tries what is said, and shall still see it, also where nothing waits for a certain deed. */
  if (step->place != BST_LESSON_PLACE_STUDY)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-place", "s", bst_lesson_place_name (step->place));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.practise", "(sss)", bst_lesson_place_name (step->place),
                                bst_lesson_deed_name (step->deed), gtk_label_get_text (self->text));
}

void
bastide_lesson_card_set_practised (BastideLessonCard *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  bastide_lesson_session_note_step (self->session);
  set_text (self->points, _("You have done it."));
}

void
bastide_lesson_card_next (BastideLessonCard *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  if (is_last_step (self) && !self->is_closing)
    close_lesson (self);
  else if (!bastide_lesson_session_next (self->session) && self->next_course != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.next-course", NULL);
}

static void
next_clicked (BastideLessonCard *self)
{
  if (checks_answer (self))
    bastide_puzzle_card_go_on (self->puzzle);
  else
    bastide_lesson_card_next (self);
}

void
bastide_lesson_card_back (BastideLessonCard *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  if (self->is_closing)
    step_changed (self);
  else
    bastide_lesson_session_back (self->session);
}

gboolean
bastide_lesson_card_press_key (BastideLessonCard *self,
                               guint              key,
                               GdkModifierType    modifiers)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_CARD (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->puzzle))
         && bastide_puzzle_card_press_key (self->puzzle, key, modifiers);
}

gboolean
bastide_lesson_card_focus_answer (BastideLessonCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_CARD (self), FALSE);

  return bastide_puzzle_card_focus_answer (self->puzzle);
}

void
bastide_lesson_card_go_on (BastideLessonCard *self)
{
  gboolean is_asked;

  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  is_asked = gtk_widget_get_visible (GTK_WIDGET (self->puzzle));
  /* Who plays goes on by laying. */
  if (!is_asked && !self->is_closing && bastide_lesson_session_get_game (self->session) != NULL)
    return;
  if (!is_asked || !bastide_puzzle_card_go_on (self->puzzle))
    bastide_lesson_card_next (self);
}

static void
again_clicked (BastideLessonCard *self)
{
  if (self->is_closing)
    bastide_lesson_session_open (self->session, bastide_lesson_session_get_index (self->session), 0);
  else if (bastide_lesson_session_get_game (self->session) != NULL)
    bastide_lesson_session_play_again (self->session);
  else
    bastide_lesson_session_show_moves (self->session, TRUE);
}

void
bastide_lesson_card_set_below (BastideLessonCard *self,
                               gboolean           is_below)
{
  g_return_if_fail (BASTIDE_IS_LESSON_CARD (self));

  gtk_scrolled_window_set_max_content_height (self->window, is_below ? BELOW_HEIGHT : -1);
  /* The buttons are at its foot. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->window), !is_below);
}

/* --- Class --- */

static void
bastide_lesson_card_dispose (GObject *object)
{
  BastideLessonCard *self = BASTIDE_LESSON_CARD (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->session);
  g_clear_object (&self->keys);
  g_clear_pointer (&self->next_course, g_free);

  G_OBJECT_CLASS (bastide_lesson_card_parent_class)->dispose (object);
}

static void
bastide_lesson_card_class_init (BastideLessonCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_card_dispose;

  bastide_template_types (BASTIDE_TYPE_PUZZLE_CARD, BASTIDE_TYPE_PUZZLE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-lesson-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bastide_template_children (widget_class, BastideLessonCard, title, aim, count, progress, text, points, game, turn,
                             scores, hand, again, puzzle, open, back, skip, next, window);
  bastide_template_callbacks (widget_class, again_clicked, open_clicked, bastide_lesson_card_next, next_clicked,
                              bastide_lesson_card_back);
}

static void
bastide_lesson_card_init (BastideLessonCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_lesson_card_get_next (BastideLessonCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_CARD (self), NULL);

  return self->next;
}
