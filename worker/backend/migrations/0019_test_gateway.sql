-- The data of the test gateway, which a payment provider would store. Empty in production.
CREATE TABLE test_gateway_payment (
  id TEXT PRIMARY KEY,
  amount_cents INTEGER NOT NULL,
  description TEXT NOT NULL,
  return_url TEXT NOT NULL,
  locale TEXT NOT NULL,
  status TEXT NOT NULL
    CHECK (status IN ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
  changed_at TEXT NOT NULL,
  charged_back_cents INTEGER NOT NULL DEFAULT 0,
  -- Whether the card's bank requests a confirmation first.
  challenged INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Refunds by our reference.
CREATE TABLE test_gateway_refund (
  reference TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0)
) WITHOUT ROWID;
CREATE INDEX test_gateway_refund_of ON test_gateway_refund (payment_id);

-- Cards that were entered in the gateway's fields. Each token pays one payment.
CREATE TABLE test_gateway_token (
  token TEXT PRIMARY KEY,
  -- The ticket of the fields, which creates one token.
  ticket TEXT NOT NULL UNIQUE,
  scenario TEXT NOT NULL,
  created_at TEXT NOT NULL,
  payment_id TEXT
) WITHOUT ROWID;
