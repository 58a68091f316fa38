-- Which orders are of samples. Who asked for them is kept as hashes for a month, so that nobody gets
-- more of what is given away than is meant for one.
CREATE TABLE sample_order (
  order_id TEXT PRIMARY KEY REFERENCES orders (id),
  recipient TEXT,
  network TEXT,
  placed_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sample_order_of_recipient ON sample_order (recipient, placed_at);
CREATE INDEX sample_order_of_network ON sample_order (network, placed_at);
CREATE INDEX sample_order_by_time ON sample_order (placed_at);

CREATE TRIGGER sample_orders_bounded BEFORE INSERT ON sample_order
WHEN (SELECT count(*) FROM sample_order s JOIN orders o ON o.id = s.order_id
    WHERE s.recipient = new.recipient AND o.state <> 'cancelled'
      AND s.placed_at > strftime('%Y-%m-%dT%H:%M:%fZ', new.placed_at, '-30 days')) >= 3
  OR (SELECT count(*) FROM sample_order s
    WHERE s.network = new.network
      AND s.placed_at > strftime('%Y-%m-%dT%H:%M:%fZ', new.placed_at, '-1 day')) >= 10
BEGIN
  SELECT RAISE(ABORT, 'sample_orders_bounded');
END;
