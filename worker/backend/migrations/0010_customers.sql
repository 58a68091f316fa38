-- Numbers that people read, taken inside the batch that uses them: a failed batch leaves no gap.
CREATE TABLE number_range (name TEXT PRIMARY KEY, next INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO number_range (name, next) VALUES ('order', 10001), ('customer', 10001);

CREATE TABLE customer (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  guest INTEGER NOT NULL CHECK (guest IN (0, 1)),
  account_type TEXT NOT NULL CHECK (account_type IN ('private', 'business')),
  email TEXT NOT NULL,
  salutation_id TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT,
  vat_ids TEXT NOT NULL,
  locale TEXT NOT NULL,
  default_billing_address_id TEXT NOT NULL,
  default_shipping_address_id TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE customer_address (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  salutation_id TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT,
  street TEXT NOT NULL,
  additional_line TEXT,
  zipcode TEXT NOT NULL,
  city TEXT NOT NULL,
  country_id TEXT NOT NULL,
  phone TEXT,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_address_of ON customer_address (customer_id);
