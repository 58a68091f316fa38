-- Documents of an order. Their numbers have no gaps: each is issued in the batch of its reason. An
-- issued document is never changed or deleted.
CREATE TABLE document (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'delivery_note', 'credit_note')),
  -- A delivery note has the number of its order.
  number INTEGER NOT NULL,
  -- The amount charged, or refunded by a credit note; 0 for a delivery note.
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  made_at TEXT NOT NULL,
  deep_link_code TEXT NOT NULL,
  UNIQUE (kind, number)
) WITHOUT ROWID;
CREATE INDEX document_of_order ON document (order_id);
CREATE INDEX document_by_time ON document (made_at);

CREATE TRIGGER document_is_unchanged BEFORE UPDATE ON document
BEGIN
  SELECT RAISE(ABORT, 'document_is_unchanged');
END;
CREATE TRIGGER document_is_permanent BEFORE DELETE ON document
BEGIN
  SELECT RAISE(ABORT, 'document_is_permanent');
END;

-- The amount charged and not credited, by order. A completely credited order may be charged again.
CREATE VIEW order_charge AS
SELECT id, number, total_cents, delivery_key, charged_cents,
  state <> 'cancelled' AND charged_cents = 0 AND NOT was_free AS is_owed
FROM (
  SELECT o.id, o.number, o.total_cents, o.state, o.delivery ->> 'key' AS delivery_key,
    coalesce((SELECT sum(iif(p.kind = 'credit_note', -p.amount_cents, p.amount_cents))
      FROM document p WHERE p.order_id = o.id), 0) AS charged_cents,
    EXISTS (SELECT 1 FROM document p
      WHERE p.order_id = o.id AND p.kind = 'invoice' AND p.amount_cents = 0) AS was_free
  FROM orders o);

-- Refunded quantities of lines, with their credit note. A refund that the provider did not execute is
-- reverted: its document stays, and the line counts as not refunded.
CREATE TABLE refunded_line (
  document_id TEXT NOT NULL REFERENCES document (id),
  line_id TEXT NOT NULL REFERENCES order_line (id),
  -- Wire units.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  is_taken_back INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, line_id)
) WITHOUT ROWID;
