-- Of a list of all paths, the former ones stand last: without an index of them they are looked for
-- among all others.
CREATE INDEX seo_path_former ON seo_path (locale, path) WHERE canonical = 0;
