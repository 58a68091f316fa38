-- Mail leaves through here. A row is written in the batch of what it tells of, filled in and sent
-- afterwards. One mail of a kind for a subject, so that nothing is told twice.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  recipient TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Not before this time; moved on with every attempt, which is also how an attempt is claimed.
  due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  sent_at TEXT,
  mail TEXT,
  UNIQUE (kind, subject_id)
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
