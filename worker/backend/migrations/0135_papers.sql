-- Papers of an order. Their numbers have no gaps: each is given in the batch of what it is owed for,
-- and nothing that was given is changed or taken away.
CREATE TABLE paper (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'delivery_note', 'credit_note')),
  -- A delivery note has the number of its order.
  number INTEGER NOT NULL,
  -- What is charged or given back; of a delivery note 0.
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  made_at TEXT NOT NULL,
  deep_link_code TEXT NOT NULL,
  UNIQUE (kind, number)
) WITHOUT ROWID;
CREATE INDEX paper_of_order ON paper (order_id);
CREATE INDEX paper_by_time ON paper (made_at);

CREATE TRIGGER paper_stays BEFORE UPDATE ON paper
BEGIN
  SELECT RAISE(ABORT, 'paper_stays');
END;
CREATE TRIGGER paper_is_kept BEFORE DELETE ON paper
BEGIN
  SELECT RAISE(ABORT, 'paper_is_kept');
END;

-- What is charged and not given back, by order. One that was given back whole may be charged again.
CREATE VIEW order_charge AS
SELECT id, number, total_cents, delivery_key, charged_cents,
  state <> 'cancelled' AND charged_cents = 0 AND NOT was_free AS is_owed
FROM (
  SELECT o.id, o.number, o.total_cents, o.state, o.delivery ->> 'key' AS delivery_key,
    coalesce((SELECT sum(iif(p.kind = 'credit_note', -p.amount_cents, p.amount_cents))
      FROM paper p WHERE p.order_id = o.id), 0) AS charged_cents,
    EXISTS (SELECT 1 FROM paper p
      WHERE p.order_id = o.id AND p.kind = 'invoice' AND p.amount_cents = 0) AS was_free
  FROM orders o);

-- A line in here becomes a paper with the next number of its kind.
CREATE VIEW paper_to_give AS SELECT order_id, kind, amount_cents, made_at FROM paper WHERE 0;
CREATE TRIGGER paper_given INSTEAD OF INSERT ON paper_to_give
BEGIN
  INSERT INTO paper (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  VALUES (
    lower(hex(randomblob(16))), new.order_id, new.kind,
    (SELECT coalesce(max(number), 10000) + 1 FROM paper WHERE kind = new.kind),
    new.amount_cents, new.made_at, lower(hex(randomblob(16))));
END;

-- The invoice is due when the money comes or when the goods go, whichever is first.
CREATE TRIGGER invoice_for_payment AFTER UPDATE OF state ON payment
WHEN new.state = 'paid' AND old.state <> 'paid'
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.changed_at FROM order_charge
  WHERE id = new.order_id AND is_owed;
END;

-- Nothing to pay is paid at once.
CREATE TRIGGER invoice_for_nothing AFTER INSERT ON payment WHEN new.state = 'paid'
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.changed_at FROM order_charge
  WHERE id = new.order_id AND is_owed;
END;

CREATE TRIGGER papers_for_parcel AFTER UPDATE OF delivery_state ON orders
WHEN new.delivery_state = 'shipped' AND old.delivery_state <> 'shipped'
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', total_cents, new.shipped_at FROM order_charge
  WHERE id = new.id AND is_owed;
  INSERT OR IGNORE INTO paper (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
  SELECT lower(hex(randomblob(16))), id, 'delivery_note', number, 0, new.shipped_at,
    lower(hex(randomblob(16)))
  FROM order_charge WHERE id = new.id AND delivery_key <> 'download';
END;

-- An order that late money brought back was still cancelled when the payment was noted.
CREATE TRIGGER invoice_for_revival AFTER UPDATE OF state ON orders
WHEN old.state = 'cancelled' AND new.state <> 'cancelled'
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT o.id, 'invoice', o.total_cents, p.changed_at
  FROM order_charge o JOIN payment p ON p.order_id = o.id AND p.state = 'paid'
  WHERE o.id = new.id AND o.is_owed LIMIT 1;
END;

-- What was charged and is not owed any more is given back on paper.
CREATE TRIGGER credit_for_cancellation AFTER UPDATE OF state ON orders
WHEN new.state = 'cancelled' AND old.state <> 'cancelled'
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'credit_note', charged_cents, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.id AND charged_cents > 0;
END;

-- Money that goes back, whole or in part; of what came twice nothing was charged twice.
CREATE TRIGGER credit_for_refund AFTER UPDATE OF refunded_cents ON payment
WHEN new.refunded_cents > old.refunded_cents
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'credit_note', min(new.refunded_cents - old.refunded_cents, charged_cents),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.order_id AND charged_cents > 0 AND NOT EXISTS (
    SELECT 1 FROM payment p WHERE p.order_id = new.order_id AND p.id <> new.id
      AND p.state IN ('paid', 'refunded_partially'));
END;

-- A refund that the provider did not carry out is charged again: a paper cannot be taken back.
CREATE TRIGGER invoice_for_failed_refund AFTER UPDATE OF refunded_cents ON payment
WHEN new.refunded_cents < old.refunded_cents
BEGIN
  INSERT INTO paper_to_give (order_id, kind, amount_cents, made_at)
  SELECT id, 'invoice', old.refunded_cents - new.refunded_cents,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM order_charge WHERE id = new.order_id
    AND charged_cents + old.refunded_cents - new.refunded_cents <= total_cents
    AND EXISTS (SELECT 1 FROM orders WHERE id = new.order_id AND state <> 'cancelled');
END;

-- Orders of before: in the order in which their money came or their goods went.
INSERT INTO paper (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
SELECT lower(hex(randomblob(16))), id, 'invoice', 10000 + row_number() OVER (ORDER BY due, id),
  total_cents, due, lower(hex(randomblob(16)))
FROM (
  SELECT o.id, o.total_cents, min(coalesce(p.changed_at, o.shipped_at),
    coalesce(o.shipped_at, p.changed_at)) AS due
  FROM orders o LEFT JOIN payment p ON p.order_id = o.id AND p.state = 'paid'
  WHERE o.state <> 'cancelled' GROUP BY o.id)
WHERE due IS NOT NULL;
INSERT INTO paper (id, order_id, kind, number, amount_cents, made_at, deep_link_code)
SELECT lower(hex(randomblob(16))), id, 'delivery_note', number, 0, shipped_at,
  lower(hex(randomblob(16)))
FROM orders WHERE shipped_at IS NOT NULL AND delivery ->> 'key' <> 'download';
