/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-page.h"
#include "bastide-accessible.h"
#include "bastide-calls.h"
#include "bastide-engine-text.h"
#include "bastide-focus.h"
#include "bastide-page.h"
#include "bastide-player-mark.h"
#include "bastide-report.h"
#include "bastide-report-chart.h"
#include "bastide-template.h"

#include <bst-io-feature-words.h>
#include <bst-io-game-words.h>
#include <bst-io-report-text.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

/* Marks from the least to the worst. */
static const BstGlyph marks[] = { BST_GLYPH_DUBIOUS, BST_GLYPH_MISTAKE, BST_GLYPH_BLUNDER };

struct _BastideReportPage
{
  GtkWidget           parent_instance;

  BastideStudy       *study;        /* owned, as the next two */
  BastideReport      *report;
  GSimpleActionGroup *actions;
  gboolean            is_listed;    /* the rows of the report are there */

  /* Template */
  GtkWidget          *all;
  GtkLabel           *sentence;
  GtkLabel           *told;
  GtkProgressBar     *progress;
  GtkWidget          *make_place;
  GtkButton          *make;
  GtkWidget          *stop_place;
  GtkWidget          *mark_place;
  GtkFlowBox         *cards;
  GtkLabel           *chart_title;
  BastideReportChart *chart;
  GtkLabel           *mistakes_title;
  GtkListBox         *mistakes;
};

static void bastide_report_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideReportPage, bastide_report_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_report_page_page_init))

/* --- Texts --- */

/* "+6.1 ± 2.0". (transfer full) */
static char *
dup_estimate (double points,
              double error)
{
  g_autofree char *number = bastide_engine_text_dup_points (points);

  if (error <= 0)
    return g_steal_pointer (&number);

  return g_strdup_printf ("%s ± %.1f", number, bastide_engine_text_get_interval (error));
}

/* "?! 1   ? 2   ?? 4". (transfer full) */
static char *
dup_marks (const BstReportTotal *total)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_string_append_printf (text, "%s%s %u", i > 0 ? "   " : "", bst_glyph_text (marks[i]), total->n_marks[marks[i]]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "City 34 · Road 21 · Farm 17". (transfer full) */
static char *
dup_kinds (const BstReportTotal *total)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (total->points_by_kind[kind] != 0)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? " · " : "", bst_io_words_feature (kind),
                              total->points_by_kind[kind]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Cards --- */

static GtkWidget *
new_label (const char *text,
           double      align,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), (float) align);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
add_line (GtkGrid    *grid,
          int         row,
          const char *name,
          const char *number)
{
  GtkWidget *label = new_label (name, 0, "caption");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, new_label (number, 1, "caption-heading"), 1, row, 1, 1);
}

/* His mark, name and score. */
static GtkWidget *
new_head (BstGame *game,
          guint    player,
          int      points)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = bastide_player_mark_new ();
  GtkWidget *name = new_label (bst_io_words_player (game, player), 0, "heading");
  g_autofree char *number = bst_io_words_number (points);

  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << player);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (head), mark);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), new_label (number, 1, "title-2"));

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
  luck = dup_estimate (total.luck, total.luck_error);
  loss = dup_estimate (-total.loss, total.error);
  idle = bst_io_words_number ((int) total.n_idle);
  seen = dup_marks (&total);
  kinds = dup_kinds (&total);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  add_line (GTK_GRID (grid), 0, _("Luck of the draw, points"), luck);
  add_line (GTK_GRID (grid), 1, _("Lost by choice, points"), loss);
  add_line (GTK_GRID (grid), 2, _("Figures on unfinished features at the end"), idle);
  add_line (GTK_GRID (grid), 3, _("Marks"), seen);
  gtk_box_append (GTK_BOX (card), new_head (game, player, total.points));
  gtk_box_append (GTK_BOX (card), grid);
  gtk_box_append (GTK_BOX (card), new_label (kinds, 0, "caption"));
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

/* --- Mistakes --- */

static int
compare_losses (gconstpointer a,
                gconstpointer b)
{
  const BstReportTurn *one = *(const BstReportTurn * const *) a, *other = *(const BstReportTurn * const *) b;

  if (one->loss != other->loss)
    return one->loss > other->loss ? -1 : 1;

  return (one > other) - (one < other);
}

