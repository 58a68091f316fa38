import { identifier, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { OPTIONS_FILE } from './staged-row.ts'

/** SQL: the staged rows of a file. */
const staged = (runId: string, file: string) =>
  sql`import_row r WHERE r.run_id = ${runId} AND r.file = ${file}`
const changed = (runId: string, file: string) => sql`${staged(runId, file)} AND r.changed = 1`

/** Deletes rows that the import lacks. */
export const removeMissing = (runId: string, table: string, key: string, file: string) =>
  sql`DELETE FROM ${identifier(table)}
    WHERE ${identifier(key)} NOT IN (SELECT r.key FROM ${staged(runId, file)})`

const upsert = (runId: string, table: string, file: string) => sql`
  INSERT INTO ${identifier(table)} (public_id, key, content_hash, record)
  SELECT r.public_id, r.key, r.content_hash, r.record FROM ${changed(runId, file)}
  ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash, record = excluded.record`

const upsertPositioned = (runId: string, table: string, file: string) => sql`
  INSERT INTO ${identifier(table)} (public_id, key, position, content_hash, record)
  SELECT r.public_id, r.key, r.record->>'position', r.content_hash, r.record FROM ${changed(runId, file)}
  ON CONFLICT (key) DO UPDATE SET position = excluded.position,
    content_hash = excluded.content_hash, record = excluded.record`

/** Writes all data that products reference, each after its own references. */
export const applyParts = (runId: string): readonly Sql[] => [
  upsert(runId, 'manufacturer', 'manufacturers'),
  upsertPositioned(runId, 'property_group', 'properties'),
  sql`INSERT INTO property_option (public_id, group_id, key, position, value, record)
    SELECT r.public_id, g.id, r.record->>'key', r.derived->>'position', r.record->>'value', r.record
    FROM import_row r JOIN property_group g ON g.key = r.derived->>'group'
    JOIN import_row s ON s.run_id = ${runId} AND s.file = 'properties' AND s.key = g.key
    WHERE r.run_id = ${runId} AND r.file = ${OPTIONS_FILE} AND s.changed = 1
    ON CONFLICT (public_id) DO UPDATE SET position = excluded.position, value = excluded.value,
      record = excluded.record`,
  sql`DELETE FROM property_option
    WHERE public_id NOT IN (SELECT r.public_id FROM ${staged(runId, OPTIONS_FILE)})`,
  removeMissing(runId, 'property_group', 'key', 'properties'),
  upsert(runId, 'media', 'media'),
  sql`INSERT INTO category (public_id, key, position, rule, media_id, content_hash, record)
    SELECT r.public_id, r.key, r.record->>'position',
      iif(json_type(r.record, '$.rule') = 'null', NULL, r.record->'rule'),
      (SELECT m.id FROM media m WHERE m.key = r.record->>'picture'), r.content_hash, r.record
    FROM ${changed(runId, 'categories')}
    ON CONFLICT (key) DO UPDATE SET position = excluded.position, rule = excluded.rule,
      media_id = excluded.media_id, content_hash = excluded.content_hash, record = excluded.record`,
  removeMissing(runId, 'category', 'key', 'categories'),
  sql`UPDATE category SET parent_id =
    (SELECT parent.id FROM category parent WHERE parent.key = category.record->>'parent')`,
  sql`DELETE FROM category_closure`,
  sql`INSERT INTO category_closure (ancestor_id, descendant_id, depth)
    WITH RECURSIVE up (ancestor_id, descendant_id, depth) AS (
      SELECT id, id, 0 FROM category
      UNION ALL
      SELECT c.parent_id, up.descendant_id, up.depth + 1
      FROM up JOIN category c ON c.id = up.ancestor_id WHERE c.parent_id IS NOT NULL)
    SELECT ancestor_id, descendant_id, depth FROM up`,
  upsertPositioned(runId, 'shipping_method', 'shipping-methods'),
  removeMissing(runId, 'shipping_method', 'key', 'shipping-methods'),
  sql`INSERT INTO parent_product (public_id, key, position, manufacturer_id, main_category_id, has_variants,
      content_hash, record)
    SELECT r.public_id, r.key, r.record->>'position',
      (SELECT m.id FROM manufacturer m WHERE m.key = r.record->>'manufacturer'),
      (SELECT c.id FROM category c WHERE c.key = r.record->'categories'->>0),
      json_array_length(r.record, '$.axes') > 0, r.content_hash, r.record
    FROM ${changed(runId, 'families')}
    ON CONFLICT (key) DO UPDATE SET position = excluded.position,
      manufacturer_id = excluded.manufacturer_id, main_category_id = excluded.main_category_id,
      has_variants = excluded.has_variants, content_hash = excluded.content_hash,
      record = excluded.record`,
  removeMissing(runId, 'parent_product', 'key', 'families'),
  removeMissing(runId, 'manufacturer', 'key', 'manufacturers'),
]
