-- What the register of VAT ids answered, by id: asked once in a while, not with every cart.
CREATE TABLE vat_check (
  vat_id TEXT PRIMARY KEY,
  verdict TEXT NOT NULL CHECK (verdict IN ('valid', 'invalid')),
  -- The register's number of the inquiry, which proves it.
  consultation TEXT,
  checked_at TEXT NOT NULL
) STRICT;

CREATE INDEX vat_check_by_age ON vat_check (checked_at);

-- What was known of the buyer's VAT ids when the order was placed.
ALTER TABLE orders ADD COLUMN vat_checks TEXT NOT NULL DEFAULT '[]';
