-- Staged rows are looked up by their key; that is their primary key now, as the planner reads every
-- row of a file rather than an index beside the table. What waits in the old one is sent again.
DROP TABLE import_row;
DELETE FROM import_refusal;
DELETE FROM import_run;

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
