-- Staged lines of an import until all of them are validated. Only one run exists at a time: a new one
-- deletes the old one.

CREATE TABLE import_run (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  manifest TEXT NOT NULL CHECK (json_valid(manifest))
);

-- `derived` contains values that SQL cannot compute, such as sort names. Options of a property
-- group are rows of the file `property-options`, with the key `group/option`. The primary key serves
-- look-ups by key: there are no statistics, so the planner would read a whole file instead.
CREATE TABLE import_row (
  run_id TEXT NOT NULL,
  file TEXT NOT NULL,
  line INTEGER NOT NULL,
  key TEXT NOT NULL,
  public_id TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL,
  derived TEXT NOT NULL,
  changed INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (run_id, file, key, line)
) WITHOUT ROWID;
CREATE UNIQUE INDEX import_row_line ON import_row (run_id, file, line);

-- Line 0 is the whole file.
CREATE TABLE import_refusal (
  run_id TEXT NOT NULL,
  file TEXT NOT NULL,
  line INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (run_id, file, line, reason)
) WITHOUT ROWID;
