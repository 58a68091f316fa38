-- What was agreed, frozen: names, prices and texts as they stood when the order was placed.
-- Amounts are whole cents, quantities wire units, times ISO 8601 in UTC.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  -- A cart becomes one order, however often it is sent.
  cart_id TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'in_progress', 'completed', 'cancelled')),
  delivery_state TEXT NOT NULL CHECK (delivery_state IN ('open', 'shipped', 'cancelled')),
  locale TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  deep_link_code TEXT NOT NULL UNIQUE,
  customer TEXT NOT NULL,
  billing_address TEXT NOT NULL,
  shipping_address TEXT NOT NULL,
  price TEXT NOT NULL,
  delivery TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  comment TEXT
) WITHOUT ROWID;
CREATE INDEX orders_of_customer ON orders (customer_id, placed_at);
CREATE INDEX orders_by_time ON orders (placed_at);

CREATE TABLE order_line (
  order_id TEXT NOT NULL REFERENCES orders (id),
  position INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  -- Null for promotions.
  product_id TEXT,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  label TEXT NOT NULL,
  unit_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  -- The line of the cart as it was shown.
  line TEXT NOT NULL,
  PRIMARY KEY (order_id, position)
) WITHOUT ROWID;

-- One attempt to pay an order; the newest counts.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  attempt INTEGER NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('card', 'prepayment', 'invoice', 'cash', 'none')),
  amount_cents INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- The payment at the provider, once there is one.
  provider_id TEXT UNIQUE,
  pay_url TEXT,
  -- Where the shopper goes on after paying, and after not paying.
  finish_url TEXT,
  error_url TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  UNIQUE (order_id, attempt)
) WITHOUT ROWID;
CREATE INDEX payment_waiting ON payment (state, created_at);
