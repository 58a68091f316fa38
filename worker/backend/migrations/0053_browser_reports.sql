-- What browsers told of errors in our script and of what the content policy kept out: one row for
-- what was told by the same words from the same place. Nothing of a person stands in it.
CREATE TABLE browser_report (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('error', 'csp')),
  message TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Where and with what it was told last.
  page TEXT NOT NULL,
  browser TEXT NOT NULL,
  count INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX browser_report_last ON browser_report (last_at);
