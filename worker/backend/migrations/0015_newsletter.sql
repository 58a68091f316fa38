-- Recipients of the newsletter, without names. `email_key` is the address in lower case.
CREATE TABLE newsletter_recipient (
  email_key TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('notSet', 'optIn', 'optOut')),
  -- The key in each newsletter, which ends the subscription without a login.
  unsubscribe_key TEXT NOT NULL UNIQUE,
  requested_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT
) WITHOUT ROWID;

-- Subscriptions that await confirmation, by the hash of the mailed secret. Each mail confirms its own.
-- The row stays for a while, so that a second click differs from a wrong link.
CREATE TABLE newsletter_link (
  token_hash TEXT PRIMARY KEY,
  email_key TEXT NOT NULL REFERENCES newsletter_recipient (email_key) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX newsletter_link_of_recipient ON newsletter_link (email_key);
