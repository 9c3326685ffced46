/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing in a document goes without a word: it is understood, or named and kept, or a fault. Every
 * change that can be made to a document in one place is tried, and the schema must say of each what
 * the reader says. */

#include "bst-io-booklet.h"
#include "bst-io-document.h"
#include "bst-io-keep.h"
#include "bst-io-draft.h"
#include "io-test.h"

#include <libxml/relaxng.h>

#include <string.h>

#define PLAYERS \
  "<players><player colour=\"Red\" name=\"Ana\"/><player colour=\"Blue\" name=\"Bob\"/></players>"
#define DOCUMENT(parts) "<bastide version=\"1\">" PLAYERS "<tileset id=\"basic\"/>" parts "</bastide>"
#define GAME(moves) DOCUMENT ("<game>" moves "</game>")
#define MOVE(inside) GAME ("<move text=\"U@1,0 r0\">" inside "</move>")

/* --- The schema --- */

static xmlRelaxNG *
load_schema (void)
{
  static xmlRelaxNG *grammar;
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_TEST_DATA"), "..", "..", "..", "data",
                                            "schema", "document.rng", NULL);
  xmlRelaxNGParserCtxt *parser;

  if (grammar != NULL)
    return grammar;

  parser = xmlRelaxNGNewParserCtxt (path);
  grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (grammar);

  return grammar;
}

static void
say_nothing (void       *data,
             const char *format,
             ...)
{
}

static gboolean
is_valid (const char *text)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (load_schema ());
  g_autoptr (xmlDoc) document = xmlReadMemory (text, (int) strlen (text), "test", NULL, 0);
  int result;

  g_assert_nonnull (document);
  xmlRelaxNGSetValidErrors (context, say_nothing, say_nothing, NULL);
  result = xmlRelaxNGValidateDoc (context, document);
  xmlRelaxNGFreeValidCtxt (context);

  return result == 0;
}

/* --- One text --- */

static BstRecord *
open_text (const char   *text,
           BstIoIssues  *issues,
           GError      **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_open_data (bytes, "test", issues, error);
}

/* The text of what was read of @text, which must be a document again; NULL if it is refused, with its
 * line. (transfer full) */
static char *
convert (const char  *text,
         BstIoIssues *issues)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = open_text (text, issues, &error);
  g_autoptr (BstRecord) copy = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;

  if (record == NULL)
    {
      if (strstr (error->message, ": line ") == NULL && strstr (error->message, ": move ") == NULL)
        g_error ("“%s” names no line: %s", error->message, text);
      return NULL;
    }
  written = bst_io_document_to_text (record, &error);
  g_assert_no_error (error);
  copy = io_test_open (written, NULL);
  again = bst_io_document_to_text (copy, &error);
  g_assert_cmpstr (written, ==, again);
  if (!is_valid (written))
    g_error ("not valid: %s", written);

  return g_steal_pointer (&written);
}

static gboolean
has_kept (const BstIoIssues *issues)
{
  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      if (strcmp (issue->tag, "unknown-kept") == 0 && g_str_has_prefix (issue->place, "line "))
        return TRUE;
    }

  return FALSE;
}

static void
check_kept (const char *text,
            const char *words)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autofree char *written = convert (text, issues);

  if (written == NULL || !has_kept (issues) || strstr (written, words) == NULL)
    g_error ("“%s” is not kept of %s: %s", words, text, written);
  g_assert_true (is_valid (text));
}

static void
check_fault (const char *text)
{
  g_autofree char *written = convert (text, NULL);

  if (written != NULL || is_valid (text))
    g_error ("no fault: %s", text);
}

/* --- The table --- */

