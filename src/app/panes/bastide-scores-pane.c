/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-scores-pane.h"
#include "bastide-accessible.h"
#include "bastide-die.h"
#include "bastide-list-rows.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-player-mark.h"
#include "bastide-rule-text.h"
#include "bastide-score-row.h"
#include "bastide-sectioned-list.h"
#include "bastide-shown-follow.h"
#include "bastide-study-text.h"
#include "bastide-supply.h"
#include "bastide-template.h"
#include "bastide-text-size.h"

#include <bst-house-rules.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* Of a name in the sheet, in one line. */
#define NAME_CHARS 12
/* ... and what is to be seen of it in any case. */
#define LEAST_CHARS 3
/* Of the cells of a row, in pixels. */
#define SPACING 8
/* From this size of letters on the sheet may be wider than the pane. */
#define LARGE_TEXT 1.4

/* Of the sheet; in that of the dice they stand by a house rule (H12), or laps of the track (ST2). */
enum
{
  MARK,
  NAME,
  DIE,
  NOW,
  PENDING,
  TOTAL,
  N_COLUMNS
};

/* The labels of one player's line. */
typedef struct
{
  GtkWidget *row;
  GtkLabel *name;
  BastideDie *die;      /* H12; NULL without */
  GtkInscription *laps; /* ST2; NULL without */
  GtkInscription *now;
  GtkInscription *pending;
  GtkInscription *total;
  BastideSupply *supply;
} PlayerLine;

struct _BastideScoresPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy         *study;
  BastideShown         *shown;          /* of the study, until the next is taken; NULL while there is none */
  BastideSectionedList *sections;
  GtkSingleSelection   *selection;
  BastideRowPictures   *pictures;       /* NULL without a study */

  /* Sections */
  guint               scored;
  guint               pending;

  GtkSizeGroup       *columns[N_COLUMNS];
  GtkLabel           *pending_head;
  PlayerLine          lines[BST_MAX_PLAYERS];

  guint               opened;           /* row that will be scrolled to ... */
  BastideNextFrame    opened_frame;     /* ... then */
  BastideNextFrame    update_frame;

  /* Template */
  GtkLabel           *winners;
  GtkBox             *sheet;
  AdwBin             *sheet_place;
  BastidePlaceholder *nothing;          /* in place of both lists */
  GtkListView        *view;
};

enum
{
  FEATURE_LIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideScoresPane, bastide_scores_pane, GTK_TYPE_WIDGET)

/* --- Per player --- */

/* A screen reader tells the sheet line by line: each is a widget, whose cells are as wide as those
 * above. */
static GtkWidget *
add_row (BastideScoresPane *self)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", SPACING,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  gtk_box_append (self->sheet, row);

  return row;
}

static void
add_cell (BastideScoresPane *self,
          GtkWidget         *row,
          guint              column,
          GtkWidget         *cell)
{
  gtk_size_group_add_widget (self->columns[column], cell);
  gtk_box_append (GTK_BOX (row), cell);
}

/* A long name ends in dots before a number has no room: nobody scrolls a sheet aside for its total. */
static void
set_name_width (GtkLabel   *label,
                const char *name)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, LEAST_CHARS);
  gtk_label_set_max_width_chars (label, NAME_CHARS);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), g_utf8_strlen (name, -1) > NAME_CHARS ? name : NULL);
}

static GtkLabel *
add_label (BastideScoresPane *self,
           GtkWidget         *row,
           const char        *text,
           guint              column,
           const char        *style,
           GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column == NAME ? 0 : 1);
  /* Where letters are large a word over numbers takes no more than they do. */
  if (column == NAME)
    set_name_width (GTK_LABEL (label), text);
  else
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, column == NAME);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (label, style);
  add_cell (self, row, column, label);

  return GTK_LABEL (label);
}

/* Numbers change with every step, and no cell of the sheet is measured anew for that: each has room for a
 * number that is signed or of four digits. */
