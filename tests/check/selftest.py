# SPDX-License-Identifier: GPL-3.0-or-later
"""A check that cannot fail proves nothing: each one finds the fault planted for it here."""

import sys
import tempfile
import unittest
from pathlib import Path

import calls
import data_valid
import icons
import includes
import mnemonics
import po
import potfiles
import references
import screenshots
import shown
import spdx
import terms
import timeouts
import ui_classes
import words
import writers

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">{1}</svg>'
PO = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"

msgid "one"
msgid_plural "more"
msgstr[0] "jeden"
msgstr[1] ""
msgstr[2] ""

#, fuzzy
msgid "Guess"
msgstr "Moze"

msgid "Good"
msgstr ""
"Dob"
"ry"
"""
SCHEMA = ('<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start>'
          '<element name="good"><empty/></element></start></grammar>')


class Planted(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)

    def write(self, place, text):
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')

    def expect(self, check, *parts):
        found = list(check.faults(self.root))
        self.assertEqual(len(found), len(parts), found)
        for fault, part in zip(found, parts):
            self.assertIn(part, fault)

    def test_includes(self):
        self.write('src/core/game/bst-tile.h', '#include <glib.h>\n')
        self.write('src/core/game/bst-tile.c', '#include "bst-tile.h"\n#include <gio/gio.h>\n#include "bst-turn.h"')
        self.write('src/core/position/bst-turn.h', '')
        self.write('src/core/cellar/bst-wine.h', '')
        self.write('src/render/draw.c', '#include "bst-tile.h"\n#include <cairo.h>\n')
        self.write('src/render/draw.h', '')
        self.write('src/io/read.h', '#include "draw.h"\n')
        self.write('src/io/read-more.h', '#include "read.h"\n')
        self.write('src/io/read.c', '#include "read-more.h"\n#include "write.h"\n')
        self.write('src/io/write.h', '#include "read.h"\n')
        self.write('src/model/keys/key.h', '')
        self.write('src/model/study/study.h', '')
        self.write('src/model/study/study.c', '#include "key.h"\n#include <gtk/gtk.h>\n')
        self.write('src/cli/ask.c', '#include "key.h"\n#include "study.h"\n')
        self.write('src/other/a.c', '')
        self.expect(includes, 'src/core/cellar: a room', 'ask.c:2: cli may not include study.h', 'bst-tile.c:2: core/game may not include gio/gio.h',
                    'bst-tile.c:3: core/game may not include bst-turn.h',
                    'src/io: read and write include each other', 'read.h:1: io may not include draw.h',
                    'study.c:1: model/study may not include key.h', 'study.c:2: model/study may not include gtk/gtk.h',
                    'src/other')

    def test_calls(self):
        found = list(calls.faults([
            ('core', 'position', 'bst-place', 'T', 'bst_position_lay'),
            ('core', 'position', 'bst-place', 'U', 'bst_all_modules'),
            ('core', 'position', 'bst-feature', 'U', 'bst_abbey_may_come'),
            ('core', 'modules', 'bst-module-abbey', 'T', 'bst_abbey_may_come'),
            ('core', 'modules', 'bst-module-abbey', 'U', 'bst_position_lay'),
            ('core', 'modules', 'bst-module-list', 'R', 'bst_all_modules'),
            ('io', 'base', 'bst-io-data', 'U', 'bst_position_lay'),
            ('io', 'base', 'bst-io-data', 'T', 'bst_io_data_read'),
            ('core', 'record', 'bst-record', 'U', 'bst_io_data_read')]))
        self.assertEqual(found, [
            'src/core/position/bst-feature.c: calls bst_abbey_may_come() of core/modules',
            'src/core/record/bst-record.c: calls bst_io_data_read() of io/base'])
        found = list(calls.faults([
            ('io', 'bastide', 'bst-io-one', 'T', 'bst_io_one'),
            ('io', 'bastide', 'bst-io-one', 'U', 'bst_io_other'),
            ('io', 'bastide', 'bst-io-other', 'T', 'bst_io_other'),
            ('io', 'bastide', 'bst-io-other', 'U', 'bst_io_one')]))
        self.assertEqual(found, ['src/io/bastide: bst-io-one, bst-io-other call each other'])
        self.assertEqual(list(calls.faults([])), ['no archive of a library has a symbol'])

    def test_writers(self):
        self.write('src/io/base/bst-io-data-write.c', 'fd = g_open (path, O_WRONLY, 0);')
        self.write('src/app/a.c', '\ng_file_set_contents (path, text, -1, NULL);')
        self.write('src/app/b.c', 'data_open (path);')
        self.expect(writers, 'a.c:2: g_file_set_contents')

    def test_shown(self):
        self.write('src/app/panes/bastide-bag.c', 'bastide_shown_set (&self->shown, bastide_study_get_shown (study));\n'
                   'game = bastide_study_get_game (self->study);\nbastide_study_get_history (self->study);')
        self.write('src/app/board/bastide-board.h', 'node = bastide_study_get_line_node (study, 1);')
        self.write('src/app/pages/bastide-page.c', 'node = bastide_study_get_node (study);')
        self.expect(shown, 'bastide-board.h:1: a view asks what it took: bastide_shown_get_line_node()',
                    'bastide-bag.c:2: a view asks what it took: bastide_shown_get_game()')

    def test_potfiles(self):
        self.write('po/POTFILES.in', '# list\nsrc/io/gone.c\nsrc/io/a.c\nsrc/io/a.c\n')
        self.write('src/io/a.c', 'x = _("A");')
        self.write('src/io/b.c', 'x = g_dngettext (NULL, "one", "more", n);')
        self.write('src/io/c.c', 'x = bst_feature_ ("no sentence");')
        self.write('ui/d.ui', '<property translatable="yes">D</property>')
        self.write('data/rulesets/e.xml', '<ruleset/>')
        self.expect(potfiles, 'a.c is listed twice', 'gone.c does not exist', 'e.xml', 'b.c', 'd.ui')

    def test_terms(self):
        self.write('po/LINGUAS', 'pl\n')
        self.write('po/pl.po', 'msgid "A booklet"\nmsgstr "Ze"\n"szyt"\n\nmsgid "%u cell"\nmsgid_plural "%u cells"\n'
                   'msgstr[0] "miejsce"\nmsgstr[1] "pola"\n\nmsgid "a drought"\nmsgstr "przynosi"\n\n'
                   'msgid "A field"\nmsgstr "Pole"\n\nmsgctxt "search"\nmsgid "booklet"\nmsgstr "zeszyt"\n')
        self.expect(terms, 'pl.po:1: “Zeszyt”', 'pl.po:5: “pola”')

    def test_mnemonics(self):
        self.write('po/LINGUAS', 'pl\n')
        self.write('po/pl.po', 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
                   'msgid "_Open"\nmsgstr "_Otwórz"\n\nmsgctxt "menu"\nmsgid "_Save"\nmsgstr "Zapisz _obok"\n')
        item = '<item><attribute name="label" translatable="yes"{}>{}</attribute></item>'
        self.write('ui/a.ui', '<interface><menu>' + item.format('', '_Open') + '<section>'
                   + item.format(' context="menu"', '_Save') + '</section><submenu><attribute name="label" '
                   'translatable="yes">_Less</attribute>' + item.format('', '_Other') + '</submenu>'
                   + item.format('', 'A _sum') + '</menu></interface>')
        self.expect(mnemonics, 'en: “_Save” and “A _sum”', 'pl: “_Otwórz” and “Zapisz _obok”')

    def test_po(self):
        self.write('po/LINGUAS', 'pl\n')
        self.write('po/POTFILES.in', 'src/io/a.c\n')
        self.write('src/io/a.c', 'ngettext ("one", "more", n); _("Guess"); _("Good"); _("New");')
        self.write('po/pl.po', PO)
        self.expect(po, 'plural rule', 'not translated: "one"', 'fuzzy: "Guess"',
                    'not translated: "New"')
        self.assertEqual([bool(po.MISSING.match(fault)) for fault in po.faults(self.root)],
                         [False, True, True, True])

    def test_ui_classes(self):
        self.write('ui/board/bastide-good.ui', '<interface><template class="BastideGood"/></interface>')
        self.write('src/app/board/bastide-good.c', 'set_template ("/org/bastide/bastide-good.ui");')
        self.write('ui/board/bastide-lone.ui', '<interface><template class="BastideLone"/></interface>')
        self.write('ui/board/bastide-other.ui', '<interface><template class="Wrong"/></interface>')
        self.write('src/app/board/bastide-other.c', '')
        self.write('ui/window/broken.ui', '<interface>')
        self.expect(ui_classes, 'no src/app/board/bastide-lone.c', 'template of BastideOther',
                    'does not load it', 'broken.ui')

    def test_data(self):
        for schema in ('tileset', 'ruleset', 'rules', 'bastide'):
            self.write(f'data/schema/{schema}.rng', SCHEMA)
        self.write('data/tilesets/a.xml', '<good/>')
        self.write('data/rulesets/b.xml', '<bad/>')
        self.expect(data_valid, 'b.xml', 'rules/*.xml', 'rules/tiles', 'puzzles', 'samples')

    def test_spdx(self):
        self.write('src/core/a.c', '/* SPDX-License-Identifier: GPL-3.0-or-later */\n')
        self.write('src/core/b.c', '/* mine */\n')
        self.write('.ci/run', '#!/bin/bash\n')
        self.write('build-x/c.c', '')
        self.expect(spdx, '.ci/run', 'b.c')

    def test_timeouts(self):
        self.write('tests/meson.build', "test('a', b, timeout: patience)\ntest('c',\n  d)\nbenchmark('e', f)\n"
                   "  test('g', h, args: [i(1)], timeout: 30)\nbenchmark('j', k, timeout: 0)\n")
        self.expect(timeouts, ':2: a test', ':4: a bench', ':5: a test')

    def test_words(self):
        self.write('a.md', 'see /home/me/x\nsee https://a.org/home/me\n')
        self.write('c.xml', '<tile><cloister/></tile>')
        self.expect(words, 'a.md:1: a path', 'c.xml:1: another')

    def test_references(self):
        self.write('doc/rules.md', '* **MO3** One. *us*\n* **FV1b** Two. *us*\n* **C4** Three. *us*\n')
        self.write('doc/formats.md', '## 1. One\n\n### 1.1 More\n\n`src/io/gone.c`\n')
        self.write('src/core/a.c', '/* MO3, MO4 and R90 (formats.md, 1.1 and 1.2) */')
        self.write('src/core/b.h', '/* as S003 has it (formats.md, 1). FV1b, F11 */')
        self.write('data/rules/c.xml', '<cases>\n<case id="a" rules="MO3 C4 X9">\n')
        self.write('src/DESIGN.md', '| it | `core/a.c`, `a.c`, `core/NAME.c`, `-other.c` and `.c` |\n| it | `core/b.c` |\n')
        self.write('CONTRIBUTING.md', '`b.h`, `lost.h`\n')
        self.expect(references, 'c.xml:2: doc/rules.md has no rule X9', 'no case in data/rules is about FV1b',
                    'no section 1.2', 'a.c:1: doc/rules.md has no rule MO4',
                    'b.h:1: a document', 'gone.c does not exist',
                    'DESIGN.md:2: core/b.c does not exist', 'CONTRIBUTING.md:1: lost.h does not exist')

    def test_icons(self):
        self.write('data/icons/a.svg', SVG.format(128, '<image href="b.png"/>'))
        self.write('data/icons/a-symbolic.svg', SVG.format(24, ''))
        self.expect(icons, 'a-symbolic.svg: is not', 'image may not')

    def test_screenshots(self):
        self.write(screenshots.METAINFO,
                   '<c><screenshot><image>https://a/1/en/there.png</image>'
                   '<image xml:lang="pl">https://a/1/pl/gone.png</image>'
                   '<image xml:lang="ro">https://a/1/en/there.png</image></screenshot></c>')
        self.write('data/screenshots/en/there.png', '')
        self.write('data/screenshots/en/old.png', '')
        self.expect(screenshots, 'pl/gone.png does not exist', 'is not of its language', 'old.png: the metainfo')


if __name__ == '__main__':
    sys.argv[1:] = []
    unittest.main()
