/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-key-table.h"

#include <glib/gi18n.h>

#define GAME    BASTIDE_KEYS_GAME
#define SHOW    BASTIDE_KEYS_SHOW
#define WINDOW  BASTIDE_KEYS_WINDOW
#define MOVES   BASTIDE_KEYS_MOVES
#define BOARD   BASTIDE_KEYS_BOARD
#define PLAY    BASTIDE_KEYS_PLAY
#define EDIT    BASTIDE_KEYS_EDIT
#define PUZZLES BASTIDE_KEYS_PUZZLES
#define LEARN   BASTIDE_KEYS_LEARN
#define PROJECTOR BASTIDE_KEYS_PROJECTOR
#define CHANGE  BASTIDE_KEYS_CHANGE

#define ANYWHERE   BASTIDE_KEY_ANYWHERE
#define ON_PAGES   BASTIDE_KEY_ON_PAGES
#define IN_START   BASTIDE_KEY_IN_START
#define IN_STUDY   BASTIDE_KEY_IN_STUDY
#define IN_CELLS   BASTIDE_KEY_IN_CELLS
#define IN_TURN    BASTIDE_KEY_IN_TURN
#define IN_EDIT    BASTIDE_KEY_IN_EDIT
#define IN_LIST    BASTIDE_KEY_IN_LIST
#define IN_PUZZLES BASTIDE_KEY_IN_PUZZLES
#define IN_ANSWER  BASTIDE_KEY_IN_ANSWER
#define IN_MAKING  BASTIDE_KEY_IN_MAKING
#define IN_LEARN   BASTIDE_KEY_IN_LEARN
#define IN_REPORT  BASTIDE_KEY_IN_REPORT
#define IN_PROJECTOR BASTIDE_KEY_IN_PROJECTOR

