#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that change, go, cannot be written, and windows that come back: what the window says.

test-files.py PROGRAM SAMPLE TESTS_APP: run under xrun.sh.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

BINARY, SAMPLE = sys.argv[1], sys.argv[2]
sys.path.insert(0, sys.argv[3])

import drive  # noqa: E402
from drive import check, get_move, is_at, wait_for  # noqa: E402

PUZZLES = ['first-city', 'where-it-fits', 'winding-road']
DRAFT = '<?bastide-draft {} title=Game move={} changed=yes ?>\n'


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def with_event(text, event):
    """The sample under another title."""
    start, end = text.index('<event>') + len('<event>'), text.index('</event>')
    return text[:start] + event + text[end:]


class Place:
    """A folder with a game, and the data that the program keeps."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix='bastide-files-')
        self.data = os.path.join(self.folder, 'data')
        self.games = os.path.join(self.folder, 'games')
        os.mkdir(self.games)
        self.file = self.copy('game.bastide')

    def copy(self, name, event=None):
        path = os.path.join(self.games, name)
        text = read(SAMPLE)
        write(path, with_event(text, event) if event else text)
        return path

    def start(self, *arguments, wrapper=()):
        return drive.Program(BINARY, *arguments, data_home=self.data, wrapper=wrapper)

    def leave_draft(self, text, move, words):
        """As a process that was killed would have."""
        folder = os.path.join(self.data, 'bastide', 'drafts', 'gone')
        os.makedirs(folder)
        head, rest = text.split('\n', 1)
        write(os.path.join(folder, '0001.bastide'),
              head + '\n' + DRAFT.format(words, move) + rest)

    def has_draft(self, text, times=1):
        return any(read(path).count(text) >= times for path in self.drafts())

    def drafts(self):
        return [os.path.join(folder, name)
                for folder, _, names in os.walk(self.data) for name in names
                if name.endswith('.bastide')]

    def opening(self):
        """Markers of drafts that are being opened."""
        return [name for _, _, names in os.walk(self.data) for name in names if name.endswith('.opening')]

    def clear(self):
        os.chmod(self.games, 0o700)
        shutil.rmtree(self.folder)


def is_open(program):
    """A game that is seen for the first time opens at its start."""
    return is_at(program, 0)


def says(program, words):
    return program.wait('label', text=words)


def titled(program, title):
    wait_for(f'the title “{title}”',
             lambda: f'{title} – Bastide' in [frame.name for frame in program.frames()])


def gone(program, words):
    wait_for(f'"{words}" to go', lambda: program.find('label', text=words) is None)


def press(program, button):
    program.click(program.wait('push button', button))


def ends(program):
    wait_for('the end of the program', lambda: program.process.poll() is not None)


def without_rights():
    """Root may write everywhere; take that from it."""
    return (('setpriv', '--bounding-set', '-dac_override,-dac_read_search')
            if os.geteuid() == 0 else ())


# --- Tests ---


def recovered(place):
    """A draft of a killed process is opened where it was; Discard can be taken back"""
    text = with_event(read(SAMPLE), 'Mine')
    place.leave_draft(text, 20, f'file=file://{place.file}')
    program = place.start(place.file)
    says(program, 'Bastide ended before “Mine” was saved')
    check(len(program.frames()) == 1, 'the file is open twice')
    is_at(program, 20)
    press(program, 'Discard Changes')
    says(program, 'are put aside')
    titled(program, 'Winter evening match')
    press(program, 'Bring Back')
    titled(program, '• Mine')
    is_at(program, 20)
    program.key('ctrl+s')
    titled(program, 'Mine')
    check('<event>Mine</event>' in read(place.file), 'it was not saved')
    check('Winter evening' in read(place.file + '~'), 'there is no backup')


def killed_while_typing(place):
    """Keys that judged moves before a kill have judged them after the next start"""
    program = place.start(place.file)
    is_open(program)
    for _ in range(6):
        program.key('Right', '1')
    is_at(program, 6)
    titled(program, '• Winter evening match')
    wait_for('a draft of it', lambda: place.has_draft('glyph="!"', 6))
    before = read(place.file)
    program.process.kill()
    program.process.wait()
    check(read(place.file) == before, 'the file on disk is another')
    program = place.start()
    says(program, 'Bastide ended before')
    is_at(program, 6)
    press(program, 'Keep')
    gone(program, 'Bastide ended before')
    program.key('ctrl+s')
    titled(program, 'Winter evening match')
    check(read(place.file).count('glyph="!"') >= 6, 'a glyph is lost')


def recovered_without_a_file(place):
    """A draft of a game in no file comes back too; Discard puts it out of sight, and back"""
    place.leave_draft(with_event(read(SAMPLE), 'New'), '5', '')
    program = place.start()
    says(program, 'Bastide ended before “New” was saved')
    is_at(program, 5)
    press(program, 'Discard Changes')
    program.wait('label', 'A file can be dropped here, too, and a position pasted.')
    press(program, 'Bring Back')
    is_at(program, 5)
    titled(program, '• New')


def damaged_draft(place):
    """A draft that cannot be read is told and put where it stays; the program ends with the alert in sight"""
    place.leave_draft('<?xml version="1.0"?>\n<bastide version="1"><game/></bastide>', '5', '')
    program = place.start('--sample')
    wait_for('an alert', lambda: any('Nothing of it is thrown away' in text
                                     for i in range(len(program.frames()))
                                     for text in program.texts(i)))
    kept = os.path.join(place.data, 'bastide', 'unreadable')
    check(len(os.listdir(kept)) == 1, 'the draft is gone')
    program.process.terminate()
    ends(program)


def windows_come_back(place):
    """After Ctrl+Q, and after SIGTERM, the windows come back with the same moves selected"""
    program = place.start(place.file, place.copy('other.bastide', 'Other'))
    wait_for('two windows', lambda: len(program.frames()) == 2)
    wait_for('both games', lambda: all(get_move(program, i) == 0 for i in range(2)))
    program.key('Right', 'Right')
    wait_for('one at move 2', lambda: any(get_move(program, i) == 2 for i in range(2)))
    program.key('ctrl+q')
    ends(program)
    for end in (signal.SIGTERM, None):
        program = place.start()
        wait_for('two windows', lambda: len(program.frames()) == 2)
        wait_for('both moves', lambda: sorted(get_move(program, i) for i in range(2)) == [0, 2])
        check(not any('ended before' in text for i in range(2) for text in program.texts(i)),
              'a normal end is taken for a crash')
        if end:
            program.process.send_signal(end)
            ends(program)


def booklets_come_back(place):
    """After Ctrl+Q, a kill and SIGTERM windows with booklets show the same puzzles of them"""
    booklet = os.path.join(place.games, 'booklet.bastide')
    shutil.copy(os.path.join(os.path.dirname(SAMPLE), '..', 'puzzles', 'twenty-four.bastide'),
                booklet)
    program = place.start(booklet)
    program.wait('label', 'Puzzle 1 of 24')
    open_puzzle(program, 3)
    program.key('ctrl+shift+n')
    wait_for('two windows', lambda: len(program.frames()) == 2)
    program.enter('Bastide')
    program.click(program.wait('push button', 'Solve Puzzles'))
    program.wait('label', 'Puzzle 1 of 24')
    open_puzzle(program, 2)
    program.key('ctrl+q')
    ends(program)
    for end in (signal.SIGKILL, signal.SIGTERM, None):
        program = place.start()
        wait_for('two windows', lambda: len(program.frames()) == 2)
        wait_for('both puzzles', lambda: sorted(
            text for i in range(2) for text in program.texts(i)
            if text.startswith('Puzzle ') and text.endswith(' of 24'))
            == ['Puzzle 2 of 24', 'Puzzle 3 of 24'])
        check(not any('ended before' in text for i in range(2) for text in program.texts(i)),
              'something is said to be lost')
        wait_for('the drafts of both', lambda: place.has_draft(f'puzzle={PUZZLES[1]}')
                 and place.has_draft(f'puzzle={PUZZLES[2]}'))
        # What ends while it is being opened is only offered the next time.
        wait_for('both to be opened well', lambda: not place.opening())
        if end:
            program.process.send_signal(end)
            ends(program)
    check(len(place.drafts()) == 2, f'the drafts are {place.drafts()}')


def open_puzzle(program, number):
    """By its row in the contents."""
    rows = wait_for('the contents', lambda: list(program.find_all('list item', text='Level')))
    program.click(rows[number - 1])
    program.wait('label', f'Puzzle {number} of 24')


def closed_windows_stay_closed(place):
    """A window that was closed beside others does not come back, and no draft of it stays"""
    program = place.start(place.file, place.copy('other.bastide'))
    wait_for('two windows', lambda: len(program.frames()) == 2)
    wait_for('two drafts', lambda: len(place.drafts()) == 2)
    program.key('ctrl+w')
    wait_for('one window', lambda: len(program.frames()) == 1)
    wait_for('one draft', lambda: len(place.drafts()) == 1)


def changed_outside(place):
    """A file that another program changes is told, reloaded at the same move, never overwritten"""
    program = place.start(place.file)
    is_open(program)
    program.key('Right', 'Right')
    is_at(program, 2)
    theirs = with_event(read(SAMPLE), 'Theirs')
    write(place.file, theirs)
    says(program, 'Another program has changed “game.bastide”')
    program.key('ctrl+s')
    press(program, 'Reload')
    titled(program, 'Theirs')
    is_at(program, 2)
    gone(program, 'Another program')
    check(read(place.file) == theirs, 'it was overwritten without a question')

    write(place.file, with_event(theirs, 'Theirs again'))
    says(program, 'Another program has changed “game.bastide”')
    press(program, 'Keep Mine')
    gone(program, 'Another program')
    titled(program, '• Theirs')
    program.key('ctrl+s')
    wait_for('our text', lambda: '<event>Theirs</event>' in read(place.file))
    check('Theirs again' in read(place.file + '~'), 'what the other wrote is not in the backup')


def own_saves_are_no_news(place):
    """Saving does not look like a change by another program"""
    program = place.start(place.file)
    is_open(program)
    for _ in range(3):
        before = os.stat(place.file).st_ino
        program.key('ctrl+s')
        wait_for('a new file', lambda: os.stat(place.file).st_ino != before)
    time.sleep(1)       # it would come later than the file
    check(program.find('label', text='Another program') is None, 'our own save is told')


def moved_away(place):
    """A file that is deleted is told, and can be saved again, also with its folder gone"""
    program = place.start(place.file)
    is_open(program)
    os.unlink(place.file)
    says(program, '“game.bastide” was moved or deleted')
    press(program, 'Save Again')
    wait_for('the file', lambda: os.path.exists(place.file))
    gone(program, 'was moved')
    shutil.rmtree(place.games)
    says(program, '“game.bastide” was moved or deleted')
    program.key('ctrl+s')
    says(program, 'the folder does not exist')
    os.mkdir(place.games)
    press(program, 'Try Again')
    wait_for('the file', lambda: os.path.exists(place.file))
    gone(program, 'the folder')


def read_only_file(place):
    """A file that may only be read is told, and is not written"""
    os.chmod(place.file, 0o444)
    before = read(place.file)
    program = place.start(place.file, wrapper=without_rights())
    says(program, '“game.bastide” can only be read')
    program.wait('push button', 'Save As…')
    program.key('ctrl+s')
    wait_for('the dialog for another name', lambda: subprocess.run(
        ['xdotool', 'search', '--onlyvisible', '--name', 'Save Game'],
        capture_output=True, check=False).stdout)
    check(read(place.file) == before, 'it was written')


def read_only_folder(place):
    """In a folder that became read-only, saving fails with a sentence, and goes on afterwards"""
    program = place.start(place.file, wrapper=without_rights())
    is_open(program)
    before = read(place.file)
    os.chmod(place.games, 0o555)
    program.key('ctrl+s')
    wait_for('a word about it', lambda: program.find('label', text='writing is not allowed there')
             or program.find('label', text='can only be read'))
    check(read(place.file) == before and os.listdir(place.games) == ['game.bastide'],
          'something was written')


def no_room(place):
    """Without room for the file, saving and drafts fail with a sentence, and nothing is half"""
    program = place.start(place.file)
    is_open(program)
    # GTK writes it a while later, and warns when it cannot.
    wait_for('the list of recent files',
             lambda: os.path.exists(os.path.join(place.data, 'recently-used.xbel')))
    before = read(place.file)
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
    program.key('ctrl+s')
    says(program, 'there is no room left for it')
    check(read(place.file) == before, 'the file is another')
    program.key('Right')
    says(program, 'A crash would lose your changes')
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE,
                     (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    press(program, 'Try Again')
    gone(program, 'there is no room')
    wait_for('the file, its backup and nothing else', lambda: sorted(
        os.listdir(place.games)) == ['game.bastide', 'game.bastide~'])


def full_disk(place):
    """On a disk that is full to the last byte, saving fails and the old file stays"""
    if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=64k', 'none', place.games],
                      capture_output=True, check=False).returncode != 0:
        print('# no disk may be mounted here: only the limit for files was tried')
        return
    try:
        place.copy('game.bastide')
        before = read(place.file)
        program = place.start(place.file)
        is_open(program)
        try:
            with open(os.path.join(place.games, 'filler'), 'wb', buffering=0) as filler:
                while True:
                    filler.write(b'x' * 512)
        except OSError:
            pass
        program.key('ctrl+s')
        says(program, 'there is no room left for it')
        check(read(place.file) == before, 'the file is another')
        check(sorted(os.listdir(place.games)) == ['filler', 'game.bastide'],
              f'left behind: {os.listdir(place.games)}')
        os.unlink(os.path.join(place.games, 'filler'))
        press(program, 'Try Again')
        gone(program, 'there is no room')
    finally:
        subprocess.run(['umount', '-l', place.games], check=False)


def closing_asks(place):
    """Closing a window with changes asks; Cancel leaves it and the file as they were, Save saves"""
    other = place.copy('other.bastide')
    place.leave_draft(with_event(read(SAMPLE), 'Mine'), 20, f'file=file://{place.file}')
    program = place.start(other)
    wait_for('two windows', lambda: len(program.frames()) == 2)
    program.enter('• Mine – Bastide')
    is_at(program, 20)
    program.key('ctrl+w')
    program.enter_question('Save Changes?')
    program.key('Escape')
    program.enter('• Mine – Bastide')
    program.wait_gone('label', 'Save Changes?')
    wait_for('no question', lambda: len(program.frames()) == 2)
    check('<event>Mine</event>' not in read(place.file), 'it was saved')
    program.key('ctrl+w')
    program.enter_question('Save Changes?')
    program.key('Return')
    wait_for('one window', lambda: len(program.frames()) == 1)
    check('<event>Mine</event>' in read(place.file), 'it was not saved')


def ends_at_last(place):
    """Where nothing can be kept a signal asks; a second one does not wait for an answer, but asks again after Cancel"""
    program = place.start(place.file, wrapper=without_rights())
    is_open(program)
    before = read(place.file)
    kept = os.path.join(place.data, 'bastide')
    wait_for('a draft', place.drafts)
    folders = [place.games] + [folder for folder, _, _ in os.walk(kept)]
    for folder in folders:
        os.chmod(folder, 0o555)
    try:
        program.key('Right', '1')
        says(program, 'A crash would lose your changes')
        program.process.send_signal(signal.SIGTERM)
        program.enter_question('Save Changes?')
        program.key('Escape')
        program.enter('• Winter evening match – Bastide')
        program.wait_gone('label', 'Save Changes?')
        wait_for('no question', lambda: len(program.frames()) == 1)
        program.process.send_signal(signal.SIGTERM)
        program.enter_question('Save Changes?')
        check(program.process.poll() is None, 'it did not ask again')
        program.process.send_signal(signal.SIGTERM)
        ends(program)
        check(program.process.returncode == 0, 'it ended with a fault')
        check(read(place.file) == before, 'the file was written')
    finally:
        for folder in folders:
            os.chmod(folder, 0o700)


TESTS = (recovered, killed_while_typing, recovered_without_a_file, damaged_draft,
         windows_come_back, booklets_come_back, closed_windows_stay_closed, changed_outside, own_saves_are_no_news,
         moved_away, read_only_file, read_only_folder, no_room, full_disk, closing_asks,
         ends_at_last)


if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 5 or test.__name__ in sys.argv[4:]]
    sys.exit(drive.run(chosen, lambda test: Place(), Place.clear))
