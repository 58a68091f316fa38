-- What a business calls an order in its own books: its number there, or a cost centre.
ALTER TABLE orders ADD COLUMN reference TEXT;
