/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-data.h"

#include <string.h>

/* A weight and what follows it. */
#define WEIGHT_LENGTH 9

static gboolean
refuse (GError     **error,
        const char  *what)
{
  g_set_error (error, BST_ERROR, BST_ERROR_DATA, "weights of the engine: %s", what);

  return FALSE;
}

/* Reads "WORD NUMBER" and moves @text to what follows. */
static gboolean
read_number (const char **text,
             const char  *word,
             guint64     *number)
{
  gsize length = strlen (word);
  char *end;

  if (strncmp (*text, word, length) != 0 || !g_ascii_isdigit ((*text)[length]))
    return FALSE;
  *number = g_ascii_strtoull (*text + length, &end, 10);
  *text = end;

  return TRUE;
}

/* "learned inns traders": the words, as they stand there, and nothing behind them. */
static gboolean
read_learned (const char *text,
              char        learned[BST_ENGINE_MAX_LEARNED])
{
  const char *words = text + strlen ("\nlearned");

  if (!g_str_has_prefix (text, "\nlearned") || strlen (words) >= BST_ENGINE_MAX_LEARNED)
    return FALSE;
  for (const char *at = words; *at != '\0'; at++)
    if (*at == ' ' ? !g_ascii_islower (at[1]) : at == words || !(g_ascii_islower (*at) || *at == '-'))
      return FALSE;
  g_strlcpy (learned, words, BST_ENGINE_MAX_LEARNED);

  return TRUE;
}

static gboolean
read_head (const char      *head,
           guint64         *n_parts,
           BstEngineOrigin *origin,
           GError         **error)
{
  guint64 version, n_weights, n_batches, n_planned;

  if (!read_number (&head, "bastide-engine ", &version))
    return refuse (error, "no such file");
  if (version != BST_ENGINE_VERSION)
    return refuse (error, "another version");
  if (!read_number (&head, "\nweights ", &n_weights) || n_weights != BST_NET_N_WEIGHTS)
    return refuse (error, "another number of weights");
  if (!read_number (&head, "\nparts ", n_parts)
      || !read_number (&head, "\nbatches ", &n_batches) || n_batches > G_MAXUINT
      || !read_number (&head, " of ", &n_planned) || n_planned > G_MAXUINT
      || !read_number (&head, "\nseed ", &origin->seed)
      || !read_learned (head, origin->learned))
    return refuse (error, "the head is not whole");
  origin->n_batches = (guint) n_batches;
  origin->n_planned = (guint) n_planned;

  return TRUE;
}

/* The part of the text before the empty line, and where the weights begin; NULL without one. (transfer full) */
static char *
dup_head (const char  *text,
          const char **weights)
{
  const char *end = strstr (text, "\n\n");

  if (end == NULL)
    return NULL;
  *weights = end + 2;

  return g_strndup (text, (gsize) (end - text));
}

/* Eight digits and what ends the line or goes on with it. */
static gboolean
read_weight (const char *text,
             gboolean    is_last,
             float      *weight)
{
  guint32 word = 0;

  for (guint i = 0; i < WEIGHT_LENGTH - 1; i++)
    {
      int digit = g_ascii_xdigit_value (text[i]);

      if (digit < 0)
        return FALSE;
      word = word << 4 | (guint32) digit;
    }
  if (text[WEIGHT_LENGTH - 1] != (is_last ? '\n' : ' '))
    return FALSE;
  memcpy (weight, &word, sizeof word);

  return TRUE;
}

static gboolean
is_last_on_line (gsize index,
                 gsize n_weights)
{
  return index + 1 == n_weights || (index + 1) % BST_ENGINE_DATA_LINE == 0;
}

guint
bst_engine_data_count (const char *text)
{
  const char *weights;
  g_autofree char *head = dup_head (text, &weights);
  BstEngineOrigin origin;
  guint64 n_parts;

  return head != NULL && read_head (head, &n_parts, &origin, NULL) && n_parts <= BST_ENGINE_MAX_PARTS ? (guint) n_parts : 0;
}

gboolean
bst_engine_data_read (const char       *text,
                      guint             n_parts,
                      BstEngineNet     *nets,
                      BstEngineOrigin  *origin,
                      GError          **error)
{
  const char *weights;
  g_autofree char *head = dup_head (text, &weights);
  g_autofree BstEngineNet *read = NULL;
  BstEngineOrigin from;
  guint64 n_there;
  gsize n_weights;

  if (head == NULL)
    return refuse (error, "no such file");
  if (!read_head (head, &n_there, &from, error))
    return FALSE;
  if (n_there < n_parts || n_there > BST_ENGINE_MAX_PARTS)
    return refuse (error, "not the parts that are needed");
  n_weights = (gsize) n_there * BST_NET_N_WEIGHTS;
  if (strlen (weights) != n_weights * WEIGHT_LENGTH)
    return refuse (error, "cut short, or too long");
  read = g_new (BstEngineNet, n_there);
  for (gsize i = 0; i < n_weights; i++)
    if (!read_weight (weights + WEIGHT_LENGTH * i, is_last_on_line (i, n_weights), &((float *) read)[i]))
      return refuse (error, "a weight is no number of eight digits");
  for (guint i = 0; i < n_there; i++)
    if (!bst_engine_net_is_ok (&read[i]))
      return refuse (error, "a weight is no number, or too large");
  memcpy (nets, read, n_parts * sizeof *nets);
  *origin = from;

  return TRUE;
}

char *
bst_engine_data_write (const BstEngineNet    *nets,
                       guint                  n_parts,
                       const BstEngineOrigin *origin)
{
  GString *out = g_string_new (NULL);
  const float *weights = (const float *) nets;
  gsize n_weights = n_parts * BST_NET_N_WEIGHTS;

  g_string_append_printf (out, "bastide-engine %d\nweights %u\nparts %u\nbatches %u of %u\nseed %" G_GUINT64_FORMAT "\n"
                               "learned%s\n\n",
                          BST_ENGINE_VERSION, (guint) BST_NET_N_WEIGHTS, n_parts, origin->n_batches,
                          origin->n_planned, origin->seed, origin->learned);
  for (gsize i = 0; i < n_weights; i++)
    {
      guint32 word;

      memcpy (&word, &weights[i], sizeof word);
      g_string_append_printf (out, "%08x%c", word, is_last_on_line (i, n_weights) ? '\n' : ' ');
    }

  return g_string_free (out, FALSE);
}
