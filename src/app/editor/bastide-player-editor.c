/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-editor.h"
#include "bastide-accessible.h"
#include "bastide-amount.h"
#include "bastide-number.h"
#include "bastide-player-mark.h"
#include "bastide-players-edit.h"
#include "bastide-typed-row.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

#include <string.h>

struct _BastidePlayerEditor
{
  AdwExpanderRow     parent_instance;

  /* Owned */
  BastidePositionEditor       *editor;
  GArray                      *amounts;   /* of BastideAmount, one for each number */
  GPtrArray                   *numbers;   /* of BastideNumber, not owned */

  guint              player;
  gboolean           updating;  /* the rows follow the study, not the user */

  BastidePlayerMark *mark;
  BastideTypedRow   *name;
  AdwComboRow       *colour;
  GtkBox            *box;       /* of the numbers */
  GtkWidget         *up;
  GtkWidget         *down;
  GtkWidget         *remove;
};

G_DEFINE_FINAL_TYPE (BastidePlayerEditor, bastide_player_editor, ADW_TYPE_EXPANDER_ROW)

static const BstPosition *
get_position (BastidePlayerEditor *self)
{
  return bastide_shown_get_position (bastide_study_get_shown (bastide_position_editor_get_study (self->editor)));
}

static gboolean
is_playing (BastidePlayerEditor *self)
{
  const BstPosition *position = get_position (self);

  return position != NULL
         && self->player < bst_game_get_n_players (bst_position_get_game (position));
}

/* --- What the user wants --- */

static void
name_typed (BastidePlayerEditor *self,
            const char          *name)
{
  if (!self->updating && is_playing (self))
    bastide_players_edit_rename (self->editor, self->player, name);
}

static void
colour_chosen (BastidePlayerEditor *self)
{
  guint colour = adw_combo_row_get_selected (self->colour);

  if (!self->updating && is_playing (self) && colour < BST_N_COLOURS)
    bastide_players_edit_recolour (self->editor, self->player, (BstColour) colour);
}

static void
number_settled (BastidePlayerEditor *self,
                int                  value,
                BastideNumber       *number)
{
  guint index;

  if (!is_playing (self) || !g_ptr_array_find (self->numbers, number, &index))
    return;
  /* What was refused is not shown. */
  if (!bastide_amount_set (&g_array_index (self->amounts, BastideAmount, index), self->editor,
                           self->player, value))
    bastide_player_editor_update (self);
}

static void
up_clicked (BastidePlayerEditor *self)
{
  bastide_players_edit_move (self->editor, self->player, -1);
}

static void
down_clicked (BastidePlayerEditor *self)
{
  bastide_players_edit_move (self->editor, self->player, 1);
}

static void
remove_clicked (BastidePlayerEditor *self)
{
  bastide_players_edit_remove (self->editor, self->player);
}

/* --- What is shown --- */

static void
show_numbers (BastidePlayerEditor *self)
{
  for (guint i = 0; i < self->numbers->len; i++)
    bastide_number_set (g_ptr_array_index (self->numbers, i),
                        bastide_amount_get (&g_array_index (self->amounts, BastideAmount, i),
                                            get_position (self), self->player));
}

static gboolean
is_alike (const GArray *a,
          const GArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (BastideAmount)) == 0;
}

static void
add_number (BastidePlayerEditor *self,
            const BastideAmount *amount)
{
  g_autofree char *title = bastide_amount_dup_title (amount,
                                                     bst_position_get_game (get_position (self)));
  int lowest, highest;
  GtkWidget *number;

  bastide_amount_get_range (amount, &lowest, &highest);
  number = bastide_number_new (title, lowest, highest);
  g_signal_connect_swapped (number, "settled", G_CALLBACK (number_settled), self);
  gtk_box_append (self->box, number);
  g_ptr_array_add (self->numbers, number);
}

/* The rules decide which there are. */
static void
update_numbers (BastidePlayerEditor *self)
{
  GArray *amounts = bastide_amount_list (get_position (self), self->player);

  if (!is_alike (amounts, self->amounts))
    {
      for (guint i = 0; i < self->numbers->len; i++)
        gtk_box_remove (self->box, g_ptr_array_index (self->numbers, i));
      g_ptr_array_set_size (self->numbers, 0);
      for (guint i = 0; i < amounts->len; i++)
        add_number (self, &g_array_index (amounts, BastideAmount, i));
    }
  g_array_unref (self->amounts);
  self->amounts = amounts;
  show_numbers (self);
}

static void
update_head (BastidePlayerEditor *self,
             const char          *who)
{
  const BstPosition *position = get_position (self);
  int score = bst_position_get_score (position, self->player);
  g_autofree char *number = bst_io_words_number (score);
  g_autofree char *points = NULL;

  points = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (score)), number);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), who);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), points);
  bastide_player_mark_set (self->mark, bst_position_get_game (position), 1u << self->player);
}

