/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-sheet.h"
#include "bastide-accessible.h"
#include "bastide-die.h"
#include "bastide-player-mark.h"
#include "bastide-supply.h"

#include <bst-house-rules.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* Of a name in the sheet, in one line. */
#define NAME_CHARS 12
/* ... and what is to be seen of it in any case. */
#define LEAST_CHARS 3
/* Of the cells of a row, in pixels. */
#define SPACING 8
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

struct _BastideScoreSheet
{
  GtkBox       *box;            /* borrowed */
  GtkSizeGroup *columns[N_COLUMNS];     /* owned; NULL before there are lines */
  GtkLabel     *pending_head;
  PlayerLine    lines[BST_MAX_PLAYERS];
};

/* A screen reader tells the sheet line by line: each is a widget, whose cells are as wide as those
 * above. */
static GtkWidget *
add_row (BastideScoreSheet *self)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", SPACING,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, NULL);

  gtk_box_append (self->box, row);

  return row;
}

static void
add_cell (BastideScoreSheet *self,
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
add_label (BastideScoreSheet *self,
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
add_number (BastideScoreSheet *self,
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
add_die (BastideScoreSheet *self,
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
add_laps (BastideScoreSheet *self,
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
add_player (BastideScoreSheet *self,
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
  gtk_box_append (self->box, GTK_WIDGET (line->supply));
}

static void
add_head (BastideScoreSheet *self,
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
update_head (BastideScoreSheet *self,
             gboolean           is_over)
{
  /* Translators: column of a score sheet: points that come if the game ends now. */
  const char *pending = is_over ? C_("points", "At the end") : _("Pending");
  g_autofree char *spoken = g_strjoin (", ", _("Player"), _("Now"), pending, _("Total"), NULL);

  gtk_label_set_label (self->pending_head, pending);
  bastide_accessible_set_label (gtk_widget_get_parent (GTK_WIDGET (self->pending_head)), spoken);
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

/* --- The sheet --- */

BastideScoreSheet *
bastide_score_sheet_new (GtkBox *box)
{
  BastideScoreSheet *self = g_new0 (BastideScoreSheet, 1);

  self->box = box;

  return self;
}

void
bastide_score_sheet_free (BastideScoreSheet *self)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    g_clear_object (&self->columns[i]);
  g_free (self);
}

void
bastide_score_sheet_clear (BastideScoreSheet *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))))
    gtk_box_remove (self->box, child);
}

static void
build (BastideScoreSheet *self,
       BstGame           *game)
{
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
update_line (PlayerLine   *line,
             BastideShown *shown,
             guint         player,
             gboolean      is_told)
{
  guint index = bastide_shown_get_index (shown);
  int score = bastide_shown_get_score (shown, index, player, FALSE);

  set_number (line->now, score, FALSE);
  if (line->die != NULL)
    bastide_die_set_score (line->die, score);
  if (line->laps != NULL)
    set_laps (line->laps, score);
  set_number (line->pending, is_told ? bastide_shown_get_pending_points (shown, player) : 0, TRUE);
  bastide_supply_set (line->supply, bastide_shown_get_position (shown), player);
  set_number (line->total, bastide_shown_get_score (shown, index, player, is_told), FALSE);
  update_row_label (line, bastide_shown_is_over (shown));
}

void
bastide_score_sheet_update (BastideScoreSheet *self,
                            BastideShown      *shown,
                            gboolean           has_winners,
                            gboolean           is_told)
{
  BstGame *game = bastide_shown_get_game (shown);
  BstRanking ranking;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->box)) == NULL)
    build (self, game);
  update_head (self, has_winners);
  bastide_shown_get_ranking (shown, &ranking);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      set_name (self->lines[p].name, game, p, has_winners ? &ranking : NULL);
      update_line (&self->lines[p], shown, p, is_told);
    }
}
