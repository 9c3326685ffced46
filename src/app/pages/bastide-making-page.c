/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-making-page.h"
#include "bastide-accessible.h"
#include "bastide-calls.h"
#include "bastide-compat.h"
#include "bastide-focus.h"
#include "bastide-making-draft.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* Narrower than this the board is above all else. */
#define PANE_WIDTH   860
/* What is beside the board is always as wide. */
/* A low window is as wide as this for both beside each other. */
#define FLAT_WIDTH 620
#define PANE_SIZE    440
/* More than any screen has. */
#define ANY_HEIGHT   10000

typedef struct
{
  /* Owned */
  BastideUserState   *user_state;
  GSimpleActionGroup *actions;
  BastideStudy       *scene;            /* what the board shows */
  BastideMakingDraft *draft;            /* NULL: none is kept of it */

  BastideMakingPage  *whole;            /* weak: of which a part is made here (nullable) */

  /* Template */
  GtkBox             *body;
  AdwClamp           *preview;
  GtkOverlay         *overlay;
  BastideBoard       *board;            /* NULL once it goes */
  GtkWidget          *pane;
  GtkBox             *form;             /* of the pane: what a page has there of its own */
  GtkButton          *finish;

  gboolean            is_new;           /* it is in no booklet yet */
  gboolean            is_left;          /* kept, or given up */
  gboolean            is_kept;          /* for the next start: no reason to ask */
  gboolean            is_closing;       /* and the window with it */
  gboolean            is_waiting;       /* until it is written */
  gboolean            is_removed_last;  /* what undo brings back, and nothing was changed since */
} BastideMakingPagePrivate;

enum
{
  ADDED,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkBuildableIface *parent_buildable;

static void bastide_making_page_page_init      (BastidePageInterface *iface);
static void bastide_making_page_buildable_init (GtkBuildableIface    *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (BastideMakingPage, bastide_making_page, GTK_TYPE_BOX,
                                  G_ADD_PRIVATE (BastideMakingPage)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bastide_making_page_buildable_init)
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
  if (making->draft != NULL)
    bastide_making_draft_drop (making->draft);
  bastide_page_notice (BASTIDE_PAGE (self), BASTIDE_NOTICE_RECOVERED, NULL);
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

  if (!get_making (self)->is_new)
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
has_changes (gpointer self)
{
  return !get_making (self)->is_left && BASTIDE_MAKING_PAGE_GET_CLASS (self)->is_changed (self);
}

static void
cancel (BastideMakingPage *self)
{
  if (has_changes (self))
    ask_to_save (self, answered_cancel);
  else
    bastide_making_page_leave (self);
}

/* --- Drafts --- */

static BstBooklet *
dup_booklet (gpointer self)
{
  return BASTIDE_MAKING_PAGE_GET_CLASS (self)->dup_booklet (self);
}

static char *
dup_place (gpointer self)
{
  return BASTIDE_MAKING_PAGE_GET_CLASS (self)->dup_place (self);
}

static char *
dup_title (gpointer self)
{
  char *title;

  g_object_get (self, "subtitle", &title, NULL);

  return title;
}

static void
not_kept (BastideMakingPage *self,
          const char        *reason)
{
  g_autofree char *text = NULL;

  /* Translators: %s says why: "there is no room left for it". */
  text = g_strdup_printf (_("A crash would lose what you write, since its draft cannot be written: %s."), reason);
  bastide_page_tell (BASTIDE_PAGE (self), text);
}

void
bastide_making_page_start_draft (BastideMakingPage *self,
                                 GFile             *file,
                                 const char        *id)
{
  static const BastideMakingSource source = { has_changes, dup_booklet, dup_place, dup_title };
  BastideMakingPagePrivate *making = get_making (self);

  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));
  g_return_if_fail (making->draft == NULL);

