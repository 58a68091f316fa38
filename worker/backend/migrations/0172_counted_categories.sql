-- How many families are listed in a category and below: counting them at each request would read
-- every article of the catalogue. Written by the import.
ALTER TABLE category ADD COLUMN family_count INTEGER NOT NULL DEFAULT 0;
UPDATE category SET family_count = (
  SELECT count(DISTINCT p.family_id)
  FROM category_closure cc
  JOIN product_category pc ON pc.category_id = cc.descendant_id
  JOIN product p ON p.id = pc.product_id AND p.listed = 1
  WHERE cc.ancestor_id = category.id);
