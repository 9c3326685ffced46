/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a class says about its template, and what becomes of that. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Binds children of the template to the fields of @Type with their names, and functions that it calls by theirs: as
 * GTK's macros do for one of them each. As many as 64. */
#define bastide_template_children(widget_class, Type, ...) \
  G_STMT_START { BASTIDE_EXPAND (BASTIDE_BIND_CHILD (widget_class, Type, __VA_ARGS__)) } G_STMT_END
#define bastide_template_callbacks(widget_class, ...) \
  G_STMT_START { BASTIDE_EXPAND (BASTIDE_BIND_CALLBACK (widget_class, __VA_ARGS__)) } G_STMT_END

/* Types that the template names are known when it is read. */
#define bastide_template_types(...) \
  G_STMT_START { const GType types[] = { __VA_ARGS__ }; bastide_template_ensure (types, G_N_ELEMENTS (types)); } G_STMT_END
void bastide_template_ensure (const GType *types,
                              guint        n_types);

/* The first of the names; the others when the preprocessor comes by once more, which is 4 × 4 × 4 times. */
#define BASTIDE_BIND_CHILD(widget_class, Type, name, ...) \
  gtk_widget_class_bind_template_child (widget_class, Type, name); \
  __VA_OPT__ (BASTIDE_BIND_NEXT_CHILD BASTIDE_PARENTHESES (widget_class, Type, __VA_ARGS__))
#define BASTIDE_BIND_NEXT_CHILD() BASTIDE_BIND_CHILD
#define BASTIDE_BIND_CALLBACK(widget_class, name, ...) \
  gtk_widget_class_bind_template_callback (widget_class, name); \
  __VA_OPT__ (BASTIDE_BIND_NEXT_CALLBACK BASTIDE_PARENTHESES (widget_class, __VA_ARGS__))
#define BASTIDE_BIND_NEXT_CALLBACK() BASTIDE_BIND_CALLBACK
#define BASTIDE_PARENTHESES ()
#define BASTIDE_EXPAND(...)   BASTIDE_EXPAND_4 (BASTIDE_EXPAND_4 (BASTIDE_EXPAND_4 (BASTIDE_EXPAND_4 (__VA_ARGS__))))
#define BASTIDE_EXPAND_4(...) BASTIDE_EXPAND_3 (BASTIDE_EXPAND_3 (BASTIDE_EXPAND_3 (BASTIDE_EXPAND_3 (__VA_ARGS__))))
#define BASTIDE_EXPAND_3(...) BASTIDE_EXPAND_2 (BASTIDE_EXPAND_2 (BASTIDE_EXPAND_2 (BASTIDE_EXPAND_2 (__VA_ARGS__))))
#define BASTIDE_EXPAND_2(...) __VA_ARGS__

/* Takes all children from the widget, which goes: for dispose. */
void bastide_template_clear (GtkWidget *widget);

G_END_DECLS
