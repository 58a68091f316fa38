-- Full text of the listed articles by language; derived from the tables, rowid is the product's id.
-- All text is folded. Names stand between spaces, so that a trigram can ask for where a word begins;
-- nothing but the index is kept, as the texts are in product_text.
CREATE VIRTUAL TABLE search_name_de USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE VIRTUAL TABLE search_name_en USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE VIRTUAL TABLE search_word_de USING fts5(
  name, text, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');
CREATE VIRTUAL TABLE search_word_en USING fts5(
  name, text, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');

-- What an article was when it was indexed: another hash is another article.
CREATE TABLE search_indexed (
  product_id INTEGER PRIMARY KEY,
  content_hash TEXT NOT NULL
);
