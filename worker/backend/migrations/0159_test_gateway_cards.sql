-- Cards that were typed into the test gateway's own fields: each token pays one payment.
CREATE TABLE test_gateway_token (
  token TEXT PRIMARY KEY,
  -- What the fields were opened with; it makes one token.
  ticket TEXT NOT NULL UNIQUE,
  fate TEXT NOT NULL,
  created_at TEXT NOT NULL,
  payment_id TEXT
) WITHOUT ROWID;
-- Whether the card's bank wants to hear from its holder first.
ALTER TABLE test_gateway_payment ADD COLUMN challenged INTEGER NOT NULL DEFAULT 0;
