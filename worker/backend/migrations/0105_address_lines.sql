-- What an address of Shopware has beside ours: clients that ask for it find it again.
ALTER TABLE customer_address ADD COLUMN title TEXT;
ALTER TABLE customer_address ADD COLUMN department TEXT;
ALTER TABLE customer_address ADD COLUMN second_line TEXT;
