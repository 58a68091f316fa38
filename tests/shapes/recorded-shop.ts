import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'

/**
 * A shop configured like the recorded one: registrations without confirmation, required names in
 * inquiries, no cards and cash. It has no additional menu, no downloads, no explanations of
 * properties, no Swiss states and no rolls. It lists delivery countries only, know-how pages
 * without numbers, and two cloths without needles.
 */
const SETTINGS = {
  DOUBLE_OPT_IN: 'off',
  CONTACT_REQUIRED: 'salutationId firstName lastName phone',
  PAYMENT_METHODS: 'prepayment invoice',
}
const CONTENT = [
  "DELETE FROM navigation_entry WHERE coalesce(record->>'parent', key) = 'knowledge'",
  "UPDATE property_group SET record = json_set(record, '$.note', json('null'))",
  "DELETE FROM shipping_method WHERE key = 'download'",
  `DELETE FROM country_state
    WHERE country_id IN (SELECT public_id FROM country WHERE iso = 'CH')`,
  'UPDATE country SET active = shipping_available',
  'DELETE FROM product_roll',
  `UPDATE landing_page SET record = json_set(record, '$.sections[0].blocks',
    (SELECT json_group_array(json(block.value)) FROM json_each(record, '$.sections[0].blocks') block
      WHERE block.value->>'type' <> 'image'))
    WHERE record->>'parent' IN ('material-info', 'processing-tips')`,
  `UPDATE parent_product SET record = json_set(record, '$.crossSelling',
    (SELECT json_group_array(value) FROM json_each(record, '$.crossSelling')
      WHERE value NOT LIKE 'needles-%'))
    WHERE key IN ('silnylon-20d', 'softshell-special')`,
  "UPDATE snapshot_state SET state = 'stale'",
]

export async function openRecordedShop(): Promise<SeededShop> {
  const shop = await openSeededShop(SETTINGS)
  const database = await shop.database()
  await database.batch(CONTENT.map((change) => database.prepare(change)))
  // Listings cache groups, so the cache is rebuilt.
  await shop.runCron()
  return shop
}
