-- Reviews of products. A review belongs to a product number, so it survives imports without that
-- product. `record` is a line of the import format; a review written in the shop has a customer.
CREATE TABLE product_review (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL,
  customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
  points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 5),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'refused')),
  created_at TEXT NOT NULL,
  updated_at TEXT,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  UNIQUE (customer_id, number)
);
CREATE INDEX product_review_of_product ON product_review (number, state);
CREATE INDEX product_review_by_state ON product_review (state, created_at);
