-- What articles were called that left the catalogue: a cart that still holds one says which it was.
CREATE TABLE former_name (public_id TEXT PRIMARY KEY, name TEXT NOT NULL CHECK (json_valid(name)))
  WITHOUT ROWID;

CREATE TRIGGER former_name_kept AFTER DELETE ON product
BEGIN
  INSERT OR REPLACE INTO former_name (public_id, name)
  VALUES (old.public_id, old.record -> 'name');
END;
