-- A group may read prices without tax; the tax stands on top of them.
ALTER TABLE customer_group ADD COLUMN net_prices INTEGER NOT NULL DEFAULT 0;
UPDATE customer_group SET net_prices = 1 WHERE key = 'trade';
