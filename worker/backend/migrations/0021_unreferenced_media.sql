-- Files of pictures and videos that no record names, with the time since when. They are deleted a
-- week later, because cached pages still show them.
CREATE TABLE unreferenced_media (
  name TEXT PRIMARY KEY,
  since TEXT NOT NULL
) WITHOUT ROWID;
