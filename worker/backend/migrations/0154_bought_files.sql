-- Files that were bought, a row for each line of an order. What an import says of a file reaches who
-- bought it; an article that is gone leaves them its last one.
CREATE TABLE bought_file (
  line_id TEXT PRIMARY KEY REFERENCES order_line (id),
  order_id TEXT NOT NULL REFERENCES orders (id),
  product_id TEXT NOT NULL,
  -- Names and place of the file, as its article has them.
  download TEXT NOT NULL,
  fetched INTEGER NOT NULL DEFAULT 0,
  fetched_at TEXT,
  -- Which version was fetched last.
  fetched_file TEXT
) WITHOUT ROWID;
CREATE INDEX bought_file_of_order ON bought_file (order_id);
CREATE INDEX bought_file_of_product ON bought_file (product_id);

CREATE TRIGGER file_bought AFTER INSERT ON order_line WHEN new.product_id IS NOT NULL
BEGIN
  INSERT INTO bought_file (line_id, order_id, product_id, download)
  SELECT new.id, new.order_id, new.product_id, p.record -> '$.download' FROM product p
  WHERE p.public_id = new.product_id AND p.record ->> '$.download.file' IS NOT NULL;
END;

CREATE TRIGGER file_renewed AFTER UPDATE OF record ON product
WHEN new.record ->> '$.download.file' IS NOT NULL
  AND new.record -> '$.download' IS NOT old.record -> '$.download'
BEGIN
  INSERT INTO bought_file (line_id, order_id, product_id, download)
  SELECT l.id, l.order_id, l.product_id, new.record -> '$.download' FROM order_line l
  WHERE l.product_id = new.public_id
  ON CONFLICT (line_id) DO UPDATE SET download = excluded.download;
END;
