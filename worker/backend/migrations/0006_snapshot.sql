-- The catalogue as columns for filters, counts and sortings, derived from the tables and never edited:
-- parts of about 700 kB. Text, because D1 returns a blob as a list of numbers.
CREATE TABLE catalogue_snapshot (
  version TEXT NOT NULL,
  part INTEGER NOT NULL,
  base64 TEXT NOT NULL,
  PRIMARY KEY (version, part)
);

-- The current snapshot, and whether the tables have changed since. A running build has the state
-- 'building'. A change meanwhile or an interruption leaves it stale.
CREATE TABLE snapshot_state (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  version TEXT,
  previous TEXT,
  built_on TEXT,
  state TEXT NOT NULL CHECK (state IN ('fresh', 'building', 'stale')),
  -- The version of the last started build. An earlier build must not replace it.
  building TEXT
);
INSERT INTO snapshot_state (only_row, state) VALUES (1, 'stale');

-- Parents whose products a sale or a review changed. Only these are reloaded. Any other change makes
-- the whole snapshot stale.
CREATE TABLE snapshot_change (parent_id INTEGER PRIMARY KEY);

CREATE TRIGGER snapshot_after_sale AFTER UPDATE OF stock, sales, imported_stock ON product
WHEN old.stock IS NOT new.stock OR old.sales IS NOT new.sales
  OR old.imported_stock IS NOT new.imported_stock
BEGIN
  INSERT INTO snapshot_change (parent_id)
  SELECT new.parent_id
  WHERE NOT EXISTS (SELECT 1 FROM snapshot_change WHERE parent_id = new.parent_id);
END;

CREATE TRIGGER snapshot_after_rating AFTER UPDATE OF rating_tenths, review_count ON parent_product
WHEN old.rating_tenths IS NOT new.rating_tenths OR old.review_count IS NOT new.review_count
BEGIN
  INSERT INTO snapshot_change (parent_id)
  SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM snapshot_change WHERE parent_id = new.id);
END;

-- The snapshot contains the longest piece of a product, which can change without the stock.
CREATE TRIGGER snapshot_after_new_roll AFTER INSERT ON product_roll
BEGIN
  INSERT INTO snapshot_change (parent_id)
  SELECT p.parent_id FROM product p WHERE p.public_id = new.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.parent_id = p.parent_id);
END;
CREATE TRIGGER snapshot_after_cut AFTER UPDATE OF units ON product_roll
WHEN old.units IS NOT new.units
BEGIN
  INSERT INTO snapshot_change (parent_id)
  SELECT p.parent_id FROM product p WHERE p.public_id = new.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.parent_id = p.parent_id);
END;
CREATE TRIGGER snapshot_after_lost_roll AFTER DELETE ON product_roll
BEGIN
  INSERT INTO snapshot_change (parent_id)
  SELECT p.parent_id FROM product p WHERE p.public_id = old.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.parent_id = p.parent_id);
END;
