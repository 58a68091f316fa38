-- The catalogue. `id` is an integer for joins; `public_id` is the Store API's id, a hash of kind and
-- key. `record` is the imported line with its dates shifted. The import writes all other columns from
-- that line, except stock, sales and ratings. Amounts are whole cents, quantities whole sales units,
-- measures whole numbers in the unit of their property group.

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

-- `thumbnail` is the PNG of a drawing, for clients that cannot show SVG: {of, file, width, height}.
-- `shown` is the record with that PNG, if the PNG shows the current drawing.
CREATE TABLE media (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  thumbnail TEXT CHECK (thumbnail IS NULL OR json_valid(thumbnail)),
  shown TEXT GENERATED ALWAYS AS (
    CASE WHEN thumbnail ->> 'of' = record ->> 'file'
      THEN json_patch(record, json_object('thumbnail', json(thumbnail)))
      ELSE record END) VIRTUAL
);

-- `listed_count` is the number of parents listed in a category and below. The import writes it,
-- because a count per request would read every product.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  parent_id INTEGER,
  position INTEGER NOT NULL,
  rule TEXT CHECK (rule IS NULL OR json_valid(rule)),
  media_id INTEGER,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  listed_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX category_parent ON category (parent_id, position);

-- Includes (self, self, 0).
CREATE TABLE category_closure (
  ancestor_id INTEGER NOT NULL,
  descendant_id INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  PRIMARY KEY (ancestor_id, descendant_id)
) WITHOUT ROWID;

-- The data that variants share: the Store API's parent product and display group. It cannot be bought.
CREATE TABLE parent_product (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  manufacturer_id INTEGER NOT NULL,
  main_category_id INTEGER NOT NULL,
  has_variants INTEGER NOT NULL,
  -- The average of the approved reviews of all variants in tenths of a point; NULL without any.
  rating_tenths INTEGER,
  review_count INTEGER NOT NULL DEFAULT 0,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);
-- The `parentId` of a product, for criteria.
CREATE INDEX parent_product_parent ON parent_product (iif(has_variants, public_id, NULL));
CREATE INDEX parent_product_position ON parent_product (position);

-- One sellable number.
CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  parent_id INTEGER NOT NULL,
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
  -- NULL is unlimited. Negative only if backorders are allowed.
  stock INTEGER,
  backorder INTEGER NOT NULL,
  -- The stock of the last import. A repeated import of the same stock changes nothing.
  imported_stock INTEGER,
  imported_rolls TEXT,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)),
  CHECK (stock IS NULL OR stock >= 0 OR backorder = 1)
);
CREATE INDEX product_parent ON product (parent_id, position);
CREATE INDEX product_number ON product (number_key);
CREATE INDEX product_new ON product (new_since) WHERE new_since IS NOT NULL;
-- Sitemaps and feeds read and count all listed products from an index alone.
CREATE INDEX product_listed ON product (number, public_id) WHERE listed = 1;
CREATE INDEX product_unlisted ON product (public_id) WHERE listed = 0;

-- Refuses a sale beyond the stock with its own message. The CHECK has no name, so its message could
-- belong to any constraint. The trigger runs before it.
CREATE TRIGGER product_stock_there BEFORE UPDATE OF stock ON product
WHEN new.stock < 0 AND new.backorder <> 1
BEGIN
  SELECT RAISE(ABORT, 'stock_there');
END;

-- `sort_name` is folded and pads numbers, so that they sort by value.
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

-- A variant's own properties and those of its parent, so that a filter matches one variant as a whole.
CREATE TABLE product_property (
  product_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  is_axis INTEGER NOT NULL,
  PRIMARY KEY (product_id, option_id)
) WITHOUT ROWID;
CREATE INDEX option_product ON product_property (option_id, product_id);

-- The options of the group `shade`. Each product shows those of all its variants, so they are read
-- without other properties.
CREATE TABLE product_shade (
  product_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, option_id)
) WITHOUT ROWID;

CREATE TABLE product_measure (
  product_id INTEGER NOT NULL,
  measure TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (product_id, measure)
) WITHOUT ROWID;

-- Price tiers. Price list 1 is the public one.
CREATE TABLE product_price (
  product_id INTEGER NOT NULL,
  price_list_id INTEGER NOT NULL,
  from_quantity INTEGER NOT NULL,
  gross INTEGER NOT NULL,
  net INTEGER NOT NULL,
  PRIMARY KEY (product_id, price_list_id, from_quantity)
) WITHOUT ROWID;

-- The price of a product from a day on, for the lowest price of 30 days.
CREATE TABLE price_history (
  product_id INTEGER NOT NULL,
  price_list_id INTEGER NOT NULL,
  valid_from TEXT NOT NULL,
  gross INTEGER NOT NULL,
  PRIMARY KEY (product_id, price_list_id, valid_from)
) WITHOUT ROWID;

-- The tiers of a product before each change. A cart with the product shows the change. Rows are
-- deleted when no cart is old enough to need them.
CREATE TABLE price_change (
  product_id TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  prices TEXT NOT NULL,
  PRIMARY KEY (product_id, changed_at)
) WITHOUT ROWID;
CREATE INDEX price_change_by_age ON price_change (changed_at);

-- The names of products that left the catalogue, for carts that still contain one.
CREATE TABLE former_name (
  public_id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name))
) WITHOUT ROWID;

CREATE TABLE product_media (
  product_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  media_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, position)
) WITHOUT ROWID;

-- The lengths of rolls of metre goods, in sales units. The longest piece is the longest roll.
CREATE TABLE product_roll (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  units INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX product_roll_of ON product_roll (product_id, units);

-- Refuses a cut that is longer than its roll, and the whole order with it.
CREATE TRIGGER product_roll_there BEFORE UPDATE OF units ON product_roll
WHEN new.units < 0
BEGIN
  SELECT RAISE(ABORT, 'stock_there');
END;

-- Changes of the stock by operators, with their reason.
CREATE TABLE stock_correction (
  id INTEGER PRIMARY KEY,
  product_id TEXT NOT NULL,
  number TEXT NOT NULL,
  -- Sales units.
  stock_before INTEGER NOT NULL,
  stock_after INTEGER NOT NULL CHECK (stock_after >= 0),
  reason TEXT NOT NULL,
  made_at TEXT NOT NULL
);
CREATE INDEX stock_correction_of ON stock_correction (product_id, id);

-- Current and former paths of products, categories and pages; one per language is canonical. The key
-- starts with the path. With the language first, the planner preferred it to `seo_path_target`.
CREATE TABLE seo_path (
  path TEXT NOT NULL,
  locale TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'landing_page')),
  public_id TEXT NOT NULL,
  canonical INTEGER NOT NULL,
  PRIMARY KEY (path, locale)
) WITHOUT ROWID;
CREATE INDEX seo_path_target ON seo_path (public_id, locale, canonical);
-- The Store API's name of a kind, for criteria.
CREATE INDEX seo_path_route ON seo_path (
  CASE kind WHEN 'product' THEN 'frontend.detail.page'
    WHEN 'category' THEN 'frontend.navigation.page'
    WHEN 'landing_page' THEN 'frontend.landing.page' END,
  locale);
-- Former paths come last in a list of all.
CREATE INDEX seo_path_former ON seo_path (locale, path) WHERE canonical = 0;

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
