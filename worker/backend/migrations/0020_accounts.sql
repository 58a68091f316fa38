-- Groups of customers. `registration_active` ones have a registration page of their own; what is
-- asked for there, operators grant.
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
  introduction_en TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO customer_group VALUES
  ('9a19d4aacb6d6d22477db56cd1e3eda2', 'standard', 'Standard', 'Standard', 0, 0, '', '', '', ''),
  ('fd4e2dda75c4c0cbf8c50abfa6492059', 'trade', 'Werkstatt und Handel', 'Workshop and trade', 1, 1,
    'Als Werkstatt oder Händler registrieren',
    'Register as a workshop or dealer',
    'Sie nähen gewerblich oder verkaufen weiter? Registrieren Sie hier Ihren Betrieb. Wir prüfen Ihre Angaben und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.',
    'Do you sew for a living or sell on? Register your business here. We check what you tell us and write to you as soon as your account has been approved.');

ALTER TABLE customer ADD COLUMN title TEXT;
-- YYYY-MM-DD
ALTER TABLE customer ADD COLUMN birthday TEXT;

-- What makes a customer of a guest. `email_key` is the address in lower case; `shopper_key` names
-- the object that keeps the customer's cart and sessions.
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

-- Registrations that wait for the link in the mail, by the hash of its secret. Each mail opens its
-- own: nobody can put another password under a mail that is already on its way. `data` goes when
-- it is confirmed; the row stays a while, so that a second click is told apart from a wrong link.
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
