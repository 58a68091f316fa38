-- The settings of `shop.json`, at most one row. Without it the demo's settings apply.
CREATE TABLE shop_settings (
  key TEXT PRIMARY KEY CHECK (key = 'shop'),
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
) WITHOUT ROWID;
