-- Mails that still name somebody, by age, and guests by when they were last seen: both are forgotten.
CREATE INDEX outbox_named ON outbox (created_at) WHERE recipient <> '';

ALTER TABLE customer ADD COLUMN seen_at TEXT;
CREATE INDEX guest_seen ON customer (coalesce(seen_at, created_at)) WHERE guest = 1;
