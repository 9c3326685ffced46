/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-header.h"
#include "bastide-accessible.h"
#include "bastide-late-menu.h"
#include "bastide-recent.h"
#include "bastide-show-popover.h"
#include "bastide-template.h"
#include "bastide-turn-title.h"

#include <glib/gi18n.h>

/* What is to be seen of the title, at the least. */
#define TITLE_WIDTH 72
/* Before it is cut the words of buttons go, and what the menu has as well: of a game it says where one is, and who lays what. */
#define WHOLE_TITLE_WIDTH 170
/* Of it when the buttons of both panes are there, too. A window gets no narrower than its contents,
 * so they have to yield before. */
#define SHORT_TITLE_WIDTH 24
#define LEAST_TITLE_WIDTH 8

/* How much the header bar leaves out: only what a menu has then, and the words of its buttons. */
typedef enum
{
  HEADER_WHOLE,
  HEADER_NO_SHOW_WORD,
  HEADER_NO_EDITING,
  HEADER_NO_WORD,
  HEADER_NO_OPEN,
  HEADER_NO_PANE,
  HEADER_NO_TITLE
} HeaderLevel;

struct _BastideHeader
{
  GtkWidget       parent_instance;

  BastideKeys    *keys;
  BastidePage    *page;         /* weak */
  char           *page_label;   /* without its mnemonic */
  int             width;        /* of the window, for which it was made to fit; 0: not known yet */
  HeaderLevel     level;
  GSignalGroup   *signals;      /* of the page */
  GSignalGroup   *action_signals;

  /* Template */
  GtkWidget      *bar;
  AdwWindowTitle *title;
  BastideTurnTitle *turn_title; /* that has it */
  GtkMenuButton  *page_button;
  GMenu          *page_menu;
  GtkMenuButton  *menu_button;
  GMenuModel     *primary_menu;
  AdwSplitButton *open_button;
  GtkWidget      *exam_chip;
  GtkMenuButton  *show_button;
  GMenu          *icons;        /* of the menu: what has no room in the bar */
  GtkWidget      *undo_button;
  GtkWidget      *redo_button;
  GtkWidget      *edit_button;
  GtkWidget      *side_button;
  GtkWidget      *pane_button;
};

G_DEFINE_FINAL_TYPE (BastideHeader, bastide_header, GTK_TYPE_WIDGET)

/* --- Room --- */

/* On a phone the lists, and what is shown, have buttons at the thumbs. */
static gboolean
has_thumbs (BastideHeader *self)
{
  GActionGroup *actions = bastide_page_get_actions (self->page);

  return g_action_group_has_action (actions, "list") && g_action_group_get_action_enabled (actions, "list");
}

static void
set_level (BastideHeader *self,
           HeaderLevel    level)
{
  GActionGroup *actions = bastide_page_get_actions (self->page);

  self->level = level;
  gtk_widget_set_visible (self->undo_button, level < HEADER_NO_EDITING
                                             && g_action_group_has_action (actions, "undo"));
  gtk_widget_set_visible (self->redo_button, level < HEADER_NO_EDITING
                                             && g_action_group_has_action (actions, "redo"));
  gtk_widget_set_visible (self->edit_button, level < HEADER_NO_EDITING
                                             && g_action_group_has_action (actions, "edit"));
  gtk_widget_set_visible (GTK_WIDGET (self->open_button), level < HEADER_NO_OPEN);
  gtk_widget_set_visible (self->side_button, level < HEADER_NO_PANE && !has_thumbs (self)
                                             && g_action_group_has_action (actions, "sidebar"));
  gtk_widget_set_visible (self->pane_button, level < HEADER_NO_PANE && !has_thumbs (self)
                                             && g_action_group_has_action (actions, "pane"));
  gtk_widget_set_visible (GTK_WIDGET (self->show_button), !has_thumbs (self)
                                                          && g_action_group_has_action (actions, "zoom-in"));
  /* With large letters; the desktop has it still. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), level < HEADER_NO_TITLE);
  if (level < HEADER_NO_SHOW_WORD)
    gtk_menu_button_set_label (self->show_button, C_("button", "Show"));
  else
    gtk_menu_button_set_icon_name (self->show_button, "bastide-show-symbolic");
  if (level < HEADER_NO_WORD)
    {
      adw_split_button_set_label (self->open_button, C_("button", "Open"));
      gtk_menu_button_set_label (self->page_button, self->page_label);
    }
  else
    {
      adw_split_button_set_icon_name (self->open_button, "document-open-symbolic");
      gtk_menu_button_set_icon_name (self->page_button, "bastide-tile-symbolic");
    }
  /* Newer versions of GTK name it by its label still when that is gone, and not by its own name. */
  gtk_accessible_reset_relation (
    GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->open_button))),
    GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static void