static GtkInscription *
add_number (BastideScoresPane *self,
            GtkWidget         *row,
            guint              column,
            const char        *style)
{
  GtkWidget *number = g_object_new (GTK_TYPE_INSCRIPTION, "xalign", 1.0f, "min-chars", 4,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, NULL);

  gtk_widget_set_valign (number, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (number, style);
  add_cell (self, row, column, number);

  return GTK_INSCRIPTION (number);
}

/* H12: a die stands before the points, as it lies on the score track. */
static void
add_die (BastideScoresPane *self,
         GtkWidget         *row,
         BstGame           *game,
         guint              player)
{
  PlayerLine *line = &self->lines[player];

  line->die = NULL;
  if (bst_game_get_rules (game)->score_track != BST_TRACK_DICE)
    return;
  line->die = BASTIDE_DIE (bastide_die_new (bst_game_get_player (game, player)->colour));
  add_cell (self, row, DIE, GTK_WIDGET (line->die));
}

static void
add_laps (BastideScoresPane *self,
          GtkWidget         *row,
          BstGame           *game,
          guint              player)
{
  PlayerLine *line = &self->lines[player];

  line->laps = NULL;
  if (bst_game_get_rules (game)->score_track != BST_TRACK_LAPS)
    return;
  line->laps = add_number (self, row, DIE, "caption");
  gtk_widget_set_tooltip_text (GTK_WIDGET (line->laps),
                               _("Laps of the score track of fifty spaces (ST2)"));
}

/* The counters of 50 and 100 that footnote 20 of Ediția de iarnă speaks of. */
static void
set_laps (GtkInscription *label,
          int             score)
{
  guint laps = bst_score_get_laps (score);
  g_autofree char *text = g_strdup_printf ("%u+", laps * BST_DIE_LAP);

  gtk_inscription_set_text (label, laps > 0 ? text : "");
}

static void
add_player (BastideScoresPane *self,
            BstGame           *game,
            guint              player)
{
  PlayerLine *line = &self->lines[player];
  GtkWidget *mark = bastide_player_mark_new ();

  line->row = add_row (self);
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << player);
  add_cell (self, line->row, MARK, mark);
  line->name = add_label (self, line->row, "", NAME, "body", GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  add_die (self, line->row, game, player);
  add_laps (self, line->row, game, player);
  line->now = add_number (self, line->row, NOW, "numeric");
  line->pending = add_number (self, line->row, PENDING, "numeric");
  line->total = add_number (self, line->row, TOTAL, "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (line->total), "heading");
  line->supply = BASTIDE_SUPPLY (bastide_supply_new ());
  gtk_widget_set_margin_start (GTK_WIDGET (line->supply), 16 + SPACING);
  gtk_box_append (self->sheet, GTK_WIDGET (line->supply));
}

static void
add_head (BastideScoresPane *self,
          BstGame           *game)
{
  GtkWidget *row = add_row (self);
  GtkAccessibleRole role = GTK_ACCESSIBLE_ROLE_COLUMN_HEADER;

  add_cell (self, row, MARK, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  add_label (self, row, _("Player"), NAME, "caption-heading", role);
  if (bst_game_get_rules (game)->score_track != BST_TRACK_LAY_MARKER)
    add_cell (self, row, DIE, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  /* Translators: column of a score sheet: points scored so far. */
  add_label (self, row, _("Now"), NOW, "caption-heading", role);
  self->pending_head = add_label (self, row, NULL, PENDING, "caption-heading", role);
  add_label (self, row, _("Total"), TOTAL, "caption-heading", role);
}

static void
clear_sheet (BastideScoresPane *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sheet))))
    gtk_box_remove (self->sheet, child);
}

static void
build_sheet (BastideScoresPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      g_clear_object (&self->columns[i]);
      self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
    }

  add_head (self, game);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    add_player (self, game, p);
}

static void
set_number (GtkInscription *label,
            int             number,
            gboolean        with_sign)
{
  g_autofree char *text = with_sign ? bst_io_words_signed (number) : bst_io_words_number (number);

  /* Nothing more is no number to be read. */
  gtk_inscription_set_text (label, with_sign && number == 0 ? "" : text);
}

