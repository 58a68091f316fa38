-- Requests to be mailed when a product is in stock again. An address has one row per product.
-- `token_hash` is the hash of the secret in the newest confirmation mail; each mail contains `end_key`.
CREATE TABLE stock_alert (
  id TEXT PRIMARY KEY,
  email_key TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  product_id TEXT NOT NULL,
  -- The minimum stock in wire units; for cloth in one piece.
  units INTEGER NOT NULL CHECK (units > 0),
  -- The same, as in the newest mail that awaits confirmation.
  requested_units INTEGER NOT NULL CHECK (requested_units > 0),
  state TEXT NOT NULL CHECK (state IN ('requested', 'waiting', 'notified')),
  token_hash TEXT NOT NULL UNIQUE,
  end_key TEXT NOT NULL UNIQUE,
  requested_at TEXT NOT NULL,
  confirmed_at TEXT,
  notified_at TEXT,
  UNIQUE (email_key, product_id)
) WITHOUT ROWID;
CREATE INDEX stock_alert_waiting ON stock_alert (product_id) WHERE state = 'waiting';
CREATE INDEX stock_alert_by_time ON stock_alert (state, requested_at);
