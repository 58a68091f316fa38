-- By which partner and campaign an order came, as the caller said it with the order.
ALTER TABLE orders ADD COLUMN affiliate_code TEXT;
ALTER TABLE orders ADD COLUMN campaign_code TEXT;
