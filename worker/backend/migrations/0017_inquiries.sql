-- Questions to the shop, about a product or anything else. The id is a hash of content and day, so a
-- second click is the same inquiry.
CREATE TABLE inquiry (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  phone TEXT NOT NULL,
  subject TEXT NOT NULL,
  comment TEXT NOT NULL,
  -- The product number; NULL if the inquiry is not about a product.
  number TEXT
) WITHOUT ROWID;
CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_of_email ON inquiry (email_key);

-- Declared withdrawals (BGB § 356a). The shop's staff decide whether the order exists and can be
-- withdrawn from. The id is a hash of content and day, so a second click is the same withdrawal.
CREATE TABLE withdrawal (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  order_number TEXT NOT NULL,
  -- The items as free text of the customer; '' is the whole order.
  lines TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX withdrawal_received ON withdrawal (received_at);
