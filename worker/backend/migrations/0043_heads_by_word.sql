-- What a thing is stands beside its words, written backwards: to be such a thing is to begin so.
DROP TABLE search_name_de;
DROP TABLE search_name_en;
CREATE VIRTUAL TABLE search_name_de USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE VIRTUAL TABLE search_name_en USING fts5(
  name, content = '', contentless_delete = 1, tokenize = 'trigram');

DROP TABLE search_word_de;
DROP TABLE search_word_en;
CREATE VIRTUAL TABLE search_word_de USING fts5(
  name, text, head, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');
CREATE VIRTUAL TABLE search_word_en USING fts5(
  name, text, head, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '2 3');

-- Everything is indexed anew.
DELETE FROM search_indexed;
UPDATE snapshot_state SET state = 'stale';
