/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-moves-pane.h"
#include "bastide-focus.h"
#include "bastide-list-rows.h"
#include "bastide-list-scroll.h"
#include "bastide-long-press.h"
#include "bastide-move-list.h"
#include "bastide-move-row.h"
#include "bastide-next-frame.h"
#include "bastide-problem-text.h"
#include "bastide-shown-follow.h"
#include "bastide-spare-rows.h"
#include "bastide-template.h"

struct _BastideMovesPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy       *study;
  BastideShown       *shown;            /* of the study, until the next is taken; NULL while there is none */
  BastideMoveList    *list;
  GtkSingleSelection *selection;
  BastideRowPictures *pictures;         /* NULL without a study */

  gboolean            words;
  gboolean            updating;         /* the selection follows the study, not the reader */
  BastideNextFrame    scroll_frame;
  GtkWidget          *popover;          /* NULL until a menu was asked for */
  GdkRectangle        asked;            /* where it points */

  /* Template */
  GtkListView        *view;
  GtkLabel           *comment_title;
  GtkTextView        *comment;
  GMenuModel         *menu;
};

enum
{
  PROP_0,
  PROP_WORDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CELL_POINTED,
  CELL_ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideMovesPane, bastide_moves_pane, GTK_TYPE_WIDGET)

/* --- The menu of a move --- */

static void
pop_up (BastideMovesPane *self)
{
  if (self->popover == NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (self->menu);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
      gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
      gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &self->asked);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
set_asked (BastideMovesPane *self,
           GtkWidget        *row,
           double            x,
           double            y)
{
  gtk_widget_translate_coordinates (row, GTK_WIDGET (self), x, y, &x, &y);
  self->asked = (GdkRectangle) { (int) x, (int) y, 1, 1 };
}

/* Where that was is asked first: when the list has followed the node the row may be that of another one, or nowhere. */
static void
row_pressed (BastideMovesPane *self,
             int               n_press,
             double            x,
             double            y,
             GtkGesture       *gesture)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  set_asked (self, row, x, y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  bastide_study_set_node (self->study, bastide_move_row_get_node (BASTIDE_MOVE_ROW (row)));
}

/* Not before the button is up: the release would go to the menu, and GTK would draw the row as
 * pressed for ever. */
static void
row_released (BastideMovesPane *self)
{
  pop_up (self);
}

/* The menu is of the row that is shown. */
static void
row_long_pressed (BastideMovesPane *self,
                  double            x,
                  double            y,
                  GtkGesture       *gesture)
{
  row_pressed (self, 1, x, y, gesture);
  pop_up (self);
}

static void
fold_asked (BastideMovesPane *self,
            gboolean          folded,
            BastideMoveRow   *row)
{
  BstNode *head = bastide_move_row_get_node (row);
  BstNode *node = bastide_shown_get_node (self->shown);

  bastide_move_list_set_folded (self->list, head, folded);
  /* What is shown is not hidden: its variation's first move is shown instead. */
  if (folded && bastide_move_list_find (self->list, node) == G_MAXUINT)
    bastide_study_set_node (self->study, head);
}

static const BstMove *
get_placement (const BstNode *node)
{
  return node != NULL && bst_node_is_move (node) && node->move.kind == BST_MOVE_PLACE ? &node->move : NULL;
}

/* The cell is where the tile lies, or will. */
static void
row_entered (BastideMovesPane   *self,
             double              x,
             double              y,
             GtkEventController *motion)
{
  GtkWidget *row = gtk_event_controller_get_widget (motion);
  const BstMove *move = get_placement (bastide_move_row_get_node (BASTIDE_MOVE_ROW (row)));

  g_signal_emit (self, signals[CELL_POINTED], 0, move != NULL, move != NULL ? move->x : 0, move != NULL ? move->y : 0);
}

static void
row_left (BastideMovesPane *self)
{
  g_signal_emit (self, signals[CELL_POINTED], 0, FALSE, 0, 0);
}

/* Of the move that is shown, as the menu of its row asks. */
static void
show_cell (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideMovesPane *self = BASTIDE_MOVES_PANE (widget);
  const BstMove *move = get_placement (bastide_shown_get_node (self->shown));

  if (move != NULL)
    g_signal_emit (self, signals[CELL_ASKED], 0, move->x, move->y);
}

static GtkWidget *
new_row (BastideMovesPane *self)
{
  GtkWidget *row = bastide_move_row_new (self->pictures);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (row_entered), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (row_left), self);
  gtk_widget_add_controller (row, motion);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (row_pressed), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (row_released), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  bastide_long_press_add (row, G_CALLBACK (row_long_pressed), self);
  g_signal_connect_swapped (row, "fold", G_CALLBACK (fold_asked), self);
  bastide_move_row_set_words (BASTIDE_MOVE_ROW (row), self->words);

  return row;
}

static void
scroll_to_selected (BastideMovesPane *self)
{
  guint index = gtk_single_selection_get_selected (self->selection);

  if (index != GTK_INVALID_LIST_POSITION)
    bastide_list_scroll_to (self->view, index);
}

