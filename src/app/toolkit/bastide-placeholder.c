/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-placeholder.h"

struct _BastidePlaceholder
{
  AdwBin         parent_instance;

  char          *icon_name;
  AdwStatusPage *page;          /* NULL until there is a text: most are never seen */
  GtkButton     *button;        /* owned */
};

enum
{
  PROP_ICON_NAME = 1,
  PROP_TEXT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BastidePlaceholder, bastide_placeholder, ADW_TYPE_BIN)

static void
make_page (BastidePlaceholder *self)
{
  self->page = ADW_STATUS_PAGE (adw_status_page_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->page), "compact");
  gtk_widget_add_css_class (GTK_WIDGET (self->page), "nothing");
  adw_status_page_set_icon_name (self->page, self->icon_name);
  adw_status_page_set_child (self->page, GTK_WIDGET (self->button));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
}

static void
set_icon_name (BastidePlaceholder *self,
               const char         *icon_name)
{
  g_free (self->icon_name);
  self->icon_name = g_strdup (icon_name);
  if (self->page != NULL)
    adw_status_page_set_icon_name (self->page, icon_name);
}

static const char *
get_text (BastidePlaceholder *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLACEHOLDER (self), NULL);

  return self->page != NULL ? adw_status_page_get_description (self->page) : NULL;
}

static void
bastide_placeholder_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  BastidePlaceholder *self = BASTIDE_PLACEHOLDER (object);

  if (id == PROP_ICON_NAME)
    g_value_set_string (value, self->icon_name);
  else
    g_value_set_string (value, get_text (self));
}

static void
bastide_placeholder_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  BastidePlaceholder *self = BASTIDE_PLACEHOLDER (object);

  if (id == PROP_ICON_NAME)
    set_icon_name (self, g_value_get_string (value));
  else
    bastide_placeholder_set_text (self, g_value_get_string (value));
}

static void
bastide_placeholder_finalize (GObject *object)
{
  BastidePlaceholder *self = BASTIDE_PLACEHOLDER (object);

  g_clear_object (&self->button);
  g_free (self->icon_name);

  G_OBJECT_CLASS (bastide_placeholder_parent_class)->finalize (object);
}

static void
bastide_placeholder_class_init (BastidePlaceholderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bastide_placeholder_get_property;
  object_class->set_property = bastide_placeholder_set_property;
  object_class->finalize = bastide_placeholder_finalize;

  properties[PROP_ICON_NAME] = g_param_spec_string ("icon-name", NULL, NULL, NULL,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
bastide_placeholder_init (BastidePlaceholder *self)
{
  self->button = g_object_ref_sink (GTK_BUTTON (gtk_button_new ()));
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "pill");
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

void
bastide_placeholder_set_text (BastidePlaceholder *self,
                              const char         *text)
{
  g_return_if_fail (BASTIDE_IS_PLACEHOLDER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  if (g_strcmp0 (text, get_text (self)) == 0)
    return;
  if (self->page == NULL)
    make_page (self);
  adw_status_page_set_description (self->page, text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

void
bastide_placeholder_set_button (BastidePlaceholder *self,
                                const char         *title,
                                const char         *action)
{
  g_return_if_fail (BASTIDE_IS_PLACEHOLDER (self));
  g_return_if_fail ((title == NULL) == (action == NULL));

  gtk_widget_set_visible (GTK_WIDGET (self->button), title != NULL);
  if (title == NULL)
    return;
  gtk_button_set_label (self->button, title);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->button)), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (self->button)), GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
}
