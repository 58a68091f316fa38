-- Old addresses that operators send elsewhere. `key` is the old path with its locale prefix.
CREATE TABLE redirect (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
