/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-page.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"

#include <bst-io-error.h>

#include <glib/gi18n.h>

/* Remarks about a file, of which a damaged one may have thousands. */
#define MAX_ISSUES 30

G_DEFINE_INTERFACE (BastidePage, bastide_page, GTK_TYPE_WIDGET)

static const char * const text_names[BASTIDE_PAGE_N_TEXTS] = {
  [BASTIDE_PAGE_TITLE] = "title",
  [BASTIDE_PAGE_HEADING] = "heading",
  [BASTIDE_PAGE_SUBTITLE] = "subtitle",
  [BASTIDE_PAGE_SIDE_TITLE] = "side-title",
  [BASTIDE_PAGE_UNDO_LABEL] = "undo-label",
  [BASTIDE_PAGE_REDO_LABEL] = "redo-label",
};

static G_DEFINE_QUARK (bastide-page-texts, texts)

enum
{
  OPENED,
  MADE,
  LEFT,
  NOT_MINE,
  DRAFT,
  ARCHIVE,
  USED,
  RECORD,
  NOTICE,
  TOAST,
  OUTDATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What a page does that says nothing else: there is never anything on it --- */

static gboolean
no_file (BastidePage *self,
         GFile       *file)
{
  return FALSE;
}

static gboolean
yes (BastidePage *self)
{
  return TRUE;
}

static gboolean
no (BastidePage *self)
{
  return FALSE;
}

static void
ignore (BastidePage *self)
{
}

static void
ignore_file (BastidePage *self,
             GFile       *file,
             const char  *node_path)
{
}

static gboolean
close_at_once (BastidePage *self,
               gboolean     is_last)
{
  return TRUE;
}

static void
ignore_size (BastidePage *self,
             int          width,
             int          height,
             double       text_scale)
{
}

static BastideKeyScope
usual_keys (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->key_scope;
}

static void
no_more_help (BastidePage     *self,
              BastidePageHelp *help)
{
}

static gboolean
pass_key (BastidePage     *self,
          guint            key,
          GdkModifierType  modifiers,
          guint32          time)
{
  return GDK_EVENT_PROPAGATE;
}

static void
ignore_key (BastidePage *self,
            guint        key,
            guint32      time)
{
}

static GtkWidget *
no_pane (BastidePage *self,
         guint        n)
{
  return NULL;
}

static BastideShown *
get_no_shown (BastidePage *self)
{
  return NULL;
}

static char *
dup_no_tooltip (BastidePage *self)
{
  return NULL;
}

static void
set_defaults (BastidePageInterface *iface)
{
  iface->is_empty = yes;
  iface->can_open = yes;
  iface->open = ignore_file;
  iface->has_file = no_file;
  iface->clear = ignore;
  iface->may_close = close_at_once;
  iface->save_state = ignore;
  iface->set_size = ignore_size;
  iface->get_key_scope = usual_keys;
  iface->get_help = no_more_help;
  iface->go_back = no;
  iface->press_key = pass_key;
  iface->release_key = ignore_key;
  iface->get_nth_pane = no_pane;
  iface->has_sheet = no;
  iface->get_shown = get_no_shown;
  iface->dup_tooltip = dup_no_tooltip;
  iface->has_picture = bastide_page_has_sheet;
}

static void
bastide_page_default_init (BastidePageInterface *iface)
{
  set_defaults (iface);
  for (guint i = BASTIDE_PAGE_TITLE; i < BASTIDE_PAGE_N_TEXTS; i++)
    g_object_interface_install_property (iface, g_param_spec_string (
      text_names[i], NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  signals[OPENED] = g_signal_new ("opened", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[MADE] = g_signal_new ("made", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, BASTIDE_TYPE_PAGE);
  signals[LEFT] = g_signal_new ("left", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[NOT_MINE] = g_signal_new ("not-mine", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);
  signals[DRAFT] = g_signal_new ("draft", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[ARCHIVE] = g_signal_new ("archive", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[USED] = g_signal_new ("used", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[NOTICE] = g_signal_new ("notice", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[RECORD] = g_signal_new ("record", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[TOAST] = g_signal_new ("toast", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 4, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING,
                                 G_TYPE_VARIANT);
  signals[OUTDATED] = g_signal_new ("outdated", BASTIDE_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

/* The class stays: it has pages sooner or later. */
static BastidePageInterface *
ref_interface (GType type)
{
  return g_type_interface_peek (g_type_class_ref (type), BASTIDE_TYPE_PAGE);
}

const char *
bastide_page_type_get_name (GType type)
{
  return ref_interface (type)->name;
}

const char *
bastide_page_type_get_label (GType type)
{
  return g_dpgettext2 (NULL, "page", ref_interface (type)->label);
}

const char *
bastide_page_get_name (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->name;
}

const char *
bastide_page_get_label (BastidePage *self)
{
  return bastide_page_type_get_label (G_OBJECT_TYPE (self));
}

GActionGroup *
bastide_page_get_actions (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->get_actions (self);
}

gboolean
bastide_page_is_empty (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->is_empty (self);
}

gboolean
bastide_page_can_open (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->can_open (self);
}

void
bastide_page_open (BastidePage *self,
                   GFile       *file,
                   const char  *node_path)
{
  BASTIDE_PAGE_GET_IFACE (self)->open (self, file, node_path);
}

gboolean
bastide_page_has_file (BastidePage *self,
                       GFile       *file)
{
  return BASTIDE_PAGE_GET_IFACE (self)->has_file (self, file);
}

void
bastide_page_clear (BastidePage *self)
{
  BASTIDE_PAGE_GET_IFACE (self)->clear (self);
}

gboolean
bastide_page_may_close (BastidePage *self,
                        gboolean     is_last)
{
  return BASTIDE_PAGE_GET_IFACE (self)->may_close (self, is_last);
}

void
bastide_page_save_state (BastidePage *self)
{
  BASTIDE_PAGE_GET_IFACE (self)->save_state (self);
}

void
bastide_page_set_size (BastidePage *self,
                       int          width,
                       int          height,
                       double       text_scale)
{
  BASTIDE_PAGE_GET_IFACE (self)->set_size (self, width, height, text_scale);
}

BastideKeyScope
bastide_page_get_key_scope (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->get_key_scope (self);
}

gboolean
bastide_page_go_back (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->go_back (self);
}

void
bastide_page_get_help (BastidePage     *self,
                       BastidePageHelp *help)
{
  *help = (BastidePageHelp) { .text = _(BASTIDE_PAGE_GET_IFACE (self)->help), .scope = bastide_page_get_key_scope (self) };
  BASTIDE_PAGE_GET_IFACE (self)->get_help (self, help);
}

gboolean
bastide_page_press_key (BastidePage     *self,
                        guint            key,
                        GdkModifierType  modifiers,
                        guint32          time)
{
  return BASTIDE_PAGE_GET_IFACE (self)->press_key (self, key, modifiers, time);
}

void
bastide_page_release_key (BastidePage *self,
                          guint        key,
                          guint32      time)
{
  BASTIDE_PAGE_GET_IFACE (self)->release_key (self, key, time);
}

static gboolean
take_focus (GtkWidget *pane)
{
  return gtk_widget_get_child_visible (pane) && gtk_widget_get_mapped (pane) && bastide_focus_enter (pane);
}

void
bastide_page_next_pane (BastidePage         *self,
                        GtkWidget * const   *above)
{
  BastidePageInterface *iface = BASTIDE_PAGE_GET_IFACE (self);
  g_autoptr (GPtrArray) panes = g_ptr_array_new ();
  GtkWidget *pane;
  guint at = 0;

  for (guint i = 0; above[i] != NULL; i++)
    g_ptr_array_add (panes, above[i]);
  for (guint i = 0; (pane = iface->get_nth_pane (self, i)) != NULL; i++)
    g_ptr_array_add (panes, pane);
  for (guint i = 0; i < panes->len; i++)
    if (bastide_focus_is_within (panes->pdata[i]))
      at = i;
  for (guint i = 1; i <= panes->len; i++)
    if (take_focus (panes->pdata[(at + i) % panes->len]))
      return;
}

gboolean
bastide_page_has_picture (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->has_picture (self);
}

BastideShown *
bastide_page_get_shown (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->get_shown (self);
}

char *
bastide_page_dup_tooltip (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->dup_tooltip (self);
}

gboolean
bastide_page_has_sheet (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->has_sheet (self);
}

BastideSheet *
bastide_page_dup_sheet (BastidePage *self)
{
  return BASTIDE_PAGE_GET_IFACE (self)->dup_sheet (self);
}

/* --- For pages --- */

static void
free_texts (gpointer data)
{
  char **texts = data;

  for (guint i = 0; i < BASTIDE_PAGE_N_TEXTS; i++)
    g_free (texts[i]);
  g_free (texts);
}

static char **
get_texts (gpointer page)
{
  char **texts = g_object_get_qdata (page, texts_quark ());

  if (texts == NULL)
    {
      texts = g_new0 (char *, BASTIDE_PAGE_N_TEXTS);
      g_object_set_qdata_full (page, texts_quark (), texts, free_texts);
    }

  return texts;
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  g_value_set_string (value, get_texts (object)[id]);
}

void
bastide_page_install_properties (GObjectClass *klass)
{
  klass->get_property = get_property;
  for (guint i = BASTIDE_PAGE_TITLE; i < BASTIDE_PAGE_N_TEXTS; i++)
    g_object_class_override_property (klass, i, text_names[i]);
}

void
bastide_page_set_text (BastidePage     *self,
                       BastidePageText  which,
                       const char      *text)
{
  char **texts = get_texts (self);

  if (g_strcmp0 (texts[which], text) == 0)
    return;
  g_free (texts[which]);
  texts[which] = g_strdup (text);
  g_object_notify (G_OBJECT (self), text_names[which]);
}

void
bastide_page_tell (BastidePage *self,
                   const char  *text)
{
  bastide_page_tell_with (self, text, NULL, NULL, NULL);
}

void
bastide_page_tell_with (BastidePage *self,
                        const char  *text,
                        const char  *button,
                        const char  *action,
                        GVariant    *target)
{
  g_signal_emit (self, signals[TOAST], 0, text, button, action, target);
}

/* A line each, of as many as one may want to read. (transfer full) */
static char *
dup_issues (GPtrArray *issues)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (issues->len, MAX_ISSUES); i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? "\n" : "", issue->place != NULL ? issue->place : "",
                              issue->place != NULL ? ": " : "", issue->message);
    }
  if (issues->len > MAX_ISSUES)
    g_string_append (text, "\n…");

  return g_string_free (text, FALSE);
}

void
bastide_page_tell_issues (BastidePage *self,
                          GPtrArray   *issues)
{
  const BstIoIssue *first;
  g_autofree char *text = NULL;
  g_autofree char *all = NULL;

  if (issues->len == 0)
    return;

  first = g_ptr_array_index (issues, 0);
  if (issues->len == 1)
    {
      bastide_page_tell (self, first->message);
      return;
    }
  /* Translators: %s is a whole sentence, %u how many others there are. */
  text = g_strdup_printf (ngettext ("%s (and %u more remark)", "%s (and %u more remarks)",
                                    issues->len - 1),
                          first->message, issues->len - 1);
  all = dup_issues (issues);
  /* Translators: a button: all remarks about a file that was opened. */
  bastide_page_tell_with (self, text, C_("button", "Show All"), "win.remarks", g_variant_new_string (all));
}

void
bastide_page_tell_not_opened (BastidePage  *self,
                              const GError *error)
{
  g_autofree char *text = NULL;

  /* Translators: %s says why, beginning with the file's name. */
  text = g_strdup_printf (_("This file cannot be opened. %s"), error->message);
  bastide_page_notice (self, BASTIDE_NOTICE_NOT_OPENED, text);
}

gboolean
bastide_page_undo_typing (BastidePage *self,
                          gboolean     redo)
{
  GtkWindow *window = bastide_page_get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    return FALSE;
  /* A number is a value of the game as soon as it is stepped to. */
  if (gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) != NULL)
    return FALSE;
  gtk_widget_activate_action (focus, redo ? "text.redo" : "text.undo", NULL);

  return TRUE;
}

void
bastide_page_settle (BastidePage *self)
{
  GtkWindow *window = bastide_page_get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  if (focus == NULL || !GTK_IS_EDITABLE (focus))
    return;
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
}

void
bastide_page_notice (BastidePage       *self,
                     BastideNoticeKind  kind,
                     const char        *text)
{
  g_signal_emit (self, signals[NOTICE], 0, kind, text);
}

GtkWindow *
bastide_page_get_window (BastidePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

void
bastide_page_enable (BastidePage        *self,
                     const char * const *names,
                     gboolean            enabled)
{
  GActionMap *map = G_ACTION_MAP (bastide_page_get_actions (self));

  for (; *names != NULL; names++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, *names)), enabled);
}

void
bastide_page_put_late (BastideKeys *keys,
                       AdwBin      *place,
                       GtkWidget   *pane)
{
  adw_bin_set_child (place, pane);
  bastide_accessible_name_buttons (pane);
  bastide_keys_set_tooltips (keys, pane);
}
