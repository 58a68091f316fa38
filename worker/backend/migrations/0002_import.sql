-- Where an import waits until all of it is checked. One run at a time: a new one clears the old.

CREATE TABLE import_run (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  manifest TEXT NOT NULL CHECK (json_valid(manifest))
);

-- `derived` is what SQL cannot work out from the record (sort names). The options of a property group
-- stand as rows of their own under the file `property-options`, keyed `group/option`.
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
  PRIMARY KEY (run_id, file, line)
) WITHOUT ROWID;
CREATE INDEX import_row_key ON import_row (run_id, file, key);

-- Line 0 is the file as a whole.
CREATE TABLE import_refusal (
  run_id TEXT NOT NULL,
  file TEXT NOT NULL,
  line INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (run_id, file, line, reason)
) WITHOUT ROWID;
