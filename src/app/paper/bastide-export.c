/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-export.h"
#include "bastide-compat.h"
#include "bastide-explain.h"
#include "bastide-file-filters.h"
#include "bastide-preview.h"
#include "bastide-template.h"

#include <glib/gi18n.h>
#include <math.h>

/* Pixels a tile, in the order of the choices. */
static const guint tile_sizes[] = { 48, 96, 192, 384 };
#define DEFAULT_SIZE 1

/* What is drawn, in the order of the choices. */
enum
{
  AREA_WHOLE,
  AREA_SEEN,
  AREA_A3,
  AREA_A2
};

/* In the order of BstRenderExportFormat. */
static const char * const endings[] = { ".png", ".svg", ".pdf" };

struct _BastideExport
{
  AdwWindow       parent_instance;

  /* Owned */
  GSettings      *settings;
  BastidePicture *picture;
  char           *name;

  /* Template */
  BastidePreview *preview;
  GtkWidget      *export_button;
  AdwComboRow    *format;
  AdwComboRow    *area;
  AdwComboRow    *size;
  GtkWidget      *legend_row;
  GtkSwitch      *legend;
};

enum
{
  WRITE,
  COPY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideExport, bastide_export, ADW_TYPE_WINDOW)

/* Only pixels have a size: the others are as sharp in any. */
void
bastide_export_get_options (GSettings             *settings,
                            BstRenderExportFormat  format,
                            BastidePictureOptions *options)
{
  guint size = format == BST_RENDER_EXPORT_PNG ? g_settings_get_uint (settings, "picture-size")
                                               : DEFAULT_SIZE;
  guint area = g_settings_get_uint (settings, "picture-area");

  options->tile_size = tile_sizes[MIN (size, G_N_ELEMENTS (tile_sizes) - 1)];
  options->is_part = area == AREA_SEEN;
  options->is_poster = area >= AREA_A3;
  options->paper = area == AREA_A2 ? BST_SHEET_POSTER_A2 : BST_SHEET_POSTER_A3;
  options->poster_scale = size + 1;
  options->has_legend = g_settings_get_boolean (settings, "picture-legend");
}

static void
get_options (BastideExport         *self,
             BastidePictureOptions *options)
{
  bastide_export_get_options (self->settings,
                              (BstRenderExportFormat) adw_combo_row_get_selected (self->format),
                              options);
}

/* --- Preview --- */

static void
draw_picture (cairo_t  *cr,
              gpointer  owner)
{
  BastideExport *self = owner;
  BastidePictureOptions options;

  get_options (self, &options);
  bastide_picture_draw (self->picture, &options, NULL, cr);
}

static void
update (BastideExport *self)
{
  gboolean is_png = adw_combo_row_get_selected (self->format) == BST_RENDER_EXPORT_PNG;
  g_autofree char *text = NULL;
  BastidePictureOptions options;
  double width, height;

  if (self->picture == NULL)
    return;
  get_options (self, &options);
  bastide_picture_measure (self->picture, &options, &width, &height);
  bastide_preview_set_drawing (self->preview, width, height, draw_picture, self);
  gtk_widget_set_visible (GTK_WIDGET (self->size), is_png);
  gtk_widget_set_visible (self->legend_row, !options.is_poster && bastide_picture_has_legend (self->picture));
  if (options.is_poster)
    {
      width = ceil (width * options.poster_scale);
      height = ceil (height * options.poster_scale);
    }
  /* Translators: width and height of a picture. */
  text = g_strdup_printf (_("%.0f × %.0f pixels"), width, height);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->size), text);
}

/* --- What is done with it --- */

static void
place_chosen (GListModel *files,
              gpointer    user_data)
{
  BastideExport *self = BASTIDE_EXPORT (user_data);
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file == NULL)
    return;
  g_signal_emit (self, signals[WRITE], 0, file);
  gtk_window_close (GTK_WINDOW (self));
}

static void
export (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideExport *self = BASTIDE_EXPORT (widget);
  static const char * const names[] = {
    N_("Pictures (PNG)"), N_("Drawings (SVG)"), N_("Documents (PDF)")
  };
  guint format = adw_combo_row_get_selected (self->format);
  g_autofree char *pattern = g_strconcat ("*", endings[format], NULL);
  g_autofree char *proposal = g_strconcat (self->name, endings[format], NULL);
  g_autoptr (GListModel) filters = bastide_file_filters_new (_(names[format]), pattern);

  bastide_compat_save_file (GTK_WINDOW (self), _("Export Picture"), proposal, NULL, filters,
                            place_chosen, G_OBJECT (self));
}

static void
copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[COPY], 0);
  gtk_window_close (GTK_WINDOW (widget));
}

BstRenderExportFormat
bastide_export_get_format (BastideExport *self,
                           GFile         *file)
{
  g_autofree char *name = g_file_get_basename (file);
  BstRenderExportFormat format;

  g_return_val_if_fail (BASTIDE_IS_EXPORT (self), BST_RENDER_EXPORT_PNG);

  return bst_render_export_find_format (name, &format, NULL)
         ? format : (BstRenderExportFormat) adw_combo_row_get_selected (self->format);
}

BastidePicture *
bastide_export_get_picture (BastideExport *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPORT (self), NULL);

  return self->picture;
}

/* --- Class --- */

static void
bastide_export_finalize (GObject *object)
{
  BastideExport *self = BASTIDE_EXPORT (object);

  g_clear_pointer (&self->picture, bastide_picture_unref);
  g_clear_object (&self->settings);
  g_free (self->name);

  G_OBJECT_CLASS (bastide_export_parent_class)->finalize (object);
}

static void
bastide_export_class_init (BastideExportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_export_finalize;

  signals[WRITE] = g_signal_new ("write", BASTIDE_TYPE_EXPORT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[COPY] = g_signal_new ("copy", BASTIDE_TYPE_EXPORT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (BASTIDE_TYPE_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-export.ui");
  bastide_template_children (widget_class, BastideExport, preview, export_button, format, area, size, legend_row,
                             legend);
  gtk_widget_class_install_action (widget_class, "export.export", NULL, export);
  gtk_widget_class_install_action (widget_class, "export.copy", NULL, copy);
}

static void
bastide_export_init (BastideExport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("The preview is what the file will hold. Choose the format, the part of the board, or the "
                     "game as a poster, and the size; the picture can be copied, too. The choices stay for the next time."));
}

GtkWidget *
bastide_export_new (GtkWindow      *parent,
                    GSettings      *settings,
                    BastidePicture *picture,
                    const char     *name)
{
  BastideExport *self = g_object_new (BASTIDE_TYPE_EXPORT, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  self->picture = bastide_picture_ref (picture);
  self->name = g_strdelimit (g_strdup (name), "/\\", '-');
  g_settings_bind (settings, "picture-format", self->format, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "picture-area", self->area, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "picture-size", self->size, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "picture-legend", self->legend, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  gtk_widget_grab_focus (self->export_button);

  return GTK_WIDGET (self);
}