append_icon (BastideHeader *self,
             const char    *label,
             const char    *icon,
             const char    *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "verb-icon", "s", icon);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (self->icons, item);
}

/* What would be undone or redone. (transfer full) */
static char *
dup_change (BastideHeader *self,
            const char    *property,
            const char    *fallback)
{
  char *label = NULL;

  g_object_get (self->page, property, &label, NULL);

  return label != NULL ? label : g_strdup (fallback);
}

/* The first row of the menu has what the bar leaves out. */
static void
update_icons (BastideHeader *self)
{
  g_autofree char *undo = dup_change (self, "undo-label", _("_Undo"));
  g_autofree char *redo = dup_change (self, "redo-label", _("_Redo"));
  g_autofree char *side = NULL;

  g_menu_remove_all (self->icons);
  if (self->level >= HEADER_NO_OPEN)
    append_icon (self, _("Open a Game…"), "document-open-symbolic", "win.open");
  if (self->level < HEADER_NO_EDITING)
    return;
  append_icon (self, undo, "edit-undo-symbolic", "page.undo");
  append_icon (self, redo, "edit-redo-symbolic", "page.redo");
  append_icon (self, _("_Edit the Position"), "document-edit-symbolic", "page.edit");
  if (self->level < HEADER_NO_PANE || has_thumbs (self))
    return;
  /* What lies below the board then; without it the lessons would be reached by the key alone. */
  g_object_get (self->page, "side-title", &side, NULL);
  if (side != NULL)
    append_icon (self, side, "sidebar-show-symbolic", "page.sidebar");
}

#define DOT " · "

/* What is open, or else the program; where in it one is, and whose turn it is. On a phone the players stand right below, and
 * whose turn it is has the room of the first line. */
static void
update_titles (BastideHeader *self)
{
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_auto (GStrv) parts = NULL;
  gboolean is_on_top;

  g_object_get (self->page, "heading", &heading, "title", &title, "subtitle", &subtitle, NULL);
  if (subtitle != NULL && has_thumbs (self))
    parts = g_strsplit (subtitle, DOT, -1);
  is_on_top = parts != NULL && g_strv_length (parts) > 1;
  adw_window_title_set_title (self->title, is_on_top ? parts[1] : heading != NULL ? heading
                                           : title != NULL ? title : _("Bastide"));
  adw_window_title_set_subtitle (self->title, is_on_top ? parts[0] : subtitle);
  bastide_turn_title_set_on_top (self->turn_title, is_on_top);
}

void
bastide_header_fit (BastideHeader *self)
{
  HeaderLevel before = self->level;
  int minimum;

  if (self->width == 0)
    return;
  for (HeaderLevel level = HEADER_WHOLE; level <= HEADER_NO_TITLE; level++)
    {
      /* Rather a short title than no button for the pane, and any title than none. */
      int title = level < HEADER_NO_EDITING ? TITLE_WIDTH
                  : level < HEADER_NO_OPEN ? WHOLE_TITLE_WIDTH
                  : level < HEADER_NO_PANE ? SHORT_TITLE_WIDTH : LEAST_TITLE_WIDTH;

      set_level (self, level);
      gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum + title <= self->width)
        break;
    }
  if (self->level != before)
    update_icons (self);
  update_titles (self);
}

