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

-- A row that is inserted here becomes a document with the next number of its kind.
CREATE VIEW document_to_issue AS SELECT order_id, kind, amount_cents, made_at FROM document WHERE 0;
CREATE TRIGGER document_issued INSTEAD OF INSERT ON document_to_issue
BEGIN
  INSERT INTO document (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  VALUES (
    lower(hex(randomblob(16))), new.order_id, new.kind,
    (SELECT coalesce(max(number), 10000) + 1 FROM document WHERE kind = new.kind),
    new.amount_cents, new.made_at, lower(hex(randomblob(16))));
END;

-- The invoice is created with the payment or the shipment, whichever is first.
CREATE TRIGGER invoice_for_payment AFTER UPDATE OF state ON payment
WHEN new.state = 'paid' AND old.state <> 'paid'
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.changed_at FROM order_charge
  WHERE id = new.order_id AND is_owed;
END;

-- An order with a total of 0 is paid at once.
CREATE TRIGGER invoice_for_nothing AFTER INSERT ON payment WHEN new.state = 'paid'
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.changed_at FROM order_charge
  WHERE id = new.order_id AND is_owed;
END;

CREATE TRIGGER documents_for_parcel AFTER UPDATE OF delivery_state ON orders
WHEN new.delivery_state = 'shipped' AND old.delivery_state <> 'shipped'
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.shipped_at FROM order_charge
  WHERE id = new.id AND is_owed;
  INSERT OR IGNORE INTO document (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  SELECT lower(hex(randomblob(16))), id, 'delivery_note', number, 0, new.shipped_at,
    lower(hex(randomblob(16)))
  FROM order_charge WHERE id = new.id AND delivery_key <> 'download';
END;

-- A late payment is recorded while its order is cancelled. Reopening the order creates the invoice.
CREATE TRIGGER invoice_for_revival AFTER UPDATE OF state ON orders
WHEN old.state = 'cancelled' AND new.state <> 'cancelled'
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT o.id, 'invoice', o.total_cents, p.changed_at
  FROM order_charge o JOIN payment p ON p.order_id = o.id AND p.state = 'paid'
  WHERE o.id = new.id AND o.is_owed LIMIT 1;
END;

-- A credit note for an invoiced amount that is no longer due.
CREATE TRIGGER credit_for_cancellation AFTER UPDATE OF state ON orders
WHEN new.state = 'cancelled' AND old.state <> 'cancelled'
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'credit_note', charged_cents, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.id AND charged_cents > 0;
END;

-- A credit note for a complete or partial refund. A second payment was never invoiced.
CREATE TRIGGER credit_for_refund AFTER UPDATE OF refunded_cents ON payment
WHEN new.refunded_cents > old.refunded_cents
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'credit_note', min(new.refunded_cents - old.refunded_cents, charged_cents),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.order_id AND charged_cents > 0 AND NOT EXISTS (
    SELECT 1 FROM payment p WHERE p.order_id = new.order_id AND p.id <> new.id
      AND p.state IN ('paid', 'refunded_partially'));
END;

-- A refund that the provider did not execute is invoiced again, because documents are permanent.
CREATE TRIGGER invoice_for_failed_refund AFTER UPDATE OF refunded_cents ON payment
WHEN new.refunded_cents < old.refunded_cents
BEGIN
  INSERT INTO document_to_issue (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', old.refunded_cents - new.refunded_cents,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.order_id
    AND charged_cents + old.refunded_cents - new.refunded_cents <= total_cents
    AND EXISTS (SELECT 1 FROM orders WHERE id = new.order_id AND state <> 'cancelled');
END;

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
