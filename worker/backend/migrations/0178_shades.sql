-- The shades of an article: those of its whole family are shown with each of it, and are read without
-- all other properties of all of them.
CREATE TABLE product_shade (
  product_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, option_id)
) WITHOUT ROWID;
INSERT INTO product_shade (product_id, option_id)
SELECT pp.product_id, pp.option_id
FROM property_group g
JOIN property_option o ON o.group_id = g.id
JOIN product_property pp ON pp.option_id = o.id
WHERE g.key = 'shade';