void
bastide_header_set_width (BastideHeader *self,
                          int            width)
{
  g_return_if_fail (BASTIDE_IS_HEADER (self));

  if (width == self->width)
    return;
  self->width = width;
  bastide_header_fit (self);
}

/* --- The pages --- */

static void
drop_mnemonic (char *label)
{
  char *mnemonic = strchr (label, '_');

  if (mnemonic != NULL)
    memmove (mnemonic, mnemonic + 1, strlen (mnemonic));
}

void
bastide_header_add_page (BastideHeader *self,
                         GType          type)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (bastide_page_type_get_label (type), NULL);

  g_return_if_fail (BASTIDE_IS_HEADER (self));

  g_menu_item_set_action_and_target (item, "win.page", "s", bastide_page_type_get_name (type));
  g_menu_append_item (self->page_menu, item);
}

void
bastide_header_remove_page (BastideHeader *self,
                            GType          type)
{
  GMenuModel *menu = G_MENU_MODEL (self->page_menu);

  g_return_if_fail (BASTIDE_IS_HEADER (self));

  for (int i = g_menu_model_get_n_items (menu) - 1; i >= 0; i--)
    {
      g_autoptr (GVariant) name = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

      if (strcmp (g_variant_get_string (name, NULL), bastide_page_type_get_name (type)) == 0)
        g_menu_remove (self->page_menu, i);
    }
}

/* "What a button does (Key)". */
static void
name_button (BastideHeader *self,
             GtkWidget     *button,
             const char    *action,
             const char    *name)
{
  g_autofree char *tooltip = bastide_keys_dup_tooltip (self->keys, action, name);

  gtk_widget_set_tooltip_text (button, tooltip);
  bastide_accessible_set_label (button, name);
}

static void
undo_changed (BastideHeader *self)
{
  g_autofree char *undo = dup_change (self, "undo-label", _("_Undo"));
  g_autofree char *redo = dup_change (self, "redo-label", _("_Redo"));

  update_icons (self);
  drop_mnemonic (undo);
  name_button (self, self->undo_button, "page.undo", undo);
  drop_mnemonic (redo);
  name_button (self, self->redo_button, "page.redo", redo);
}

static void
side_changed (BastideHeader *self)
{
  g_autofree char *name = NULL;

  g_object_get (self->page, "side-title", &name, NULL);
  if (name != NULL)
    name_button (self, self->side_button, "page.sidebar", name);
  update_icons (self);
}

/* Made anew each time: pictures are of what the board shows. */
static void
create_show (GtkMenuButton *button,
             gpointer       data)
{
  BastideHeader *self = data;

  gtk_menu_button_set_popover (button, bastide_show_popover_new (self->keys, self->page));
}

void
bastide_header_show (BastideHeader *self)
{
  g_return_if_fail (BASTIDE_IS_HEADER (self));

  if (has_thumbs (self))
    g_action_group_change_action_state (bastide_page_get_actions (self->page), "list", g_variant_new_string ("show"));
  else
    gtk_menu_button_popup (self->show_button);
}

static void
keys_changed (BastideHeader *self)
{
  g_autofree char *open = bastide_keys_dup_tooltip (self->keys, "win.open", _("Open a game"));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->open_button), open);
  name_button (self, self->exam_chip, "page.exam", _("Leave exam mode"));
  name_button (self, self->edit_button, "page.edit", _("Edit the position"));
  name_button (self, self->pane_button, "page.pane", _("Moves, scores and features"));
  if (self->page == NULL)
    return;
  undo_changed (self);
  side_changed (self);
}

