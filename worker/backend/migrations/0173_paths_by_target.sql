-- The paths of an article or a page of content are found by an index, not by reading all paths of a
-- language: the key began with the language, and the planner took it for narrower than the index.
CREATE TABLE seo_path_by_path (
  path TEXT NOT NULL,
  locale TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'landing_page')),
  public_id TEXT NOT NULL,
  canonical INTEGER NOT NULL,
  PRIMARY KEY (path, locale)
) WITHOUT ROWID;
INSERT INTO seo_path_by_path SELECT path, locale, kind, public_id, canonical FROM seo_path;
DROP TABLE seo_path;
ALTER TABLE seo_path_by_path RENAME TO seo_path;
CREATE INDEX seo_path_target ON seo_path (public_id, locale, canonical);
-- The expression by which the Store API names the kind of a path.
CREATE INDEX seo_path_route ON seo_path (
  CASE kind WHEN 'product' THEN 'frontend.detail.page'
    WHEN 'category' THEN 'frontend.navigation.page'
    WHEN 'landing_page' THEN 'frontend.landing.page' END,
  locale);
-- What a criteria takes for the parent of an article.
CREATE INDEX family_parent ON family (iif(has_variants, public_id, NULL));
