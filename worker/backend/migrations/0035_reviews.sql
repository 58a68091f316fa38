-- What people say of articles. A review belongs to the article's number, so that it is still there
-- when an article comes back after an import without it. `record` is the line of the import format,
-- also of reviews that were written in the shop; those have a customer.
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
CREATE INDEX product_review_of_article ON product_review (number, state);
CREATE INDEX product_review_by_state ON product_review (state, created_at);

-- The average of all approved reviews of a family's articles in tenths of a point; NULL: none.
ALTER TABLE family ADD COLUMN rating_tenths INTEGER;
ALTER TABLE family ADD COLUMN review_count INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER rating_after_review AFTER INSERT ON product_review
BEGIN
  UPDATE family SET (review_count, rating_tenths) = (
    SELECT count(*), CAST(round(avg(r.points) * 10) AS INTEGER)
    FROM product_review r JOIN product p ON p.number = r.number
    WHERE p.family_id = family.id AND r.state = 'approved')
  WHERE id = (SELECT family_id FROM product WHERE number = new.number);
END;

CREATE TRIGGER rating_after_change AFTER UPDATE ON product_review
BEGIN
  UPDATE family SET (review_count, rating_tenths) = (
    SELECT count(*), CAST(round(avg(r.points) * 10) AS INTEGER)
    FROM product_review r JOIN product p ON p.number = r.number
    WHERE p.family_id = family.id AND r.state = 'approved')
  WHERE id IN (SELECT family_id FROM product WHERE number IN (old.number, new.number));
END;

CREATE TRIGGER rating_after_removal AFTER DELETE ON product_review
BEGIN
  UPDATE family SET (review_count, rating_tenths) = (
    SELECT count(*), CAST(round(avg(r.points) * 10) AS INTEGER)
    FROM product_review r JOIN product p ON p.number = r.number
    WHERE p.family_id = family.id AND r.state = 'approved')
  WHERE id = (SELECT family_id FROM product WHERE number = old.number);
END;

CREATE TRIGGER snapshot_after_rating AFTER UPDATE OF rating_tenths ON family
WHEN old.rating_tenths IS NOT new.rating_tenths
BEGIN
  UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale';
END;
