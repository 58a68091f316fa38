-- The triggers of the shop while a backup is put back: rows are then written as they were, and
-- cause nothing. Empty but for those minutes.
CREATE TABLE restoring (name TEXT PRIMARY KEY, sql TEXT NOT NULL) WITHOUT ROWID;
