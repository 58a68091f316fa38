import { env } from 'cloudflare:workers'
import { numberKey } from '#shared/domain/product-number.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { aProductRecord } from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

export const idOfProduct = (number: string) => idOf('product', number)

type Changes = Partial<ProductRecord> & { readonly backorder?: boolean }

/** A buckle at 1.20 €, ten in stock. */
export function aBuckle(number = '24500', changes: Changes = {}): ProductInStock {
  const { backorder = false, ...record } = changes
  return {
    backorder,
    record: aProductRecord(number, {
      family: 'family',
      mpn: number,
      name: { de: `Steckschnalle ${number}`, en: `Buckle ${number}` },
      slug: { de: 'steckschnalle', en: 'buckle' },
      weightMg: 20_000,
      stock: 10,
      ...record,
    }),
  }
}

/** A fabric at 11.90 € per metre, 40 m in stock, from half a metre on, cut to length. */
export function aFabric(number = '70000', changes: Changes = {}): ProductInStock {
  return aBuckle(number, {
    name: { de: `Ripstop ${number}`, en: `Ripstop ${number}` },
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    basePrices: [{ per: 1, unit: 'm' }],
    minPurchase: 5,
    maxPurchase: 600,
    prices: [{ fromQuantity: 5, grossCents: 119 }],
    stock: 400,
    flags: ['rollOption'],
    withdrawal: 'cut-to-length',
    ...changes,
  })
}

export type ProductInStock = {
  readonly record: ProductRecord
  readonly backorder: boolean
}

const NAME = { de: 'Muster', en: 'Sample' }
const PARENT = {
  key: 'family',
  position: 0,
  name: NAME,
  slug: { de: 'muster', en: 'sample' },
  description: NAME,
  manufacturer: 'maker',
  categories: ['category'],
  axes: [],
  properties: {},
  composition: [],
  animalNonTextileParts: false,
  care: [],
  warnings: [],
  hazard: null,
  deliveryDays: { min: 3, max: 5 },
  crossSelling: [],
}
const MAKER = {
  key: 'maker',
  contact: { name: 'M', address: 'A', countryIso: 'DE', email: 'm@example.org' },
  description: NAME,
  insideEu: true,
  euResponsible: null,
}
const CATEGORY = {
  key: 'category',
  parent: null,
  position: 0,
  menu: 'main',
  rule: null,
  name: NAME,
  slug: { de: 'muster', en: 'sample' },
  path: { de: '/muster', en: '/sample' },
  description: NAME,
  filters: [],
  picture: null,
}

/** Creates a shop with these products and the demo's shipping methods. */
export async function stockShop(products: readonly ProductInStock[]): Promise<void> {
  const { DB: db } = env
  await db.batch([
    db.prepare("INSERT INTO manufacturer VALUES (1, 'maker', 'maker', '', ?)").bind(json(MAKER)),
    db
      .prepare(
        `INSERT INTO category (id, public_id, key, position, content_hash, record)
          VALUES (1, 'category', 'category', 0, '', ?)`,
      )
      .bind(json(CATEGORY)),
    db
      .prepare(
        `INSERT INTO parent_product (id, public_id, key, position, manufacturer_id, main_category_id,
          has_variants, content_hash, record) VALUES (1, 'family', 'family', 0, 1, 1, 0, '', ?)`,
      )
      .bind(json(PARENT)),
    ...METHODS.map((method, index) =>
      db
        .prepare("INSERT INTO shipping_method VALUES (?, ?, ?, ?, '', ?)")
        .bind(index, idOf('shipping', method.key), method.key, index, json(method)),
    ),
    ...products.flatMap(({ record, backorder }, index) => [
      db
        .prepare(
          `INSERT INTO product (id, public_id, parent_id, number, number_key, position, listed,
            orderable, closeout, offer, min_purchase, tax_class, stock, backorder, content_hash, record)
          VALUES (?, ?, 1, ?, ?, 0, 1, ?, 0, 0, ?, ?, ?, ?, '', ?)`,
        )
        .bind(
          index,
          idOfProduct(record.number),
          record.number,
          numberKey(record.number),
          record.orderable ? 1 : 0,
          record.minPurchase,
          record.taxClass,
          record.stock,
          backorder ? 1 : 0,
          json(record),
        ),
      db
        .prepare(
          `INSERT INTO product_roll (id, product_id, units)
            SELECT ?1 || key, ?1, value FROM json_each(?2)`,
        )
        .bind(idOfProduct(record.number), json(record.rolls)),
      ...(['de', 'en'] as const).map((locale) =>
        db
          .prepare("INSERT INTO product_text VALUES (?, ?, ?, '', ?)")
          .bind(index, locale, record.name[locale], record.name[locale]),
      ),
      ...record.prices.map(({ fromQuantity, grossCents }) =>
        db
          .prepare('INSERT INTO product_price VALUES (?, 1, ?, ?, ?)')
          .bind(index, fromQuantity, grossCents, Math.round(grossCents / 1.19)),
      ),
    ]),
  ])
}

/** Removes a product from the catalogue, as an import without it does. */
export async function discontinue(number: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO former_name (public_id, name)
        SELECT public_id, record -> 'name' FROM product WHERE number = ?`,
    ).bind(number),
    env.DB.prepare('DELETE FROM product WHERE number = ?').bind(number),
  ])
}

/** The stock of a product, in wire units. */
export async function stockOf(number: string): Promise<unknown> {
  return env.DB.prepare('SELECT stock FROM product WHERE number = ?').bind(number).first('stock')
}

const json = (value: unknown) => JSON.stringify(value)
const cost = (countryIso: string, grossCents: number) => ({ countryIso, grossCents })
const FREE = [cost('DE', 0), cost('AT', 0), cost('CH', 0)]

const METHODS = [
  aMethod(
    'standard',
    'parcel',
    [cost('DE', 490), cost('AT', 990), cost('CH', 1490)],
    [cost('DE', 7000)],
  ),
  aMethod('roll', 'roll', [cost('DE', 690), cost('AT', 990), cost('CH', 1490)]),
  aMethod('letter', 'letter', [cost('DE', 260), cost('AT', 390), cost('CH', 490)]),
  aMethod('pickup', 'pickup', FREE),
  aMethod('download', 'download', FREE),
]

function aMethod(key: string, kind: string, costs: unknown[], freeFrom: unknown[] = []) {
  const maxWeightMg = kind === 'letter' ? 500_000 : null
  const name = { de: key, en: key }
  const extraDays = kind === 'parcel' ? [{ countryIso: 'CH', min: 2, max: 4 }] : []
  return { key, kind, name, note: name, position: 0, costs, freeFrom, extraDays, maxWeightMg }
}
