-- A drawing redrawn in pixels, for those who cannot show SVG: {of, file, width, height}.
ALTER TABLE media ADD COLUMN plate TEXT CHECK (plate IS NULL OR json_valid(plate));

-- The record as the Store API tells it. A plate counts only as long as the drawing is the one it
-- was made of.
ALTER TABLE media ADD COLUMN shown TEXT GENERATED ALWAYS AS (
  CASE WHEN plate ->> 'of' = record ->> 'file'
    THEN json_patch(record, json_object('plate', json(plate)))
    ELSE record END) VIRTUAL;
