-- What an article cost before each change of its prices, as its record had them: a cart that had it
-- already says so. Carts end, and so do these rows.
CREATE TABLE price_change (
  product_id TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  prices TEXT NOT NULL,
  PRIMARY KEY (product_id, changed_at)
) WITHOUT ROWID;
CREATE INDEX price_change_by_age ON price_change (changed_at);

CREATE TRIGGER price_changed AFTER UPDATE OF record ON product
WHEN new.record -> '$.prices' IS NOT old.record -> '$.prices'
BEGIN
  INSERT OR IGNORE INTO price_change (product_id, changed_at, prices)
  VALUES (old.public_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), old.record -> '$.prices');
END;
