/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-notices.h"
#include "bastide-notice.h"

#include <glib/gi18n.h>

struct _BastideNotices
{
  GtkWidget  parent_instance;

  GtkWidget *notice[BASTIDE_N_NOTICES]; /* (nullable) */
  gboolean   is_narrow;
};

G_DEFINE_FINAL_TYPE (BastideNotices, bastide_notices, GTK_TYPE_WIDGET)

static const struct
{
  const char *label;
  const char *action;
} buttons[BASTIDE_N_NOTICES][2] = {
  [BASTIDE_NOTICE_RECOVERED] = {
    { N_("_Keep"), "page.keep-recovered" }, { N_("_Discard Changes"), "page.discard-recovered" },
  },
  [BASTIDE_NOTICE_OFFERED] = {
    { N_("_Open"), "page.open-offered" }, { N_("_Set Apart"), "page.set-apart-offered" },
  },
  [BASTIDE_NOTICE_PUT_ASIDE] = {
    { N_("_Bring Back"), "page.take-back" },
  },
  [BASTIDE_NOTICE_CHANGED] = {
    { N_("_Reload"), "page.reload" }, { N_("_Keep Mine"), "page.keep-mine" },
  },
  [BASTIDE_NOTICE_GONE] = {
    { N_("_Save Again"), "page.save" }, { N_("Save _As…"), "page.save-as" },
  },
  [BASTIDE_NOTICE_READ_ONLY] = {
    { N_("Save _As…"), "page.save-as" },
  },
  [BASTIDE_NOTICE_NOT_SAVED] = {
    { N_("_Try Again"), "page.save" }, { N_("Save _As…"), "page.save-as" },
  },
  [BASTIDE_NOTICE_NOT_KEPT] = {
    { N_("_Save"), "page.save" },
  },
  [BASTIDE_NOTICE_OPENING] = {
    { N_("_Cancel"), "page.cancel-opening" },
  },
  [BASTIDE_NOTICE_NO_PICTURE] = {
    { N_("_Try Again"), "win.export" },
  },
  [BASTIDE_NOTICE_NOT_PRINTED] = {
    { N_("_Try Again"), "win.print" },
  },
  [BASTIDE_NOTICE_PROBLEMS] = {
    { N_("_Show"), "page.show-problems" },
  },
  [BASTIDE_NOTICE_PRACTICE] = {
    { N_("_Back to the Lesson"), "win.leave-practice" },
  },
};

static void
notice_closed (BastideNotices *self,
               GtkWidget      *notice)
{
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    if (self->notice[i] == notice)
      g_clear_pointer (&self->notice[i], gtk_widget_unparent);
}

void
bastide_notices_show (BastideNotices    *self,
                      BastideNoticeKind  kind,
                      const char        *text)
{
  GtkWidget *notice;

  g_return_if_fail (BASTIDE_IS_NOTICES (self));
  g_return_if_fail ((guint) kind < BASTIDE_N_NOTICES);

  g_clear_pointer (&self->notice[kind], gtk_widget_unparent);
  if (text == NULL)
    return;
  notice = bastide_notice_new (text);
  bastide_notice_set_busy (BASTIDE_NOTICE (notice), kind == BASTIDE_NOTICE_OPENING);
  for (guint i = 0; i < 2 && buttons[kind][i].label != NULL; i++)
    bastide_notice_add_button (BASTIDE_NOTICE (notice), _(buttons[kind][i].label),
                               buttons[kind][i].action);
  bastide_notice_set_narrow (BASTIDE_NOTICE (notice), self->is_narrow);
  g_signal_connect_object (notice, "closed", G_CALLBACK (notice_closed), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (notice, GTK_WIDGET (self));
  self->notice[kind] = notice;
}

void
bastide_notices_set_narrow (BastideNotices *self,
                            gboolean        is_narrow)
{
  g_return_if_fail (BASTIDE_IS_NOTICES (self));

  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    if (self->notice[i] != NULL)
      bastide_notice_set_narrow (BASTIDE_NOTICE (self->notice[i]), is_narrow);
}

static void
bastide_notices_dispose (GObject *object)
{
  BastideNotices *self = BASTIDE_NOTICES (object);

  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    g_clear_pointer (&self->notice[i], gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_notices_parent_class)->dispose (object);
}

static void
bastide_notices_class_init (BastideNoticesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_notices_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
bastide_notices_init (BastideNotices *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}