/* At the end of the game the rank stands before the name (E3). */
static void
set_name (GtkLabel         *label,
          const BstGame    *game,
          guint             player,
          const BstRanking *ranking)
{
  g_autofree char *text = NULL;

  if (ranking != NULL)
    /* Translators: the place of a player at the end of the game, and his name: "1. Ana". */
    text = g_strdup_printf (_("%u. %s"), ranking->ranks[player],
                            bst_io_words_player (game, player));
  /* Where there is no room for both the name comes below. */
  gtk_label_set_wrap (label, text != NULL);
  gtk_label_set_lines (label, text != NULL ? 2 : -1);
  gtk_label_set_label (label, text != NULL ? text : bst_io_words_player (game, player));
  set_name_width (label, gtk_label_get_label (label));
}

/* Nothing is pending when all is laid. */
static void
update_head (BastideScoresPane *self,
             gboolean           is_over)
{
  /* Translators: column of a score sheet: points that come if the game ends now. */
  const char *pending = is_over ? C_("points", "At the end") : _("Pending");
  g_autofree char *spoken = g_strjoin (", ", _("Player"), _("Now"), pending, _("Total"), NULL);

  gtk_label_set_label (self->pending_head, pending);
  bastide_accessible_set_label (gtk_widget_get_parent (GTK_WIDGET (self->pending_head)), spoken);
}

static void
update_winners (BastideScoresPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  g_autofree char *winners = bastide_study_text_dup_winners (self->shown);
  BstRanking ranking;

  bastide_shown_get_ranking (self->shown, &ranking);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    set_name (self->lines[p].name, game, p, winners != NULL ? &ranking : NULL);
  update_head (self, winners != NULL);
  gtk_label_set_label (self->winners, winners != NULL ? winners : "");
  gtk_widget_set_visible (GTK_WIDGET (self->winners), winners != NULL);
}

/* The line as it is spoken. */
static void
update_row_label (PlayerLine *line,
                  gboolean    is_over)
{
  const char *pending = gtk_inscription_get_text (line->pending);
  g_autofree char *label = NULL;

  /* Translators: for screen readers: a player; the points scored so far; those that come if the game
   * ends now, or have come at its end, with their sign; and the sum. */
  label = g_strdup_printf (is_over ? _("%s: now %s, at the end %s, total %s") : _("%s: now %s, pending %s, total %s"),
                           gtk_label_get_label (line->name), gtk_inscription_get_text (line->now),
                           pending != NULL && *pending != '\0' ? pending : "0",
                           gtk_inscription_get_text (line->total));
  bastide_accessible_set_label (line->row, label);
}

/* At the end of a game all that was pending has been paid. */
static gboolean
tells_pending (BastideScoresPane *self)
{
  return !bastide_study_is_exam (self->study) || bastide_shown_is_over (self->shown);
}

static void
update_sheet (BastideScoresPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  const BstPosition *position = bastide_shown_get_position (self->shown);
  guint index = bastide_shown_get_index (self->shown);
  gboolean is_told = tells_pending (self);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      PlayerLine *line = &self->lines[p];
      int score = bastide_shown_get_score (self->shown, index, p, FALSE);

      set_number (line->now, score, FALSE);
      if (line->die != NULL)
        bastide_die_set_score (line->die, score);
      if (line->laps != NULL)
        set_laps (line->laps, score);
      set_number (line->pending, is_told ? bastide_shown_get_pending_points (self->shown, p) : 0, TRUE);
      bastide_supply_set (line->supply, position, p);
      set_number (line->total, bastide_shown_get_score (self->shown, index, p, is_told), FALSE);
      update_row_label (line, bastide_shown_is_over (self->shown));
    }
}

/* --- Events --- */

/* The newest event is on top. Rows of events that stay are left alone, so that what the
 * reader opened stays open. */
