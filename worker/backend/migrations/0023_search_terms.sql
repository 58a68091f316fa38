-- Words of shoppers and the products that they mean. `record` is the imported line.
CREATE TABLE search_term (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  content_hash TEXT NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record))
);

-- Replaces search_word_de and search_word_en, which stay empty. Further columns: `kind` contains the
-- names of a product's categories, `value` its property options, and `means` the search terms that
-- mean it.
CREATE VIRTUAL TABLE search_product_de USING fts5(
  name, text, head, kind, value, means,
  content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');
CREATE VIRTUAL TABLE search_product_en USING fts5(
  name, text, head, kind, value, means,
  content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');
CREATE VIRTUAL TABLE search_product_vocab_de USING fts5vocab('search_product_de', 'col');
CREATE VIRTUAL TABLE search_product_vocab_en USING fts5vocab('search_product_en', 'col');

-- Products are indexed again.
DELETE FROM search_word_de WHERE rowid > 0;
DELETE FROM search_word_en WHERE rowid > 0;
DELETE FROM search_indexed;