/* The row that shows the node; NULL if it is out of sight. */
static GtkWidget *
find_row (BastideMovesPane *self)
{
  BstNode *node = bastide_shown_get_node (self->shown);

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->view)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (BASTIDE_IS_MOVE_ROW (row) && bastide_move_row_get_node (BASTIDE_MOVE_ROW (row)) == node)
        return item;
    }

  return NULL;
}

/* The arrow keys go on from the row in focus: it has to be the one that is shown. */
static void
move_focus (BastideMovesPane *self)
{
  GtkWidget *item;

  if (!bastide_focus_is_within (GTK_WIDGET (self->view)))
    return;
  item = find_row (self);
  if (item != NULL)
    gtk_widget_grab_focus (item);
}

/* --- The comment --- */

static void
update_comment (BastideMovesPane *self)
{
  BstNode *node = bastide_shown_get_node (self->shown);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment);
  const char *comment = node != NULL && node->comment != NULL ? node->comment : "";
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (strcmp (text, comment) == 0)
    return;
  self->updating = TRUE;
  /* What was typed about another move, or has been undone past it, is not undone here. */
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, comment, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  self->updating = FALSE;
}

/* What is to be done there, until it is. */
static void
comment_changed (BastideMovesPane *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment);

  gtk_widget_set_visible (GTK_WIDGET (self->comment_title), gtk_text_buffer_get_char_count (buffer) == 0);
}

static void
comment_typed (BastideMovesPane *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment);
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  if (self->updating)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  bastide_study_set_comment (self->study, text);
}

static gboolean
comment_key (BastideMovesPane *self,
             guint             key)
{
  GtkWidget *item = key == GDK_KEY_Escape ? find_row (self) : NULL;

  return item != NULL && gtk_widget_grab_focus (item);
}

void
bastide_moves_pane_edit_comment (BastideMovesPane *self)
{
  g_return_if_fail (BASTIDE_IS_MOVES_PANE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->comment));
}

/* --- Following the study --- */

static gboolean
scroll_later (GtkWidget *widget)
{
  scroll_to_selected (BASTIDE_MOVES_PANE (widget));

  return G_SOURCE_REMOVE;
}

/* The view scrolls as if a new row had no height: once more when it has it. */
static void
tree_changed (BastideMovesPane *self)
{
  self->updating = TRUE;
  bastide_move_list_update (self->list);
  self->updating = FALSE;
  bastide_next_frame_call (&self->scroll_frame, GTK_WIDGET (self), scroll_later);
}

static void
node_edited (BastideMovesPane *self)
{
  BstNode *node = bastide_shown_get_node (self->shown);

  self->updating = TRUE;
  bastide_move_list_node_edited (self->list, node);
  gtk_single_selection_set_selected (self->selection, bastide_move_list_find (self->list, node));
  self->updating = FALSE;
  update_comment (self);
}

static void
node_changed (BastideMovesPane *self)
{
  BstNode *node = bastide_shown_get_node (self->shown);
  guint index;

  self->updating = TRUE;
  bastide_move_list_reveal (self->list, node);
  self->updating = FALSE;
  update_comment (self);
  index = bastide_move_list_find (self->list, node);
  if (index == G_MAXUINT)
    return;

  self->updating = TRUE;
  gtk_single_selection_set_selected (self->selection, index);
  self->updating = FALSE;
  scroll_to_selected (self);
  move_focus (self);
}

static void
bastide_moves_pane_map (GtkWidget *widget)
{
  BastideMovesPane *self = BASTIDE_MOVES_PANE (widget);

  GTK_WIDGET_CLASS (bastide_moves_pane_parent_class)->map (widget);

  /* The view can only scroll once it has its size. */
  bastide_next_frame_call (&self->scroll_frame, widget, scroll_later);
}

static void
record_changed (BastideMovesPane *self)
{
  self->updating = TRUE;
  bastide_move_list_set_record (self->list, bastide_shown_get_record (self->shown));
  self->updating = FALSE;
}

static void
exam_changed (BastideMovesPane *self)
{
  self->updating = TRUE;
  bastide_move_list_set_exam (self->list, bastide_study_is_exam (self->study));
  self->updating = FALSE;
  if (self->shown != NULL)
    node_changed (self);
}

/* Moves that come would tell what is asked. */
static void
take_last (BastideMovesPane *self)
{
  gboolean is_exam = bastide_study_is_exam (self->study);

  self->updating = TRUE;
  bastide_move_list_set_last (self->list, is_exam ? bastide_shown_get_node (self->shown) : NULL);
  self->updating = FALSE;
}

/* The study has found the problems of what it shows. */
static void
take_problems (BastideMovesPane *self)
{
  const GArray *problems = bastide_shown_get_problems (self->shown);

  bastide_move_list_set_n_problems (self->list, bastide_shown_get_node (self->shown),
                                    problems != NULL ? (int) bastide_problem_text_count_open (problems) : -1);
}

static void
study_changed (BastideMovesPane   *self,
               BastideStudyChange  change)
{
  take_problems (self);
  if (change & BASTIDE_STUDY_RECORD)
    record_changed (self);
  take_last (self);
  if (change & BASTIDE_STUDY_TREE)
    tree_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
  if (change & BASTIDE_STUDY_EDITED)
    node_edited (self);
  if (change & BASTIDE_STUDY_EXAM)
    exam_changed (self);
}

