#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""New games, rules and saving, driven by real keys and clicks.

test-new-game.py PROGRAM: run under xrun.sh.
"""

import os
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY = sys.argv[1]
FOLDER = tempfile.mkdtemp(prefix='bastide-new-game-')
os.environ['XDG_DATA_HOME'] = FOLDER

TILE_SET = '''<?xml version="1.0" encoding="UTF-8"?>
<tileset id="ours" version="1">
  <title>Our own tiles</title>
  <tile id="OU/F" count="3">
    <field sides="NL NR EL ER SL SR WL WR"/>
  </tile>
</tileset>
'''


def begin(program):
    """The dialog, in which keys and clicks are meant from now on."""
    program.main = program.window
    program.key('ctrl+n')
    program.enter('New Game', (640, 760))
    program.wait('text', 'Red, player 1')


def go_back(program):
    """To the window from which the dialog was called."""
    program.window, program.frame = program.main, 0
    drive.xdotool('windowfocus', '--sync', program.main)


def create(program):
    program.click(program.wait('push button', 'Create'))
    wait_for('the dialog gone', lambda: not any(
        frame.name == 'New Game' for frame in program.frames()))
    go_back(program)


def focus(program, role, name):
    """Reaches a widget by the Tab key alone."""
    node = program.wait(role, name)
    for key in ['Tab'] * 120:
        if program.has_state(node, State.FOCUSED):
            program.get_still_place(node)       # it is scrolled to
            return node
        program.key(key)
    raise drive.Failure(f'Tab never came to {name}')


def scroll_to_rules(program):
    program.point(320, 500)
    drive.xdotool('click', '--repeat', 80, '--delay', 5, 5)
    program.sync()


def hears(program, text):
    return program.wait('label', text=text)


def is_silent(program, text):
    wait_for(f'no more of “{text}”', lambda: program.find('label', text=text) is None)


def by_keys_alone(program):
    """A game is made with the keyboard alone and comes into the empty window"""
    begin(program)
    drive.xdotool('type', 'Anna')
    focus(program, 'check box', 'The River')
    program.key('space')
    hears(program, '84 tiles in all')
    focus(program, 'push button', 'Create')
    program.key('space')
    go_back(program)
    program.wait('label', 'Untitled Game')
    program.wait('label', text='Anna to draw')
    check(len(program.frames()) == 1, 'there is another window')


def one_stop(program):
    """Each tile set is one stop for Tab, Up and Down go on too, and a click anywhere chooses it"""
    begin(program)
    focus(program, 'check box', 'The River')
    for key, name in (('Tab', 'Inns & Cathedrals'), ('Down', 'Traders & Builders'),
                      ('Up', 'Inns & Cathedrals'), ('shift+Tab', 'The River')):
        program.key(key)
        wait_for(name, lambda: program.has_state(program.find('check box', name),
                                                 State.FOCUSED))
    program.click(program.wait('label', 'Inns & Cathedrals'))
    wait_for('it to be chosen', lambda: program.has_state(
        program.wait('check box', 'Inns & Cathedrals'), State.CHECKED))


def copies(program):
    """A chosen set asks how many copies of it are played"""
    begin(program)
    program.wait('spin button', 'Copies of Base game')
    check(program.find(name='Copies of The Tower') is None, 'copies of a set that is not chosen')
    for name in ('The River', 'The Tower'):
        focus(program, 'check box', name)
        program.key('space')
    program.wait('spin button', 'Copies of The Tower')
    check(program.find(name='Copies of The River') is None, 'a second river')
    program.key('space')
    program.wait_gone(name='Copies of The Tower')
    program.click(program.wait('spin button', 'Copies of Base game'))
    program.key('ctrl+a', '3', 'Return')
    hears(program, '228 tiles in all')
    create(program)
    program.wait('label', '226 of 226 tiles left')


def open_game_stays(program):
    """What is open stays open: the new game comes into a new window"""
    program.wait('table', 'Board')
    begin(program)
    create(program)
    wait_for('two windows', lambda: len(program.frames()) == 2)
    program.wait('label', text='0 / 71')


def escape_changes_nothing(program):
    """Escape leaves the dialog and the window as it was"""
    begin(program)
    program.key('Escape')
    wait_for('the dialog gone', lambda: len(program.frames()) == 1)
    go_back(program)
    program.wait('label', 'No Game Open')


def players(program):
    """Players are added, put in order, given colours and removed"""
    begin(program)
    drive.xdotool('type', 'Anna')
    program.click(program.wait('push button', 'Add a player'))
    drive.xdotool('type', 'Zofia')
    wait_for('a third name', lambda: program.find('push button', 'Zofia earlier'))
    program.click(program.wait('push button', 'Zofia earlier'))
    program.wait('text', 'Yellow, player 2')
    program.key('space')
    program.wait('text', 'Yellow, player 1')
    # Who had the colour gets the other one.
    program.click(program.wait('push button', 'Colour of Zofia'))
    program.key('Home', 'Return')
    program.wait('text', 'Red, player 1')
    program.wait('text', 'Yellow, player 2')
    program.click(program.wait('push button', 'Remove Blue'))
    wait_for('two players', lambda: program.find('push button', 'Blue later') is None)
    check(not program.has_state(program.wait('push button', 'Remove Anna'),
                                State.SENSITIVE), 'one player would be left')
    create(program)
    program.wait('label', text='Zofia to draw')


def advice(program):
    """Drought without pig farms and plague without towers are advised against, and possible"""
    begin(program)
    focus(program, 'check box', 'Drought and Pestilence')
    program.key('space')
    hears(program, 'There are 5 drought tiles and 0 tiles with pig farms')
    hears(program, 'such as the Tower (D1)')
    focus(program, 'check box', 'The Tower')
    program.key('space')
    is_silent(program, 'such as the Tower (D1)')
    create(program)
    program.wait('table', 'Board')


def no_start_tile(program):
    """Tiles that make no game are refused with a reason"""
    begin(program)
    focus(program, 'check box', 'Base game')
    program.key('space')
    hears(program, 'These tile sets make no game')
    check(not program.has_state(program.wait('push button', 'Create'),
                                State.SENSITIVE), 'it can be created')


def switches(program):
    """A chosen set turns on its usual switches; every switch can be set alone"""
    begin(program)
    focus(program, 'check box', 'Inns & Cathedrals')
    program.key('space')
    hears(program, '2 rules not as in the rule set')
    program.key('space')
    is_silent(program, '2 rules not as in the rule set')
    scroll_to_rules(program)
    # The row of the rules, not that of the tiles.
    program.click([row for row in program.find_all('list item', 'Base game')][-1])
    hears(program, 'City of two tiles')
    hears(program, 'C4 · ')
    program.click(wait_for('the switch', lambda: next(
        node for node in program.find_all(name='Farmers') if node.role != 'label')))
    hears(program, '1 rule not as in the rule set')
    create(program)
    program.wait('label', 'Own rules')


def rule_sets(program):
    """A rule set changes all switches, and brings the tiles that it is meant for"""
    begin(program)
    focus(program, 'combo box', 'Rule Set')
    program.key('space')
    program.wait('label', 'Older rules with the River')
    row = wait_for('the row of the list', lambda: [
        node for node in program.find_all('label', 'Older rules with the River')][-1])
    for _ in range(12):
        program.key('Down')
        if program.find('label', text='84 tiles in all'):
            break
        program.key('Return')
        if program.find('label', text='84 tiles in all'):
            break
        program.key('space')
    check(row is not None and program.find('label', text='84 tiles in all'),
          'the River is not among the tiles')


def pick(program, *keys):
    """From the list of the choice in focus."""
    program.key('space', *keys, 'Return')


def choose_house_rules(program):
    """The last rule set, Winter with house rules, has H2 and H12."""
    focus(program, 'combo box', 'Rule Set')
    for _ in range(6):
        pick(program, 'End')
        if program.find('label', text='Who begins is not found yet'):
            return
    raise drive.Failure('the house rules were not chosen')


def take_tile(program, player, *keys):
    focus(program, 'push button', f'Tile of {player}')
    pick(program, *keys)


def first_by_roads(program):
    """Tiles are drawn for the first player, by the program or by hand, and the record says it"""
    begin(program)
    check(program.find('label', text='Who begins') is None, 'asked though no rule wants it')
    choose_house_rules(program)
    focus(program, 'push button', 'Draw')
    program.key('space')
    hears(program, 'begins: ')
    program.wait('push button', 'Draw Again')
    # A has one road and B none.
    take_tile(program, 'Red', 'Home', 'Down')
    take_tile(program, 'Blue', 'Home', 'Down')
    hears(program, 'Who begins is not found yet')
    take_tile(program, 'Red, draw 2', 'Home', 'Down', 'Down')
    take_tile(program, 'Blue, draw 2', 'Home', 'Down')
    sentence = 'Blue begins: 1 road on the tile drawn, against 1; then 1 road, against 0 (H2)'
    hears(program, sentence)
    program.wait('text', 'Blue, player 1')
    program.wait('text', 'Red, player 2')
    create(program)
    program.wait('list item', f'Start of the game\n{sentence}')
    program.click(program.wait('page tab', 'Scores'))
    program.wait(text='The die shows 6: less than 50 points (H12)')


def first_by_throw(program):
    """Figures are thrown for the first player, by the program or by hand, and the record says it"""
    begin(program)
    scroll_to_rules(program)
    program.click([row for row in program.find_all('list item', 'Base game')][-1])
    focus(program, 'push button', 'First player')
    pick(program, 'End', 'Up')
    hears(program, 'Who begins is not found yet')
    focus(program, 'push button', 'Throw')
    program.key('space')
    hears(program, 'begins: a figure landed standing on ')
    # Whoever the throw has found: only another choice than his is one by hand.
    for key in ('Home', 'End'):
        focus(program, 'combo box', 'Whose figure landed standing')
        pick(program, key)
    sentence = 'Blue begins: the first whose thrown figure landed standing (H1)'
    hears(program, sentence)
    create(program)
    program.wait('list item', f'Start of the game\n{sentence}')


def own_tiles(program):
    """A tile set of the user's is added from a file and stays known"""
    path = os.path.join(FOLDER, 'ours.xml')
    with open(path, 'w', encoding='utf-8') as out:
        out.write(TILE_SET)
    begin(program)
    program.click(program.wait('push button', 'Add a tile set from a file'))
    program.choose_file('Add Tile Set', path)
    program.enter('New Game')
    program.wait('check box', 'Our own tiles')
    hears(program, '75 tiles in all')
    check(os.path.exists(os.path.join(program.home.name, 'bastide', 'tilesets', 'ours.xml')),
          'there is no copy of it')


