-- Orders as agreed: names, prices and texts at the time of the order, which never change. Amounts
-- are whole cents, quantities wire units, times ISO 8601 in UTC.
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
  comment TEXT,
  -- The buyer's optional texts by key (shared/domain/order/order-texts.ts).
  texts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(texts)),
  -- The partner and the campaign that the caller named.
  affiliate_code TEXT,
  campaign_code TEXT,
  -- The known checks of the buyer's VAT ids at the time of the order.
  vat_checks TEXT NOT NULL DEFAULT '[]',
  -- A hash of the network while the order is unpaid. It limits the goods that one network can reserve.
  -- NULL without a trusted proxy header, and afterwards.
  placed_from TEXT,
  shipped_at TEXT,
  tracking_code TEXT
) WITHOUT ROWID;
CREATE INDEX orders_of_customer ON orders (customer_id, placed_at);
CREATE INDEX orders_by_time ON orders (placed_at);
-- Orders that may be unpaid, for the cron.
CREATE INDEX orders_open ON orders (id) WHERE state = 'open' AND delivery_state = 'open';
CREATE INDEX orders_placed_from ON orders (placed_from) WHERE placed_from IS NOT NULL;
-- All orders of one person, because guests have only an address.
CREATE INDEX orders_of_email ON orders (lower(customer ->> 'email'));

CREATE TABLE order_line (
  order_id TEXT NOT NULL REFERENCES orders (id),
  position INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  -- NULL for promotions.
  product_id TEXT,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  label TEXT NOT NULL,
  unit_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  -- The line of the cart.
  line TEXT NOT NULL,
  PRIMARY KEY (order_id, position)
) WITHOUT ROWID;

-- One payment attempt of an order; the newest counts. Payment methods have no CHECK, because they
-- change and SQLite cannot change a CHECK.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  attempt INTEGER NOT NULL,
  method TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  state TEXT NOT NULL,
  -- The payment at the provider, once there is one.
  provider_id TEXT UNIQUE,
  pay_url TEXT,
  -- The addresses after a successful and after a failed payment.
  finish_url TEXT,
  error_url TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  -- Refunds by the shop, and chargebacks by a bank.
  refunded_cents INTEGER NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  charged_back_cents INTEGER NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  UNIQUE (order_id, attempt)
) WITHOUT ROWID;
CREATE INDEX payment_waiting ON payment (state, created_at);

-- The rolls from which an order's lengths are taken. A cancelled order returns each length to its
-- roll. Separate rolls would leave scraps after a few cancelled orders.
CREATE TABLE order_cut (
  order_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  roll_id TEXT NOT NULL,
  units INTEGER NOT NULL,
  PRIMARY KEY (order_id, roll_id)
) WITHOUT ROWID;

-- Purchased files, one row per line of an order. An import updates the file for its buyers. After the
-- product left the catalogue, the last version stays.
CREATE TABLE bought_file (
  line_id TEXT PRIMARY KEY REFERENCES order_line (id),
  order_id TEXT NOT NULL REFERENCES orders (id),
  product_id TEXT NOT NULL,
  -- Names and location of the file, from the product's record.
  download TEXT NOT NULL,
  fetched INTEGER NOT NULL DEFAULT 0,
  fetched_at TEXT,
  -- The last downloaded version.
  fetched_file TEXT
) WITHOUT ROWID;
CREATE INDEX bought_file_of_order ON bought_file (order_id);
CREATE INDEX bought_file_of_product ON bought_file (product_id);

-- Orders of samples. Recipient and network are hashes, stored for a month to limit free samples.
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
