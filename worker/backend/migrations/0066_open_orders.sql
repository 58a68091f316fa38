-- Orders that may wait for money, for the look of each minute: few, however many were ever placed.
CREATE INDEX orders_open ON orders (id) WHERE state = 'open' AND delivery_state = 'open';
