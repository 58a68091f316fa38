-- Names know what the thing is that they name (`head`), beside all of their words.
DROP TABLE search_name_de;
DROP TABLE search_name_en;
CREATE VIRTUAL TABLE search_name_de USING fts5(
  name, head, content = '', contentless_delete = 1, tokenize = 'trigram');
CREATE VIRTUAL TABLE search_name_en USING fts5(
  name, head, content = '', contentless_delete = 1, tokenize = 'trigram');

-- Everything is indexed anew.
DELETE FROM search_indexed;
UPDATE snapshot_state SET state = 'stale';
