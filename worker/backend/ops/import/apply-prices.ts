import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { integer, sql, type Sql } from '#worker/backend/sql/sql.ts'

const { standard, reduced } = DEMO_SETTINGS.taxRates.DE
/** The tax of the shop's country that prices include, from the settings that this import wrote. */
const RATE = sql`coalesce(
  (SELECT record->'taxRates'->(record->>'homeCountry')->>p.tax_class FROM shop_settings),
  iif(p.tax_class = 'reduced', ${integer(reduced)}, ${integer(standard)}))`
const changed = (runId: string) =>
  sql`r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1`

// For a new product at a reduced price: the lowest price of the 30 days before the reduction.
const beginHistory = (runId: string) => sql`
  INSERT INTO price_history (product_id, price_list_id, valid_from, gross)
  SELECT p.id, 1, past.value->>0, past.value->>1
  FROM import_row r JOIN product p ON p.number = r.key, json_each(json_array(
    json_array(date(r.record->>'$.reduction.since', '-30 days'), r.record->'$.reduction.lowest30Cents'),
    json_array(r.record->>'$.reduction.since', r.record->'$.prices[0].grossCents'))) past
  WHERE ${changed(runId)} AND json_type(r.record, '$.reduction') != 'null'
    AND NOT EXISTS (SELECT 1 FROM price_history h WHERE h.product_id = p.id)`

/** Adds changed prices to the history, with the day of the import. */
export const appendPriceHistory = (runId: string, day: string) => sql`
  INSERT INTO price_history (product_id, price_list_id, valid_from, gross)
  SELECT p.id, 1, ${day}, r.record->>'$.prices[0].grossCents'
  FROM import_row r JOIN product p ON p.number = r.key
  WHERE ${changed(runId)} AND r.record->>'$.prices[0].grossCents' IS NOT (
    SELECT h.gross FROM price_history h WHERE h.product_id = p.id AND h.price_list_id = 1
    ORDER BY h.valid_from DESC LIMIT 1)
  ON CONFLICT (product_id, price_list_id, valid_from) DO UPDATE SET gross = excluded.gross`

// Half away from zero in whole numbers: gross × 10000 / (10000 + rate).
const writePrices = (runId: string) => sql`
  INSERT INTO product_price (product_id, price_list_id, from_quantity, gross, net)
  SELECT p.id, 1, t.value->>'fromQuantity', t.value->>'grossCents',
    ((t.value->>'grossCents') * 20000 + 10000 + ${RATE}) / (2 * (10000 + ${RATE}))
  FROM import_row r JOIN product p ON p.number = r.key, json_each(r.record, '$.prices') t
  WHERE ${changed(runId)}`

/** Writes prices, and the price history of new reduced products. */
export const applyPrices = (runId: string): readonly Sql[] => [
  beginHistory(runId),
  writePrices(runId),
]
