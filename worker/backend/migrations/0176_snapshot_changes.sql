-- What a sale or a review changes of the snapshot: families whose articles are read again, while the
-- rest of the snapshot stays as it is. Everything else that changes makes all of it stale.
CREATE TABLE snapshot_change (family_id INTEGER PRIMARY KEY);

-- The version that was begun last: one that was begun before it must not take its place.
ALTER TABLE snapshot_state ADD COLUMN building TEXT;

DROP TRIGGER snapshot_after_sale;
CREATE TRIGGER snapshot_after_sale AFTER UPDATE OF stock, sales, imported_stock ON product
WHEN old.stock IS NOT new.stock OR old.sales IS NOT new.sales
  OR old.imported_stock IS NOT new.imported_stock
BEGIN
  INSERT INTO snapshot_change (family_id)
  SELECT new.family_id
  WHERE NOT EXISTS (SELECT 1 FROM snapshot_change WHERE family_id = new.family_id);
END;

DROP TRIGGER snapshot_after_rating;
CREATE TRIGGER snapshot_after_rating AFTER UPDATE OF rating_tenths ON family
WHEN old.rating_tenths IS NOT new.rating_tenths
BEGIN
  INSERT INTO snapshot_change (family_id)
  SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM snapshot_change WHERE family_id = new.id);
END;

-- The longest piece of an article stands in the snapshot too, and can change while the stock does not.
CREATE TRIGGER snapshot_after_new_roll AFTER INSERT ON product_roll
BEGIN
  INSERT INTO snapshot_change (family_id)
  SELECT p.family_id FROM product p WHERE p.public_id = new.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.family_id = p.family_id);
END;
CREATE TRIGGER snapshot_after_cut AFTER UPDATE OF units ON product_roll
WHEN old.units IS NOT new.units
BEGIN
  INSERT INTO snapshot_change (family_id)
  SELECT p.family_id FROM product p WHERE p.public_id = new.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.family_id = p.family_id);
END;
CREATE TRIGGER snapshot_after_lost_roll AFTER DELETE ON product_roll
BEGIN
  INSERT INTO snapshot_change (family_id)
  SELECT p.family_id FROM product p WHERE p.public_id = old.product_id
    AND NOT EXISTS (SELECT 1 FROM snapshot_change c WHERE c.family_id = p.family_id);
END;

-- The snapshot says more than before, and all of it what changed until now.
UPDATE snapshot_state SET state = 'stale';
