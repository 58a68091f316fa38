import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'

/**
 * A shop set up as the recorded one was, which had this catalogue: registrations were not confirmed
 * by mail, an inquiry had to say who asks, cards and cash were not taken. There was no menu beside
 * the categories and no download; groups of properties were not explained, there were no countries
 * but those of delivery, and Switzerland had no states. Of no article was it known in which lengths
 * it lay there. Its pages of know-how had no figures yet, and no needles went with two of its
 * cloths.
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
  `UPDATE family SET record = json_set(record, '$.crossSelling',
    (SELECT json_group_array(value) FROM json_each(record, '$.crossSelling')
      WHERE value NOT LIKE 'needles-%'))
    WHERE key IN ('silnylon-20d', 'softshell-special')`,
  "UPDATE snapshot_state SET state = 'stale'",
]

export async function openRecordedShop(): Promise<SeededShop> {
  const shop = await openSeededShop(SETTINGS)
  const database = await shop.database()
  await database.batch(CONTENT.map((change) => database.prepare(change)))
  // What listings know of the groups is made anew.
  await shop.runCron()
  return shop
}
