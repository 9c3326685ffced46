/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-search.h"

#include "bst-io-case-book.h"
#include "bst-io-rule-search-words.h"

#include <math.h>
#include <string.h>

/* Where a word of a rule stands, and how much it says there of what the rule is about. */
enum
{
  NUMBER,
  SENTENCE,
  CHAPTER,
  EXAMPLES,
  N_FIELDS
};

static const double field_weights[N_FIELDS] = { 2, 1, 0.4, 0.3 };

/* How well a word meets another: by another name, by its beginning alone. */
#define WEIGHT_OF_NAME 0.95
#define WEIGHT_OF_BEGINNING 0.7

/* A stem has so many letters, and so many have the same beginning by no accident. */
#define MIN_STEM 3
#define MIN_BEGINNING 4

/* Of equally good rules the shorter says it more plainly: what each of its words costs. */
#define COST_OF_WORD 0.006

/* What is worth less than this share of the best would only be in the way. */
#define MIN_SHARE 0.6

typedef struct
{
  const BstIoRule *rule;
  GPtrArray       *stems[N_FIELDS];
} Entry;

typedef struct
{
  GPtrArray *in_rules;  /* stems of what the rules call a thing */
  GPtrArray *others;    /* and of what else it is called */
} Names;

/* In the language of the moment when it is first asked; lives as long as the program. */
static struct
{
  char      **endings;
  char      **small_words;
  Names      *names;    /* of each thing that has several */
  Entry      *entries;  /* of each rule */
} book;

/* --- Words --- */

/* Without accents, unless the script has no such form. (transfer full) */
static char *
fold (const char *token)
{
  g_autofree char *plain = g_str_to_ascii (token, "C");

  return strchr (plain, '?') != NULL ? g_strdup (token) : g_steal_pointer (&plain);
}

/* (transfer full) */
static char **
split_words (const char *text)
{
  char **words = g_str_tokenize_and_fold (text, "C", NULL);

  for (char **word = words; *word != NULL; word++)
    {
      char *folded = fold (*word);

      g_free (*word);
      *word = folded;
    }

  return words;
}

/* (transfer full) */
static char *
dup_stem (const char *word)
{
  gsize length = strlen (word), cut = 0;

  for (char **ending = book.endings; *ending != NULL; ending++)
    {
      gsize n = strlen (*ending);

      if (n > cut && length >= n + MIN_STEM && g_str_has_suffix (word, *ending))
        cut = n;
    }

  return g_strndup (word, length - cut);
}

static void
add_stems (GPtrArray  *stems,
           const char *text)
{
  g_auto (GStrv) words = split_words (text);

  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (stems, dup_stem (*word));
}

/* How well @asked, a stem of the question, is met by @stem. @is_typed: its end may still be missing. */
static double
meet (const char *asked,
      const char *stem,
      gboolean    is_typed)
{
  gsize n_asked = strlen (asked), n_stem = strlen (stem);

  if (strcmp (asked, stem) == 0)
    return 1;
  if ((is_typed || n_asked >= MIN_BEGINNING) && g_str_has_prefix (stem, asked))
    return WEIGHT_OF_BEGINNING;
  if (n_stem >= MIN_BEGINNING && n_asked <= n_stem + 2 && g_str_has_prefix (asked, stem))
    return WEIGHT_OF_BEGINNING;

  return 0;
}

static double
meet_any (const char *asked,
          GPtrArray  *stems,
          gboolean    is_typed)
{
  double best = 0;

  for (guint i = 0; i < stems->len && best < 1; i++)
    best = MAX (best, meet (asked, g_ptr_array_index (stems, i), is_typed));

  return best;
}

/* --- The book --- */

static void
fill_entry (Entry           *entry,
            const BstIoRule *rule)
{
  guint n_cases;
  const BstIoCase * const *cases = bst_io_case_book_get_of_rule (rule->number, &n_cases);

  entry->rule = rule;
  for (guint field = 0; field < N_FIELDS; field++)
    entry->stems[field] = g_ptr_array_new ();
  add_stems (entry->stems[NUMBER], rule->number);
  add_stems (entry->stems[SENTENCE], bst_io_rule_get_sentence (rule));
  add_stems (entry->stems[CHAPTER], bst_io_rule_get_chapter (rule));
  for (guint i = 0; i < n_cases; i++)
    add_stems (entry->stems[EXAMPLES], cases[i]->title);
}

static void
fill_names (Names      *names,
            const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, ":", 2);

  names->in_rules = g_ptr_array_new ();
  names->others = g_ptr_array_new ();
  for (guint i = 0; parts[i] != NULL; i++)
    add_stems (i == 0 ? names->in_rules : names->others, parts[i]);
}

static void
ensure (void)
{
  static gsize is_read;

  if (!g_once_init_enter (&is_read))
    return;

  book.endings = split_words (bst_io_rule_search_get_endings ());
  book.small_words = split_words (bst_io_rule_search_get_small_words ());
  book.names = g_new (Names, bst_io_rule_search_get_n_names ());
  for (guint i = 0; i < bst_io_rule_search_get_n_names (); i++)
    fill_names (&book.names[i], bst_io_rule_search_get_names (i));
  book.entries = g_new0 (Entry, bst_io_rulebook_get_n_rules ());
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    fill_entry (&book.entries[i], bst_io_rulebook_get_rule (i));
  g_once_init_leave (&is_read, 1);
}

