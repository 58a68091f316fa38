-- More ways to pay, and what of a payment went back: sent back by us, taken back through a bank.
-- SQLite cannot change a CHECK, so the table is made anew.
CREATE TABLE payment_new (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  attempt INTEGER NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('card', 'paypal', 'applepay', 'twint', 'eps', 'sepa',
    'prepayment', 'invoice', 'cash', 'none')),
  amount_cents INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- The payment at the provider, once there is one.
  provider_id TEXT UNIQUE,
  pay_url TEXT,
  -- Where the shopper goes on after paying, and after not paying.
  finish_url TEXT,
  error_url TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  refunded_cents INTEGER NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  charged_back_cents INTEGER NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  UNIQUE (order_id, attempt)
) WITHOUT ROWID;
INSERT INTO payment_new
  SELECT id, order_id, attempt, method, amount_cents, state, provider_id, pay_url, finish_url,
    error_url, created_at, changed_at,
    CASE state WHEN 'refunded' THEN amount_cents ELSE 0 END, 0
  FROM payment;
DROP TABLE payment;
ALTER TABLE payment_new RENAME TO payment;
CREATE INDEX payment_waiting ON payment (state, created_at);

-- What the test gateway sent back, by our name of it, and what it took back.
CREATE TABLE test_gateway_refund (
  reference TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0)
) WITHOUT ROWID;
CREATE INDEX test_gateway_refund_of ON test_gateway_refund (payment_id);
ALTER TABLE test_gateway_payment ADD COLUMN charged_back_cents INTEGER NOT NULL DEFAULT 0;
