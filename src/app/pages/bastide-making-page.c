/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-making-page.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"

#include <glib/gi18n.h>

/* Narrower than this the board is above all else. */
#define PANE_WIDTH   860
/* What is beside the board is always as wide. */
#define PANE_SIZE    440
/* More than any screen has. */
#define ANY_HEIGHT   10000

typedef struct
{
  /* Owned */
  BastideUserState   *user_state;       /* NULL: it is in a booklet already */
  GSimpleActionGroup *actions;

  /* Borrowed: of the template */
  GtkBox             *body;
  AdwClamp           *preview;
  BastideBoard       *board;            /* NULL once it goes */
  GtkWidget          *pane;
  GtkButton          *finish;

  gboolean            is_left;          /* kept, or given up */
  gboolean            is_closing;       /* and the window with it */
  gboolean            is_waiting;       /* until it is written */
} BastideMakingPagePrivate;

enum
{
  ADDED,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bastide_making_page_page_init (BastidePageInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (BastideMakingPage, bastide_making_page, GTK_TYPE_BOX,
                                  G_ADD_PRIVATE (BastideMakingPage)
                                  G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_making_page_page_init))

static BastideMakingPagePrivate *
get_making (gpointer self)
{
  return bastide_making_page_get_instance_private (BASTIDE_MAKING_PAGE (self));
}

/* --- Leaving --- */

void
bastide_making_page_leave (BastideMakingPage *self)
{
  BastideMakingPagePrivate *making = get_making (self);
  GtkWindow *window = making->is_closing ? bastide_page_get_window (BASTIDE_PAGE (self)) : NULL;

  making->is_left = TRUE;
  if (window != NULL)
    gtk_window_close (window);
  else
    g_signal_emit_by_name (self, "left");
}

void
bastide_making_page_set_waiting (BastideMakingPage *self,
                                 gboolean           is_waiting)
{
  static const char * const names[] = { "finish", "cancel", NULL };
  BastideMakingPageClass *klass;

  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  get_making (self)->is_waiting = is_waiting;
  /* What has the focus settles. */
  if (is_waiting)
    gtk_window_set_focus (bastide_page_get_window (BASTIDE_PAGE (self)), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !is_waiting);
  bastide_page_enable (BASTIDE_PAGE (self), names, !is_waiting);
  klass = BASTIDE_MAKING_PAGE_GET_CLASS (self);
  if (klass->set_waiting != NULL)
    klass->set_waiting (self, is_waiting);
}

/* --- Keeping --- */

static void
added (BastideMakingPage *self,
       GFile             *file,
       const char        *id)
{
  bastide_user_state_change_booklet (get_making (self)->user_state, file);
  g_signal_emit (self, signals[ADDED], 0, file, id);
  bastide_making_page_leave (self);
}

void
bastide_making_page_keep (BastideMakingPage *self)
{
  BastideUserState *user_state = get_making (self)->user_state;
  GtkWidget *dialog;

  if (user_state == NULL)
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }
  dialog = BASTIDE_MAKING_PAGE_GET_CLASS (self)->new_dialog (self, bastide_page_get_window (BASTIDE_PAGE (self)),
                                                             bastide_user_state_get_booklet (user_state));
  g_signal_connect_object (dialog, "added", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
finish (BastideMakingPage *self,
        gboolean           is_closing)
{
  get_making (self)->is_closing = is_closing;
  BASTIDE_MAKING_PAGE_GET_CLASS (self)->finish (self);
}

static void
activate_finish (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  finish (user_data, FALSE);
}

/* --- Giving up --- */

static void
answered (BastideMakingPage   *self,
          BastideCompatAnswer  answer,
          gboolean             is_closing)
{
  if (answer == BASTIDE_COMPAT_SAVE)
    finish (self, is_closing);
  if (answer != BASTIDE_COMPAT_DISCARD)
    return;
  get_making (self)->is_closing = is_closing;
  bastide_making_page_leave (self);
}

static void
answered_cancel (BastideCompatAnswer answer,
                 gpointer            user_data)
{
  answered (user_data, answer, FALSE);
}

static void
answered_close (BastideCompatAnswer answer,
                gpointer            user_data)
{
  answered (user_data, answer, TRUE);
}

static void
ask_to_save (BastideMakingPage    *self,
             BastideCompatAskFunc  func)
{
  BastideMakingPageClass *klass = BASTIDE_MAKING_PAGE_GET_CLASS (self);

  bastide_compat_ask_to_save (bastide_page_get_window (BASTIDE_PAGE (self)), _(klass->question),
                              _("What you have written is lost otherwise."), _(klass->discard), func, G_OBJECT (self));
}

static gboolean
has_changes (BastideMakingPage *self)
{
  return !get_making (self)->is_left && BASTIDE_MAKING_PAGE_GET_CLASS (self)->is_changed (self);
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (has_changes (user_data))
    ask_to_save (user_data, answered_cancel);
  else
    bastide_making_page_leave (user_data);
}

/* --- As a page --- */

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (get_making (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return get_making (page)->is_left;
}

static gboolean
can_open (BastidePage *page)
{
  return !has_changes (BASTIDE_MAKING_PAGE (page));
}

/* What is being written, whoever writes it waits for. */
static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  if (can_open (page) || get_making (page)->is_waiting)
    return TRUE;
  ask_to_save (BASTIDE_MAKING_PAGE (page), answered_close);

  return FALSE;
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  BastideMakingPagePrivate *making = get_making (page);
  gboolean is_narrow = width < PANE_WIDTH * text_scale;
  int board_height = is_narrow ? BASTIDE_MAKING_PAGE_GET_CLASS (page)->board_height : ANY_HEIGHT;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (making->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  adw_clamp_set_maximum_size (making->preview, board_height);
  adw_clamp_set_tightening_threshold (making->preview, board_height);
  gtk_widget_set_vexpand (GTK_WIDGET (making->preview), !is_narrow);
  gtk_widget_set_size_request (making->pane, is_narrow ? -1 : (int) (PANE_SIZE * text_scale), -1);
  gtk_widget_set_hexpand (making->pane, is_narrow);
}

static BastideKeyScope
get_key_scope (BastidePage *page)
{
  return BASTIDE_KEY_IN_MAKING;
}

static gboolean
press_key (BastidePage     *page,
           guint            key,
           GdkModifierType  modifiers,
           guint32          time)
{
  return modifiers == 0 && bastide_board_press_arrow (get_making (page)->board, key);
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  GtkWidget *panes[] = { GTK_WIDGET (get_making (page)->board), get_making (page)->pane };

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static void
bastide_making_page_page_init (BastidePageInterface *iface)
{
  iface->get_actions = get_actions;
  iface->is_empty = is_empty;
  iface->can_open = can_open;
  iface->may_close = may_close;
  iface->set_size = set_size;
  iface->get_key_scope = get_key_scope;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Set-up --- */

void
bastide_making_page_set_parts (BastideMakingPage *self,
                               GtkBox            *body,
                               AdwClamp          *preview,
                               BastideBoard      *board,
                               GtkWidget         *pane,
                               GtkButton         *finish_button)
{
  BastideMakingPagePrivate *making = get_making (self);

  making->body = body;
  making->preview = preview;
  making->board = board;
  making->pane = pane;
  making->finish = finish_button;
  /* In large letters it has two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (finish_button)), TRUE);
  bastide_board_add_actions (board, G_ACTION_MAP (making->actions));
  bastide_board_add_coordinates_action (board, G_ACTION_MAP (making->actions));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_REDO_LABEL, _("_Redo"));
}

void
bastide_making_page_set_user_state (BastideMakingPage *self,
                                    BastideUserState  *user_state)
{
  BastideMakingPagePrivate *making = get_making (self);

  g_set_object (&making->user_state, user_state);
  if (user_state == NULL)
    {
      gtk_button_set_label (making->finish, _("_Save"));
      bastide_accessible_name_button (GTK_WIDGET (making->finish));
      return;
    }
  bastide_board_set_keys (making->board, bastide_user_state_get_keys (user_state));
  bastide_keys_keep_tooltips (bastide_user_state_get_keys (user_state), GTK_WIDGET (self));
}

gboolean
bastide_making_page_is_new (BastideMakingPage *self)
{
  return get_making (self)->user_state != NULL;
}

GActionMap *
bastide_making_page_get_actions (BastideMakingPage *self)
{
  return G_ACTION_MAP (get_making (self)->actions);
}

/* --- Class --- */

static void
bastide_making_page_dispose (GObject *object)
{
  BastideMakingPagePrivate *making = get_making (object);

  if (making->board != NULL)
    {
      bastide_board_set_tool (making->board, NULL);
      bastide_board_set_study (making->board, NULL);
      making->board = NULL;
    }
  G_OBJECT_CLASS (bastide_making_page_parent_class)->dispose (object);
}

static void
bastide_making_page_finalize (GObject *object)
{
  BastideMakingPagePrivate *making = get_making (object);

  g_clear_object (&making->user_state);
  g_clear_object (&making->actions);

  G_OBJECT_CLASS (bastide_making_page_parent_class)->finalize (object);
}

static void
bastide_making_page_class_init (BastideMakingPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_making_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_making_page_finalize;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  signals[ADDED] = g_signal_new ("added", BASTIDE_TYPE_MAKING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);
  signals[FINISHED] = g_signal_new ("finished", BASTIDE_TYPE_MAKING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

static void
bastide_making_page_init (BastideMakingPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "finish", .activate = activate_finish },
    { .name = "cancel", .activate = cancel },
  };
  BastideMakingPagePrivate *making = get_making (self);

  making->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (making->actions), entries, G_N_ELEMENTS (entries), self);
}
