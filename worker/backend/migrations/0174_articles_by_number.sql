-- Lists of all articles by their number, as sitemaps and feeds read them page by page, and how many
-- there are: from an index alone.
CREATE INDEX product_listed ON product (number, public_id) WHERE listed = 1;
