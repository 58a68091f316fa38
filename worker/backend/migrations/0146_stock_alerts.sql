-- Who wants to know when an article is here again. An address has one row for an article; `hash` is of
-- the secret in the newest mail that asks to confirm it, `end_key` stands in each mail.
CREATE TABLE stock_alert (
  id TEXT PRIMARY KEY,
  email_key TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  product_id TEXT NOT NULL,
  -- How much of it has to be there, in wire units; of cloth in one piece.
  units INTEGER NOT NULL CHECK (units > 0),
  -- The same as the newest mail asks to confirm it.
  asked_units INTEGER NOT NULL CHECK (asked_units > 0),
  state TEXT NOT NULL CHECK (state IN ('asked', 'waiting', 'told')),
  hash TEXT NOT NULL UNIQUE,
  end_key TEXT NOT NULL UNIQUE,
  asked_at TEXT NOT NULL,
  confirmed_at TEXT,
  told_at TEXT,
  UNIQUE (email_key, product_id)
) WITHOUT ROWID;
CREATE INDEX stock_alert_waiting ON stock_alert (product_id) WHERE state = 'waiting';
CREATE INDEX stock_alert_by_time ON stock_alert (state, asked_at);
