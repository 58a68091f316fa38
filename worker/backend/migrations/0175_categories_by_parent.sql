-- The neighbours and children of a category, which the page of each article of it names.
CREATE INDEX category_parent ON category (parent_id, position);
