/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-entry.h"
#include "bastide-clipboard.h"
#include "bastide-tile-text.h"

#include <bst-feature.h>
#include <bst-io-reason.h>

struct _BastideMoveEntry
{
  GtkBox            parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;
  BastideStudy     *study;

  /* Template */
  GtkWidget        *entry;
  GtkLabel         *error;
};

G_DEFINE_FINAL_TYPE (BastideMoveEntry, bastide_move_entry, GTK_TYPE_BOX)

static guint closed_signal;

static void
close_entry (BastideMoveEntry *self)
{
  static const BastideTurnInputRefusal nothing = { .part = BST_NO_PART };

  if (gtk_widget_get_visible (GTK_WIDGET (self->error)))
    bastide_turn_input_point_out (self->turn_input, &nothing);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, closed_signal, 0);
}

/* A figure of the feature to which the tile just laid would bring another; BST_NO_PART if that is
 * not what is wrong. */
static guint
find_holder (const BstPosition *position,
             const BstStep     *step)
{
  guint part = bst_position_find_part (position, &step->spot);
  const BstFigure *figures;
  guint n_figures, root;

  if (step->kind != BST_STEP_PUT || part == BST_NO_PART
      || bst_position_why_not_step (position, step) != BST_REASON_OCCUPIED)
    return BST_NO_PART;

  root = bst_position_find_root (position, part);
  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == root)
      return figures[i].part;

  return BST_NO_PART;
}

/* What is wrong with a move is outlined on the board, as if it had been tried there. */
static void
outline (BastideMoveEntry *self,
         const BstMove    *move)
{
  g_autoptr (BstPosition) copy = bst_position_copy (bastide_study_get_position (self->study));
  BastideTurnInputRefusal refusal = { .part = BST_NO_PART };
  BstMove bare = *move;
  BstReason reason;

  if (move->kind == BST_MOVE_PLACE)
    {
      reason = bst_position_why_not (copy, (guint) move->type, move->x, move->y, move->rotation,
                                     &refusal.edge);
      refusal.has_edge = reason == BST_REASON_EDGE;
      refusal.x = move->x;
      refusal.y = move->y;
      bare.n_steps = 0;
      bare.unfinished = TRUE;
      if (move->n_steps > 0 && bst_position_apply (copy, &bare, NULL, NULL))
        refusal.part = find_holder (copy, &move->steps[0]);
    }
  bastide_turn_input_point_out (self->turn_input, &refusal);
}

static void
show_error (BastideMoveEntry *self,
            const char       *sentence)
{
  gtk_label_set_label (self->error, sentence ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), sentence != NULL);
}

/* One move is a move, several are a line that is pasted. */
static gboolean
play_text (BastideMoveEntry  *self,
           const char        *text,
           GError           **error)
{
  BstNode *line = bastide_clipboard_line_from_text (text, bastide_study_get_game (self->study), error);
  gboolean ok;

  if (line == NULL)
    return FALSE;
  if (line->children == NULL)
    ok = bastide_study_play (self->study, &line->move, error);
  else
    ok = bastide_study_paste (self->study, line, error);
  if (!ok)
    outline (self, &line->move);
  bst_node_free_tree (line);
  if (!ok && error != NULL)
    bst_io_reason_localize (*error);

  return ok;
}

/* By its letter or number, or by what it is called, if no other tile is called the same. */
static int
find_tile (BstTileSet *set,
           const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  int type = bst_tile_set_find (set, text);
  guint n_found = 0;

  if (type != BST_NO_TILE)
    return type;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      g_autofree char *nickname = bastide_tile_text_dup_nickname (bst_tile_set_get_type (set, i));
      g_autofree char *called = g_utf8_casefold (nickname, -1);

      if (strcmp (called, wanted) != 0)
        continue;
      type = (int) i;
      n_found++;
    }

  return n_found == 1 ? type : BST_NO_TILE;
}

static void
activated (BastideMoveEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  BstTileSet *set = bst_game_get_tile_set (bastide_study_get_game (self->study));
  int type = find_tile (set, text);
  g_autoptr (GError) error = NULL;

  if (type != BST_NO_TILE)
    bastide_turn_input_set_tile (self->turn_input, type);
  else if (!play_text (self, text, &error))
    {
      show_error (self, error->message);
      return;
    }
  close_entry (self);
}

static gboolean
key_pressed (BastideMoveEntry *self,
             guint             key)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  close_entry (self);

  return GDK_EVENT_STOP;
}

void
bastide_move_entry_set_turn_input (BastideMoveEntry *self,
                                   BastideTurnInput *turn_input)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ENTRY (self));

  g_set_object (&self->turn_input, turn_input);
  g_set_object (&self->study, bastide_turn_input_get_study (turn_input));
}

void
bastide_move_entry_open (BastideMoveEntry *self)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ENTRY (self));

  show_error (self, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->entry);
}

static void
bastide_move_entry_dispose (GObject *object)
{
  BastideMoveEntry *self = BASTIDE_MOVE_ENTRY (object);

  g_clear_object (&self->turn_input);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_move_entry_parent_class)->dispose (object);
}

static void
bastide_move_entry_class_init (BastideMoveEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_move_entry_dispose;

  closed_signal = g_signal_new ("closed", BASTIDE_TYPE_MOVE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-move-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideMoveEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveEntry, error);
  gtk_widget_class_bind_template_callback (widget_class, activated);
}

static void
bastide_move_entry_init (BastideMoveEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (self->entry, keys);
}
