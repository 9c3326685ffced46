/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-play.h"

#include "bst-io-case-play-private.h"
#include "bst-io-error.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _BstIoCasePlay
{
  const BstIoCase *source;      /* borrowed */
  GArray          *steps;       /* of BstIoCaseStep */
  GPtrArray       *positions;   /* of BstPosition: each stands at the steps up to the next */
  GPtrArray       *records;     /* of BstRecord, of games that are over */

  /* While it is played: */
  BstIoCaseGame    game;
  GString         *set_up;      /* what is said of the next game */
  guint            n_games;
};

/* By verb, but for tokens; the lines of a set-up are told together when their game begins. */
static const BstIoCaseTell tells[BST_IO_N_CASE_VERBS] = {
  [BST_IO_CASE_PLAY] = bst_io_case_tell_play,
  [BST_IO_CASE_REFUSE] = bst_io_case_tell_refuse,
  [BST_IO_CASE_MALFORMED] = bst_io_case_tell_malformed,
  [BST_IO_CASE_FITS] = bst_io_case_tell_fits,
  [BST_IO_CASE_PLACEMENTS] = bst_io_case_tell_placements,
  [BST_IO_CASE_ROTATIONS] = bst_io_case_tell_rotations,
  [BST_IO_CASE_SPOTS] = bst_io_case_tell_spots,
  [BST_IO_CASE_STEPS] = bst_io_case_tell_steps,
  [BST_IO_CASE_PHASE] = bst_io_case_tell_phase,
  [BST_IO_CASE_FEATURE] = bst_io_case_tell_feature,
  [BST_IO_CASE_OWNERS] = bst_io_case_tell_owners,
  [BST_IO_CASE_FIGURES] = bst_io_case_tell_figures,
  [BST_IO_CASE_SAME] = bst_io_case_tell_same,
  [BST_IO_CASE_APART] = bst_io_case_tell_apart,
  [BST_IO_CASE_COUNT] = bst_io_case_tell_count,
  [BST_IO_CASE_SCORE] = bst_io_case_tell_score,
  [BST_IO_CASE_FINAL] = bst_io_case_tell_final,
  [BST_IO_CASE_PLACES] = bst_io_case_tell_places,
  [BST_IO_CASE_SCORED] = bst_io_case_tell_scored,
  [BST_IO_CASE_PAYS] = bst_io_case_tell_pays,
  [BST_IO_CASE_SUPPLY] = bst_io_case_tell_supply,
  [BST_IO_CASE_STANDING] = bst_io_case_tell_standing,
  [BST_IO_CASE_GOODS] = bst_io_case_tell_goods,
  [BST_IO_CASE_SECOND] = bst_io_case_tell_second,
  [BST_IO_CASE_TURN] = bst_io_case_tell_turn,
  [BST_IO_CASE_DRAW] = bst_io_case_tell_draw,
  [BST_IO_CASE_HAND] = bst_io_case_tell_hand,
  [BST_IO_CASE_HELD] = bst_io_case_tell_held,
  [BST_IO_CASE_BAG] = bst_io_case_tell_bag,
  [BST_IO_CASE_ASIDE] = bst_io_case_tell_aside,
  [BST_IO_CASE_OVER] = bst_io_case_tell_over,
  [BST_IO_CASE_DRAGON] = bst_io_case_tell_dragon,
  [BST_IO_CASE_FAIRY] = bst_io_case_tell_fairy,
  [BST_IO_CASE_MAGE] = bst_io_case_tell_mage,
  [BST_IO_CASE_WITCH] = bst_io_case_tell_witch,
  [BST_IO_CASE_SHEEP] = bst_io_case_tell_sheep,
  [BST_IO_CASE_HIDDEN] = bst_io_case_tell_hidden,
  [BST_IO_CASE_HOLDS] = bst_io_case_tell_holds,
  [BST_IO_CASE_FIRST] = bst_io_case_tell_first,
  [BST_IO_CASE_DRAWS] = bst_io_case_tell_draws,
  [BST_IO_CASE_SAYS] = bst_io_case_tell_says,
  [BST_IO_CASE_DIE] = bst_io_case_tell_die,
  [BST_IO_CASE_LAPS] = bst_io_case_tell_laps,
  [BST_IO_CASE_PLACEABLE] = bst_io_case_tell_placements,
  [BST_IO_CASE_UNPLACEABLE] = bst_io_case_tell_placements,
};

void
bst_io_case_add_item (GString    *list,
                      const char *item)
{
  if (list->len > 0)
    g_string_append (list, C_("list separator", ", "));
  g_string_append (list, item);
}

/* The board and all beside it are as at the step before? */
static gboolean
is_unchanged (const BstIoCasePlay *self)
{
  return self->positions->len > 0
         && bst_position_equal (g_ptr_array_index (self->positions, self->positions->len - 1),
                                self->game.position);
}

