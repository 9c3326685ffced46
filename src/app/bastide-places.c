/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-places.h"

/* So many files are remembered; a list of them is read in no time. */
#define MAX_PLACES 200
/* A larger file was not written by us. */
#define MAX_SIZE (1024 * 1024)

typedef struct
{
  char *uri;
  char *place;
} Place;

struct _BastidePlaces
{
  char   *path;
  GQueue  places;               /* of Place, the one seen last first */
  gboolean changed;
};

static void
place_free (Place *place)
{
  g_free (place->uri);
  g_free (place->place);
  g_free (place);
}

static void
add (BastidePlaces *self,
     const char    *uri,
     const char    *place)
{
  Place *added = g_new (Place, 1);

  added->uri = g_strdup (uri);
  added->place = g_strdup (place);
  g_queue_push_head (&self->places, added);
  while (self->places.length > MAX_PLACES)
    place_free (g_queue_pop_tail (&self->places));
}

/* One line each: the place, a space and the URI, which has no line breaks. */
static void
read_places (BastidePlaces *self)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (self->path, FALSE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (file == NULL || g_mapped_file_get_length (file) > MAX_SIZE)
    return;
  text = g_strndup (g_mapped_file_get_contents (file), g_mapped_file_get_length (file));
  lines = g_strsplit (text, "\n", -1);
  /* The first line is what was seen last. */
  for (guint i = g_strv_length (lines); i > 0; i--)
    {
      char *space = strchr (lines[i - 1], ' ');

      if (space == NULL || !g_utf8_validate (lines[i - 1], -1, NULL))
        continue;
      *space = '\0';
      add (self, space + 1, lines[i - 1]);
    }
}

BastidePlaces *
bastide_places_new (const char *path)
{
  BastidePlaces *self = g_new0 (BastidePlaces, 1);

  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_state_dir (), "bastide", "places", NULL);
  g_queue_init (&self->places);
  read_places (self);

  return self;
}

static void
write_places (BastidePlaces *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *folder = g_path_get_dirname (self->path);

  for (GList *at = self->places.head; at != NULL; at = at->next)
    {
      const Place *place = at->data;

      g_string_append_printf (text, "%s %s\n", place->place, place->uri);
    }
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (self->path, text->str, (gssize) text->len, NULL);
}

void
bastide_places_free (BastidePlaces *self)
{
  if (self->changed)
    write_places (self);
  g_queue_clear_full (&self->places, (GDestroyNotify) place_free);
  g_free (self->path);
  g_free (self);
}

/* (nullable) */
static GList *
find (BastidePlaces *self,
      const char    *uri)
{
  GList *at = self->places.head;

  while (at != NULL && strcmp (((Place *) at->data)->uri, uri) != 0)
    at = at->next;

  return at;
}

char *
bastide_places_get (BastidePlaces *self,
                    GFile         *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GList *at = find (self, uri);

  return at != NULL ? g_strdup (((Place *) at->data)->place) : NULL;
}

void
bastide_places_set (BastidePlaces *self,
                    GFile         *file,
                    const char    *place)
{
  g_autofree char *uri = g_file_get_uri (file);
  GList *at = find (self, uri);

  if (at != NULL)
    {
      place_free (at->data);
      g_queue_delete_link (&self->places, at);
    }
  add (self, uri, place);
  self->changed = TRUE;
}
