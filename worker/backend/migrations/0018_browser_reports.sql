-- Errors of our script and violations of the content security policy, as browsers report them: one row
-- per message and source. No personal data.
CREATE TABLE browser_report (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('error', 'csp')),
  message TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Page and browser of the last report.
  page TEXT NOT NULL,
  browser TEXT NOT NULL,
  count INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX browser_report_last ON browser_report (last_at);
