-- Lengths that goods by the metre lie there in, in sales units. What no roll holds cannot be had in
-- one piece. A piece that comes back with a cancelled order is a roll of its own, named after it.
CREATE TABLE product_roll (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  units INTEGER NOT NULL,
  -- The cancelled order whose piece it was, and its length then.
  from_order TEXT,
  returned_units INTEGER
) WITHOUT ROWID;
CREATE INDEX product_roll_of ON product_roll (product_id, units);
CREATE INDEX product_roll_from ON product_roll (from_order) WHERE from_order IS NOT NULL;

-- What is not there any more refuses the whole order, as with stock.
CREATE TRIGGER product_roll_there BEFORE UPDATE OF units ON product_roll
WHEN new.units < 0
BEGIN
  SELECT RAISE(ABORT, 'stock_there');
END;

-- Rolls are taken over once, like stock: what was cut off since does not grow again.
ALTER TABLE product ADD COLUMN imported_rolls TEXT;
