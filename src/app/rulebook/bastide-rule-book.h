/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule book: all numbered rules on the left, and one of them with its examples on the right; where there is little
 * room, one after the other. Signal: "try" (BstRecord): an example shall be opened as a study. The action "rule.show"
 * (s) of whatever is in it shows the rule with this number. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-example-view.h"
#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_RULE_BOOK (bastide_rule_book_get_type ())
G_DECLARE_FINAL_TYPE (BastideRuleBook, bastide_rule_book, BASTIDE, RULE_BOOK, GtkWidget)

/* Shows the rule with this number, from outside of the book; FALSE if there is none. A link in the book does the same, and
 * "Back" leads then to the rule that the link is in. */
gboolean    bastide_rule_book_show_rule    (BastideRuleBook *self,
                                            const char      *number);
/* To the rule that a link was followed from. FALSE if there is none. */
gboolean    bastide_rule_book_go_back      (BastideRuleBook *self);

/* Whose game is "this game" whenever the book is opened; NULL: none is. */
void        bastide_rule_book_set_study    (BastideRuleBook *self,
                                            BastideStudy    *study);
/* As bastide_page_set_size(). */
void        bastide_rule_book_set_size     (BastideRuleBook *self,
                                            int              width,
                                            int              height,
                                            double           text_scale);

/* As bastide_page_get_nth_pane(): the list, the board, what is said of the example. */
GtkWidget  *bastide_rule_book_get_nth_pane (BastideRuleBook *self,
                                            guint            n);
/* The example that is shown. */
BastideExampleView *bastide_rule_book_get_example (BastideRuleBook *self);

G_END_DECLS
