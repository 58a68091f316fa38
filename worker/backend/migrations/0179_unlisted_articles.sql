-- The few articles that no list shows.
CREATE INDEX product_unlisted ON product (public_id) WHERE listed = 0;