static void
update_scored (BastideScoresPane *self)
{
  const BstEvents *events = bastide_shown_get_events (self->shown);
  BstGame *game = bastide_shown_get_game (self->shown);
  GListModel *items = bastide_sectioned_list_get_items (self->sections, self->scored);
  guint n_old = g_list_model_get_n_items (items);
  guint n_same = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  while (n_same < n_old && n_same < events->n_items)
    {
      g_autoptr (BastideScoreItem) item = NULL;

      item = g_list_model_get_item (items, n_old - 1 - n_same);
      if (!bastide_score_item_shows (item, game, &events->items[n_same]))
        break;
      n_same++;
    }

  for (guint i = events->n_items; i > n_same; i--)
    g_ptr_array_add (added, bastide_score_item_new (game, &events->items[i - 1]));
  if (n_old != n_same || added->len > 0)
    bastide_sectioned_list_splice (self->sections, self->scored, 0, n_old - n_same, added);
}

static void
clear_section (BastideScoresPane *self,
               guint              section)
{
  GListModel *items = bastide_sectioned_list_get_items (self->sections, section);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  bastide_sectioned_list_splice (self->sections, section, 0, g_list_model_get_n_items (items), none);
}

/* What is pending changes with every move a little: what stays keeps its row. */
static void
update_pending (BastideScoresPane *self)
{
  const BstEvents *events = bastide_shown_get_pending (self->shown);
  GListModel *shown = bastide_sectioned_list_get_items (self->sections, self->pending);
  g_autoptr (GPtrArray) old = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    g_ptr_array_add (old, g_list_model_get_item (shown, i));
  for (guint i = 0; i < events->n_items; i++)
    g_ptr_array_add (items, bastide_score_item_take (old, bastide_shown_get_game (self->shown), &events->items[i]));
  bastide_sectioned_list_set_items (self->sections, self->pending, items);
}

/* At the end of the game it is no question of what would be. */
static const char *
get_pending_title (BastideScoresPane *self)
{
  return self->shown != NULL
         && bastide_shown_is_over (self->shown)
         /* Translators: heading of what the end of the game pays. */
         ? _("Final scoring") : _("If the game ended now");
}

/* At the start of a game that goes on, one leap leads to where points are. */
static void
update_nothing (BastideScoresPane *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;
  gboolean goes_on = bastide_shown_get_index (self->shown) + 1 < bastide_shown_get_line_length (self->shown);

  bastide_placeholder_set_text (self->nothing, is_empty ? _("No points yet: completed features are listed here.") : NULL);
  bastide_placeholder_set_button (self->nothing, goes_on ? _("Go to the End") : NULL, goes_on ? "page.last" : NULL);
}

static void
update (BastideScoresPane *self)
{
  /* Nobody sees it: it is brought up to date when the tab is opened. */
  if (self->shown == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->sheet)) == NULL)
    build_sheet (self);
  update_winners (self);
  update_sheet (self);
  update_scored (self);
  if (tells_pending (self))
    update_pending (self);
  else
    clear_section (self, self->pending);
  bastide_sectioned_list_set_title (self->sections, self->pending, get_pending_title (self));
  update_nothing (self);
}

static void
record_changed (BastideScoresPane *self)
{
  clear_section (self, self->scored);
  clear_section (self, self->pending);
  /* Lines without numbers would be read out as lines without names. */
  clear_sheet (self);
}

static gboolean
update_later (GtkWidget *widget)
{
  update (BASTIDE_SCORES_PANE (widget));

  return G_SOURCE_REMOVE;
}

static void
study_changed (BastideScoresPane  *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    record_changed (self);
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE | BASTIDE_STUDY_EXAM))
    update (self);
  else if (change & BASTIDE_STUDY_POSITION)
    bastide_next_frame_call (&self->update_frame, GTK_WIDGET (self), update_later);
}

static GtkWidget *
new_row (BastideScoresPane *self)
{
  return bastide_score_row_new (self->pictures);
}

