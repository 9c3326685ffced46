/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-page.h"
#include "bastide-report-text.h"
#include "bastide-calls.h"
#include "bastide-engine-text.h"
#include "bastide-exercises.h"
#include "bastide-focus.h"
#include "bastide-mistakes-view.h"
#include "bastide-next-frame.h"
#include "bastide-page.h"
#include "bastide-player-mark.h"
#include "bastide-report.h"
#include "bastide-report-chart.h"
#include "bastide-template.h"
#include "bastide-text-label.h"
#include "bastide-tips-window.h"

#include <bst-io-feature-words.h>
#include <bst-io-game-words.h>
#include <bst-io-report-text.h>

#include <glib/gi18n.h>

/* Narrower than this, with usual text, the board of a mistake is above what is said of it. */
#define NARROW_WIDTH 620

struct _BastideReportPage
{
  GtkWidget           parent_instance;

  BastideStudy       *study;        /* owned, as the next three */
  BastideReport      *report;
  BastideExercises   *exercises;
  GSimpleActionGroup *actions;
  gboolean            is_listed;    /* the rows of the report are there */
  BastideNextFrame    next_frame;   /* in which it gets the focus */

  /* Template */
  GtkWidget          *all;
  GtkLabel           *sentence;
  GtkLabel           *told;
  GtkProgressBar     *progress;
  GtkWidget          *make_place;
  GtkButton          *make;
  GtkWidget          *stop_place;
  GtkWidget          *mark_place;
  GtkWidget          *practise_place;
  GtkFlowBox         *cards;
  GtkLabel           *chart_title;
  BastideReportChart *chart;
  BastideMistakesView *mistakes;
};

static void bastide_report_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideReportPage, bastide_report_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_report_page_page_init))

/* --- Cards --- */

static void
add_line (GtkGrid    *grid,
          int         row,
          const char *name,
          const char *number)
{
  GtkWidget *label = bastide_text_label_new (name, 0, "caption");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, bastide_text_label_new (number, 1, "caption-heading"), 1, row, 1, 1);
}

/* His mark, name and score. */
static GtkWidget *
new_head (BstGame *game,
          guint    player,
          int      points)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = bastide_player_mark_new ();
  GtkWidget *name = bastide_text_label_new (bst_io_words_player (game, player), 0, "heading");
  g_autofree char *number = bst_io_words_number (points);

  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << player);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (head), mark);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), bastide_text_label_new (number, 1, "title-2"));

  return head;
}

static GtkWidget *
new_card (BastideReportPage *self,
          guint              player)
{
  BstGame *game = bastide_report_get_game (self->report);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  BstReportTotal total;
  g_autofree char *luck = NULL;
  g_autofree char *loss = NULL;
  g_autofree char *idle = NULL;
  g_autofree char *seen = NULL;
  g_autofree char *kinds = NULL;

  bastide_report_get_total (self->report, player, &total);
  luck = bastide_report_text_dup_estimate (total.luck, total.luck_error);
  loss = bastide_report_text_dup_estimate (-total.loss, total.error);
  idle = bst_io_words_number ((int) total.n_idle);
  seen = bastide_report_text_dup_marks (&total);
  kinds = bastide_report_text_dup_kinds (&total);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  add_line (GTK_GRID (grid), 0, _("Luck of the draw, points"), luck);
  add_line (GTK_GRID (grid), 1, _("Lost by choice, points"), loss);
  add_line (GTK_GRID (grid), 2, _("Figures on unfinished features at the end"), idle);
  add_line (GTK_GRID (grid), 3, _("Marks"), seen);
  gtk_box_append (GTK_BOX (card), new_head (game, player, total.points));
  gtk_box_append (GTK_BOX (card), grid);
  gtk_box_append (GTK_BOX (card), bastide_text_label_new (kinds, 0, "caption"));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "report-card");

  return card;
}

static void
fill_cards (BastideReportPage *self)
{
  guint n_players = bst_game_get_n_players (bastide_report_get_game (self->report));

  for (guint player = 0; player < n_players; player++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), new_card (self, player));
      gtk_flow_box_append (self->cards, child);
    }
}

/* --- Going to the game --- */

/* Where the turn was to be made, so that one may think again. */
static void
show_turn (BastideReportPage *self,
           guint              turn)
{
  BstRecord *record = bastide_study_get_record (self->study);
  BstNode *node = record != NULL ? bastide_report_find_node (self->report, record, turn) : NULL;

  if (node == NULL || !bastide_study_set_node (self->study, node->parent))
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("The game is another one now: make the report again."));
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "study");
}

