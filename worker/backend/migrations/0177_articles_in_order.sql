-- Articles in the shop's own order, a page of them without sorting all.
CREATE INDEX family_position ON family (position);
