-- The words of the listed articles by language, folded, for slips of the pen and for suggestions;
-- `spelling` is how the shop writes one. `articles` have it anywhere, `named` in their name.
CREATE TABLE word_de (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  spelling TEXT NOT NULL,
  articles INTEGER NOT NULL DEFAULT 0,
  named INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE word_en (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  spelling TEXT NOT NULL,
  articles INTEGER NOT NULL DEFAULT 0,
  named INTEGER NOT NULL DEFAULT 0
);

-- Keys that a word shares with its misspellings.
CREATE TABLE word_slip_de (
  key TEXT NOT NULL,
  word_id INTEGER NOT NULL,
  PRIMARY KEY (key, word_id)
) WITHOUT ROWID;
CREATE TABLE word_slip_en (
  key TEXT NOT NULL,
  word_id INTEGER NOT NULL,
  PRIMARY KEY (key, word_id)
) WITHOUT ROWID;
CREATE INDEX word_slip_de_word ON word_slip_de (word_id);
CREATE INDEX word_slip_en_word ON word_slip_en (word_id);

-- How many articles have a word, in their name and in their other texts.
CREATE VIRTUAL TABLE search_vocab_de USING fts5vocab('search_word_de', 'col');
CREATE VIRTUAL TABLE search_vocab_en USING fts5vocab('search_word_en', 'col');

-- Everything is indexed anew, with its words.
DELETE FROM search_indexed;
UPDATE snapshot_state SET state = 'stale';
