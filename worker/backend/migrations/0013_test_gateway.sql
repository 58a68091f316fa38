-- The other side of the test gateway: what a payment provider would keep. Empty in production.
CREATE TABLE test_gateway_payment (
  id TEXT PRIMARY KEY,
  amount_cents INTEGER NOT NULL,
  description TEXT NOT NULL,
  return_url TEXT NOT NULL,
  locale TEXT NOT NULL,
  status TEXT NOT NULL
    CHECK (status IN ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
  changed_at TEXT NOT NULL
) WITHOUT ROWID;
