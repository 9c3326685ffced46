/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-verdict-row.h"

#include "bastide-rule-link.h"

/* In widget units: of the sign. */
#define ICON 20

#define MAX_CHARS 26

/* Their signs and their classes of style. */
static const struct
{
  const char *icon;
  const char *style;
} looks[BASTIDE_N_VERDICTS] = {
  [BASTIDE_VERDICT_RIGHT] = { "object-select-symbolic", "right" },
  [BASTIDE_VERDICT_NEARLY] = { "bastide-nearly-symbolic", "nearly" },
  [BASTIDE_VERDICT_WRONG] = { "window-close-symbolic", "wrong" },
};

struct _BastideVerdictRow
{
  GtkBox     parent_instance;

  GtkImage  *icon;
  GtkLabel  *label;
};

G_DEFINE_FINAL_TYPE (BastideVerdictRow, bastide_verdict_row, GTK_TYPE_BOX)

BastideVerdict
bastide_verdict_find (const BstPuzzleVerdict *verdict)
{
  if (verdict->right)
    return BASTIDE_VERDICT_RIGHT;

  return verdict->marks > 0 ? BASTIDE_VERDICT_NEARLY : BASTIDE_VERDICT_WRONG;
}

const char *
bastide_verdict_get_icon (BastideVerdict verdict)
{
  g_return_val_if_fail (verdict < BASTIDE_N_VERDICTS, NULL);

  return looks[verdict].icon;
}

void
bastide_verdict_colour (BastideVerdict  verdict,
                        GtkWidget      *widget)
{
  for (guint i = 0; i < BASTIDE_N_VERDICTS; i++)
    if (i == verdict)
      gtk_widget_add_css_class (widget, looks[i].style);
    else
      gtk_widget_remove_css_class (widget, looks[i].style);
}

void
bastide_verdict_row_say (BastideVerdictRow *self,
                         BastideVerdict     verdict,
                         const char        *text)
{
  g_return_if_fail (BASTIDE_IS_VERDICT_ROW (self));
  g_return_if_fail (verdict < BASTIDE_N_VERDICTS);

  gtk_image_set_from_icon_name (self->icon, looks[verdict].icon);
  bastide_rule_link_set_text (self->label, text != NULL ? text : "");
  bastide_verdict_colour (verdict, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
bastide_verdict_row_class_init (BastideVerdictRowClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "verdict");
}

static void
bastide_verdict_row_init (BastideVerdictRow *self)
{
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "pixel-size", ICON, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "valign", GTK_ALIGN_START, NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "xalign", 0.0,
                                   "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars", MAX_CHARS, NULL);

  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_box_append (GTK_BOX (self), icon);
  gtk_box_append (GTK_BOX (self), label);
  self->icon = GTK_IMAGE (icon);
  self->label = GTK_LABEL (label);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
