-- The triggers of the shop while a backup is restored: its rows must cause nothing. Empty otherwise.
CREATE TABLE suspended_trigger (name TEXT PRIMARY KEY, sql TEXT NOT NULL) WITHOUT ROWID;
