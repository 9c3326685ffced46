/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-book.h"
#include "bastide-accessible.h"
#include "bastide-example-view.h"
#include "bastide-rule-link.h"
#include "bastide-rule-list.h"
#include "bastide-template.h"

#include <bst-io-rule-scope.h>
#include <bst-io-rule-set.h>
#include <bst-io-rule-spread.h>

#include <glib/gi18n.h>

/* Narrower than this the rule is seen in place of the list ... */
#define LIST_WIDTH 720
/* ... and than this, what is said of an example stands below the board. */
#define CARD_WIDTH 1080
/* The list beside a rule is always as wide. */
#define LIST_SIZE 280
/* A board with something below it has so much of the height, and at least so many pixels. */
#define BOARD_PART  0.45
#define BOARD_LEAST 240

struct _BastideRuleBook
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy       *study;            /* NULL: of no game */
  const BstIoRule    *rule;
  GQueue              former;           /* of BstIoRule: those that links have left, the last one first */
  gboolean            is_narrow;
  gboolean            shows_rule;       /* in a narrow book, in place of the list */

  /* Template */
  BastideRuleList    *list;
  GtkWidget          *line;             /* between both */
  GtkWidget          *page;
  GtkWidget          *back;
  GtkLabel           *number;
  GtkLabel           *sentence;
  GtkLabel           *source;
  GtkLabel           *same;             /* where no rule set differs */
  GtkExpander        *spread;           /* where one does */
  GtkLabel           *sets;
  BastideExampleView *example;
};

enum
{
  TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRuleBook, bastide_rule_book, GTK_TYPE_WIDGET)

/* --- The head of a rule --- */

/* (transfer full) */
static char *
dup_titles (char **ids)
{
  GString *titles = g_string_new (NULL);

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (*id, NULL);

      g_string_append_printf (titles, "%s%s", titles->len > 0 ? C_("list separator", ", ") : "",
                              set != NULL ? set->title : *id);
    }

  return g_string_free (titles, FALSE);
}

static void
update_spread (BastideRuleBook *self)
{
  g_auto (BstIoRuleSpread) spread = { NULL, };
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  g_autofree char *other = NULL;
  g_autofree char *sets = NULL;
  gboolean differs;

  bst_io_rule_spread_init (&spread, self->rule);
  text = bst_io_rule_spread_dup_text (&spread);
  same = dup_titles (spread.same);
  other = dup_titles (spread.other);
  differs = spread.other[0] != NULL;
  /* Translators: titles of rule sets: those in which a rule is the same, and those in which it is not. */
  sets = g_strdup_printf (_("Same in: %s\nDiffers in: %s"), same, other);

  gtk_label_set_label (self->same, text);
  gtk_expander_set_label (self->spread, text);
  bastide_accessible_set_label (GTK_WIDGET (self->spread), text);
  gtk_label_set_label (self->sets, sets);
  gtk_widget_set_visible (GTK_WIDGET (self->same), !differs);
  gtk_widget_set_visible (GTK_WIDGET (self->spread), differs);
}

static void
update_rule (BastideRuleBook *self)
{
  g_autofree char *source = bst_io_rule_dup_source (self->rule);
  /* Translators: where a rule is written: "Source: Bard 2005, page 3". */
  g_autofree char *text = g_strdup_printf (_("Source: %s"), source);

  gtk_label_set_label (self->number, self->rule->number);
  bastide_rule_link_set_text (self->sentence, bst_io_rule_get_sentence (self->rule));
  gtk_label_set_label (self->source, text);
  update_spread (self);
}

/* --- Going to a rule --- */

static void
update_room (BastideRuleBook *self)
{
  gboolean has_list = !self->is_narrow || !self->shows_rule;
  gboolean has_rule = !self->is_narrow || self->shows_rule;

  gtk_widget_set_visible (GTK_WIDGET (self->list), has_list);
  gtk_widget_set_visible (self->line, has_list && has_rule);
  gtk_widget_set_visible (self->page, has_rule);
  gtk_widget_set_visible (self->back, self->is_narrow || !g_queue_is_empty (&self->former));
}

static void
set_rule (BastideRuleBook *self,
          const BstIoRule *rule)
{
  self->rule = rule;
  self->shows_rule = TRUE;
  update_rule (self);
  update_room (self);
  bastide_rule_list_set_rule (self->list, rule->number);
  bastide_example_set_rule (bastide_example_view_get_example (self->example), rule);
}

gboolean
bastide_rule_book_show_rule (BastideRuleBook *self,
                             const char      *number)
{
  const BstIoRule *rule = bst_io_rulebook_find (number);

  g_return_val_if_fail (BASTIDE_IS_RULE_BOOK (self), FALSE);

  if (rule == NULL)
    return FALSE;
  g_queue_clear (&self->former);
  set_rule (self, rule);

  return TRUE;
}