def save(program):
    """A new game is saved where the user wants it, and again without asking"""
    path = os.path.join(FOLDER, 'first.bastide')
    begin(program)
    drive.xdotool('type', 'Anna')
    create(program)
    program.wait('label', 'Untitled Game')
    program.key('ctrl+s')
    program.choose_file('Save Game', path)
    wait_for('the file', lambda: os.path.exists(path) and os.path.getsize(path) > 0)
    go_back(program)
    program.wait('label', 'first.bastide')
    with open(path, encoding='utf-8') as text:
        check('name="Anna"' in text.read(), 'the name is not in it')
    # What others write is not overwritten unseen.
    os.truncate(path, 0)
    program.click(program.wait('push button', 'Keep Mine'))
    program.key('ctrl+s')
    wait_for('the file again', lambda: os.path.getsize(path) > 0)


def rules_window(program):
    """All rules are listed with their standing, the open points, and what differs"""
    program.main = program.window
    program.key('ctrl+r')
    program.enter('Rules', (680, 760))
    hears(program, 'stated by a rule document')
    program.wait('label', 'Open Points')
    focus(program, 'combo box', 'Compare with')
    program.key('space', 'Down', 'Return')
    wait_for('a count', lambda: program.find('label', text='rules differ')
             or program.find('label', text='rule differs'))
    program.key('Escape')
    wait_for('the window gone', lambda: not any(
        frame.name == 'Rules' for frame in program.frames()))