static void
what_is_not_understood_is_kept (void)
{
  check_kept (MOVE ("<comment>one</comment><comment>two</comment>"), "<comment>two</comment>");
  check_kept (MOVE ("<comment>a <b>bold</b> &amp; word</comment>"), "a <b>bold</b> &amp; word");
  check_kept (MOVE ("<comment lang=\"pl\"/>"), "<comment lang=\"pl\">");
  check_kept (MOVE ("<comment><pause/></comment>"), "<comment><pause/></comment>");
  check_kept (MOVE ("stray"), "stray");
  check_kept (MOVE ("<![CDATA[1 < 2]]>"), "1 &lt; 2");
  check_kept (MOVE ("<hand player=\"Red\" tile=\"U\"><from/></hand>"), "<from/>");
  check_kept (MOVE ("<hand player=\"Red\" tile=\"U\"/><hand player=\"Red\" tile=\"V\"/>"), "tile=\"V\"");
  check_kept (MOVE ("<mark kind=\"ring\" x=\"1\" y=\"0\" width=\"2\"/>"), "width=\"2\"");
  check_kept (MOVE ("<mark kind=\"ring\" x=\"1\" y=\"0\"><glow/></mark>"), "<glow/>");
  check_kept (GAME ("<move text=\"U@1,0 r0\" x:time=\"3\" xmlns:x=\"urn:x\"/>"), "x:time=\"3\"");
  check_kept (GAME ("<move text=\"U@1,0 r0\"/>between"), "between");
  check_kept (GAME ("<move text=\"U@1,0 r0\"/><variation title=\"b\"><lamp/>"
                    "<move text=\"U@-1,0 r0\"/></variation>"), "<variation title=\"b\">");
  check_kept (GAME ("<move text=\"U@1,0 r0\"/><variation><lamp/><move text=\"U@-1,0 r0\"/></variation>"),
              "<lamp/>");
  check_kept (DOCUMENT ("<game clock=\"5\"/>"), "clock=\"5\"");
  check_kept (DOCUMENT ("<header><event>a</event><event>b</event></header><game/>"),
              "<event>b</event>");
  check_kept (DOCUMENT ("<header lang=\"pl\"/><game/>"), "<header lang=\"pl\">");
  check_kept (DOCUMENT ("<rules set=\"modern\"><why/></rules><game/>"), "<why/>");
  check_kept (DOCUMENT ("<rules set=\"modern\"><switch name=\"farmers\" value=\"yes\" why=\"w\"/></rules>"),
              "why=\"w\"");
  check_kept (DOCUMENT ("<game/><test><description>a</description><description>b</description></test>"),
              "<description>b</description>");
  check_kept (DOCUMENT ("<game/>text"), "text");
  check_kept ("<bastide version=\"1\" author=\"x\">" PLAYERS "<tileset id=\"basic\"/></bastide>",
              "author=\"x\"");
  check_kept ("<bastide version=\"1\"><players order=\"1\"><player colour=\"Red\"><elo>5</elo></player>"
              "<guest/></players><tileset id=\"basic\"><box/></tileset></bastide>", "<elo>5</elo>");
}

static void
what_is_wrong_is_a_fault (void)
{
  static const char * const moves[] = {
    "passed=\"999\"", "passed=\"abc\"", "passed=\"0\"", "passed=\"\"", "passed=\"-1\"", "glyph=\"\"",
    "mover=\"red\"", "mover=\"\"", "kind=\"ring\""
  };
  static const char * const marks[] = {
    "kind=\"ring\" x=\"1\"", "kind=\"ring\" x=\"1\" y=\"8001\"", "kind=\"ring\" x=\"a\" y=\"0\"",
    "kind=\"arrow\" x=\"0\" y=\"0\"", "kind=\"ring\" x=\"0\" y=\"0\" to-x=\"1\"",
    "kind=\"tint\" x=\"0\" y=\"0\" colour=\"4\"", "kind=\"letter\" x=\"0\" y=\"0\" text=\"123456789\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *text = g_strdup_printf (GAME ("<move text=\"U@1,0 r0\" %s/>"), moves[i]);

      check_fault (text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *text = g_strdup_printf (GAME ("<mark %s/>"), marks[i]);

      check_fault (text);
    }
  check_fault (DOCUMENT ("<game ended=\"maybe\"/>"));
  check_fault (DOCUMENT ("<game draws-ahead=\"\"/>"));
  check_fault (DOCUMENT ("<first-player by=\"throw\" throws=\"0\"/><game/>"));
  check_fault (GAME ("<variation><move text=\"U@1,0 r0\"/></variation>"));
  check_fault (GAME ("<move text=\"U@1,0 r0\"/><variation/>"));
  check_fault (GAME ("<move text=\"U@1,0 r0\"/><comment>behind</comment>"));
  check_fault (MOVE ("<move text=\"U@1,0 r0\"/>"));
  check_fault (MOVE ("<hand player=\"Red\" tile=\"U\"><comment>a</comment></hand>"));
  check_fault (DOCUMENT ("<test><assertion>Red has <b>0</b> points</assertion></test>"));
}

