/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the document share. */

#pragma once

#include "bastide-autosave.h"
#include "bastide-document.h"
#include "bastide-file-monitor.h"
#include "bastide-reading.h"

G_BEGIN_DECLS

struct _BastideDocument
{
  GObject             parent_instance;

  /* Owned */
  BastideUserState   *user_state;
  BastideStudy       *study;
  BastideFileMonitor *monitor;
  BastideAutosave    *autosave;
  BastidePuzzleSession *session;        /* of the booklet that is open in its place */
  BastideReading     *reading;          /* NULL unless a file is being read */
  char               *etag;             /* of the file that is being read */
  char               *node_path;        /* where to go in it (nullable) */
  GFile              *restoring;        /* of the draft that is being read (nullable) */
  char               *opening;          /* the draft that is shown, until that has gone well for a while (nullable) */
  guint               opening_source;
  char               *offered;          /* a draft that may end the program (nullable) */
  GFile              *saving;           /* is being written (nullable) ... */
  GFile              *save_next;        /* ... and then is written to (nullable) ... */
  BstRecord          *record_next;      /* ... with this */
  BstRecord          *placing;          /* for which a place is being chosen (nullable) */
  BstRecord          *stashed;          /* can be taken back (nullable) ... */
  GFile              *stashed_file;     /* ... as a changed form of this (nullable) ... */
  char               *stashed_etag;     /* ... in this state (nullable) ... */
  char               *stashed_path;     /* ... at this node */

  gboolean            is_reloading;     /* what is being read is the same document */
  gboolean            keeps_stash;      /* what was put aside was so for the sake of what is being shown */
  gboolean            is_restoring;     /* a draft is being read */
  gboolean            is_hidden;
  gboolean            is_read_only;
  gboolean            is_gone;          /* its file, and a bar says so */
  gboolean            is_closing;       /* once it is saved */
  gboolean            is_kept;          /* for the next start: no reason to ask */
};

/* --- bastide-document.c --- */
typedef enum
{
  BASTIDE_DOCUMENT_NOTICE,
  BASTIDE_DOCUMENT_TOLD,
  BASTIDE_DOCUMENT_ALERT,
  BASTIDE_DOCUMENT_NOT_OPENED,
  BASTIDE_DOCUMENT_ISSUES,
  BASTIDE_DOCUMENT_USED,
  BASTIDE_DOCUMENT_ARCHIVE,
  BASTIDE_DOCUMENT_NOT_MINE,
  BASTIDE_DOCUMENT_DRAFT,
  BASTIDE_DOCUMENT_SETTLE,
  BASTIDE_DOCUMENT_PLACE_WANTED,
  BASTIDE_DOCUMENT_ANSWER_WANTED,
  BASTIDE_DOCUMENT_CLOSABLE,
  BASTIDE_DOCUMENT_N_SIGNALS
} BastideDocumentSignal;

/* Emits it with its arguments. */
void     bastide_document_emit         (BastideDocument      *self,
                                        BastideDocumentSignal which,
                                        ...);
void     bastide_document_notice       (BastideDocument   *self,
                                        BastideNoticeKind  kind,
                                        const char        *text);
/* All bars that are about the document. */
void     bastide_document_hide_notices (BastideDocument   *self);
void     bastide_document_set_hidden   (BastideDocument   *self,
                                        gboolean           is_hidden);
void     bastide_document_forget_stash (BastideDocument   *self);
/* @file and @etag: what it is a changed form of (nullable). */
gboolean bastide_document_show_unsaved (BastideDocument   *self,
                                        BstRecord         *record,
                                        GFile             *file,
                                        const char        *etag,
                                        const char        *node_path);

/* --- bastide-document-file.c --- */
/* Says what has become of the file. FALSE if there are other contents in it than we know. */
gboolean bastide_document_check_file   (BastideDocument   *self);

/* --- bastide-document-keep.c --- */
void     bastide_document_end_opening   (BastideDocument      *self);
void     bastide_document_start_keeping (BastideDocument      *self,
                                         BastidePuzzleSession *session);

G_END_DECLS