  making->draft = bastide_making_draft_new (bastide_user_state_get_drafts (making->user_state), file, id, &source, self);
  g_signal_connect_object (making->draft, "failed", G_CALLBACK (not_kept), self, G_CONNECT_SWAPPED);
  bastide_making_draft_schedule (making->draft);
}

void
bastide_making_page_set_whole (BastideMakingPage *self,
                               BastideMakingPage *whole)
{
  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  g_set_weak_pointer (&get_making (self)->whole, whole);
}

static void
tell_recovered (BastideMakingPage *self)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_object_get (self, "subtitle", &title, NULL);
  if (title == NULL)
    g_object_get (self, "title", &title, NULL);
  /* Translators: %s is the title of a lesson or a puzzle. */
  text = g_strdup_printf (_("Bastide ended before “%s” was saved. This is how it was last."), title);
  bastide_page_notice (BASTIDE_PAGE (self), BASTIDE_NOTICE_RECOVERED, text);
}

void
bastide_making_page_restore (BastideMakingPage *self,
                             const char        *path,
                             const BstIoDraft  *draft,
                             gboolean           closed)
{
  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  bastide_making_draft_restore (get_making (self)->draft, path, draft->others);
  if (draft->node_path != NULL)
    BASTIDE_MAKING_PAGE_GET_CLASS (self)->set_place (self, draft->node_path);
  if (!closed)
    tell_recovered (self);
}

/* That which keeps it. */
static BastideMakingDraft *
get_draft (BastideMakingPage *self)
{
  BastideMakingPagePrivate *making = get_making (self);

  return making->whole != NULL ? get_making (making->whole)->draft : making->draft;
}

void
bastide_making_page_changed (BastideMakingPage *self)
{
  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  get_making (self)->is_removed_last = FALSE;
  if (get_draft (self) != NULL)
    bastide_making_draft_schedule (get_draft (self));
}

void
bastide_making_page_removed (BastideMakingPage *self)
{
  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  get_making (self)->is_removed_last = TRUE;
}

/* What was typed since comes first: a text has a history of its own. */
gboolean
bastide_making_page_undo_typing (BastideMakingPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_MAKING_PAGE (self), FALSE);

  return !get_making (self)->is_removed_last && bastide_page_undo_typing (BASTIDE_PAGE (self), FALSE);
}

gboolean
bastide_making_page_flush (BastideMakingPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_MAKING_PAGE (self), FALSE);

  if (!has_changes (self))
    return TRUE;

  return get_draft (self) != NULL && bastide_making_draft_flush (get_draft (self));
}

void
bastide_making_page_set_kept (BastideMakingPage *self)
{
  g_return_if_fail (BASTIDE_IS_MAKING_PAGE (self));

  get_making (self)->is_kept = TRUE;
}

