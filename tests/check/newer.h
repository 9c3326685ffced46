/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the newer half of bastide-compat.c calls, for libraries that do not have it yet: GTK 4.10, and
 * libadwaita 1.4 and 1.5. It is compiled with this, so that it stays right where nobody builds it; it
 * cannot be linked. */

#pragma once

#include <adwaita.h>

#undef ADW_CHECK_VERSION
#define ADW_CHECK_VERSION(major, minor, micro) 1
#undef GTK_CHECK_VERSION
#define GTK_CHECK_VERSION(major, minor, micro) 1

G_BEGIN_DECLS

/* --- GTK 4.10 --- */

G_DECLARE_FINAL_TYPE (GtkFileDialog, gtk_file_dialog, GTK, FILE_DIALOG, GObject)

GtkFileDialog *gtk_file_dialog_new                  (void);
void           gtk_file_dialog_set_title            (GtkFileDialog       *self,
                                                     const char          *title);
void           gtk_file_dialog_set_filters          (GtkFileDialog       *self,
                                                     GListModel          *filters);
void           gtk_file_dialog_set_initial_name     (GtkFileDialog       *self,
                                                     const char          *name);
void           gtk_file_dialog_set_initial_folder   (GtkFileDialog       *self,
                                                     GFile               *folder);
void           gtk_file_dialog_open_multiple        (GtkFileDialog       *self,
                                                     GtkWindow           *parent,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
GListModel    *gtk_file_dialog_open_multiple_finish (GtkFileDialog       *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);
void           gtk_file_dialog_save                 (GtkFileDialog       *self,
                                                     GtkWindow           *parent,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
GFile         *gtk_file_dialog_save_finish          (GtkFileDialog       *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);

/* --- libadwaita 1.4 --- */

typedef enum { ADW_LENGTH_UNIT_PX } AdwLengthUnit;

G_DECLARE_FINAL_TYPE (AdwOverlaySplitView, adw_overlay_split_view, ADW, OVERLAY_SPLIT_VIEW, GtkWidget)

GtkWidget *adw_overlay_split_view_new                   (void);
void       adw_overlay_split_view_set_content           (AdwOverlaySplitView *self,
                                                         GtkWidget           *content);
void       adw_overlay_split_view_set_sidebar           (AdwOverlaySplitView *self,
                                                         GtkWidget           *sidebar);
void       adw_overlay_split_view_set_sidebar_position  (AdwOverlaySplitView *self,
                                                         GtkPackType          position);
void       adw_overlay_split_view_set_pin_sidebar (AdwOverlaySplitView *self,
                                                   gboolean             pin_sidebar);
void       adw_overlay_split_view_set_min_sidebar_width (AdwOverlaySplitView *self,
                                                         double               width);
void       adw_overlay_split_view_set_max_sidebar_width (AdwOverlaySplitView *self,
                                                         double               width);
void       adw_overlay_split_view_set_sidebar_width_unit (AdwOverlaySplitView *self,
                                                         AdwLengthUnit        unit);
void       adw_overlay_split_view_set_collapsed         (AdwOverlaySplitView *self,
                                                         gboolean             collapsed);

/* --- libadwaita 1.5 --- */

G_DECLARE_DERIVABLE_TYPE (AdwDialog, adw_dialog, ADW, DIALOG, GtkWidget)

struct _AdwDialogClass
{
  GtkWidgetClass parent_class;
};

void       adw_dialog_set_title                        (AdwDialog             *self,
                                                        const char            *title);
void       adw_dialog_present                          (AdwDialog             *self,
                                                        GtkWidget             *parent);
void       adw_dialog_set_focus                        (AdwDialog             *self,
                                                        GtkWidget             *focus);
void       adw_dialog_force_close                      (AdwDialog             *self);
AdwDialog *adw_window_get_visible_dialog               (AdwWindow             *self);
AdwDialog *adw_application_window_get_visible_dialog   (AdwApplicationWindow  *self);

G_DECLARE_FINAL_TYPE (AdwAlertDialog, adw_alert_dialog, ADW, ALERT_DIALOG, AdwDialog)

AdwDialog *adw_alert_dialog_new                        (const char            *heading,
                                                        const char            *body);
void       adw_alert_dialog_add_response               (AdwAlertDialog        *self,
                                                        const char            *id,
                                                        const char            *label);
void       adw_alert_dialog_add_responses              (AdwAlertDialog        *self,
                                                        const char            *first,
                                                        ...) G_GNUC_NULL_TERMINATED;
void       adw_alert_dialog_set_response_appearance    (AdwAlertDialog        *self,
                                                        const char            *response,
                                                        AdwResponseAppearance  appearance);
void       adw_alert_dialog_set_default_response       (AdwAlertDialog        *self,
                                                        const char            *response);
void       adw_alert_dialog_set_close_response         (AdwAlertDialog        *self,
                                                        const char            *response);
void       adw_alert_dialog_set_extra_child            (AdwAlertDialog        *self,
                                                        GtkWidget             *child);

G_DECLARE_FINAL_TYPE (AdwPreferencesDialog, adw_preferences_dialog, ADW, PREFERENCES_DIALOG, AdwDialog)

AdwDialog *adw_preferences_dialog_new                  (void);
void       adw_preferences_dialog_add                  (AdwPreferencesDialog  *self,
                                                        AdwPreferencesPage    *page);
void       adw_preferences_dialog_set_search_enabled   (AdwPreferencesDialog  *self,
                                                        gboolean               enabled);

#define ADW_TYPE_ABOUT_DIALOG (adw_about_dialog_get_type ())
GType      adw_about_dialog_get_type                   (void);

G_END_DECLS