static void
remarks_survive (void)
{
  static const char text[] =
    "<?xml version=\"1.0\"?><!-- before --><?bastide-draft changed=yes?><?style a?>"
    "<bastide version=\"1\"><!-- players --><players><player colour=\"Red\"/>"
    "<player colour=\"Blue\"/></players><tileset id=\"basic\"/><game><!-- game --><move text=\"U@1,0 r0\"><!-- move --></move>"
    "<!-- line --></game></bastide><!-- after -->";
  static const char * const remarks[] = {
    "<!-- before -->", "<?style a?>", "<!-- players -->", "<!-- game -->", "<!-- move -->",
    "<!-- line -->", "<!-- after -->"
  };
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autofree char *written = convert (text, issues);

  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    g_assert_nonnull (strstr (written, remarks[i]));
  g_assert_null (strstr (written, BST_IO_DRAFT_TARGET));
  g_assert_cmpuint (issues->len, ==, 0);
}

/* --- Every place --- */

static GPtrArray *
list_elements (xmlNode *node)
{
  GPtrArray *list = g_ptr_array_new ();

  g_ptr_array_add (list, node);
  for (guint i = 0; i < list->len; i++)
    for (xmlNode *child = bst_io_xml_first (g_ptr_array_index (list, i)); child != NULL;
         child = bst_io_xml_next (child))
      g_ptr_array_add (list, child);

  return list;
}

/* FALSE if there is nothing to change. */
typedef gboolean (* Mutation) (xmlNode *node, guint number);

static gboolean
add_attribute (xmlNode *node,
               guint    number)
{
  xmlNewProp (node, (const xmlChar *) "zzz", (const xmlChar *) "zzz");

  return TRUE;
}

static gboolean
add_element (xmlNode *node,
             guint    number)
{
  xmlNewChild (node, NULL, (const xmlChar *) "zzz", NULL);

  return TRUE;
}

static gboolean
add_first (xmlNode *node,
           guint    number)
{
  xmlNode *child = xmlNewNode (NULL, (const xmlChar *) "zzz");

  if (node->children != NULL)
    xmlAddPrevSibling (node->children, child);
  else
    xmlAddChild (node, child);

  return TRUE;
}

static gboolean
add_text (xmlNode *node,
          guint    number)
{
  xmlAddChild (node, xmlNewText ((const xmlChar *) "zzz"));

  return TRUE;
}

/* A known element where it stands already. */
static gboolean
repeat (xmlNode *node,
        guint    number)
{
  if (node->parent->type == XML_ELEMENT_NODE)
    xmlAddNextSibling (node, xmlCopyNode (node, 1));

  return TRUE;
}

static gboolean
change_attribute (xmlNode *node,
                  guint    number)
{
  static const char * const values[] = { "zzz", "999999999", "-1", "", " 1", NULL };
  xmlAttr *attribute = node->properties;

  for (guint i = number / G_N_ELEMENTS (values); i > 0 && attribute != NULL; i--)
    attribute = attribute->next;
  if (attribute == NULL)
    return FALSE;
  if (values[number % G_N_ELEMENTS (values)] == NULL)
    xmlRemoveProp (attribute);
  else
    xmlSetProp (node, attribute->name,
                (const xmlChar *) values[number % G_N_ELEMENTS (values)]);

  return TRUE;
}

/* What a schema does not see: that names are known, and moves legal. */
static gboolean
is_meaning (const GError *error)
{
  return error->code == BST_IO_ERROR_DATA || error->code == BST_IO_ERROR_UNSUPPORTED;
}

static void
check_mutant (const char *text)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = open_text (text, NULL, &error);
  g_autofree char *written = NULL;

  if (record == NULL && !is_meaning (error) && is_valid (text))
    g_error ("“%s” of what is valid: %s", error->message, text);
  if (record != NULL && !is_valid (text))
    g_error ("read and not valid: %s", text);

  written = convert (text, issues);
  if (written == NULL || strstr (text, "zzz") == NULL)
    return;
  if (strstr (written, "zzz") == NULL)
    g_error ("lost in %s", text);
  if (strstr (text, "<zzz") != NULL && !has_kept (issues))
    g_error ("not named in %s", text);
}

static gboolean
has_unread (const BstIoIssues *issues)
{
  for (guint i = 0; i < issues->len; i++)
    if (g_str_has_prefix (((const BstIoIssue *) g_ptr_array_index (issues, i))->tag, "unread-"))
      return TRUE;

  return FALSE;
}

static BstBooklet *
open_booklet (const char   *text,
              BstIoIssues  *issues,
              GError      **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return bst_io_booklet_open_data (bytes, "test", issues, error);
}

