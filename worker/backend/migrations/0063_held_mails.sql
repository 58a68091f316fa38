-- Mails that strangers cause at addresses they type: from which network (a hash), so that many of
-- them wait for each other. NULL for all other mails.
ALTER TABLE outbox ADD COLUMN caused_by TEXT;
CREATE INDEX outbox_caused_by ON outbox (caused_by, due_at) WHERE caused_by IS NOT NULL;
CREATE INDEX outbox_of_recipient ON outbox (lower(recipient), due_at);
