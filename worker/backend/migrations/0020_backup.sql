-- The shop's triggers during a restore, when rows must have no effects. Empty otherwise.
CREATE TABLE suspended_trigger (name TEXT PRIMARY KEY, sql TEXT NOT NULL) WITHOUT ROWID;