static const BastideKey table[] = {
  { GAME, ANYWHERE, "win.open", "<Control>o", N_("Open a game") },
  { GAME, ANYWHERE, "app.new-game", "<Control>n", N_("New game") },
  { GAME, ANYWHERE, "page.save", "<Control>s", N_("Save") },
  { GAME, ANYWHERE, "page.save-as", "<Control><Shift>s", N_("Save as") },
  { GAME, ANYWHERE, "win.export", "<Control><Shift>e", N_("Export a picture") },
  { GAME, ANYWHERE, "win.copy-picture", "<Control><Alt>c", N_("Copy the board as a picture") },
  { GAME, ANYWHERE, "win.print", "<Control>p", N_("Print") },
  { GAME, ANYWHERE, "page.rules", "<Control>r", N_("Rules") },
  { GAME, ANYWHERE, "app.new-window", "<Control><Shift>n", N_("New window") },
  { GAME, ANYWHERE, "window.close", "<Control>w", N_("Close the window") },
  { GAME, ANYWHERE, "app.quit", "<Control>q", N_("Quit") },

  { SHOW, IN_STUDY, "page.show-farms", "f", N_("Farms") },
  { SHOW, IN_STUDY, "page.show-owners", "o", N_("Owners of all features") },
  { SHOW, IN_STUDY, "page.show-draws", "d", N_("What each draw would be worth, in the bag") },
  { SHOW, IN_STUDY, "page.show-expected", "v", N_("Points that are expected at the end") },
  { SHOW, IN_STUDY, "page.show-engine", "e", N_("The engine: which turns are the best, and by how much") },
  { SHOW, IN_STUDY, "page.play-line", "<Shift>e", N_("The line that most likely follows plays itself on the board") },
  { SHOW, IN_STUDY, "page.show-legal", "l", N_("Legal cells of the tile in hand, or of the one chosen in the bag") },
  { SHOW, IN_STUDY, "page.show-holes", "h", N_("Holes: what still fits on the empty cells") },
  { SHOW, IN_STUDY, "page.show-joins", "j", N_("Farm joins: which farms one tile could join, and for whom") },
  { SHOW, IN_STUDY, "page.compare", "s", N_("Before and after: what the move changed, or since another position") },
  { SHOW, ON_PAGES, "page.show-coordinates", "k", N_("Coordinates") },

  { WINDOW, ANYWHERE, "win.page::start", "<Alt>1", N_("The page to begin with") },
  { WINDOW, ANYWHERE, "win.page::study", "<Alt>2", N_("The page of the game") },
  { WINDOW, ANYWHERE, "win.page::report", "<Alt>3", N_("The page of the report") },
  { WINDOW, ANYWHERE, "win.page::puzzles", "<Alt>4", N_("The page of puzzles") },
  { WINDOW, ANYWHERE, "win.page::learn", "<Alt>5", N_("The page to learn on") },
  { WINDOW, ANYWHERE & ~IN_EDIT, "win.back", "<Alt>Left", N_("The page before"), TRUE },
  { WINDOW, ANYWHERE, "win.next-pane", "F6", N_("Next pane") },
  { WINDOW, ANYWHERE, "page.sidebar", "F9 t", N_("Tile bag") },
  { WINDOW, ANYWHERE, "page.pane", "<Control>F9", N_("Moves, scores and features") },
  { WINDOW, IN_STUDY, "page.tab::moves", "<Control>1", N_("Moves") },
  { WINDOW, IN_STUDY, "page.tab::scores", "<Control>2", N_("Scores") },
  { WINDOW, IN_STUDY, "page.tab::features", "<Control>3", N_("Features") },
  { WINDOW, IN_STUDY, "page.tab::turns", "<Control>4", N_("All legal turns of a tile") },
  { WINDOW, IN_STUDY, "page.exam", "<Control><Shift>x", N_("Exam mode") },
  { WINDOW, IN_STUDY | IN_PUZZLES | IN_LEARN, "page.project", "F5", N_("Projector view") },
  { WINDOW, ANYWHERE, "win.fullscreen", "F11", N_("Fullscreen") },
  { WINDOW, ANYWHERE, NULL, "F10", N_("Main menu") },
  { WINDOW, ANYWHERE, "app.preferences", "<Control>comma", N_("Preferences") },
  { WINDOW, ANYWHERE, "win.help", "F1", N_("Help for where you are") },
  { WINDOW, ANYWHERE, "app.shortcuts", "<Control>question", N_("Keyboard shortcuts") },

  { MOVES, IN_STUDY, "page.previous", "Left", N_("Previous move") },
  { MOVES, IN_STUDY, "page.next", "Right", N_("Next move") },
  { MOVES, IN_STUDY, "page.first", "Home", N_("Start of the game") },
  { MOVES, IN_STUDY, "page.last", "End", N_("End of the game") },
  { MOVES, IN_STUDY, "page.previous-round", "Page_Up", N_("One round back") },
  { MOVES, IN_STUDY, "page.next-round", "Page_Down", N_("One round on") },
  { MOVES, IN_STUDY, "page.previous-variation", "Up", N_("Variation before") },
  { MOVES, IN_STUDY, "page.next-variation", "Down", N_("Variation after") },
  { MOVES, IN_STUDY, "page.leave-variation", "<Shift>Left", N_("Leave the variation") },
  { MOVES, IN_STUDY, "page.enter-variation", "<Shift>Right", N_("Enter a variation") },
  { MOVES, IN_STUDY, "page.previous-fork", "<Control>Up", N_("Previous fork"), TRUE },
  { MOVES, IN_STUDY, "page.next-fork", "<Control>Down", N_("Next fork"), TRUE },
  { MOVES, IN_STUDY, "page.previous-comment", "<Shift>c", N_("Previous comment") },
  { MOVES, IN_STUDY, "page.next-comment", "c", N_("Next comment") },
  { MOVES, IN_STUDY, "page.previous-marked", "<Shift>n", N_("Previous marked move") },
  { MOVES, IN_STUDY, "page.next-marked", "n", N_("Next marked move") },
  { MOVES, IN_STUDY | IN_REPORT, "page.next-mistake", "m", N_("Before the next mistake") },
  { MOVES, IN_STUDY | IN_REPORT, "page.try-again", "<Control>t", N_("Try the mistake again: an exercise") },

  { BOARD, ON_PAGES, "page.zoom-in", "plus equal <Control>plus <Control>equal", N_("Larger") },
  { BOARD, ON_PAGES, "page.zoom-out", "minus <Control>minus", N_("Smaller") },
  { BOARD, ON_PAGES, "page.fit", "0 <Control>0", N_("Whole board") },
  { BOARD, ON_PAGES, NULL, "Tab", N_("Enter the cells") },
  { BOARD, IN_CELLS, NULL, "Left Right Up Down", N_("Another cell") },
  { BOARD, IN_CELLS, "tool.light", "Return", N_("Next feature of the tile") },
  { BOARD, IN_CELLS, NULL, "Escape", N_("Leave the cells") },
  { BOARD, IN_STUDY, "page.why-not", "w", N_("Why the tile may not lie on the cell") },
  { BOARD, IN_STUDY, "page.arm-a", "<Alt>a", N_("Odds: choose the cells of the player to move") },
  { BOARD, IN_STUDY, "page.arm-b", "<Alt>b", N_("Odds: choose the cells of the others") },
  { BOARD, IN_CELLS | IN_LIST, NULL, "<Shift>F10", N_("Menu of the cell or the move") },

  { PLAY, IN_TURN, "tool.lay", "Return", N_("Hover over the cell, lay the tile, take the place") },
  { PLAY, IN_TURN, "tool.turn", "r", N_("Turn the tile") },
  { PLAY, IN_TURN, "tool.turn-back", "<Shift>r", N_("Turn it back") },
  { PLAY, IN_TURN, "tool.another", "Right", N_("Another place for the figure") },
  { PLAY, IN_TURN, "tool.pass", "space", N_("No figure, pass") },
  { PLAY, IN_TURN, NULL, "Escape", N_("Take it back") },
  { PLAY, IN_STUDY, "page.draw", "<Control>d", N_("Draw a tile") },
  { PLAY, IN_STUDY, "page.type-move", "<Control>l", N_("Type a move or a tile") },
  { PLAY, IN_STUDY, "page.pin-turn", "p", N_("Pin a turn of the table, or let it go") },

  { EDIT, IN_STUDY | IN_EDIT, "page.edit", "<Control>e", N_("Edit the position, or leave edit mode") },
  { EDIT, IN_STUDY | IN_EDIT, "page.find-tile", "<Control>f", N_("Find a tile in the palette") },
  { EDIT, IN_EDIT, "tool.pointer", "1", N_("Pointer") },
  { EDIT, IN_EDIT, "tool.tile", "2", N_("Put the tile of the palette") },
  { EDIT, IN_EDIT, "tool.figure", "3", N_("Put the figure of the palette") },
  { EDIT, IN_EDIT, "tool.eraser", "4", N_("Eraser") },
  { EDIT, IN_EDIT, "tool.ring", "5", N_("Ring") },
  { EDIT, IN_EDIT, "tool.apply", "Return", N_("Put what is armed, or select the cell") },
  { EDIT, IN_EDIT, "tool.ask-figure", "f", N_("Figure on a feature of the tile") },
  { EDIT, IN_EDIT, "tool.turn-selection", "r", N_("Turn the tile or the selection") },
  { EDIT, IN_EDIT, NULL, "<Shift>Left <Shift>Right", N_("Select a rectangle") },
  { EDIT, IN_EDIT, "tool.select-all", "<Control>a", N_("Select all tiles") },
  { EDIT, IN_EDIT, NULL, "<Alt>Left <Alt>Right", N_("Move the selection") },
  { EDIT, IN_EDIT, NULL, "<Control>Left <Control>Right", N_("Shift the board") },
  { EDIT, IN_EDIT, "tool.copy", "<Control>c", N_("Copy the selection") },
  { EDIT, IN_EDIT, "tool.paste", "<Control>v", N_("Paste the selection") },
  { EDIT, IN_EDIT, "tool.remove", "Delete", N_("Remove the selection") },
  { EDIT, IN_EDIT, "tool.hold", "h", N_("Take the tile in hand") },
  { EDIT, IN_EDIT, NULL, "Escape", N_("Cancel the drag, deselect, put away, leave") },

  { PUZZLES, IN_STUDY, "page.guess", "<Control>g", N_("Guess the moves of the game") },
  { PUZZLES, IN_STUDY, "page.make-puzzle", "<Control><Shift>p", N_("Make a puzzle of the position") },
  { PUZZLES, IN_PUZZLES, "page.edit-puzzle", "<Control>e", N_("Edit the puzzle") },
  { PUZZLES, IN_PUZZLES, "page.delete-puzzle", "<Control><Shift>Delete", N_("Delete the puzzle") },
  { PUZZLES, IN_PUZZLES, "page.puzzle-up", "<Alt>Page_Up", N_("Move the puzzle up") },
  { PUZZLES, IN_PUZZLES, "page.puzzle-down", "<Alt>Page_Down", N_("Move the puzzle down") },
  { PUZZLES, IN_MAKING, "page.add-hint", "<Alt>h", N_("In the editor: add a hint") },
  { PUZZLES, IN_MAKING, "page.add-answer", "<Alt>w", N_("In the editor: add an answer") },
  { PUZZLES, IN_MAKING, "page.finish", "<Control>Return", N_("In the editor: add to a booklet, or save") },
  { PUZZLES, IN_PUZZLES | IN_LEARN, NULL, "1 2 3 4 5 6 7 8 9", N_("Choose a row of the answer") },
  { PUZZLES, IN_PUZZLES | IN_LEARN, "page.go-on", "Return", N_("Check the answer, then go on") },
  { PUZZLES, IN_ANSWER, "tool.pick", "Return space", N_("Choose the cell, or leave it out") },

  { LEARN, IN_LEARN, "page.next-step", "Page_Down", N_("Next step of the lesson") },
  { LEARN, IN_LEARN, "page.previous-step", "Page_Up", N_("Previous step of the lesson") },
  { LEARN, IN_LEARN, "page.edit-lesson", "<Control>e", N_("Edit the lesson") },
  { LEARN, IN_LEARN, "page.delete-lesson", "<Control><Shift>Delete", N_("Delete the lesson") },
  { LEARN, IN_LEARN, "page.lesson-up", "<Alt>Page_Up", N_("Move the lesson up") },
  { LEARN, IN_LEARN, "page.lesson-down", "<Alt>Page_Down", N_("Move the lesson down") },
  { LEARN, IN_STUDY, "page.make-lesson", "<Control><Shift>l", N_("Make a lesson: record the position as a step") },
  { LEARN, IN_MAKING, "page.add-step", "<Control><Shift>l", N_("In the editor of a lesson: add a step") },
  { LEARN, IN_MAKING, "page.step-up", "<Alt>Page_Up", N_("In the editor of a lesson: move the step up") },
  { LEARN, IN_MAKING, "page.step-down", "<Alt>Page_Down", N_("In the editor of a lesson: move the step down") },

  { PROJECTOR, IN_PROJECTOR, "projector.next", "space Page_Down", N_("Next step") },
  { PROJECTOR, IN_PROJECTOR, "projector.previous", "Page_Up", N_("Step before") },
  { PROJECTOR, IN_PROJECTOR, "projector.spotlight", "s", N_("Spotlight") },
  { PROJECTOR, IN_PROJECTOR, NULL, "Left Right Up Down", N_("Move the spotlight") },
  { PROJECTOR, IN_PROJECTOR, "projector.disc", "Return", N_("Put a numbered disc") },
  { PROJECTOR, IN_PROJECTOR, "projector.take-back", "BackSpace", N_("Take the last disc back") },
  { PROJECTOR, IN_PROJECTOR, "projector.black", "b", N_("Black screen") },
  { PROJECTOR, IN_PROJECTOR, "projector.leave", "Escape", N_("Leave the projector view") },

  { CHANGE, ANYWHERE, "page.undo", "<Control>z", N_("Undo") },
  { CHANGE, ANYWHERE, "page.redo", "<Control><Shift>z", N_("Redo") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 1)", "1", N_("! good") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 2)", "2", N_("? mistake") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 3)", "3", N_("!? interesting") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 4)", "4", N_("?! dubious") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 5)", "5", N_("!! brilliant") },
  { CHANGE, IN_STUDY, "page.glyph(uint32 6)", "6", N_("?? blunder") },
  { CHANGE, IN_STUDY, "page.edit-comment", "F2", N_("Comment on the move") },
  { CHANGE, IN_STUDY, "page.delete", "Delete <Control>Delete", N_("Delete from here"), TRUE },
  { CHANGE, IN_STUDY, "page.copy", "<Control>c", N_("Copy the position (board) or the line (moves)"), TRUE },
  { CHANGE, IN_STUDY, "page.cut-line", "<Control>x", N_("Cut the line"), TRUE },
  { CHANGE, IN_STUDY | IN_START, "page.paste", "<Control>v", N_("Paste"), TRUE },
  { CHANGE, IN_STUDY, "page.copy-position", "<Control><Shift>c", N_("Copy the position") },
  { CHANGE, IN_STUDY, "page.paste-position", "<Control><Shift>v", N_("Set up a position from its text") },
  { CHANGE, IN_STUDY, "page.promote", "<Control><Shift>Up", N_("Promote the variation") },
  { CHANGE, IN_STUDY, "page.make-main-line", "<Control><Shift>Home", N_("Make it the main line") },
  { CHANGE, IN_LIST, NULL, "minus plus", N_("Fold and unfold the variation (in the moves)") },
};

const BastideKey *
bastide_key_table_get (guint *n_keys)
{
  *n_keys = G_N_ELEMENTS (table);

  return table;
}

const BastideKey *
bastide_key_table_find (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (g_strcmp0 (table[i].action, action) == 0)
      return &table[i];

  return NULL;
}

const char *
bastide_key_table_get_title (BastideKeySection section)
{
  static const char * const titles[BASTIDE_N_KEY_SECTIONS] = {
    [GAME] = N_("Game"),
    [SHOW] = N_("Show on the board (hold for a glance)"),
    [WINDOW] = N_("Window"),
    [MOVES] = N_("Moves"),
    [BOARD] = N_("Board"),
    [PLAY] = N_("Play On"),
    [EDIT] = N_("Set Up a Position"),
    [PUZZLES] = N_("Puzzles"),
    [LEARN] = N_("Learn"),
    [PROJECTOR] = N_("Projector View"),
    [CHANGE] = N_("Edit"),
  };

  return titles[section];
}