static GtkWidget *
new_row (BastideReportPage   *self,
         const BstReportTurn *turn)
{
  BstGame *game = bastide_report_get_game (self->report);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = bastide_player_mark_new ();
  g_autofree char *title = NULL;
  g_autofree char *played = bst_io_step_text_dup_move (game, &turn->node->move);
  g_autofree char *best = bst_io_step_text_dup_move (game, &turn->best);
  g_autofree char *played_line = NULL;
  g_autofree char *best_line = NULL;
  g_autofree char *loss = dup_estimate (-turn->loss, turn->error);
  g_autofree char *label = NULL;

  /* Translators: the number of a move, and who made it. */
  title = g_strdup_printf (_("Move %u, %s"), bst_node_get_number (turn->node), bst_io_words_player (game, (guint) turn->player));
  played_line = g_strdup_printf (_("Played: %s"), played);
  /* Translators: the turn that would have been the best. */
  best_line = g_strdup_printf (_("Best: %s"), best);
  /* Translators: a row of the list of mistakes: which move, its mark, the points lost, and both turns. */
  label = g_strdup_printf (_("%s, %s, %s points. %s. %s."), title, bst_glyph_text (turn->mark), loss, played_line, best_line);
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << turn->player);
  gtk_box_append (GTK_BOX (texts), new_label (title, 0, "heading"));
  gtk_box_append (GTK_BOX (texts), new_label (played_line, 0, "caption"));
  gtk_box_append (GTK_BOX (texts), new_label (best_line, 0, "caption"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), new_label (loss, 1, "numeric"));
  gtk_box_append (GTK_BOX (box), new_label (bst_glyph_text (turn->mark), 1, "title-3"));
  gtk_widget_add_css_class (box, "report-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  bastide_accessible_set_label (row, label);
  g_object_set_data (G_OBJECT (row), "turn", GUINT_TO_POINTER ((guint) (turn - bastide_report_get (self->report, 0))));

  return row;
}

/* The worst first. (transfer full) (element-type BstReportTurn) */
static GPtrArray *
list_mistakes (BastideReportPage *self)
{
  GPtrArray *mistakes = g_ptr_array_new ();

  for (guint i = 0; i < bastide_report_get_n (self->report); i++)
    if (bastide_report_get (self->report, i)->mark != BST_GLYPH_NONE)
      g_ptr_array_add (mistakes, (gpointer) bastide_report_get (self->report, i));
  g_ptr_array_sort (mistakes, compare_losses);

  return mistakes;
}

static void
fill_mistakes (BastideReportPage *self)
{
  g_autoptr (GPtrArray) mistakes = list_mistakes (self);
  g_autofree char *title = NULL;

  for (guint i = 0; i < mistakes->len; i++)
    gtk_list_box_append (self->mistakes, new_row (self, g_ptr_array_index (mistakes, i)));
  title = mistakes->len > 0 ? g_strdup_printf (ngettext ("%u mistake", "%u mistakes, the worst first", mistakes->len),
                                               mistakes->len)
                            : g_strdup (_("No mistakes: nobody lost more by a turn than might be chance."));
  gtk_label_set_label (self->mistakes_title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->mistakes), mistakes->len > 0);
}

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
row_activated (BastideReportPage *self,
               GtkListBoxRow     *row)
{
  show_turn (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "turn")));
}

/* --- All of it --- */

static void
drop_rows (BastideReportPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))))
    gtk_flow_box_remove (self->cards, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->mistakes))))
    gtk_list_box_remove (self->mistakes, child);
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

/* (transfer full) */
static char *
dup_told (BastideReportPage *self)
{
  guint n = bastide_report_get_n (self->report), n_done = bastide_report_get_n_done (self->report);

  switch (bastide_report_get_state (self->report))
    {
    case BASTIDE_REPORT_WORKING:
    case BASTIDE_REPORT_STOPPED:
      /* Translators: of the turns of a game how many the engine looked at. */
      return g_strdup_printf (ngettext ("%u of %u turn looked at", "%u of %u turns looked at", n), n_done, n);
    case BASTIDE_REPORT_DONE:
      return g_strdup_printf (ngettext ("%u turn looked at. Numbers after ± are intervals of 95 %%; a loss is marked only where it "
                                        "is larger than twice its error.",
                                        "%u turns looked at. Numbers after ± are intervals of 95 %%; a loss is marked only where "
                                        "it is larger than twice its error.", n), n);
    case BASTIDE_REPORT_FAILED:
      return g_strdup (bastide_report_get_error (self->report));
    case BASTIDE_REPORT_NONE:
    default:
      return g_strdup (_("The engine goes through the game that is open: which tiles were lucky, which turns lost points, and "
                         "what would have been better. Of a base game it takes about a minute."));
    }
}

