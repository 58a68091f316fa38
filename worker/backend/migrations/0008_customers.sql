-- The next visible numbers, taken in the batch that uses them: a failed batch leaves no gap.
CREATE TABLE number_range (name TEXT PRIMARY KEY, next INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO number_range (name, next) VALUES ('order', 10001), ('customer', 10001);

CREATE TABLE customer (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  guest INTEGER NOT NULL CHECK (guest IN (0, 1)),
  account_type TEXT NOT NULL CHECK (account_type IN ('private', 'business')),
  email TEXT NOT NULL,
  salutation_id TEXT,
  title TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT,
  vat_ids TEXT NOT NULL,
  -- YYYY-MM-DD
  birthday TEXT,
  locale TEXT NOT NULL,
  default_billing_address_id TEXT NOT NULL,
  default_shipping_address_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- The last visit of a guest.
  last_seen_at TEXT
) WITHOUT ROWID;
-- Idle guests are deleted.
CREATE INDEX guest_seen ON customer (coalesce(last_seen_at, created_at)) WHERE guest = 1;

CREATE TABLE customer_address (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  salutation_id TEXT,
  title TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT,
  department TEXT,
  street TEXT NOT NULL,
  additional_line TEXT,
  second_line TEXT,
  zipcode TEXT NOT NULL,
  city TEXT NOT NULL,
  country_id TEXT NOT NULL,
  country_state_id TEXT,
  phone TEXT,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_address_of ON customer_address (customer_id);

-- Groups with `registration_active` have a registration page; operators grant what customers request
-- there. A group with `net_prices` sees prices without tax.
CREATE TABLE customer_group (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name_de TEXT NOT NULL,
  name_en TEXT NOT NULL,
  registration_active INTEGER NOT NULL CHECK (registration_active IN (0, 1)),
  only_companies INTEGER NOT NULL CHECK (only_companies IN (0, 1)),
  title_de TEXT NOT NULL,
  title_en TEXT NOT NULL,
  introduction_de TEXT NOT NULL,
  introduction_en TEXT NOT NULL,
  net_prices INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

INSERT INTO customer_group (
  id, key, name_de, name_en, registration_active, only_companies, title_de, title_en,
  introduction_de, introduction_en, net_prices
) VALUES
  ('9a19d4aacb6d6d22477db56cd1e3eda2', 'standard', 'Standard', 'Standard', 0, 0, '', '', '', '', 0),
  ('fd4e2dda75c4c0cbf8c50abfa6492059', 'trade', 'Werkstatt und Handel', 'Workshop and trade', 1, 1,
    'Als Werkstatt oder Händler registrieren',
    'Register as a workshop or dealer',
    'Sie nähen gewerblich oder verkaufen weiter? Registrieren Sie hier Ihren Betrieb. Wir prüfen Ihre Angaben und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.',
    'Do you sew for a living or sell on? Register your business here. We check what you tell us and write to you as soon as your account has been approved.', 1);

-- The account of a customer; a guest has none. `email_key` is the address in lower case; `shopper_key`
-- names the Durable Object with the customer's cart and sessions.
CREATE TABLE customer_account (
  customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  shopper_key TEXT NOT NULL UNIQUE,
  group_id TEXT NOT NULL REFERENCES customer_group (id),
  requested_group_id TEXT REFERENCES customer_group (id),
  payment_method_id TEXT,
  locked_at TEXT,
  opt_in_sent_at TEXT,
  confirmed_at TEXT,
  first_login_at TEXT,
  last_login_at TEXT
) WITHOUT ROWID;

-- Registrations that await confirmation, by the hash of the mailed secret. Each mail confirms its
-- own data, so a second registration cannot put another password under a mail that is on its way.
-- `data` is deleted on confirmation; the row stays, so that a second click differs from a wrong link.
CREATE TABLE registration (
  token_hash TEXT PRIMARY KEY,
  email_key TEXT NOT NULL,
  data TEXT,
  created_at TEXT NOT NULL,
  confirmed_at TEXT
) WITHOUT ROWID;
CREATE INDEX registration_of_email ON registration (email_key, created_at);

CREATE TABLE recovery (
  token_hash TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_of_customer ON recovery (customer_id);

CREATE TABLE email_change (
  token_hash TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX email_change_of_customer ON email_change (customer_id);

-- Results of VIES for VAT ids. They are cached for a day, so that not every cart queries VIES.
CREATE TABLE vat_check (
  vat_id TEXT PRIMARY KEY,
  verdict TEXT NOT NULL CHECK (verdict IN ('valid', 'invalid')),
  -- The consultation number, which proves the query.
  consultation TEXT,
  checked_at TEXT NOT NULL
) STRICT;
CREATE INDEX vat_check_by_age ON vat_check (checked_at);