static gboolean
scroll_to_opened (GtkWidget *widget)
{
  BastideScoresPane *self = BASTIDE_SCORES_PANE (widget);

  if (self->opened < g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", self->opened);

  return G_SOURCE_REMOVE;
}

/* What was opened at the lower end is seen, too, when the list knows how high it is. */
static void
show_opened (BastideScoresPane *self,
             guint              position)
{
  self->opened = position;
  bastide_next_frame_call (&self->opened_frame, GTK_WIDGET (self), scroll_to_opened);
}

static void
activate (BastideScoresPane *self,
          guint              position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  gboolean opens;

  if (!BASTIDE_IS_SCORE_ITEM (item))
    return;
  opens = !bastide_score_item_get_open (BASTIDE_SCORE_ITEM (item));
  bastide_score_item_set_open (BASTIDE_SCORE_ITEM (item), opens);
  if (opens)
    show_opened (self, position);
}

static void
selected_changed (BastideScoresPane *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);
  guint part = BST_NO_PART;

  if (BASTIDE_IS_SCORE_ITEM (item))
    part = bastide_score_item_get_event (BASTIDE_SCORE_ITEM (item))->part;
  g_signal_emit (self, signals[FEATURE_LIT], 0, part);
}

gboolean
bastide_scores_pane_leave (BastideScoresPane *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORES_PANE (self), FALSE);

  if (gtk_single_selection_get_selected_item (self->selection) == NULL)
    return FALSE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);

  return TRUE;
}

void
bastide_scores_pane_set_study (BastideScoresPane *self,
                               BastideStudy      *study)
{
  g_return_if_fail (BASTIDE_IS_SCORES_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->pictures = bastide_row_pictures_new (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

static void
bastide_scores_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_scores_pane_parent_class)->map (widget);

  update (BASTIDE_SCORES_PANE (widget));
}

static void
bastide_scores_pane_dispose (GObject *object)
{
  BastideScoresPane *self = BASTIDE_SCORES_PANE (object);

  bastide_template_clear (GTK_WIDGET (self));
  for (guint i = 0; i < N_COLUMNS; i++)
    g_clear_object (&self->columns[i]);
  g_clear_object (&self->selection);
  g_clear_object (&self->sections);
  g_clear_pointer (&self->pictures, bastide_row_pictures_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_scores_pane_parent_class)->dispose (object);
}

static void
bastide_scores_pane_class_init (BastideScoresPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_scores_pane_dispose;
  widget_class->map = bastide_scores_pane_map;

  signals[FEATURE_LIT] = g_signal_new ("feature-lit", BASTIDE_TYPE_SCORES_PANE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-scores-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideScoresPane, winners, sheet, sheet_place, nothing, view);
  bastide_template_callbacks (widget_class, activate, bastide_scores_pane_leave);
}

/* Where letters are large the sheet scrolls sideways. Elsewhere it does not: what scrolls would be as high as if the
 * supplies had all the width that they would like, and cut off the last player. */
static void
update_scrolling (BastideScoresPane *self)
{
  g_autoptr (GtkWidget) sheet = g_object_ref (GTK_WIDGET (self->sheet));
  GtkWidget *window = gtk_widget_get_ancestor (sheet, GTK_TYPE_SCROLLED_WINDOW);
  gboolean is_large = bastide_text_size_get_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  if ((window != NULL && gtk_widget_is_ancestor (window, GTK_WIDGET (self))) == is_large)
    return;
  if (!is_large)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), NULL);
  adw_bin_set_child (self->sheet_place, NULL);
  if (is_large)
    {
      window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "vscrollbar-policy", GTK_POLICY_NEVER, NULL);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), sheet);
    }
  adw_bin_set_child (self->sheet_place, is_large ? window : sheet);
}

static void
bastide_scores_pane_init (BastideScoresPane *self)
{
  static const BastideListRows rows = {
    G_CALLBACK (new_row), G_CALLBACK (bastide_score_row_bind), G_CALLBACK (bastide_score_row_bind_heading),
    G_CALLBACK (bastide_score_row_unbind)
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (update_scrolling), self, G_CONNECT_SWAPPED);
  update_scrolling (self);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->winners),
                               bastide_rule_text_find (BST_RANKING_RULE));
  self->sections = bastide_sectioned_list_new (BASTIDE_TYPE_SCORE_ITEM);
  self->scored = bastide_sectioned_list_add (self->sections, _("Scored so far"));
  self->pending = bastide_sectioned_list_add (self->sections, get_pending_title (self));
  self->selection = bastide_list_rows_set (self->view, g_object_ref (bastide_sectioned_list_get_model (self->sections)),
                                           &rows, self);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_changed),
                           self, G_CONNECT_SWAPPED);

}
