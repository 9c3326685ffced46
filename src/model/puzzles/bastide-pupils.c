/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pupils.h"
#include "bastide-write-queue.h"

#include <bst-io-booklet.h>
#include <bst-io-data.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* Nobody has more than so many in the life of a machine. */
#define MAX_NUMBER 1000000

typedef struct
{
  guint  number;
  char  *name;
} Pupil;

struct _BastidePupils
{
  GObject         parent_instance;

  /* Owned */
  GSettings      *settings;
  BastideResults *results;
  char           *folder;
  GArray         *pupils;       /* of Pupil */
  guint           chosen;

  Pupil           removed;      /* the name is NULL if there is none ... */
  guint           removed_index;
  char           *removed_text; /* ... with these results, ... */
  BstBooklet     *removed_quiz; /* ... and these questions; NULL if there are none */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (BastidePupils, bastide_pupils, G_TYPE_OBJECT)

static void
clear_pupil (gpointer data)
{
  g_clear_pointer (&((Pupil *) data)->name, g_free);
}

static const Pupil *
get_nth (BastidePupils *self,
         guint          index)
{
  return &g_array_index (self->pupils, Pupil, index);
}

static int
find (BastidePupils *self,
      guint          number)
{
  for (guint i = 0; i < self->pupils->len; i++)
    if (get_nth (self, i)->number == number)
      return (int) i;

  return -1;
}

/* The file is named by the number alone: a name may be anything. (transfer full) */
static char *
dup_path (BastidePupils *self,
          guint          number)
{
  g_autofree char *name = number != 0 ? g_strdup_printf ("results-%u", number) : g_strdup ("results");

  return g_build_filename (self->folder, name, NULL);
}

/* --- Names --- */

static gboolean
fail (GError     **error,
      const char  *sentence)
{
  g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_DATA, sentence);

  return FALSE;
}

static gboolean
is_taken (BastidePupils *self,
          const char    *name,
          guint          by_another_than)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < self->pupils->len; i++)
    {
      g_autofree char *other = g_utf8_casefold (get_nth (self, i)->name, -1);

      if (g_str_equal (folded, other) && get_nth (self, i)->number != by_another_than)
        return TRUE;
    }

  return FALSE;
}

/* Makes one sign of two that follow each other, as in the picture of a teacher. */
#define ZERO_WIDTH_JOINER 0x200d

static gboolean
is_printable (const char *name)
{
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isprint (g_utf8_get_char (at)) && g_utf8_get_char (at) != ZERO_WIDTH_JOINER)
      return FALSE;

  return TRUE;
}

/* The name without blanks around it; NULL and @error if it is none. (transfer full) */
static char *
check_name (BastidePupils  *self,
            const char     *name,
            guint           number,
            GError        **error)
{
  g_autofree char *own = g_strstrip (g_utf8_make_valid (name, -1));

  if (*own == '\0')
    fail (error, _("A pupil needs a name."));
  else if (g_utf8_strlen (own, -1) > BASTIDE_MAX_PUPIL_NAME || !is_printable (own))
    fail (error, _("This name is too long, or has letters that cannot be shown."));
  else if (is_taken (self, own, number))
    fail (error, _("Another pupil has this name."));
  else
    return g_steal_pointer (&own);

  return NULL;
}

/* --- Settings --- */

static void
save (BastidePupils *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(us)"));
  for (guint i = 0; i < self->pupils->len; i++)
    g_variant_builder_add (&builder, "(us)", get_nth (self, i)->number, get_nth (self, i)->name);
  g_settings_set_value (self->settings, "pupils", g_variant_builder_end (&builder));
  g_settings_set_uint (self->settings, "pupil", self->chosen);
  g_signal_emit (self, changed_signal, 0);
}

static void
insert (BastidePupils *self,
        guint          index,
        guint          number,
        const char    *name)
{
  Pupil pupil = { number, g_strdup (name) };

  g_array_insert_val (self->pupils, index, pupil);
}

/* What makes no sense is passed over. */
static void
load (BastidePupils *self)
{
  g_autoptr (GVariant) pupils = g_settings_get_value (self->settings, "pupils");
  GVariantIter iter;
  guint number;
  const char *name;

  g_variant_iter_init (&iter, pupils);
  while (g_variant_iter_next (&iter, "(u&s)", &number, &name))
    {
      g_autofree char *own = check_name (self, name, 0, NULL);

      if (own != NULL && number > 0 && number <= MAX_NUMBER && find (self, number) < 0
          && self->pupils->len < BASTIDE_MAX_PUPILS)
        insert (self, self->pupils->len, number, own);
    }
}

/* --- Who is chosen --- */

static void
use (BastidePupils *self,
     guint          number)
{
  g_autofree char *path = dup_path (self, number);

  self->chosen = number;
  bastide_results_set_path (self->results, path);
}

guint
bastide_pupils_get_chosen (BastidePupils *self)
{
  return self->chosen;
}

void
bastide_pupils_choose (BastidePupils *self,
                       guint          number)
{
  g_return_if_fail (BASTIDE_IS_PUPILS (self));

  if (number == self->chosen || (number != 0 && find (self, number) < 0))
    return;
  use (self, number);
  save (self);
}

/* --- The list --- */

guint
bastide_pupils_get_n (BastidePupils *self)
{
  return self->pupils->len;
}

guint
bastide_pupils_get_number (BastidePupils *self,
                           guint          index)
{
  g_return_val_if_fail (index < self->pupils->len, 0);

  return get_nth (self, index)->number;
}

const char *
bastide_pupils_get_name (BastidePupils *self,
                         guint          number)
{
  int index = find (self, number);

  return index >= 0 ? get_nth (self, (guint) index)->name : NULL;
}

