-- The catalogue as columns for filters, counts and sortings, made of the tables and never edited:
-- parts of about 700 kB, as text, because a blob comes back as a list of numbers.
CREATE TABLE catalogue_snapshot (
  version TEXT NOT NULL,
  part INTEGER NOT NULL,
  base64 TEXT NOT NULL,
  PRIMARY KEY (version, part)
);

-- Which one is true, and whether the tables have moved on since. While one is being built the state
-- is 'building': what changes meanwhile makes it stale again, and one that breaks off leaves it so.
CREATE TABLE snapshot_state (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  version TEXT,
  previous TEXT,
  built_on TEXT,
  state TEXT NOT NULL CHECK (state IN ('fresh', 'building', 'stale'))
);
INSERT INTO snapshot_state (only_row, state) VALUES (1, 'stale');

CREATE TRIGGER snapshot_after_import AFTER UPDATE ON catalogue_version
BEGIN
  UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale';
END;

CREATE TRIGGER snapshot_after_first_import AFTER INSERT ON catalogue_version
BEGIN
  UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale';
END;

CREATE TRIGGER snapshot_after_sale AFTER UPDATE OF stock, sales ON product
WHEN old.stock IS NOT new.stock OR old.sales IS NOT new.sales
BEGIN
  UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale';
END;