static void
show_mistake (BastideReportPage *self)
{
  guint turn;

  if (bastide_mistakes_view_get_open (self->mistakes, &turn))
    show_turn (self, turn);
}

/* --- All of it --- */

static void
drop_rows (BastideReportPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))))
    gtk_flow_box_remove (self->cards, child);
  bastide_mistakes_view_clear (self->mistakes);
  self->is_listed = FALSE;
}

static gboolean
is_told (BastideReportPage *self)
{
  BastideReportState state = bastide_report_get_state (self->report);

  return (state == BASTIDE_REPORT_DONE || state == BASTIDE_REPORT_STOPPED) && bastide_report_get_n_done (self->report) > 0
         && !bastide_study_is_exam (self->study);
}

/* (transfer full) */
static char *
dup_sentence (BastideReportPage *self)
{
  BstReportSummary summary;
  char *sentence;

  if (bastide_study_is_exam (self->study))
    return g_strdup (_("Off in exam mode"));
  if (bastide_report_get_state (self->report) == BASTIDE_REPORT_WORKING)
    return g_strdup (_("The engine looks at the game…"));
  if (bastide_report_get_state (self->report) == BASTIDE_REPORT_FAILED)
    return g_strdup (_("No report can be made of this game"));
  if (!is_told (self))
    return g_strdup (_("Luck, skill and mistakes"));
  bastide_report_get_summary (self->report, &summary);
  sentence = bst_io_report_text_dup (bastide_report_get_game (self->report), &summary);
  if (sentence[0] != '\0')
    return sentence;
  g_free (sentence);

  return g_strdup (_("Report"));
}

/* Exercises are made, which takes a moment each. */
static gboolean
is_making (BastideReportPage *self)
{
  return bastide_mistakes_is_busy (bastide_exercises_get_mistakes (self->exercises));
}

static void
update_actions (BastideReportPage *self)
{
  static const char * const need_mistakes[] = { "mark-game", "next-mistake", "show-mistake", NULL };
  static const char * const make_exercises[] = { "try-again", "practise", NULL };
  gboolean is_exam = bastide_study_is_exam (self->study);
  gboolean is_working = bastide_report_get_state (self->report) == BASTIDE_REPORT_WORKING;
  gboolean has_game = bastide_study_get_record (self->study) != NULL;
  gboolean has_marks = is_told (self) && bastide_mistakes_view_get_n (self->mistakes) > 0;
  gboolean may_stop = is_working || is_making (self);

  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "make-report", NULL },
                       has_game && !is_exam && !is_working);
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "stop-report", NULL }, may_stop);
  bastide_page_enable (BASTIDE_PAGE (self), need_mistakes, has_marks);
  bastide_page_enable (BASTIDE_PAGE (self), make_exercises, has_marks && !is_making (self));
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "exercises", "tips", NULL }, !is_exam);
  gtk_widget_set_visible (self->make_place, !is_working && !is_exam);
  gtk_widget_set_visible (self->stop_place, may_stop);
  gtk_widget_set_visible (self->mark_place, has_marks);
  gtk_widget_set_visible (self->practise_place, has_marks);
  gtk_button_set_use_underline (self->make, TRUE);
  gtk_button_set_label (self->make, is_told (self) ? _("Make _Again") : _("Make _Report"));
}

static double
get_progress (BastideReportPage *self)
{
  guint n = bastide_report_get_n (self->report);

  if (is_making (self))
    return bastide_mistakes_get_progress (bastide_exercises_get_mistakes (self->exercises));

  return n > 0 ? (double) bastide_report_get_n_done (self->report) / n : 0;
}

static void
update (BastideReportPage *self)
{
  gboolean is_working = bastide_report_get_state (self->report) == BASTIDE_REPORT_WORKING;
  gboolean tells = is_told (self);
  guint n = bastide_report_get_n (self->report);
  BstGame *game = bastide_report_get_game (self->report);
  g_autofree char *sentence = dup_sentence (self);
  g_autofree char *told = bastide_report_text_dup_told (self->report);

  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->told, told);
  gtk_widget_set_visible (GTK_WIDGET (self->told), !bastide_study_is_exam (self->study));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_working || is_making (self));
  gtk_progress_bar_set_fraction (self->progress, get_progress (self));
  if (self->is_listed && !tells)
    drop_rows (self);
  else if (!self->is_listed && tells)
    {
      fill_cards (self);
      bastide_mistakes_view_fill (self->mistakes);
      self->is_listed = TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cards), tells);
  gtk_widget_set_visible (GTK_WIDGET (self->mistakes), tells);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), (tells || is_working) && n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chart_title), gtk_widget_get_visible (GTK_WIDGET (self->chart)));
  if (game != NULL && bst_game_get_n_players (game) == 2)
    {
      g_autofree char *title = NULL;

      /* Translators: over a chart of points, with a band around the curve. */
      title = g_strdup_printf (_("How far %s is expected to be ahead at the end, with the interval of 95 %%"),
                               bst_io_words_player (game, 0));
      gtk_label_set_label (self->chart_title, title);
    }
  else
    gtk_label_set_label (self->chart_title, _("Chances to win"));
  update_actions (self);
}

