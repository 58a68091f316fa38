-- What operators set by hand, with the reason: an account of stock that no sale and no import explains.
CREATE TABLE stock_correction (
  id INTEGER PRIMARY KEY,
  product_id TEXT NOT NULL,
  number TEXT NOT NULL,
  -- Sales units.
  stock_before INTEGER NOT NULL,
  stock_after INTEGER NOT NULL CHECK (stock_after >= 0),
  reason TEXT NOT NULL,
  made_at TEXT NOT NULL
);
CREATE INDEX stock_correction_of ON stock_correction (product_id, id);