static void
selected_changed (BastideMovesPane *self)
{
  BastideMoveItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (!self->updating && item != NULL)
    bastide_study_set_node (self->study, bastide_move_item_get_node (item));
}

void
bastide_moves_pane_set_comment_title (BastideMovesPane *self,
                                      const char       *title)
{
  g_return_if_fail (BASTIDE_IS_MOVES_PANE (self));

  gtk_label_set_label (self->comment_title, title);
}

void
bastide_moves_pane_set_study (BastideMovesPane *self,
                              BastideStudy     *study)
{
  g_return_if_fail (BASTIDE_IS_MOVES_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->pictures = bastide_row_pictures_new (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

/* --- Keys and actions of the list --- */

static void
fold_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_move_list_fold_all (BASTIDE_MOVES_PANE (widget)->list, TRUE);
  node_changed (BASTIDE_MOVES_PANE (widget));
}

static void
unfold_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_move_list_fold_all (BASTIDE_MOVES_PANE (widget)->list, FALSE);
  node_changed (BASTIDE_MOVES_PANE (widget));
}

/* The variation that the node is in: its first move. */
static BstNode *
find_head (BstNode *node)
{
  while (node != NULL && node->index == 0)
    node = node->parent;

  return node;
}

static gboolean
key_pressed (BastideMovesPane *self,
             guint             key,
             guint             code,
             GdkModifierType   modifiers)
{
  BstNode *head = find_head (bastide_shown_get_node (self->shown));
  GtkWidget *item = find_row (self);

  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK)))
    {
      if (item != NULL)
        {
          set_asked (self, item, 12, gtk_widget_get_height (item));
          pop_up (self);
        }
      return GDK_EVENT_STOP;
    }
  if (head == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    {
      bastide_study_set_node (self->study, head);
      bastide_move_list_set_folded (self->list, head, TRUE);
    }
  else if (key == GDK_KEY_plus || key == GDK_KEY_equal || key == GDK_KEY_KP_Add)
    bastide_move_list_set_folded (self->list, head, FALSE);
  else
    return GDK_EVENT_PROPAGATE;
  node_changed (self);

  return GDK_EVENT_STOP;
}

/* --- Words --- */

static void
set_words (BastideMovesPane *self,
           gboolean          words)
{
  if (self->words == words)
    return;

  self->words = words;
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->view)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (BASTIDE_IS_MOVE_ROW (row))
        bastide_move_row_set_words (BASTIDE_MOVE_ROW (row), words);
    }
  bastide_spare_rows_forget (gtk_list_view_get_factory (self->view));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORDS]);
}

static void
bastide_moves_pane_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_WORDS)
    g_value_set_boolean (value, BASTIDE_MOVES_PANE (object)->words);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_moves_pane_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  if (id == PROP_WORDS)
    set_words (BASTIDE_MOVES_PANE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_moves_pane_dispose (GObject *object)
{
  BastideMovesPane *self = BASTIDE_MOVES_PANE (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->list);
  g_clear_pointer (&self->pictures, bastide_row_pictures_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_moves_pane_parent_class)->dispose (object);
}

static void
bastide_moves_pane_class_init (BastideMovesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_moves_pane_dispose;
  G_OBJECT_CLASS (klass)->get_property = bastide_moves_pane_get_property;
  G_OBJECT_CLASS (klass)->set_property = bastide_moves_pane_set_property;
  widget_class->map = bastide_moves_pane_map;

  properties[PROP_WORDS] = g_param_spec_boolean ("words", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                 | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_install_property_action (widget_class, "moves.words", "words");

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-moves-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideMovesPane, view, comment_title, comment, menu);
  signals[CELL_POINTED] = g_signal_new ("cell-pointed", BASTIDE_TYPE_MOVES_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 3, G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_INT);
  signals[CELL_ASKED] = g_signal_new ("cell-asked", BASTIDE_TYPE_MOVES_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_install_action (widget_class, "moves.show-cell", NULL, show_cell);
  gtk_widget_class_install_action (widget_class, "moves.fold-all", NULL, fold_all);
  gtk_widget_class_install_action (widget_class, "moves.unfold-all", NULL, unfold_all);
}

static void
bastide_moves_pane_init (BastideMovesPane *self)
{
  static const BastideListRows rows = { G_CALLBACK (new_row), G_CALLBACK (bastide_move_row_bind) };
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *comment_keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  self->list = bastide_move_list_new ();
  self->selection = bastide_list_rows_set (self->view, G_LIST_MODEL (g_object_ref (self->list)), &rows, self);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_changed),
                           self, G_CONNECT_SWAPPED);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);

  g_signal_connect_swapped (gtk_text_view_get_buffer (self->comment), "changed",
                            G_CALLBACK (comment_typed), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->comment), "changed",
                            G_CALLBACK (comment_changed), self);
  g_signal_connect_swapped (comment_keys, "key-pressed", G_CALLBACK (comment_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->comment), comment_keys);
}