/* --- What is done --- */

static void
make_report (BastideReportPage *self)
{
  drop_rows (self);
  bastide_report_begin (self->report, bastide_study_get_record (self->study));
}

static void
stop_report (BastideReportPage *self)
{
  bastide_report_stop (self->report);
  bastide_mistakes_stop (bastide_exercises_get_mistakes (self->exercises));
}

/* --- Exercises --- */

static int
compare_depths (gconstpointer a,
                gconstpointer b)
{
  const BstNode *one = *(BstNode * const *) a, *other = *(BstNode * const *) b;

  for (; one->parent != NULL && other->parent != NULL; one = one->parent)
    other = other->parent;

  return (one->parent != NULL) - (other->parent != NULL);
}

/* Turns of the report, in the order of the game. */
static void
make_exercises (BastideReportPage *self,
                const guint       *turns,
                guint              n_turns)
{
  BstRecord *record = bastide_study_get_record (self->study);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  for (guint i = 0; i < n_turns; i++)
    {
      BstNode *node = bastide_report_find_node (self->report, record, turns[i]);

      if (node != NULL)
        g_ptr_array_add (nodes, node);
    }
  g_ptr_array_sort (nodes, compare_depths);
  if (nodes->len > 0)
    bastide_exercises_make (self->exercises, self->study, (BstNode * const *) nodes->pdata, nodes->len);
  else
    bastide_page_tell (BASTIDE_PAGE (self), _("The game is another one now: make the report again."));
}

static void
try_again (BastideReportPage *self)
{
  guint turn;

  if (bastide_mistakes_view_get_open (self->mistakes, &turn))
    make_exercises (self, &turn, 1);
}

/* All that are listed. */
static void
practise (BastideReportPage *self)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < bastide_mistakes_view_get_n (self->mistakes); i++)
    {
      guint turn = bastide_mistakes_view_get (self->mistakes, i);

      g_array_append_val (turns, turn);
    }
  if (turns->len > 0)
    make_exercises (self, (const guint *) turns->data, turns->len);
}

static void
next_mistake (BastideReportPage *self)
{
  bastide_mistakes_view_next (self->mistakes);
}

static void
open_tips (BastideReportPage *self)
{
  GtkWindow *window = bastide_page_get_window (BASTIDE_PAGE (self));

  if (!bastide_study_is_exam (self->study))
    gtk_window_present (GTK_WINDOW (bastide_tips_window_new (window, bastide_study_get_record (self->study))));
}

static void
open_exercises (BastideReportPage *self)
{
  bastide_exercises_open (self->exercises);
}

/* Those that a person marked stay as they are. */
static void
mark_game (BastideReportPage *self)
{
  BstRecord *record = bastide_study_get_record (self->study);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GArray) glyphs = g_array_new (FALSE, FALSE, sizeof (BstGlyph));
  g_autofree char *text = NULL;

  for (guint i = 0; i < bastide_report_get_n (self->report); i++)
    {
      const BstReportTurn *turn = bastide_report_get (self->report, i);
      BstNode *node = turn->mark != BST_GLYPH_NONE ? bastide_report_find_node (self->report, record, i) : NULL;

      if (node == NULL || node->glyph != BST_GLYPH_NONE)
        continue;
      g_ptr_array_add (nodes, node);
      g_array_append_val (glyphs, turn->mark);
    }
  if (nodes->len > 0)
    bastide_study_add_glyphs (self->study, (BstNode * const *) nodes->pdata, (const BstGlyph *) glyphs->data, nodes->len);
  text = nodes->len > 0 ? g_strdup_printf (ngettext ("%u move marked; Undo takes it away.",
                                                     "%u moves marked; Undo takes all of them away.", nodes->len), nodes->len)
                        : g_strdup (_("All of these moves have a mark already."));
  bastide_page_tell (BASTIDE_PAGE (self), text);
}

