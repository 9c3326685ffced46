# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls of bastide-cli without a start for each: cli-server.c."""

import collections
import os
import subprocess
import tempfile

Done = collections.namedtuple('Done', 'returncode stdout stderr')


class Server:
    """For one thread. What calls write stays bytes."""

    def __init__(self, binary):
        self.folder = tempfile.TemporaryDirectory(prefix='bastide-cli-')
        self.paths = [os.path.join(self.folder.name, name) for name in ('out', 'err')]
        # Bound at once, each function is looked up but once for all calls.
        self.process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C', 'LD_BIND_NOW': '1'})

    def run(self, *arguments):
        words = [str(len(arguments)), *self.paths, *arguments]
        self.process.stdin.write(b''.join(os.fsencode(word) + b'\0' for word in words))
        self.process.stdin.flush()
        status = self.process.stdout.readline()
        assert status, f'{arguments}: the server has ended'
        said = []
        for path in self.paths:
            with open(path, 'rb') as file:
                said.append(file.read())
        return Done(int(status), *said)

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0
        self.process.stdout.close()
        self.folder.cleanup()
