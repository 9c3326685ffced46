# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers on the screen of xrun.sh, where that has one that is touched (XRUN_TOUCH=yes).

The server's driver for tests (inputtest(4)) takes events by a socket and makes of them what a touch screen would: the
program gets touches from a device of that kind, begins, updates and ends of as many fingers as are there.
"""

import os
import socket
import struct
import time

# Of the protocol of the driver, 1.1: a head of length and kind, then what belongs to that kind.
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
N_VALUATORS = 64
AXIS_MAX = 0xffff

# A finger that stays so long is a long press, in seconds: GTK takes half a second for one.
LONG = 0.6
# In so many steps a finger goes from one place to another.
STEPS = 8


class Screen:
    """All places are in pixels of the screen, of which the pad below it is as large as all."""

    def __init__(self):
        width, height, _ = os.environ.get('XRUN_SCREEN', '1280x800x24').split('x')
        self.size = (int(width), int(height))
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ['XRUN_TOUCH_SOCKET'])
        self.fingers = 0
        self._send(CLIENT_VERSION, struct.pack('=HH', 1, 1))
        self._receive()

    def _send(self, kind, body=b''):
        self.socket.sendall(struct.pack('=II', 8 + len(body), kind) + body)

    def _receive(self):
        length = struct.unpack('=I', self.socket.recv(4, socket.MSG_WAITALL))[0]
        self.socket.recv(length - 4, socket.MSG_WAITALL)

    def send(self, finger, kind, x, y):
        """Waits until the server has it."""
        values = [(x + 0.5) * AXIS_MAX / self.size[0], (y + 0.5) * AXIS_MAX / self.size[1]] + [0] * (2 * N_VALUATORS - 2)
        # A mask of the numbers that are given goes before them; they are aligned by eight.
        body = struct.pack('=III8s4x', finger, kind, 0, bytes([3] + [0] * 7))
        self._send(TOUCH, body + struct.pack(f'={2 * N_VALUATORS}d', *values))
        self._send(WAIT_FOR_SYNC)
        self._receive()

    def put(self, x, y):
        """Another finger, which stays there until it is lifted."""
        self.fingers += 1
        return Finger(self, self.fingers, x, y)

    def tap(self, x, y):
        self.put(x, y).lift()

    def hold(self, x, y):
        """A finger that has rested there, and is not lifted yet."""
        finger = self.put(x, y)
        time.sleep(LONG)
        return finger

    def drag(self, start, end):
        finger = self.put(*start)
        finger.move(*end)
        finger.lift()

    def pinch(self, start, end):
        """Two fingers, level with each other, each from its place in start to that in end."""
        fingers = [self.put(*place) for place in start]
        for finger, place in zip(fingers, end):
            finger.move(*place)
        for finger in fingers:
            finger.lift()


class Finger:
    def __init__(self, screen, number, x, y):
        self.screen = screen
        self.number = number
        self.place = (x, y)
        screen.send(number, BEGIN, x, y)

    def move(self, x, y):
        """In a straight line."""
        from_x, from_y = self.place
        for i in range(1, STEPS + 1):
            self.screen.send(self.number, UPDATE, from_x + (x - from_x) * i / STEPS, from_y + (y - from_y) * i / STEPS)
        self.place = (x, y)

    def lift(self):
        self.screen.send(self.number, END, *self.place)