/* One that no file has, of pupils who are not in the list any more either. */
static guint
find_free (BastidePupils *self)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *path = dup_path (self, number);

      if (find (self, number) < 0 && number != self->removed.number && !g_file_test (path, G_FILE_TEST_EXISTS))
        return number;
    }
}

gboolean
bastide_pupils_add (BastidePupils  *self,
                    const char     *name,
                    GError        **error)
{
  g_autofree char *own = NULL;

  g_return_val_if_fail (BASTIDE_IS_PUPILS (self), FALSE);

  if (self->pupils->len == BASTIDE_MAX_PUPILS)
    return fail (error, _("There are as many pupils as can be kept."));
  own = check_name (self, name, 0, error);
  if (own == NULL)
    return FALSE;
  insert (self, self->pupils->len, find_free (self), own);
  save (self);

  return TRUE;
}

gboolean
bastide_pupils_rename (BastidePupils  *self,
                       guint           number,
                       const char     *name,
                       GError        **error)
{
  int index = find (self, number);
  char *own;

  g_return_val_if_fail (index >= 0, FALSE);

  own = check_name (self, name, number, error);
  if (own == NULL)
    return FALSE;
  g_free (g_array_index (self->pupils, Pupil, index).name);
  g_array_index (self->pupils, Pupil, index).name = own;
  save (self);

  return TRUE;
}

/* --- Removing --- */

BstIoResults *
bastide_pupils_read (BastidePupils *self,
                     guint          number)
{
  g_autofree char *path = dup_path (self, number);
  BstIoResults *results = bst_io_results_read (path, NULL);

  return results != NULL ? results : bst_io_results_new ();
}

/* What comes back to the pupil in the quiz: kept for undo, and gone from the disk. */
static void
take_quiz (BastidePupils *self,
           const char    *results_path)
{
  g_autofree char *path = bastide_results_dup_quiz_path (results_path);

  /* Questions may be on their way to the file. */
  bastide_write_queue_finish ();
  g_clear_pointer (&self->removed_quiz, bst_booklet_free);
  self->removed_quiz = bst_io_booklet_open (path, NULL, NULL);
  g_unlink (path);
}

/* FALSE if they cannot be written. */
static gboolean
give_quiz_back (BastidePupils *self,
                const char    *results_path)
{
  g_autofree char *path = bastide_results_dup_quiz_path (results_path);

  return self->removed_quiz == NULL || bst_io_booklet_save (self->removed_quiz, path, NULL);
}

void
bastide_pupils_remove (BastidePupils *self,
                       guint          number)
{
  int index = find (self, number);
  g_autofree char *path = dup_path (self, number);
  g_autoptr (BstIoResults) results = NULL;

  g_return_if_fail (index >= 0);

  /* Nothing is on its way to the file any more then. */
  if (self->chosen == number)
    use (self, 0);
  results = bastide_pupils_read (self, number);
  clear_pupil (&self->removed);
  g_free (self->removed_text);
  self->removed = (Pupil) { number, g_strdup (get_nth (self, (guint) index)->name) };
  self->removed_index = (guint) index;
  self->removed_text = bst_io_results_to_text (results);
  take_quiz (self, path);
  g_unlink (path);
  g_array_remove_index (self->pupils, (guint) index);
  save (self);
}

gboolean
bastide_pupils_undo (BastidePupils *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BASTIDE_IS_PUPILS (self), FALSE);

  if (self->removed.name == NULL || self->pupils->len == BASTIDE_MAX_PUPILS
      || is_taken (self, self->removed.name, 0))
    return FALSE;
  path = dup_path (self, self->removed.number);
  /* Nobody may have learned anything so far. */
  g_mkdir_with_parents (self->folder, 0700);
  if (!bst_io_data_write (path, self->removed_text, bst_io_results_read_back, NULL, NULL)
      || !give_quiz_back (self, path))
    return FALSE;
  insert (self, MIN (self->removed_index, self->pupils->len), self->removed.number, self->removed.name);
  clear_pupil (&self->removed);
  g_clear_pointer (&self->removed_text, g_free);
  g_clear_pointer (&self->removed_quiz, bst_booklet_free);
  save (self);

  return TRUE;
}

/* --- Class --- */

static void
bastide_pupils_finalize (GObject *object)
{
  BastidePupils *self = BASTIDE_PUPILS (object);

  g_object_unref (self->settings);
  g_object_unref (self->results);
  g_free (self->folder);
  g_array_unref (self->pupils);
  clear_pupil (&self->removed);
  g_free (self->removed_text);
  g_clear_pointer (&self->removed_quiz, bst_booklet_free);

  G_OBJECT_CLASS (bastide_pupils_parent_class)->finalize (object);
}

static void
bastide_pupils_class_init (BastidePupilsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_pupils_finalize;

  changed_signal = g_signal_new ("changed", BASTIDE_TYPE_PUPILS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_pupils_init (BastidePupils *self)
{
  self->pupils = g_array_new (FALSE, FALSE, sizeof (Pupil));
  g_array_set_clear_func (self->pupils, clear_pupil);
}

BastidePupils *
bastide_pupils_new (GSettings      *settings,
                    BastideResults *results,
                    const char     *folder)
{
  BastidePupils *self = g_object_new (BASTIDE_TYPE_PUPILS, NULL);
  guint number = g_settings_get_uint (settings, "pupil");

  self->settings = g_object_ref (settings);
  self->results = g_object_ref (results);
  self->folder = folder != NULL ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "bastide", NULL);
  load (self);
  if (find (self, number) >= 0)
    use (self, number);

  return self;
}
