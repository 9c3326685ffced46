/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window remembers from the last one, and how its panes follow its width. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-notice.h"
#include "bastide-text-size.h"

#include <glib/gi18n.h>

/* Widths are for usual text; with larger text, larger ones. */

/* Narrower than this the sidebar, and then the pane, lies over the board. */
#define SIDE_WIDTH 1100
#define PANE_WIDTH 860
/* Narrower than this the buttons of a bar are below its sentence. */
#define NARROW_WIDTH 560
/* Narrower than this the timeline has no buttons to both ends. */
#define SHORT_WIDTH  260
/* Of the cards over the board, about. */
#define CARD_WIDTH   260
#define CARD_HEIGHT  120
/* What is to be seen of the title, at the least. */
#define TITLE_WIDTH 72
/* Of it when the buttons of both panes are there, too. A window gets no narrower than its contents,
 * so they have to yield before. */
#define SHORT_TITLE_WIDTH 24
#define LEAST_TITLE_WIDTH 8

/* How much the header bar leaves out: only what the menu has too, and the word of Open. */
typedef enum
{
  HEADER_WHOLE,
  HEADER_NO_OVERLAYS,
  HEADER_NO_EDITING,
  HEADER_NO_WORD,
  HEADER_NO_PANE,
  HEADER_NO_TITLE
} HeaderLevel;

static void
set_header (BastideWindow *self,
            HeaderLevel    level)
{
  gtk_widget_set_visible (GTK_WIDGET (self->overlays), level < HEADER_NO_OVERLAYS);
  gtk_widget_set_visible (self->undo_button, level < HEADER_NO_EDITING);
  gtk_widget_set_visible (self->redo_button, level < HEADER_NO_EDITING);
  gtk_widget_set_visible (self->edit_button, level < HEADER_NO_EDITING);
  /* A booklet has no pane. */
  gtk_widget_set_visible (self->pane_button, level < HEADER_NO_PANE
                                             && !bastide_window_is_solving (self));
  /* With large letters; the desktop has it still. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), level < HEADER_NO_TITLE);
  if (level < HEADER_NO_WORD)
    adw_split_button_set_label (self->open_button, C_("button", "Open"));
  else
    adw_split_button_set_icon_name (self->open_button, "document-open-symbolic");
}

/* It is measured, since nobody knows the words, the fonts and the buttons of the desktop. */
void
bastide_window_fit_header (BastideWindow *self)
{
  int minimum;

  for (HeaderLevel level = HEADER_WHOLE; level <= HEADER_NO_TITLE; level++)
    {
      /* Rather a short title than no button for the pane, and any title than none. */
      int title = level < HEADER_NO_WORD ? TITLE_WIDTH
                  : level < HEADER_NO_PANE ? SHORT_TITLE_WIDTH : LEAST_TITLE_WIDTH;

      set_header (self, level);
      gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum + title <= self->width)
        break;
    }
}

static void
set_narrow (BastideWindow *self,
            gboolean       is_narrow)
{
  /* This comes at every layout: the card may only move, and ask for another one, when there is a reason. */
  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    if (self->notice[i] != NULL)
      bastide_notice_set_narrow (BASTIDE_NOTICE (self->notice[i]), is_narrow);
  bastide_window_update_card (self);
}

static void
set_width (BastideWindow *self,
           int            width)
{
  double scale = bastide_text_size_get_scale (GTK_WIDGET (self));

  bastide_split_view_set_room (self->side, width, scale);
  bastide_split_view_set_room (self->pane, width, scale);
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * scale);
  bastide_split_view_set_folded (self->pane, width < PANE_WIDTH * scale);
  bastide_puzzle_session_view_set_width (self->session_view, width, scale);
  bastide_timeline_set_short (self->timeline, width < SHORT_WIDTH * scale);
  bastide_board_set_card_size (self->board, (int) (CARD_WIDTH * scale), (int) (CARD_HEIGHT * scale));
  set_narrow (self, width < NARROW_WIDTH * scale);
  if (width == self->width)
    return;
  self->width = width;
  bastide_window_fit_header (self);
}

/* The surface is wider by the window's shadow. */
static void
surface_resized (BastideWindow *self)
{
  set_width (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

/* The header bar is measured once its labels know. */
static void
text_size_changed (BastideWindow *self)
{
  set_width (self, self->width);
  bastide_window_fit_header (self);
}

static void
realized (BastideWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  set_width (self, width);
  g_signal_connect_object (surface, "layout", G_CALLBACK (surface_resized), self,
                           G_CONNECT_SWAPPED);
}

void
bastide_window_restore_state (BastideWindow *self)
{
  g_autofree char *tab = NULL;

  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "is-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  bastide_split_view_set_show (self->side, g_settings_get_boolean (self->settings,
                                                                   "sidebar-visible"));
  bastide_split_view_set_show (self->pane, g_settings_get_boolean (self->settings,
                                                                   "pane-visible"));
  g_settings_bind (self->settings, "only-left", self->bag, "only-left", G_SETTINGS_BIND_DEFAULT);
  tab = g_settings_get_string (self->settings, "pane-tab");
  if (gtk_stack_get_child_by_name (self->tabs, tab) != NULL)
    gtk_stack_set_visible_child_name (self->tabs, tab);
  g_signal_connect (self, "realize", G_CALLBACK (realized), NULL);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_bar, "notify::visible",
                           G_CALLBACK (bastide_window_update_card), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edit_bar, "notify::visible",
                           G_CALLBACK (bastide_window_update_card), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry_card, "notify::visible",
                           G_CALLBACK (bastide_window_update_card), self, G_CONNECT_SWAPPED);
}

void
bastide_window_save_state (BastideWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (360, width));
  g_settings_set_int (self->settings, "window-height", MAX (294, height));
  g_settings_set_boolean (self->settings, "is-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  g_settings_set_string (self->settings, "pane-tab",
                         gtk_stack_get_visible_child_name (self->tabs));
  /* Over the board they come and go: that is no choice of the reader. */
  if (!bastide_split_view_get_folded (self->side))
    g_settings_set_boolean (self->settings, "sidebar-visible",
                            bastide_split_view_get_show (self->side));
  if (!bastide_split_view_get_folded (self->pane))
    g_settings_set_boolean (self->settings, "pane-visible",
                            bastide_split_view_get_show (self->pane));
}
