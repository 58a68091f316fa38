-- The catalogue. Ids are integers inside; `public_id` is the Store API's id, made from kind and key.
-- `record` is the imported line with its dates shifted; the columns beside it are what queries ask
-- for, written by the import from that line and by nobody else. Stock lives in its column alone.
-- Amounts are whole cents, quantities whole sales units, measures whole numbers of their group.

CREATE TABLE manufacturer (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE property_group (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE property_option (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  group_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  value INTEGER,
  record TEXT NOT NULL CHECK (json_valid(record)),
  UNIQUE (group_id, key)
);

CREATE TABLE media (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  parent_id INTEGER,
  position INTEGER NOT NULL,
  rule TEXT CHECK (rule IS NULL OR json_valid(rule)),
  media_id INTEGER,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

-- Holds (self, self, 0) too.
CREATE TABLE category_closure (
  ancestor_id INTEGER NOT NULL,
  descendant_id INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  PRIMARY KEY (ancestor_id, descendant_id)
) WITHOUT ROWID;

-- What all articles of a product share; the Store API's parent product, and the display group.
CREATE TABLE family (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  manufacturer_id INTEGER NOT NULL,
  main_category_id INTEGER NOT NULL,
  has_variants INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

-- An article: one sellable number.
CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  family_id INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE,
  number_key TEXT NOT NULL,
  position INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  orderable INTEGER NOT NULL,
  closeout INTEGER NOT NULL,
  offer INTEGER NOT NULL,
  new_since TEXT,
  min_purchase INTEGER NOT NULL,
  tax_class TEXT NOT NULL,
  sales INTEGER NOT NULL DEFAULT 0,
  -- NULL: without limit. Below zero only where restocking is announced.
  stock INTEGER,
  backorder INTEGER NOT NULL,
  -- The figure of the last import, so that importing the same figure again resets nothing.
  imported_stock INTEGER,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  CHECK (stock IS NULL OR stock >= 0 OR backorder = 1)
);
CREATE INDEX product_family ON product (family_id, position);
CREATE INDEX product_number ON product (number_key);
CREATE INDEX product_new ON product (new_since) WHERE new_since IS NOT NULL;

-- `sort_name` is folded and pads figures, so that names sort as people read them.
CREATE TABLE product_text (
  product_id INTEGER NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  PRIMARY KEY (product_id, locale)
) WITHOUT ROWID;

CREATE TABLE product_category (
  product_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, category_id)
) WITHOUT ROWID;
CREATE INDEX category_product ON product_category (category_id, product_id);

-- A variant's own properties and its family's, so that a filter hits one variant as a whole.
CREATE TABLE product_property (
  product_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  is_axis INTEGER NOT NULL,
  PRIMARY KEY (product_id, option_id)
) WITHOUT ROWID;
CREATE INDEX option_product ON product_property (option_id, product_id);

CREATE TABLE product_measure (
  product_id INTEGER NOT NULL,
  measure TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (product_id, measure)
) WITHOUT ROWID;

-- Tiers; price list 1 is the one that everybody pays.
CREATE TABLE product_price (
  product_id INTEGER NOT NULL,
  price_list_id INTEGER NOT NULL,
  from_quantity INTEGER NOT NULL,
  gross INTEGER NOT NULL,
  net INTEGER NOT NULL,
  PRIMARY KEY (product_id, price_list_id, from_quantity)
) WITHOUT ROWID;

-- What an article cost from which day on: the source of the lowest price of 30 days.
CREATE TABLE price_history (
  product_id INTEGER NOT NULL,
  price_list_id INTEGER NOT NULL,
  valid_from TEXT NOT NULL,
  gross INTEGER NOT NULL,
  PRIMARY KEY (product_id, price_list_id, valid_from)
) WITHOUT ROWID;

CREATE TABLE product_media (
  product_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  media_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, position)
) WITHOUT ROWID;

-- Every path that an article or category ever had; one of a target is canonical in each language.
CREATE TABLE seo_path (
  locale TEXT NOT NULL,
  path TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category')),
  public_id TEXT NOT NULL,
  canonical INTEGER NOT NULL,
  PRIMARY KEY (locale, path)
) WITHOUT ROWID;
CREATE INDEX seo_path_target ON seo_path (public_id, locale, canonical);

CREATE TABLE shipping_method (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

CREATE TABLE catalogue_version (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  version TEXT NOT NULL,
  name TEXT NOT NULL
);
