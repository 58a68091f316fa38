-- What is not there is refused by a name of its own. The table's CHECK on the stock has none, so that
-- its message could be any constraint's; the trigger speaks before it.
CREATE TRIGGER product_stock_there BEFORE UPDATE OF stock ON product
WHEN new.stock < 0 AND new.backorder <> 1
BEGIN
  SELECT RAISE(ABORT, 'stock_there');
END;
