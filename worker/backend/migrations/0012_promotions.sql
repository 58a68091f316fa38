-- Promotions of the import format, and those that operators created by command (`imported` 0). An
-- import never removes the latter. `uses` counts the orders that are not cancelled.
CREATE TABLE promotion (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  imported INTEGER NOT NULL CHECK (imported IN (0, 1)),
  uses INTEGER NOT NULL DEFAULT 0,
  -- Ended early by an operator.
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
);
-- Every cart reads them.
CREATE INDEX promotion_automatic ON promotion (id) WHERE record ->> 'code' IS NULL;

-- Codes in their normalized form. An individual code is valid for one order.
CREATE TABLE promotion_code (
  code TEXT PRIMARY KEY,
  promotion_id TEXT NOT NULL,
  individual INTEGER NOT NULL CHECK (individual IN (0, 1)),
  order_id TEXT
) WITHOUT ROWID;
CREATE INDEX promotion_code_of ON promotion_code (promotion_id);

-- The promotions that each order used. A cancelled order returns its use.
CREATE TABLE promotion_use (
  order_id TEXT NOT NULL,
  promotion_id TEXT NOT NULL,
  code TEXT,
  given_back INTEGER NOT NULL DEFAULT 0 CHECK (given_back IN (0, 1)),
  PRIMARY KEY (order_id, promotion_id)
) WITHOUT ROWID;

-- Refuses an order with a promotion that is used up, has ended or was deleted, with its own message.
-- The whole batch fails.
CREATE TRIGGER promotion_use_there BEFORE INSERT ON promotion_use
BEGIN
  SELECT RAISE(ABORT, 'promotion_there')
  WHERE NOT EXISTS (
      SELECT 1 FROM promotion p WHERE p.public_id = new.promotion_id AND p.ended = 0
        AND (p.record ->> 'maxUses' IS NULL OR p.uses < p.record ->> 'maxUses'))
    OR EXISTS (
      SELECT 1 FROM promotion_code c
      WHERE c.code = new.code AND c.individual = 1 AND c.order_id IS NOT NULL)
    OR EXISTS (
      SELECT 1 FROM promotion p
      JOIN orders own ON own.id = new.order_id
      WHERE p.public_id = new.promotion_id AND (
        p.record ->> '$.conditions.firstOrder' AND EXISTS (
          SELECT 1 FROM orders o
          WHERE lower(o.customer ->> 'email') = lower(own.customer ->> 'email')
            AND o.id <> own.id AND o.state <> 'cancelled')
        OR p.record ->> 'maxUsesPerCustomer' <= (
          SELECT count(*) FROM orders o
          JOIN promotion_use u ON u.order_id = o.id AND u.promotion_id = new.promotion_id
          WHERE lower(o.customer ->> 'email') = lower(own.customer ->> 'email')
            AND u.given_back = 0)));
END;

CREATE TRIGGER promotion_use_counted AFTER INSERT ON promotion_use
BEGIN
  UPDATE promotion SET uses = uses + 1 WHERE public_id = new.promotion_id;
  UPDATE promotion_code SET order_id = new.order_id WHERE code = new.code AND individual = 1;
END;

-- A reopened order takes its use again. If another order used the promotion or the code meanwhile,
-- the whole batch fails, and the late payment is refunded.
CREATE TRIGGER promotion_use_again BEFORE UPDATE OF given_back ON promotion_use
WHEN old.given_back = 1 AND new.given_back = 0
BEGIN
  SELECT RAISE(ABORT, 'promotion_there')
  WHERE EXISTS (
      SELECT 1 FROM promotion p WHERE p.public_id = new.promotion_id
        AND p.uses >= p.record ->> 'maxUses')
    OR EXISTS (
      SELECT 1 FROM promotion_code c
      WHERE c.code = new.code AND c.individual = 1 AND c.order_id IS NOT NULL
        AND c.order_id <> new.order_id)
    OR EXISTS (
      SELECT 1 FROM promotion p
      JOIN orders own ON own.id = new.order_id
      WHERE p.public_id = new.promotion_id AND (
        p.record ->> '$.conditions.firstOrder' AND EXISTS (
          SELECT 1 FROM orders o
          WHERE lower(o.customer ->> 'email') = lower(own.customer ->> 'email')
            AND o.id <> own.id AND o.state <> 'cancelled')
        OR p.record ->> 'maxUsesPerCustomer' <= (
          SELECT count(*) FROM orders o
          JOIN promotion_use u ON u.order_id = o.id AND u.promotion_id = new.promotion_id
          WHERE lower(o.customer ->> 'email') = lower(own.customer ->> 'email')
            AND u.given_back = 0)));
END;

CREATE TRIGGER promotion_use_of_order AFTER UPDATE OF state ON orders
WHEN (new.state = 'cancelled') <> (old.state = 'cancelled')
BEGIN
  UPDATE promotion_use SET given_back = (new.state = 'cancelled') WHERE order_id = new.id;
END;

CREATE TRIGGER promotion_use_given_back AFTER UPDATE OF given_back ON promotion_use
WHEN new.given_back <> old.given_back
BEGIN
  UPDATE promotion SET uses = uses + iif(new.given_back, -1, 1) WHERE public_id = new.promotion_id;
  UPDATE promotion_code SET order_id = iif(new.given_back, NULL, new.order_id)
  WHERE code = new.code AND individual = 1 AND coalesce(order_id, new.order_id) = new.order_id;
END;
