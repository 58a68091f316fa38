-- Content: pages, blog, lexicon, gallery, menu entries and redirects. `record` is the imported line
-- with its dates shifted; its sections contain blocks and slots as in Shopware.

CREATE TABLE landing_page (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  cms_page_id TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE blog_post (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  date TEXT NOT NULL,
  -- Its text by language, folded for search.
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

-- `key` is the old path with its language prefix.
CREATE TABLE redirect (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
