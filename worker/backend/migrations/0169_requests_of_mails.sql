-- Which request caused a mail, so that its lines in the log and its header name that request.
ALTER TABLE outbox ADD COLUMN request_id TEXT;
