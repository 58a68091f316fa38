-- Projects of the planner: lists of products with notes. The list is one document, so a change is one
-- statement; `version` increases with each, so no tab overwrites another tab's change. A visitor
-- without an account needs a key; only its hash is stored.
CREATE TABLE project (
  id TEXT PRIMARY KEY,
  customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
  key_hash TEXT,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  is_public INTEGER NOT NULL DEFAULT 0,
  shows_description INTEGER NOT NULL DEFAULT 0,
  items TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK ((customer_id IS NULL) <> (key_hash IS NULL)),
  CHECK (customer_id IS NOT NULL OR is_public = 0)
) WITHOUT ROWID;
CREATE INDEX project_customer ON project (customer_id, updated_at);
CREATE INDEX project_waiting ON project (updated_at) WHERE customer_id IS NULL;