def supplies(program):
    """The score sheet says what every player has in front of him"""
    begin(program)
    focus(program, 'check box', 'Traders & Builders')
    program.key('space')
    create(program)
    program.click(program.wait('page tab', 'Scores'))
    program.wait(text='Red: 7 followers, 1 builder, 1 pig, 0 wine tokens')
    program.wait(text='Blue: 7 followers')


def bag_of_sets(program):
    """The bag has the abbeys of the players, and not the spring that another one replaces"""
    begin(program)
    for name in ('Abbey & Mayor', 'GQ11: the river tiles'):
        focus(program, 'check box', name)
        program.key('space')
    hears(program, '97 tiles in all')
    create(program)
    program.wait('label', '95 of 95 tiles left')
    program.wait('push button', 'Tile AM/A: 2 of 2 left')
    check(not program.has_state(program.wait('push button', 'Tile RI/s: 0 of 0 left'),
                                State.SHOWING), 'the spring that is not in the game')


def all_named(program):
    """Everything in the dialog that can be pressed or focused has a name of its own"""
    begin(program)
    choose_house_rules(program)
    for name in ('House rules', 'Display'):
        node = [row for row in program.find_all('list item', name)][-1]
        program.click(node)
    roles = ('push button', 'toggle button', 'combo box', 'check box', 'list', 'text',
             'spin button', 'toggle switch', 'switch')
    nameless = [node.role for node in program.find_all()
                if node.role in roles
                and program.has_state(node, State.SHOWING)
                and program.has_state(node, State.FOCUSABLE)
                and (not node.name or node.name.startswith(('Gtk', 'Adw', 'Bastide')))]
    check(not nameless, f'without a name: {", ".join(nameless)}')


def prepare(test):
    if test in (open_game_stays, rules_window):
        return drive.Program(BINARY, '--sample')
    return drive.Program(BINARY)


TESTS = (by_keys_alone, one_stop, copies, open_game_stays, escape_changes_nothing, players, advice,
         no_start_tile, switches, rule_sets, first_by_roads, first_by_throw, own_tiles, save,
         rules_window, supplies, bag_of_sets, all_named)

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 3 or test.__name__ in sys.argv[2:]]
    sys.exit(drive.run(chosen, prepare))
