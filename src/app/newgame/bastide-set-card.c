/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-set-card.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"
#include "bastide-info-button.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideSetCard
{
  GtkWidget        parent_instance;

  gboolean         is_showing;          /* the card follows the game, not the user */

  /* Children */
  BastideTileCard *card;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideSetCard, bastide_set_card, GTK_TYPE_WIDGET)

void
bastide_set_card_set_chosen (BastideSetCard *self,
                             gboolean        is_chosen)
{
  g_return_if_fail (BASTIDE_IS_SET_CARD (self));

  self->is_showing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->card), is_chosen);
  self->is_showing = FALSE;
}

BastideTileCard *
bastide_set_card_get_card (BastideSetCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_SET_CARD (self), NULL);

  return self->card;
}

static void
toggled (BastideSetCard *self)
{
  gboolean is_chosen = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->card));

  if (is_chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
  if (!self->is_showing)
    g_signal_emit (self, signals[CHOSEN], 0, is_chosen);
}

/* --- Making --- */

static const char *
get_load_words (guint load)
{
  switch (load)
    {
    case 1:
      /* Translators: of a tile set, as the next two: how much it adds to what a player has to know. */
      return _("Adds a little");
    case 2:
      return _("Adds more");
    default:
      return _("Adds a lot");
    }
}

static GtkWidget *
new_load (guint load)
{
  GString *dots = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; i < BST_IO_MAX_SET_LOAD; i++)
    g_string_append (dots, i < load ? "●" : "○");
  label = gtk_label_new (dots->str);
  g_string_free (dots, TRUE);
  gtk_widget_set_tooltip_text (label, get_load_words (load));
  bastide_accessible_set_label (label, get_load_words (load));
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static GtkWidget *
new_try (const BastideNewGameOptionsSet *set)
{
  /* Translators: a button: the lesson about a tile set. */
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Try It"));
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_("Try %s: opens its lesson"), set->title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "set.try");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", set->lesson);
  gtk_widget_set_tooltip_text (button, name);
  bastide_accessible_set_label (button, name);

  return button;
}

/* What stands beside the card: in large ones the lesson too, which small ones have where more is said. */
static GtkWidget *
new_side (const BastideNewGameOptionsSet *set,
          const char                     *about)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gboolean is_large = set->load > 0;
  GtkWidget *lesson = set->lesson != NULL ? new_try (set) : NULL;

  if (is_large)
    gtk_box_append (GTK_BOX (side), new_load (set->load));
  if (is_large && lesson != NULL)
    {
      gtk_widget_add_css_class (lesson, "flat");
      gtk_widget_add_css_class (lesson, "caption");
      gtk_box_append (GTK_BOX (side), lesson);
      lesson = NULL;
    }
  gtk_box_append (GTK_BOX (side), bastide_info_button_new (set->title, about, lesson));
  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);

  return side;
}

static void
bastide_set_card_dispose (GObject *object)
{
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_set_card_parent_class)->dispose (object);
}

static void
bastide_set_card_class_init (BastideSetCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_set_card_dispose;
  widget_class->focus = bastide_focus_move;

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_SET_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setcard");
}

static void
bastide_set_card_init (BastideSetCard *self)
{
}

GtkWidget *
bastide_set_card_new (const BastideNewGameOptionsSet *set,
                      const char                     *line,
                      const char                     *about)
{
  BastideSetCard *self = g_object_new (BASTIDE_TYPE_SET_CARD, NULL);
  GtkWidget *card = bastide_tile_card_new (set->title, set->load == 0);

  self->card = BASTIDE_TILE_CARD (card);
  bastide_tile_card_set_line (self->card, line);
  gtk_widget_set_hexpand (card, TRUE);
  /* The title is its name; what else there is to say is its description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  g_signal_connect_swapped (card, "toggled", G_CALLBACK (toggled), self);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  gtk_widget_set_parent (new_side (set, about), GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
