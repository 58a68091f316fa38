-- Full text of the listed products by language, derived from the tables; rowid is the product's id.
-- All text is folded. Only the index is stored, because product_text contains the texts.

-- Names between spaces, so that a trigram can match the beginning of a word.
CREATE VIRTUAL TABLE search_name_de USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE VIRTUAL TABLE search_name_en USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');

-- `head` contains the head nouns of the name, reversed, so that a prefix matches the end of a compound.
CREATE VIRTUAL TABLE search_word_de USING fts5(
  name, text, head, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');
CREATE VIRTUAL TABLE search_word_en USING fts5(
  name, text, head, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');

-- A hash of a product's content when it was indexed. A different hash means that it has changed.
CREATE TABLE search_indexed (
  product_id INTEGER PRIMARY KEY,
  content_hash TEXT NOT NULL
);

-- The words of the listed products, folded, for misspellings and suggestions. `spelling` is the
-- shop's spelling. `products` counts those that have it anywhere, `named_products` in their name.
CREATE TABLE word_de (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  spelling TEXT NOT NULL,
  products INTEGER NOT NULL DEFAULT 0,
  named_products INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE word_en (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  spelling TEXT NOT NULL,
  products INTEGER NOT NULL DEFAULT 0,
  named_products INTEGER NOT NULL DEFAULT 0
);

-- Keys that a word shares with its misspellings.
CREATE TABLE word_misspelling_de (
  key TEXT NOT NULL,
  word_id INTEGER NOT NULL,
  PRIMARY KEY (key, word_id)
) WITHOUT ROWID;
CREATE TABLE word_misspelling_en (
  key TEXT NOT NULL,
  word_id INTEGER NOT NULL,
  PRIMARY KEY (key, word_id)
) WITHOUT ROWID;
CREATE INDEX word_misspelling_de_word ON word_misspelling_de (word_id);
CREATE INDEX word_misspelling_en_word ON word_misspelling_en (word_id);

-- The number of products with a word in their name, and in their other texts.
CREATE VIRTUAL TABLE search_vocab_de USING fts5vocab('search_word_de', 'col');
CREATE VIRTUAL TABLE search_vocab_en USING fts5vocab('search_word_en', 'col');
