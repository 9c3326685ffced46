/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-place-card.h"
#include "bastide-player-mark.h"
#include "bastide-report-line.h"
#include "bastide-study-text.h"

/* Of a line of what it says. */
#define CARD_CHARS 60

static GtkWidget *
add_text (GtkWidget  *box,
          const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CARD_CHARS);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

GtkWidget *
bastide_place_card_new (BastideStudy *study,
                        BastideShown *shown,
                        const GArray *line,
                        guint         index)
{
  BstNode *node = bastide_shown_get_line_node (shown, index);
  g_autofree char *told = bastide_study_text_dup_place (study, index);
  g_autofree char *found = bastide_report_line_dup_text (line, index);
  char *scored = strchr (told, '\n');
  GtkWidget *card = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  GtkWidget *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (bst_node_get_player (node) != BST_NO_PLAYER)
    {
      GtkWidget *mark = bastide_player_mark_new ();

      bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), bst_node_get_game (node), 1u << bst_node_get_player (node));
      gtk_box_append (GTK_BOX (title), mark);
    }
  if (scored != NULL)
    *scored++ = '\0';
  gtk_widget_add_css_class (add_text (title, told), "heading");
  gtk_box_append (GTK_BOX (card), title);
  if (scored != NULL)
    add_text (card, scored);
  if (found != NULL)
    add_text (card, found);

  return card;
}