static void
update_buttons (BastidePlayerEditor *self,
                const char          *who)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (get_position (self)));
  g_autofree char *up = g_strdup_printf (_("%s earlier"), who);
  g_autofree char *down = g_strdup_printf (_("%s later"), who);
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), who);

  bastide_accessible_set_label (self->up, up);
  bastide_accessible_set_label (self->down, down);
  bastide_accessible_set_label (self->remove, remove);
  gtk_widget_set_sensitive (self->up, self->player > 0);
  gtk_widget_set_sensitive (self->down, self->player + 1 < n_players);
  gtk_widget_set_sensitive (self->remove, n_players > 2);
}

void
bastide_player_editor_update (BastidePlayerEditor *self)
{
  const BstPlayer *player;
  const char *who;

  g_return_if_fail (BASTIDE_IS_PLAYER_EDITOR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_playing (self));
  if (!is_playing (self))
    return;

  self->updating = TRUE;
  player = bst_game_get_player (bst_position_get_game (get_position (self)), self->player);
  who = bst_io_words_player (bst_position_get_game (get_position (self)), self->player);
  update_head (self, who);
  /* A name that is just the notation's word for the colour is no name. */
  bastide_typed_row_set (self->name, strcmp (player->name, bst_colour_name (player->colour)) == 0
                                     ? "" : player->name);
  adw_combo_row_set_selected (self->colour, player->colour);
  update_numbers (self);
  update_buttons (self, who);
  self->updating = FALSE;
}

void
bastide_player_editor_drop (BastidePlayerEditor *self)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_EDITOR (self));

  bastide_typed_row_drop (self->name);
  for (guint i = 0; i < self->numbers->len; i++)
    bastide_number_drop (g_ptr_array_index (self->numbers, i));
}

/* --- Class --- */

static void
bastide_player_editor_dispose (GObject *object)
{
  BastidePlayerEditor *self = BASTIDE_PLAYER_EDITOR (object);

  g_clear_object (&self->editor);

  G_OBJECT_CLASS (bastide_player_editor_parent_class)->dispose (object);
}

static void
bastide_player_editor_finalize (GObject *object)
{
  BastidePlayerEditor *self = BASTIDE_PLAYER_EDITOR (object);

  g_array_unref (self->amounts);
  g_ptr_array_unref (self->numbers);

  G_OBJECT_CLASS (bastide_player_editor_parent_class)->finalize (object);
}

static void
bastide_player_editor_class_init (BastidePlayerEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_player_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_player_editor_finalize;
}

/* A row of the list that takes no focus of its own. */
static void
add_plain (BastidePlayerEditor *self,
           GtkWidget           *child)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static GtkWidget *
add_button (BastidePlayerEditor *self,
            GtkWidget           *box,
            const char          *icon,
            const char          *tooltip,
            GCallback            clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static void
add_buttons (BastidePlayerEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "number");
  self->up = add_button (self, box, "go-up-symbolic", _("Earlier"), G_CALLBACK (up_clicked));
  self->down = add_button (self, box, "go-down-symbolic", _("Later"), G_CALLBACK (down_clicked));
  self->remove = add_button (self, box, "list-remove-symbolic", _("Remove"),
                             G_CALLBACK (remove_clicked));
  add_plain (self, box);
}

static void
add_colours (BastidePlayerEditor *self)
{
  g_autoptr (GtkStringList) colours = gtk_string_list_new (NULL);

  for (guint i = 0; i < BST_N_COLOURS; i++)
    gtk_string_list_append (colours, bst_io_words_colour ((BstColour) i));
  self->colour = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->colour), _("Colour"));
  adw_combo_row_set_model (self->colour, G_LIST_MODEL (colours));
  g_signal_connect_swapped (self->colour, "notify::selected", G_CALLBACK (colour_chosen), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->colour));
}

static void
bastide_player_editor_init (BastidePlayerEditor *self)
{
  self->amounts = g_array_new (FALSE, FALSE, sizeof (BastideAmount));
  self->numbers = g_ptr_array_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);

  self->updating = TRUE;
  self->mark = BASTIDE_PLAYER_MARK (bastide_player_mark_new ());
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->mark));
  self->name = BASTIDE_TYPED_ROW (bastide_typed_row_new (_("Name")));
  g_signal_connect_swapped (self->name, "typed", G_CALLBACK (name_typed), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->name));
  add_colours (self);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  add_plain (self, GTK_WIDGET (self->box));
  add_buttons (self);
  self->updating = FALSE;
}

GtkWidget *
bastide_player_editor_new (BastidePositionEditor *editor,
                           guint                  player)
{
  BastidePlayerEditor *self = g_object_new (BASTIDE_TYPE_PLAYER_EDITOR, NULL);

  self->editor = g_object_ref (editor);
  self->player = player;

  return GTK_WIDGET (self);
}
