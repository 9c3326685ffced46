/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-recent-card.h"
#include "bastide-accessible.h"
#include "bastide-file-name.h"
#include "bastide-study-text.h"
#include "bastide-thumbnail.h"

#include <bst-io-draft.h>
#include <bst-io-error.h>
#include <bst-io-open.h>

#include <glib/gi18n.h>

/* Of the picture, in widget units. */
#define WIDTH  160
#define HEIGHT 112

struct _BastideRecentCard
{
  GtkButton         parent_instance;

  /* Owned */
  BastideUserState *user_state;         /* NULL for the sample */
  BastideStudy     *study;
  GCancellable     *reading;

  BastideThumbnail *picture;
  GtkLabel         *title;
  GtkLabel         *subtitle;
};

enum
{
  SEEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRecentCard, bastide_recent_card, GTK_TYPE_BUTTON)

/* Where it was left; the start of a game that was never seen. */
static void
go_to_bookmark (BastideRecentCard *self)
{
  BastideBookmarks *bookmarks = bastide_user_state_get_bookmarks (self->user_state);
  GFile *file = bastide_study_get_file (self->study);
  g_autofree char *path = bookmarks != NULL ? bastide_bookmarks_get (bookmarks, file) : NULL;

  if (path != NULL)
    bastide_study_set_node (self->study, bst_io_draft_find (bastide_study_get_record (self->study), path));
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
}

static void
show_game (BastideRecentCard *self,
           const char        *title)
{
  g_autofree char *subtitle = bastide_study_text_dup_subtitle (self->study);

  set_text (self->title, title);
  set_text (self->subtitle, subtitle);
  bastide_thumbnail_set (self->picture, bastide_study_get_shown (self->study), NULL);
}

/* Who played stands there; what it is called, and where it is, is for who asks. */
static void
tell_file (BastideRecentCard *self)
{
  GFile *file = bastide_study_get_file (self->study);
  g_autofree char *path = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *title = bastide_study_text_dup_title (self->study);
  g_autofree char *text = path != NULL ? g_strconcat (title, "\n", path, NULL) : g_strdup (title);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), text);
}

BastideShown *
bastide_recent_card_get_shown (BastideRecentCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_RECENT_CARD (self), NULL);

  return bastide_study_get_shown (self->study);
}

/* The file is no more, or out of reach: a click takes the card away. */
static void
show_lost (BastideRecentCard *self)
{
  set_text (self->subtitle, _("Cannot be read: Remove"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lost");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.forget-recent");
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastideRecentCard) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (!bastide_study_load_finish (self->study, result, NULL, &error))
    {
      /* Of a booklet the click says what it is. */
      if (g_error_matches (error, BST_IO_ERROR, BST_IO_ERROR_READ))
        show_lost (self);
      return;
    }
  go_to_bookmark (self);
  title = bastide_study_text_dup_players (self->study);
  show_game (self, title);
  tell_file (self);
  g_signal_emit (self, signals[SEEN], 0);
}

static void
bastide_recent_card_dispose (GObject *object)
{
  BastideRecentCard *self = BASTIDE_RECENT_CARD (object);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->study);
  g_clear_object (&self->user_state);

  G_OBJECT_CLASS (bastide_recent_card_parent_class)->dispose (object);
}

static void
bastide_recent_card_class_init (BastideRecentCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_recent_card_dispose;

  signals[SEEN] = g_signal_new ("seen", BASTIDE_TYPE_RECENT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (""));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (label, 1);
  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));

  return label;
}

static void
bastide_recent_card_init (BastideRecentCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = bastide_thumbnail_new (WIDTH, HEIGHT);

  self->study = bastide_study_new ();
  self->reading = g_cancellable_new ();
  self->picture = BASTIDE_THUMBNAIL (picture);
  gtk_box_append (GTK_BOX (box), picture);
  self->title = add_label (box, "heading");
  self->subtitle = add_label (box, "caption");
  /* Who won, and all players with their points. */
  gtk_label_set_wrap (self->subtitle, TRUE);
  gtk_label_set_lines (self->subtitle, 2);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "recent-card");
}

GtkWidget *
bastide_recent_card_new (GFile            *file,
                         BastideUserState *user_state)
{
  BastideRecentCard *self = g_object_new (BASTIDE_TYPE_RECENT_CARD, NULL);
  g_autofree char *shown = bastide_file_name_dup (file);
  g_autofree char *uri = g_file_get_uri (file);

  g_set_object (&self->user_state, user_state);
  set_text (self->title, shown);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", uri);
  bastide_study_load_async (self->study, file, self->reading, loaded, g_object_ref (self));

  return GTK_WIDGET (self);
}

GtkWidget *
bastide_recent_card_new_sample (void)
{
  BastideRecentCard *self = g_object_new (BASTIDE_TYPE_RECENT_CARD, NULL);
  g_autoptr (BstRecord) sample = bst_io_open_sample ();

  if (!bastide_study_set_record (self->study, sample, NULL, NULL))
    g_return_val_if_reached (NULL);
  show_game (self, _("Look at the Sample"));
  bastide_accessible_set_label (GTK_WIDGET (self), _("Look at the Sample"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-sample");

  return GTK_WIDGET (self);
}
