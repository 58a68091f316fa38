import { OPTIONS_FILE } from './staged-row.ts'

/** SQL: the staged rows of a file; `?1` is the run. */
const staged = (file: string) => `import_row r WHERE r.run_id = ?1 AND r.file = '${file}'`
const changed = (file: string) => `${staged(file)} AND r.changed = 1`

/** Deletes rows that the import lacks. */
export const removeMissing = (table: string, key: string, file: string) =>
  `DELETE FROM ${table} WHERE ${key} NOT IN (SELECT r.key FROM ${staged(file)})`

const upsert = (table: string, file: string) => `
  INSERT INTO ${table} (public_id, key, content_hash, record)
  SELECT r.public_id, r.key, r.content_hash, r.record FROM ${changed(file)}
  ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash, record = excluded.record`

const upsertPositioned = (table: string, file: string) => `
  INSERT INTO ${table} (public_id, key, position, content_hash, record)
  SELECT r.public_id, r.key, r.record->>'position', r.content_hash, r.record FROM ${changed(file)}
  ON CONFLICT (key) DO UPDATE SET position = excluded.position,
    content_hash = excluded.content_hash, record = excluded.record`

/** Writes all data that products reference, each after its own references; `?1` is the run. */
export const APPLY_PARTS: readonly string[] = [
  upsert('manufacturer', 'manufacturers'),
  upsertPositioned('property_group', 'properties'),
  `INSERT INTO property_option (public_id, group_id, key, position, value, record)
    SELECT r.public_id, g.id, r.record->>'key', r.derived->>'position', r.record->>'value', r.record
    FROM import_row r JOIN property_group g ON g.key = r.derived->>'group'
    JOIN import_row s ON s.run_id = ?1 AND s.file = 'properties' AND s.key = g.key
    WHERE r.run_id = ?1 AND r.file = '${OPTIONS_FILE}' AND s.changed = 1
    ON CONFLICT (public_id) DO UPDATE SET position = excluded.position, value = excluded.value,
      record = excluded.record`,
  `DELETE FROM property_option
    WHERE public_id NOT IN (SELECT r.public_id FROM ${staged(OPTIONS_FILE)})`,
  removeMissing('property_group', 'key', 'properties'),
  upsert('media', 'media'),
  `INSERT INTO category (public_id, key, position, rule, media_id, content_hash, record)
    SELECT r.public_id, r.key, r.record->>'position',
      iif(json_type(r.record, '$.rule') = 'null', NULL, r.record->'rule'),
      (SELECT m.id FROM media m WHERE m.key = r.record->>'picture'), r.content_hash, r.record
    FROM ${changed('categories')}
    ON CONFLICT (key) DO UPDATE SET position = excluded.position, rule = excluded.rule,
      media_id = excluded.media_id, content_hash = excluded.content_hash, record = excluded.record`,
  removeMissing('category', 'key', 'categories'),
  `UPDATE category SET parent_id =
    (SELECT parent.id FROM category parent WHERE parent.key = category.record->>'parent')`,
  'DELETE FROM category_closure',
  `INSERT INTO category_closure (ancestor_id, descendant_id, depth)
    WITH RECURSIVE up (ancestor_id, descendant_id, depth) AS (
      SELECT id, id, 0 FROM category
      UNION ALL
      SELECT c.parent_id, up.descendant_id, up.depth + 1
      FROM up JOIN category c ON c.id = up.ancestor_id WHERE c.parent_id IS NOT NULL)
    SELECT ancestor_id, descendant_id, depth FROM up`,
  upsertPositioned('shipping_method', 'shipping-methods'),
  removeMissing('shipping_method', 'key', 'shipping-methods'),
  `INSERT INTO parent_product (public_id, key, position, manufacturer_id, main_category_id, has_variants,
      content_hash, record)
    SELECT r.public_id, r.key, r.record->>'position',
      (SELECT m.id FROM manufacturer m WHERE m.key = r.record->>'manufacturer'),
      (SELECT c.id FROM category c WHERE c.key = r.record->'categories'->>0),
      json_array_length(r.record, '$.axes') > 0, r.content_hash, r.record
    FROM ${changed('families')}
    ON CONFLICT (key) DO UPDATE SET position = excluded.position,
      manufacturer_id = excluded.manufacturer_id, main_category_id = excluded.main_category_id,
      has_variants = excluded.has_variants, content_hash = excluded.content_hash,
      record = excluded.record`,
  removeMissing('parent_product', 'key', 'families'),
  removeMissing('manufacturer', 'key', 'manufacturers'),
]
