/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is in a window, for those who look behind what is to be seen. */

#pragma once

#include "bastide-document-private.h"
#include "bastide-puzzle-page-private.h"
#include "bastide-study-page-private.h"
#include "bastide-window.h"

/* A child of @widget by its id in the template. */
static inline gpointer
inside_child (gpointer    widget,
              const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

static inline BastideStudyPage *
inside_study (gpointer window)
{
  return BASTIDE_STUDY_PAGE (gtk_stack_get_child_by_name (inside_child (window, "stack"), "study"));
}

static inline BastideDocument *
inside_document (gpointer window)
{
  return inside_study (window)->document;
}

/* What lies over its board while a turn is tried. */
static inline BastideTurnLayer *
inside_turn_layer (gpointer window)
{
  return inside_study (window)->turn_layer;
}

/* The page of this name, which is made by that if need be. */
static inline BastidePage *
inside_page (gpointer    window,
             const char *name)
{
  return bastide_window_get_named_page (BASTIDE_WINDOW (window), name);
}

static inline BastidePuzzlePage *
inside_puzzles (gpointer window)
{
  return BASTIDE_PUZZLE_PAGE (inside_page (window, "puzzles"));
}

static inline gboolean
inside_is_solving (gpointer window)
{
  return bastide_puzzle_session_get_booklet (inside_puzzles (window)->session) != NULL;
}

/* Of the page that is shown. */
static inline BastideBoard *
inside_board (gpointer window)
{
  return inside_is_solving (window) ? inside_puzzles (window)->board : inside_study (window)->board;
}

/* A child of the header bar. */
static inline gpointer
inside_header (gpointer    window,
               const char *name)
{
  return inside_child (inside_child (window, "header"), name);
}

/* The bar whose sentence begins so. (nullable) */
static inline GtkWidget *
inside_notice (gpointer    window,
               const char *beginning)
{
  GtkWidget *bar = gtk_widget_get_first_child (inside_child (window, "notices"));

  while (bar != NULL && !g_str_has_prefix (gtk_label_get_label (inside_child (bar, "text")), beginning))
    bar = gtk_widget_get_next_sibling (bar);

  return bar;
}
