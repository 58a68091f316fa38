-- What the shop tells beside its pages: blog, lexicon, gallery, and the menu beside the categories.
-- `record` is the imported line with its dates shifted.
CREATE TABLE blog_post (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  date TEXT NOT NULL,
  -- Its words by language, folded for search.
  search TEXT NOT NULL CHECK (json_valid(search)),
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
CREATE INDEX blog_post_date ON blog_post (date);

CREATE TABLE lexicon_term (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE gallery_project (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  date TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
CREATE INDEX gallery_project_date ON gallery_project (date);

CREATE TABLE navigation_entry (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
