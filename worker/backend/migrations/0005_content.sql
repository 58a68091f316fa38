-- Pages of content. `record` is the imported line; its sections hold blocks and slots as in Shopware.
CREATE TABLE landing_page (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  cms_page_id TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

-- Pages have paths of their own, so the table of paths learns a third kind.
CREATE TABLE seo_path_of_all (
  locale TEXT NOT NULL,
  path TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'landing_page')),
  public_id TEXT NOT NULL,
  canonical INTEGER NOT NULL,
  PRIMARY KEY (locale, path)
) WITHOUT ROWID;
INSERT INTO seo_path_of_all SELECT locale, path, kind, public_id, canonical FROM seo_path;
DROP TABLE seo_path;
ALTER TABLE seo_path_of_all RENAME TO seo_path;
CREATE INDEX seo_path_target ON seo_path (public_id, locale, canonical);
