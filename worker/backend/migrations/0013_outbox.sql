-- Mails to send. A row is written in the batch of the event that it reports; the mail is rendered and
-- sent afterwards. A subject has one mail of each kind, so nothing is reported twice.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  recipient TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- The earliest time to send it. Each attempt postpones it, which also reserves the mail.
  due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  sent_at TEXT,
  mail TEXT,
  -- A hash of the network, for mails that strangers cause at an address they enter: these wait for
  -- each other. NULL for all others.
  caused_by TEXT,
  -- The request that caused the mail, for its log lines and its header.
  request_id TEXT,
  UNIQUE (kind, subject_id)
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
-- Mails that still name a person, by age.
CREATE INDEX outbox_named ON outbox (created_at) WHERE recipient <> '';
CREATE INDEX outbox_caused_by ON outbox (caused_by, due_at) WHERE caused_by IS NOT NULL;
CREATE INDEX outbox_of_recipient ON outbox (lower(recipient), due_at);
