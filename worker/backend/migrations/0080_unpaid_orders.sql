-- From which network an order came (a hash), as long as it waits for money: what one of them may
-- hold back from others is bounded. NULL where nobody trusted tells it, and once it waits no more.
ALTER TABLE orders ADD COLUMN placed_from TEXT;
CREATE INDEX orders_placed_from ON orders (placed_from) WHERE placed_from IS NOT NULL;