static void
study_changed (BastideReportPage  *self,
               BastideStudyChange  change)
{
  if (!(change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_EXAM)))
    return;
  bastide_mistakes_stop (bastide_exercises_get_mistakes (self->exercises));
  update (self);
}

/* --- As a page --- */

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (BASTIDE_REPORT_PAGE (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return bastide_study_get_record (BASTIDE_REPORT_PAGE (page)->study) == NULL;
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  bastide_mistakes_view_set_narrow (BASTIDE_REPORT_PAGE (page)->mistakes, width < NARROW_WIDTH * text_scale);
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  return n == 0 ? BASTIDE_REPORT_PAGE (page)->all : NULL;
}

static void
bastide_report_page_page_init (BastidePageInterface *iface)
{
  iface->name = "report";
  iface->label = NC_("page", "_Report");
  iface->help = N_("A report says what decided a game. Luck is how good the tiles were that came, against all that could have come; "
                   "a loss is how much better the best turn was than the one that was played, as the engine sees it. Try Again "
                   "makes an exercise of a mistake, and Practise of all that are listed: they are in My Mistakes, where those that "
                   "are due come back.");
  iface->get_actions = get_actions;
  iface->is_empty = is_empty;
  iface->set_size = set_size;
  iface->key_scope = BASTIDE_KEY_IN_REPORT;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Class --- */

static gboolean
focus_first (GtkWidget *widget)
{
  gtk_widget_grab_focus (widget);

  return G_SOURCE_REMOVE;
}

/* Nothing else is to be done there at first. The stack moves the focus once more, from wherever it is by then: so it comes
 * after that. */
static void
bastide_report_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_report_page_parent_class)->map (widget);

  bastide_next_frame_call (&BASTIDE_REPORT_PAGE (widget)->next_frame, widget, focus_first);
}

static gboolean
bastide_report_page_grab_focus (GtkWidget *widget)
{
  BastideReportPage *self = BASTIDE_REPORT_PAGE (widget);

  return (gtk_widget_get_visible (self->make_place) && gtk_widget_grab_focus (GTK_WIDGET (self->make)))
         || bastide_focus_enter (self->all);
}

static void
bastide_report_page_dispose (GObject *object)
{
  BastideReportPage *self = BASTIDE_REPORT_PAGE (object);

  if (self->report != NULL)
    g_signal_handlers_disconnect_by_data (self->report, self);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->exercises);
  g_clear_object (&self->report);
  g_clear_object (&self->actions);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_report_page_parent_class)->dispose (object);
}

static void
bastide_report_page_class_init (BastideReportPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_report_page_dispose;
  widget_class->map = bastide_report_page_map;
  widget_class->grab_focus = bastide_report_page_grab_focus;
  widget_class->focus = bastide_focus_move;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  bastide_template_types (BASTIDE_TYPE_MISTAKES_VIEW, BASTIDE_TYPE_REPORT_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-report-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideReportPage, all, sentence, told, progress, make_place, make, stop_place,
                             mark_place, practise_place, cards, chart_title, chart, mistakes);
  bastide_template_callbacks (widget_class, show_turn, update_actions);
}

static void
bastide_report_page_init (BastideReportPage *self)
{
  static const BastideCall calls[] = {
    { "make-report", G_CALLBACK (make_report) },
    { "stop-report", G_CALLBACK (stop_report) },
    { "mark-game", G_CALLBACK (mark_game) },
    { "try-again", G_CALLBACK (try_again) },
    { "practise", G_CALLBACK (practise) },
    { "show-mistake", G_CALLBACK (show_mistake) },
    { "next-mistake", G_CALLBACK (next_mistake) },
    { "exercises", G_CALLBACK (open_exercises) },
    { "tips", G_CALLBACK (open_tips) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Report"));
}

GtkWidget *
bastide_report_page_new (BastideStudy     *study,
                         BastideReport    *report,
                         BastideUserState *user_state)
{
  BastideReportPage *self = g_object_new (BASTIDE_TYPE_REPORT_PAGE, NULL);

  self->study = g_object_ref (study);
  self->report = g_object_ref (report);
  self->exercises = bastide_exercises_new (BASTIDE_PAGE (self), user_state);
  bastide_report_chart_set_report (self->chart, report);
  bastide_mistakes_view_set_report (self->mistakes, report, study);
  g_signal_connect_object (report, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bastide_exercises_get_mistakes (self->exercises), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