/* Takes @sentence, @details and @light. */
static void
add_step (BstIoCasePlay        *self,
          const BstIoCaseLine  *line,
          char                 *sentence,
          char                **details,
          BstIoCaseLight       *light)
{
  BstIoCaseStep step = { .line = line, .node = self->game.node, .sentence = sentence,
                         .details = details, .light = *light };

  if (!is_unchanged (self))
    g_ptr_array_add (self->positions, bst_position_copy (self->game.position));
  step.position = g_ptr_array_index (self->positions, self->positions->len - 1);
  g_array_append_val (self->steps, step);
}

/* A step without anything lit. Takes @sentence. */
static void
add_plain (BstIoCasePlay       *self,
           const BstIoCaseLine *line,
           char                *sentence)
{
  BstIoCaseLight light;

  bst_io_case_light_init (&light);
  add_step (self, line, sentence, g_new0 (char *, 1), &light);
}

/* --- Games --- */

/* Begins the game that was set up, with a step that says how. */
static gboolean
begin (BstIoCasePlay  *self,
       GError        **error)
{
  const char *beginning = self->n_games == 0 ? _("The game begins") : _("Another game");

  if (self->game.position != NULL)
    return TRUE;
  if (!bst_io_case_game_begin (&self->game, error))
    return FALSE;

  self->n_games++;
  add_plain (self, NULL, g_strdup (self->set_up->len > 0 ? self->set_up->str : beginning));
  g_string_truncate (self->set_up, 0);

  return TRUE;
}

/* The nodes of its record stay those of its steps. */
static void
end_game (BstIoCasePlay *self)
{
  if (self->game.record != NULL)
    g_ptr_array_add (self->records, g_steal_pointer (&self->game.record));
  bst_io_case_game_restart (&self->game);
}

static gboolean
set_up (BstIoCasePlay        *self,
        const BstIoCaseLine  *line,
        GError              **error)
{
  g_autofree char *text = NULL;

  if (!bst_io_case_game_set_up (&self->game, line, error))
    return FALSE;
  text = bst_io_case_tell_set_up (line);
  if (text != NULL && self->set_up->len > 0)
    g_string_append (self->set_up, C_("sentences", ". "));
  if (text != NULL)
    g_string_append (self->set_up, text);

  return TRUE;
}

/* --- Lines --- */

/* What a line says; NULL and @error if it says nothing possible. (transfer full) */
static char *
dup_sentence (BstIoCaseScene  *scene,
              BstIoCaseVerb    verb,
              GError         **error)
{
  BstTokenKind kind;

  if (bst_io_case_verb_is_on_tile (verb, &kind))
    return bst_io_case_tell_on_tile (scene, kind, error);
  if (bst_io_case_verb_is_of_players (verb, &kind))
    return bst_io_case_tell_of_players (scene, kind, error);

  return tells[verb] (scene, error);
}

static gboolean
tell (BstIoCasePlay        *self,
      const BstIoCaseLine  *line,
      GError              **error)
{
  BstIoCaseLight light;
  g_autoptr (GStrvBuilder) details = g_strv_builder_new ();
  BstIoCaseScene scene = { &self->game, line->words, &light, details };
  char *sentence;

  if (!begin (self, error))
    return FALSE;
  if (line->verb == BST_IO_CASE_NOTE)
    {
      add_plain (self, line, g_strdup (line->note));
      return TRUE;
    }

  bst_io_case_light_init (&light);
  sentence = dup_sentence (&scene, line->verb, error);
  if (sentence == NULL)
    {
      bst_io_case_light_clear (&light);
      return FALSE;
    }
  add_step (self, line, sentence, g_strv_builder_end (details), &light);

  return TRUE;
}

/* A note before another game is about that game: it waits for its set-up. */
static gboolean
comes_before_game (const BstIoCase *source,
                   guint            index)
{
  const BstIoCaseLine *next = index + 1 < source->n_lines ? &source->lines[index + 1] : NULL;

  return source->lines[index].verb == BST_IO_CASE_NOTE && next != NULL
         && (next->verb == BST_IO_CASE_GAME || bst_io_case_verb_sets_up (next->verb));
}

static gboolean
play_line (BstIoCasePlay        *self,
           guint                 index,
           const BstIoCaseLine **note,
           GError              **error)
{
  const BstIoCaseLine *line = &self->source->lines[index];

  if (comes_before_game (self->source, index))
    {
      *note = line;
      return TRUE;
    }
  if (line->verb == BST_IO_CASE_GAME)
    {
      end_game (self);
      return TRUE;
    }
  if (bst_io_case_verb_sets_up (line->verb))
    return set_up (self, line, error);

  if (*note != NULL)
    {
      if (!begin (self, error))
        return FALSE;
      add_plain (self, *note, g_strdup ((*note)->note));
      *note = NULL;
    }

  return tell (self, line, error);
}