/* --- Searching --- */

static gboolean
has_name (const Names *names,
          const char  *stem)
{
  return g_ptr_array_find_with_equal_func (names->in_rules, stem, g_str_equal, NULL)
         || g_ptr_array_find_with_equal_func (names->others, stem, g_str_equal, NULL);
}

/* How well a field of a rule answers to a stem of the question, by this or another name. */
static double
meet_field (GPtrArray  *field,
            const char *asked,
            gboolean    is_typed)
{
  double best = meet_any (asked, field, is_typed);

  for (guint i = 0; i < bst_io_rule_search_get_n_names () && best < WEIGHT_OF_NAME; i++)
    if (has_name (&book.names[i], asked))
      for (guint k = 0; k < book.names[i].in_rules->len; k++)
        best = MAX (best, WEIGHT_OF_NAME * meet_any (g_ptr_array_index (book.names[i].in_rules, k), field, FALSE));

  return best;
}

static double
meet_entry (const Entry *entry,
            const char  *asked,
            gboolean     is_typed)
{
  double sum = 0;

  for (guint field = 0; field < N_FIELDS; field++)
    sum += field_weights[field] * meet_field (entry->stems[field], asked, is_typed);

  return sum;
}

/* Was the same asked before, by this or another name? "How many points is it worth" asks for one thing. */
static gboolean
is_asked (GPtrArray  *stems,
          const char *stem)
{
  if (g_ptr_array_find_with_equal_func (stems, stem, g_str_equal, NULL))
    return TRUE;
  for (guint i = 0; i < bst_io_rule_search_get_n_names (); i++)
    for (guint k = 0; k < stems->len; k++)
      if (has_name (&book.names[i], stem) && has_name (&book.names[i], g_ptr_array_index (stems, k)))
        return TRUE;

  return FALSE;
}

/* The stems of a question, each once; without its small words, unless it has no others. (transfer full) */
static GPtrArray *
get_stems (const char *question)
{
  g_auto (GStrv) words = split_words (question);
  GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);

  for (char **word = words; *word != NULL; word++)
    if (!g_strv_contains ((const char * const *) book.small_words, *word))
      {
        g_autofree char *stem = dup_stem (*word);

        if (!is_asked (stems, stem))
          g_ptr_array_add (stems, g_steal_pointer (&stem));
      }
  for (char **word = words; *word != NULL && stems->len == 0; word++)
    g_ptr_array_add (stems, g_strdup (*word));

  return stems;
}

/* Adds to @worths what each rule is worth for a stem: a word that many rules have says little. */
static void
add_worths (double     *worths,
            const char *asked,
            gboolean    is_typed)
{
  guint n_rules = bst_io_rulebook_get_n_rules ();
  g_autofree double *own = g_new (double, n_rules);
  double n_met = 0;

  for (guint i = 0; i < n_rules; i++)
    {
      own[i] = meet_entry (&book.entries[i], asked, is_typed);
      n_met += MIN (own[i], 1);
    }
  for (guint i = 0; i < n_rules; i++)
    worths[i] += own[i] * log (1 + n_rules / (1 + n_met));
}

static double
get_group_weight (const BstIoRule *rule)
{
  switch (bst_io_rule_get_group (rule))
    {
    case BST_IO_RULES_BASE:
      return 1;
    case BST_IO_RULES_HOUSE:
      return 0.65;
    default:
      return 0.75;
    }
}

static int
compare_worths (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const double *worths = user_data;
  guint one = *(const guint *) a, other = *(const guint *) b;

  if (worths[one] > worths[other])
    return -1;

  return worths[one] < worths[other] ? 1 : (int) one - (int) other;
}

GPtrArray *
bst_io_rule_search (const char *question)
{
  guint n_rules = bst_io_rulebook_get_n_rules ();
  g_autofree double *worths = g_new0 (double, n_rules);
  g_autofree guint *order = g_new (guint, n_rules);
  g_autoptr (GPtrArray) stems = NULL;
  GPtrArray *found = g_ptr_array_new ();

  ensure ();
  stems = get_stems (question);
  for (guint i = 0; i < stems->len; i++)
    add_worths (worths, g_ptr_array_index (stems, i), i + 1 == stems->len);
  for (guint i = 0; i < n_rules; i++)
    {
      worths[i] *= get_group_weight (book.entries[i].rule) / (1 + COST_OF_WORD * book.entries[i].stems[SENTENCE]->len);
      order[i] = i;
    }
  g_qsort_with_data (order, (int) n_rules, sizeof *order, compare_worths, worths);
  for (guint i = 0; i < n_rules; i++)
    if (stems->len == 0 || (worths[order[i]] > 0 && worths[order[i]] >= MIN_SHARE * worths[order[0]]))
      g_ptr_array_add (found, (gpointer) book.entries[order[i]].rule);

  return found;
}
