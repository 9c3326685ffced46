/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-window.h"
#include "bastide-room.h"
#include "bastide-rule-book.h"
#include "bastide-text-size.h"

struct _BastideRuleWindow
{
  AdwWindow        parent_instance;

  /* Template */
  BastideRuleBook *rule_book;
};

enum
{
  TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRuleWindow, bastide_rule_window, ADW_TYPE_WINDOW)

static void
example_tried (BastideRuleWindow *self,
               gpointer           record)
{
  g_signal_emit (self, signals[TRY], 0, record);
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
go_back (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  if (!bastide_rule_book_go_back (BASTIDE_RULE_WINDOW (widget)->rule_book))
    gtk_window_close (GTK_WINDOW (widget));

  return TRUE;
}

/* Before the book has its size, so that it folds in the same layout. */
static void
room_given (BastideRuleWindow *self,
            int                width,
            int                height)
{
  bastide_rule_book_set_size (self->rule_book, width, height, bastide_text_size_get_scale (GTK_WIDGET (self)));
}

/* What there is most probably, so that nobody sees it fit itself. */
static void
bastide_rule_window_realize (GtkWidget *widget)
{
  BastideRuleWindow *self = BASTIDE_RULE_WINDOW (widget);
  int width, height;

  GTK_WIDGET_CLASS (bastide_rule_window_parent_class)->realize (widget);

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  room_given (self, width, height);
}

static void
bastide_rule_window_class_init (BastideRuleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->realize = bastide_rule_window_realize;

  signals[TRY] = g_signal_new ("try", BASTIDE_TYPE_RULE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (BASTIDE_TYPE_ROOM);
  g_type_ensure (BASTIDE_TYPE_RULE_BOOK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-rule-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideRuleWindow, rule_book);
  gtk_widget_class_bind_template_callback (widget_class, example_tried);
  gtk_widget_class_bind_template_callback (widget_class, room_given);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK, go_back, NULL);
}

static void
bastide_rule_window_init (BastideRuleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_rule_window_new (GtkWindow  *parent,
                         const char *number)
{
  BastideRuleWindow *self = g_object_new (BASTIDE_TYPE_RULE_WINDOW, "transient-for", parent, "modal",
                                          gtk_window_get_modal (parent), NULL);

  bastide_rule_book_show_rule (self->rule_book, number);
  gtk_widget_grab_focus (bastide_rule_book_get_nth_pane (self->rule_book, 1));

  return GTK_WIDGET (self);
}
