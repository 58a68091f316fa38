-- Requests to be mailed when a product is in stock again. An address has one row for a product;
-- `token_hash` is of the secret in the newest mail that confirms it, `end_key` is in each mail.
CREATE TABLE stock_alert (
  id TEXT PRIMARY KEY,
  email_key TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  product_id TEXT NOT NULL,
  -- The least stock in wire units; of cloth in one piece.
  units INTEGER NOT NULL CHECK (units > 0),
  -- The same, as the newest mail asks to confirm it.
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
