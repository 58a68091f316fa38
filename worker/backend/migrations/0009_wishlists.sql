-- Wishlists of customers. A wishlist is created with its first product, and stays when it is emptied.
CREATE TABLE wishlist (
  customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

-- By public id, so that a product survives imports without it.
CREATE TABLE wishlist_product (
  customer_id TEXT NOT NULL REFERENCES wishlist (customer_id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  added_at TEXT NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);