static void
update_actions (BastideReportPage *self)
{
  gboolean is_exam = bastide_study_is_exam (self->study);
  gboolean is_working = bastide_report_get_state (self->report) == BASTIDE_REPORT_WORKING;
  gboolean has_game = bastide_study_get_record (self->study) != NULL;
  g_autoptr (GPtrArray) mistakes = is_told (self) ? list_mistakes (self) : NULL;
  gboolean has_marks = mistakes != NULL && mistakes->len > 0;

  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "make-report", NULL },
                       has_game && !is_exam && !is_working);
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "stop-report", NULL }, is_working);
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "mark-game", NULL }, has_marks);
  gtk_widget_set_visible (self->make_place, !is_working && !is_exam);
  gtk_widget_set_visible (self->stop_place, is_working);
  gtk_widget_set_visible (self->mark_place, has_marks);
  gtk_button_set_use_underline (self->make, TRUE);
  gtk_button_set_label (self->make, is_told (self) ? _("Make _Again") : _("Make _Report"));
}

static void
update (BastideReportPage *self)
{
  gboolean is_working = bastide_report_get_state (self->report) == BASTIDE_REPORT_WORKING;
  gboolean tells = is_told (self);
  guint n = bastide_report_get_n (self->report);
  BstGame *game = bastide_report_get_game (self->report);
  g_autofree char *sentence = dup_sentence (self);
  g_autofree char *told = dup_told (self);

  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->told, told);
  gtk_widget_set_visible (GTK_WIDGET (self->told), !bastide_study_is_exam (self->study));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_working);
  gtk_progress_bar_set_fraction (self->progress, n > 0 ? (double) bastide_report_get_n_done (self->report) / n : 0);
  if (self->is_listed && !tells)
    drop_rows (self);
  else if (!self->is_listed && tells)
    {
      fill_cards (self);
      fill_mistakes (self);
      self->is_listed = TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cards), tells);
  gtk_widget_set_visible (GTK_WIDGET (self->mistakes_title), tells);
  gtk_widget_set_visible (GTK_WIDGET (self->mistakes), tells && gtk_widget_get_first_child (GTK_WIDGET (self->mistakes)) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), (tells || is_working) && n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chart_title), gtk_widget_get_visible (GTK_WIDGET (self->chart)));
  if (game != NULL && bst_game_get_n_players (game) == 2)
    {
      g_autofree char *title = NULL;

      /* Translators: over a chart. */
      title = g_strdup_printf (_("Chance of %s to win"), bst_io_words_player (game, 0));
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

/* A report is of one game. */
static void
study_changed (BastideReportPage  *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_EXAM))
    {
      bastide_report_clear (self->report);
      update (self);
    }
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

static BastideKeyScope
get_key_scope (BastidePage *page)
{
  return BASTIDE_KEY_IN_START;
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  return n == 0 ? BASTIDE_REPORT_PAGE (page)->all : NULL;
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  help->text = _("A report says what decided a game. Luck is how good the tiles were that came, against all that could have come; "
                 "a loss is how much better the best turn was than the one that was played, as the engine sees it. A mistake "
                 "leads to the position before it, to think again.");
}

static void
bastide_report_page_page_init (BastidePageInterface *iface)
{
  iface->name = "report";
  iface->label = NC_("page", "_Report");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->get_key_scope = get_key_scope;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Class --- */

/* Nothing else is to be done there at first. */
static void
bastide_report_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_report_page_parent_class)->map (widget);

  gtk_widget_grab_focus (widget);
}

static gboolean
bastide_report_page_grab_focus (GtkWidget *widget)
{
  BastideReportPage *self = BASTIDE_REPORT_PAGE (widget);

  return bastide_focus_enter (self->all);
}

static void
bastide_report_page_dispose (GObject *object)
{
  BastideReportPage *self = BASTIDE_REPORT_PAGE (object);

  if (self->report != NULL)
    g_signal_handlers_disconnect_by_data (self->report, self);
  bastide_template_clear (GTK_WIDGET (self));
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
  bastide_template_types (BASTIDE_TYPE_REPORT_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-report-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideReportPage, all, sentence, told, progress, make_place, make, stop_place,
                             mark_place, cards, chart_title, chart, mistakes_title, mistakes);
  bastide_template_callbacks (widget_class, row_activated, show_turn);
}

static void
bastide_report_page_init (BastideReportPage *self)
{
  static const BastideCall calls[] = {
    { "make-report", G_CALLBACK (make_report) },
    { "stop-report", G_CALLBACK (stop_report) },
    { "mark-game", G_CALLBACK (mark_game) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  self->report = bastide_report_new ();
  bastide_report_chart_set_report (self->chart, self->report);
  g_signal_connect_object (self->report, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Report"));
}

GtkWidget *
bastide_report_page_new (BastideStudy *study)
{
  BastideReportPage *self = g_object_new (BASTIDE_TYPE_REPORT_PAGE, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