gboolean
bastide_rule_book_go_back (BastideRuleBook *self)
{
  g_return_val_if_fail (BASTIDE_IS_RULE_BOOK (self), FALSE);

  if (g_queue_is_empty (&self->former))
    return FALSE;
  set_rule (self, g_queue_pop_head (&self->former));
  gtk_widget_grab_focus (bastide_example_view_get_nth_pane (self->example, 0));

  return TRUE;
}

/* Who chooses in the list begins anew: nothing was left by a link. */
static void
chosen (BastideRuleBook *self,
        const char      *number)
{
  bastide_rule_book_show_rule (self, number);
  gtk_widget_grab_focus (bastide_example_view_get_nth_pane (self->example, 0));
}

/* To the rule that a link has left, else to the list. */
static void
go_back (BastideRuleBook *self)
{
  if (bastide_rule_book_go_back (self))
    return;
  self->shows_rule = FALSE;
  update_room (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BastideRuleBook *self = BASTIDE_RULE_BOOK (widget);
  const BstIoRule *rule = bst_io_rulebook_find (g_variant_get_string (parameter, NULL));

  if (rule == NULL || rule == self->rule)
    return;
  g_queue_push_head (&self->former, (gpointer) self->rule);
  set_rule (self, rule);
}

static void
try (BastideRuleBook *self,
     gpointer         record)
{
  g_signal_emit (self, signals[TRY], 0, record);
}

/* --- Room --- */

void
bastide_rule_book_set_study (BastideRuleBook *self,
                             BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_RULE_BOOK (self));

  g_set_object (&self->study, study);
}

void
bastide_rule_book_set_size (BastideRuleBook *self,
                            int              width,
                            int              height,
                            double           text_scale)
{
  g_return_if_fail (BASTIDE_IS_RULE_BOOK (self));

  self->is_narrow = width < LIST_WIDTH * text_scale;
  gtk_widget_set_size_request (GTK_WIDGET (self->list), self->is_narrow ? -1 : (int) (LIST_SIZE * text_scale), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->list), self->is_narrow);
  bastide_example_view_set_below (self->example, width < CARD_WIDTH * text_scale,
                                  MAX (BOARD_LEAST, (int) (BOARD_PART * height)), text_scale);
  update_room (self);
}

GtkWidget *
bastide_rule_book_get_nth_pane (BastideRuleBook *self,
                                guint            n)
{
  g_return_val_if_fail (BASTIDE_IS_RULE_BOOK (self), NULL);

  return n == 0 ? GTK_WIDGET (self->list) : bastide_example_view_get_nth_pane (self->example, n - 1);
}

BastideExampleView *
bastide_rule_book_get_example (BastideRuleBook *self)
{
  g_return_val_if_fail (BASTIDE_IS_RULE_BOOK (self), NULL);

  return self->example;
}

/* --- Class --- */

static void
bastide_rule_book_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_queue_clear (&BASTIDE_RULE_BOOK (object)->former);
  g_clear_object (&BASTIDE_RULE_BOOK (object)->study);

  G_OBJECT_CLASS (bastide_rule_book_parent_class)->dispose (object);
}

/* A rule and its examples are read where they are to be seen: they would make the program start later. */
static void
open_first (BastideRuleBook *self)
{
  if (self->rule != NULL)
    return;
  set_rule (self, bst_io_rulebook_get_rule (0));
  /* A narrow book opens with the list. */
  self->shows_rule = FALSE;
  update_room (self);
}

static void
update_scope (BastideRuleBook *self)
{
  BstGame *game = self->study != NULL ? bastide_study_get_game (self->study) : NULL;

  bastide_rule_list_set_scope (
    self->list, game != NULL ? bst_io_rule_scope_get (bst_tile_set_get_id (bst_game_get_tile_set (game)),
                                                      bst_game_get_rules (game)) : 0);
}

static void
bastide_rule_book_map (GtkWidget *widget)
{
  update_scope (BASTIDE_RULE_BOOK (widget));
  open_first (BASTIDE_RULE_BOOK (widget));

  GTK_WIDGET_CLASS (bastide_rule_book_parent_class)->map (widget);
}

static void
bastide_rule_book_class_init (BastideRuleBookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_rule_book_dispose;
  widget_class->map = bastide_rule_book_map;

  signals[TRY] = g_signal_new ("try", BASTIDE_TYPE_RULE_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_POINTER);

  bastide_template_types (BASTIDE_TYPE_EXAMPLE_VIEW, BASTIDE_TYPE_RULE_LIST);
  gtk_widget_class_install_action (widget_class, "rule.show", "s", show_action);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-rule-book.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideRuleBook, list, line, page, back, number, sentence, source, same,
                             spread, sets, example);
  bastide_template_callbacks (widget_class, chosen, go_back, try);
}

static void
bastide_rule_book_init (BastideRuleBook *self)
{
  g_queue_init (&self->former);
  gtk_widget_init_template (GTK_WIDGET (self));
}
