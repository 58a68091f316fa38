-- What people asked, of an article or of anything. The id follows from what was asked on which day,
-- so that a second click is the same inquiry.
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
  -- The article's number; NULL: not about an article.
  number TEXT
) WITHOUT ROWID;
CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_of_email ON inquiry (email_key);