static void
keep_recovered (BastideMakingPage *self)
{
  bastide_page_notice (BASTIDE_PAGE (self), BASTIDE_NOTICE_RECOVERED, NULL);
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
  if (can_open (page) || get_making (page)->is_waiting || get_making (page)->is_kept)
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
  /* One above the other, there would be room for neither on a phone that lies on its side. */
  gboolean is_flat = height < width && width >= FLAT_WIDTH * text_scale;
  gboolean is_narrow = width < PANE_WIDTH * text_scale && !is_flat;
  int board_height = is_narrow ? BASTIDE_MAKING_PAGE_GET_CLASS (page)->board_height : ANY_HEIGHT;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (making->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  adw_clamp_set_maximum_size (making->preview, board_height);
  adw_clamp_set_tightening_threshold (making->preview, board_height);
  gtk_widget_set_vexpand (GTK_WIDGET (making->preview), !is_narrow);
  gtk_widget_set_size_request (making->pane, is_narrow ? -1 : (int) (PANE_SIZE * text_scale), -1);
  gtk_widget_set_hexpand (making->pane, is_narrow);
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
  iface->key_scope = BASTIDE_KEY_IN_MAKING;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Set-up --- */

void
bastide_making_page_begin (BastideMakingPage *self,
                           BastideUserState  *user_state,
                           gboolean           is_new)
{
  BastideMakingPagePrivate *making = get_making (self);

  g_set_object (&making->user_state, user_state);
  making->is_new = is_new;
  if (!is_new)
    {
      gtk_button_set_label (making->finish, _("_Save"));
      bastide_accessible_name_button (GTK_WIDGET (making->finish));
    }
  bastide_board_set_study (making->board, making->scene);
  bastide_board_set_keys (making->board, bastide_keys_get_shared (user_state));
  bastide_keys_keep_tooltips (bastide_keys_get_shared (user_state), GTK_WIDGET (self));
}

gboolean
bastide_making_page_is_new (BastideMakingPage *self)
{
  return get_making (self)->is_new;
}

BastideBoard *
bastide_making_page_get_board (BastideMakingPage *self)
{
  return get_making (self)->board;
}

GtkWidget *
bastide_making_page_get_pane (BastideMakingPage *self)
{
  return get_making (self)->pane;
}

BastideStudy *
bastide_making_page_get_scene (BastideMakingPage *self)
{
  return get_making (self)->scene;
}

BastideUserState *
bastide_making_page_get_user_state (BastideMakingPage *self)
{
  return get_making (self)->user_state;
}

GActionMap *
bastide_making_page_get_actions (BastideMakingPage *self)
{
  return G_ACTION_MAP (get_making (self)->actions);
}

/* --- Class --- */

/* What the template of a page has lies over the board or is in the pane; the first child is that of the template here. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  BastideMakingPagePrivate *making = get_making (buildable);

  if (making->form == NULL)
    parent_buildable->add_child (buildable, builder, child, type);
  else if (g_strcmp0 (type, "overlay") == 0)
    gtk_overlay_add_overlay (making->overlay, GTK_WIDGET (child));
  else
    gtk_box_append (making->form, GTK_WIDGET (child));
}

static void
bastide_making_page_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

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

  g_clear_object (&making->draft);
  g_clear_object (&making->user_state);
  g_clear_object (&making->actions);
  g_clear_object (&making->scene);
  g_clear_weak_pointer (&making->whole);

  G_OBJECT_CLASS (bastide_making_page_parent_class)->finalize (object);
}

static void
bastide_making_page_class_init (BastideMakingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_making_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_making_page_finalize;
  widget_class->focus = bastide_focus_move;

  g_type_ensure (BASTIDE_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-making-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, body);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, preview);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, overlay);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, board);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, pane);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, form);
  gtk_widget_class_bind_template_child_private (widget_class, BastideMakingPage, finish);
  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  signals[ADDED] = g_signal_new ("added", BASTIDE_TYPE_MAKING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);
  signals[FINISHED] = g_signal_new ("finished", BASTIDE_TYPE_MAKING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

static void
bastide_making_page_init (BastideMakingPage *self)
{
  static const BastideCall calls[] = {
    { "finish", G_CALLBACK (finish), FALSE },
    { "cancel", G_CALLBACK (cancel) },
    { "keep-recovered", G_CALLBACK (keep_recovered) },
    { "discard-recovered", G_CALLBACK (cancel) },
  };
  BastideMakingPagePrivate *making = get_making (self);

  making->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (making->actions), calls, G_N_ELEMENTS (calls), self);
  making->scene = bastide_study_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters it has two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (making->finish)), TRUE);
  bastide_board_add_actions (making->board, G_ACTION_MAP (making->actions));
  bastide_board_add_coordinates_action (making->board, G_ACTION_MAP (making->actions));
  bastide_board_set_ring (making->board, 1);
  bastide_board_set_fit_max (making->board, BASTIDE_BOARD_FIT_FEW);
  bastide_board_set_show (making->board, BST_RENDER_SHOW_COORDINATES);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_REDO_LABEL, _("_Redo"));
}
