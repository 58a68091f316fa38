-- What of a line was paid back, and the credit note that names it. A refund that the provider did not
-- carry out is taken back: its paper stays, and the line counts as not refunded.
CREATE TABLE refunded_line (
  paper_id TEXT NOT NULL REFERENCES paper (id),
  line_id TEXT NOT NULL REFERENCES order_line (id),
  -- In units of the wire.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  is_taken_back INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (paper_id, line_id)
) WITHOUT ROWID;