void
bastide_header_set_keys (BastideHeader *self,
                         BastideKeys   *keys)
{
  g_return_if_fail (BASTIDE_IS_HEADER (self));
  g_return_if_fail (self->keys == NULL);

  self->keys = g_object_ref (keys);
  g_signal_connect_object (keys, "changed", G_CALLBACK (keys_changed), self, G_CONNECT_SWAPPED);
  keys_changed (self);
}

/* Made when it is asked for: it names the rules, which are looked up among all that have a name. */
static gboolean
query_title (BastideHeader *self,
             int            x,
             int            y,
             gboolean       by_keyboard,
             GtkTooltip    *tooltip)
{
  g_autofree char *text = self->page != NULL ? bastide_page_dup_tooltip (self->page) : NULL;

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
subtitle_changed (BastideHeader *self)
{
  update_titles (self);
  bastide_turn_title_set_shown (self->turn_title, bastide_page_get_shown (self->page));
}

/* It tells that an exam is on, and is no invitation to one. */
static void
exam_changed (BastideHeader *self)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (bastide_page_get_actions (self->page), "exam");

  gtk_widget_set_visible (self->exam_chip, state != NULL && g_variant_get_boolean (state));
  bastide_header_fit (self);
}

void
bastide_header_set_page (BastideHeader *self,
                         BastidePage   *page)
{
  g_return_if_fail (BASTIDE_IS_HEADER (self));

  g_set_weak_pointer (&self->page, page);
  g_free (self->page_label);
  self->page_label = g_strdup (bastide_page_get_label (page));
  drop_mnemonic (self->page_label);
  g_signal_group_set_target (self->signals, page);
  g_signal_group_set_target (self->action_signals, bastide_page_get_actions (page));
  subtitle_changed (self);
  undo_changed (self);
  side_changed (self);
  exam_changed (self);
}

/* --- Class --- */

static void
bastide_header_dispose (GObject *object)
{
  BastideHeader *self = BASTIDE_HEADER (object);

  g_clear_object (&self->keys);
  g_clear_object (&self->signals);
  g_clear_object (&self->action_signals);
  g_clear_weak_pointer (&self->page);
  g_clear_pointer (&self->page_label, g_free);
  g_clear_pointer (&self->bar, gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_header_parent_class)->dispose (object);
}

static void
bastide_header_class_init (BastideHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_header_dispose;

  g_type_ensure (BASTIDE_TYPE_TURN_TITLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-header.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideHeader, bar, title, turn_title, page_button, page_menu, menu_button, primary_menu,
                             open_button, exam_chip, show_button, icons, undo_button, redo_button, edit_button,
                             side_button, pane_button);
  bastide_template_callbacks (widget_class, query_title);
}

static void
bastide_header_init (BastideHeader *self)
{
  static const char * const titles[] = { "notify::heading", "notify::title" };

  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_late_menu_set (self->page_button, G_MENU_MODEL (self->page_menu));
  bastide_late_menu_set (self->menu_button, self->primary_menu);
  gtk_menu_button_set_create_popup_func (self->show_button, create_show, self, NULL);
  bastide_recent_fill (self->open_button);

  self->signals = g_signal_group_new (GTK_TYPE_WIDGET);
  self->action_signals = g_signal_group_new (G_TYPE_ACTION_GROUP);
  g_signal_group_connect_swapped (self->action_signals, "action-state-changed::exam", G_CALLBACK (exam_changed),
                                  self);
  g_signal_group_connect_swapped (self->action_signals, "action-enabled-changed::list", G_CALLBACK (bastide_header_fit),
                                  self);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_signal_group_connect_swapped (self->signals, titles[i], G_CALLBACK (update_titles), self);
  g_signal_group_connect_swapped (self->signals, "notify::subtitle", G_CALLBACK (subtitle_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::undo-label", G_CALLBACK (undo_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::redo-label", G_CALLBACK (undo_changed), self);
}