static gboolean
play (BstIoCasePlay  *self,
      GError        **error)
{
  const BstIoCaseLine *note = NULL;

  for (guint i = 0; i < self->source->n_lines; i++)
    {
      GError *fault = NULL;

      if (!play_line (self, i, &note, &fault))
        {
          g_autofree char *place = g_strdup_printf (_("line %d"), (int) self->source->lines[i].number);

          return bst_io_fail_with (error, BST_IO_ERROR_DATA, self->source->file, place, fault);
        }
    }

  /* A case that only sets up shows the beginning of its game. */
  return begin (self, error);
}

/* --- The play --- */

static void
clear_step (gpointer data)
{
  BstIoCaseStep *step = data;

  g_free (step->sentence);
  g_strfreev (step->details);
  bst_io_case_light_clear (&step->light);
}

BstIoCasePlay *
bst_io_case_play_new (const BstIoCase  *source,
                      GError          **error)
{
  BstIoCasePlay *self = g_new0 (BstIoCasePlay, 1);
  gboolean done;

  self->source = source;
  self->steps = g_array_new (FALSE, FALSE, sizeof (BstIoCaseStep));
  g_array_set_clear_func (self->steps, clear_step);
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_position_free);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_record_unref);
  self->set_up = g_string_new (NULL);
  bst_io_case_game_init (&self->game);

  done = play (self, error);
  end_game (self);
  bst_io_case_game_clear (&self->game);
  g_string_free (g_steal_pointer (&self->set_up), TRUE);
  if (done)
    return self;
  bst_io_case_play_free (self);

  return NULL;
}

void
bst_io_case_play_free (BstIoCasePlay *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->steps);
  g_ptr_array_unref (self->positions);
  g_ptr_array_unref (self->records);
  g_free (self);
}

const BstIoCase *
bst_io_case_play_get_case (const BstIoCasePlay *self)
{
  return self->source;
}

guint
bst_io_case_play_get_n_steps (const BstIoCasePlay *self)
{
  return self->steps->len;
}

const BstIoCaseStep *
bst_io_case_play_get_step (const BstIoCasePlay *self,
                           guint                index)
{
  g_return_val_if_fail (index < self->steps->len, NULL);

  return &g_array_index (self->steps, BstIoCaseStep, index);
}

/* Adds a copy of @node behind @parent. */
static BstNode *
copy_node (BstRecord     *record,
           BstNode       *parent,
           const BstNode *node)
{
  BstNode *copy = bst_record_add_move (record, parent, &node->move, node->mover);

  memcpy (copy->hand, node->hand, sizeof copy->hand);
  memcpy (copy->more_hand, node->more_hand, sizeof copy->more_hand);

  return copy;
}

BstRecord *
bst_io_case_play_dup_record (const BstIoCasePlay *self,
                             guint                index)
{
  const BstIoCaseStep *step = bst_io_case_play_get_step (self, index);
  BstRecord *record = bst_record_new (bst_position_get_game (step->position));
  BstNode *last = bst_record_get_root (record);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  for (const BstNode *node = step->node; node->parent != NULL; node = node->parent)
    g_ptr_array_insert (line, 0, (gpointer) node);
  for (guint i = 0; i < line->len; i++)
    last = copy_node (record, last, g_ptr_array_index (line, i));

  return record;
}

/* "final classic Red 4": names of rule sets begin with a small letter, those of players do not. */
static gboolean
is_of_other_rules (const BstIoCaseStep *step)
{
  return step->line != NULL && step->line->verb == BST_IO_CASE_FINAL && step->line->words[0] != NULL
         && g_ascii_islower (step->line->words[0][0]);
}

/* Does the step claim that the rule of the case pays? */
static gboolean
is_of_own_rule (const BstIoCasePlay *self,
                const BstIoCaseStep *step)
{
  char **words = step->line != NULL ? step->line->words : NULL;

  if (words == NULL || step->line->verb != BST_IO_CASE_SCORED)
    return FALSE;
  for (; words[0] != NULL && words[1] != NULL; words++)
    if (strcmp (words[0], "by") == 0 && strcmp (words[1], self->source->rules[0]) == 0)
      return TRUE;

  return FALSE;
}

guint
bst_io_case_play_find_main (const BstIoCasePlay *self)
{
  for (guint i = self->steps->len; i > 0; i--)
    if (is_of_own_rule (self, &g_array_index (self->steps, BstIoCaseStep, i - 1)))
      return i - 1;
  for (guint i = self->steps->len; i > 0; i--)
    {
      const BstIoCaseStep *step = &g_array_index (self->steps, BstIoCaseStep, i - 1);

      if (!bst_io_case_light_is_empty (&step->light) && !is_of_other_rules (step))
        return i - 1;
    }

  return self->steps->len - 1;
}
