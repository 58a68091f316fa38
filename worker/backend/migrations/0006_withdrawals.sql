-- Declared withdrawals (BGB § 356a). They are kept as declared: whether an order of that number
-- exists, and whether it can be withdrawn from, is for people to say. The id follows from what was
-- declared on which day, so that a second click is the same withdrawal.
CREATE TABLE withdrawal (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  order_number TEXT NOT NULL,
  -- Which articles, in the declarer's words; '' means all of the order.
  lines TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX withdrawal_received ON withdrawal (received_at);