/* The same of a booklet, in which a puzzle that is wrong stays as it is. */
static void
check_booklet (const char *text)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_booklet (text, issues, &error);
  g_autoptr (BstBooklet) copy = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;

  if (booklet == NULL)
    {
      if (!is_meaning (error) && is_valid (text))
        g_error ("“%s” of what is valid: %s", error->message, text);
      return;
    }
  if (!has_unread (issues) && !is_valid (text))
    g_error ("read and not valid: %s", text);

  written = bst_io_booklet_to_text (booklet);
  copy = open_booklet (written, NULL, &error);
  g_assert_no_error (error);
  again = bst_io_booklet_to_text (copy);
  g_assert_cmpstr (written, ==, again);
  if (!has_unread (issues) && !is_valid (written))
    g_error ("not valid: %s", written);
  if (strstr (text, "zzz") != NULL && strstr (written, "zzz") == NULL)
    g_error ("lost in %s", text);
  if ((strstr (text, "<zzz") != NULL || strstr (text, "zzz=") != NULL) && issues->len == 0)
    g_error ("not named in %s", text);
}

static void
mutate (const char *text,
        Mutation    mutation,
        guint       n_numbers,
        void     (* check) (const char *text))
{
  for (guint number = 0; number < n_numbers; number++)
    for (guint i = 0;; i++)
      {
        g_autoptr (xmlDoc) document = xmlReadMemory (text, (int) strlen (text), "test", NULL, 0);
        g_autoptr (GPtrArray) elements = list_elements (xmlDocGetRootElement (document));
        xmlChar *mutant;
        int size;

        if (i == elements->len)
          break;
        if (!mutation (g_ptr_array_index (elements, i), number))
          continue;
        xmlDocDumpMemory (document, &mutant, &size);
        check ((const char *) mutant);
        xmlFree (mutant);
      }
}

static void
try_every_place (const char *text,
                 void     (* check) (const char *text))
{
  mutate (text, add_attribute, 1, check);
  mutate (text, add_element, 1, check);
  mutate (text, add_first, 1, check);
  mutate (text, add_text, 1, check);
  mutate (text, repeat, 1, check);
  mutate (text, change_attribute, 6 * 8, check);
}

static void
every_place_is_tried (gconstpointer name)
{
  g_autofree char *text = io_test_read (name);

  try_every_place (text, check_mutant);
}

static void
every_place_of_a_booklet_is_tried (void)
{
  g_autofree char *text = io_test_read ("booklet.bastide");
  g_autofree char *lessons = io_test_read ("steps.bastide");

  try_every_place (text, check_booklet);
  try_every_place (lessons, check_booklet);
}

/* Markup of sentences, remarks, and what stands twice in what cannot be told apart: that puzzle stays as
 * it is. */
static void
booklets_lose_nothing (void)
{
  static const char * const kept[] = {
    "<!-- before -->", "lang=\"pl\"", "a <b>bold</b> word", "seconds=\"5\"", "seconds=\"6\"", "stray",
    "<i>here</i>", "<!-- after -->", "n=\"1\"", "n=\"2\""
  };
  static const char text[] =
    "<?xml version=\"1.0\"?><!-- before --><bastide version=\"1\"><booklet><title lang=\"pl\"> T </title>"
    "<chapter>stray<puzzle id=\"a\" task=\"cells\" tiles=\"U\">"
    "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>"
    "<question> a <b>bold</b> word </question><answer text=\"1,0\" seconds=\"5\"/>"
    "<answer text=\"0,1\" seconds=\"6\">look <i>here</i></answer></puzzle>"
    "<puzzle id=\"b\" task=\"cells\" tiles=\"U\">"
    "<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>"
    "<hint n=\"1\">same</hint><hint n=\"2\">same</hint></puzzle>"
    "</chapter></booklet></bastide><!-- after -->";
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = open_booklet (text, issues, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_true (has_kept (issues) && has_unread (issues));
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 1);
  written = bst_io_booklet_to_text (booklet);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_nonnull (strstr (written, kept[i]));
  check_booklet (text);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keep/kept", what_is_not_understood_is_kept);
  g_test_add_func ("/keep/faults", what_is_wrong_is_a_fault);
  g_test_add_func ("/keep/remarks", remarks_survive);
  g_test_add_data_func ("/keep/everywhere", "full.bastide", every_place_is_tried);
  g_test_add_data_func ("/keep/everywhere-set-up", "set-up.bastide", every_place_is_tried);
  g_test_add_func ("/keep/everywhere-booklet", every_place_of_a_booklet_is_tried);
  g_test_add_func ("/keep/booklet", booklets_lose_nothing);

  return g_test_run ();
}
