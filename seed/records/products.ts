import type { ProductRecord, Download } from '#shared/schemas/import/product.ts'
import type { SourceProduct, SourceParentProduct } from '#seed/source/parent-product.ts'
import { optionKeys } from './properties.ts'

/** Sales units per unit of the source's prices and weights: ten per metre. */
const unitsPerPriced = (unit: ProductRecord['unit'], content: ProductRecord['content']) =>
  unit === 'm' && content ? content.referenceMilli / content.milli : 1

/**
 * The import record of a product: its own fields, else its parent's, in sales units. `media` are
 * picture keys, `file` the PDF of a download. Throws if a price per metre is not a whole cent per
 * unit.
 */
export function productRecord(
  parent: SourceParentProduct,
  product: SourceProduct,
  position: number,
  media: readonly string[],
  file: Pick<Download, 'file' | 'bytes'> | null,
): ProductRecord {
  const unit = product.unit ?? parent.unit
  const content = product.content ?? parent.content
  const units = unitsPerPriced(unit, content)
  const cents = (priced: number) => whole(priced / units, product.number)
  const special = product.specialPrice
  const flags = [...new Set([...parent.flags, ...(product.flags ?? [])])]
  return {
    number: product.number,
    family: parent.key,
    position,
    mpn: product.mpn,
    name: product.name,
    slug: product.slug,
    options: axisOptions(product),
    properties: ownProperties(product),
    unit,
    content,
    basePrices: parent.basePrices,
    minPurchase: parent.minPurchase,
    purchaseSteps: parent.purchaseSteps,
    maxPurchase: parent.maxPurchase,
    taxClass: parent.taxClass,
    prices: [
      { fromQuantity: parent.minPurchase, grossCents: cents(product.priceCents) },
      ...product.tiers.map((tier) => ({
        fromQuantity: tier.fromQuantity,
        grossCents: cents(tier.priceCents),
      })),
    ],
    reduction: special
      ? {
          listCents: cents(special.listPriceCents),
          lowest30Cents: cents(special.lowest30Cents),
          since: special.since,
        }
      : null,
    weightMg: Math.round((product.weightG * 1000) / units),
    stock: product.stock,
    rolls: unit === 'm' ? rollsOf(product.stock ?? 0) : [],
    availability: product.availability,
    orderable: product.orderable,
    listed: !flags.includes('testArticle'),
    newSince: parent.newSince ?? null,
    flags,
    withdrawal: product.withdrawal ?? parent.withdrawal,
    download: product.download && file ? { ...product.download, ...file } : null,
    legacyId: product.legacyId ?? null,
    media: [...media],
  }
}

/** Shoppers choose exact shades; the coarse `colour` is for filters. */
function axisOptions({ options }: SourceProduct): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([group, option]) => [
      group === 'colour' ? 'shade' : group,
      String(option),
    ]),
  )
}

function ownProperties({ properties, shade }: SourceProduct): Record<string, string[]> {
  return { ...optionKeys(properties), ...(shade ? { shade: [shade] } : {}) }
}

function whole(cents: number, number: string): number {
  if (!Number.isInteger(cents))
    throw new Error(`The price of ${number} is not a whole cent per sales unit`)
  return cents
}

/** Sales units of a full roll of cloth: 50 m. */
const ROLL_UNITS = 500

/** Full rolls and the rest of a started one. */
function rollsOf(stock: number): number[] {
  const rest = stock % ROLL_UNITS
  const full = Array.from({ length: Math.floor(stock / ROLL_UNITS) }, () => ROLL_UNITS)
  return rest > 0 ? [...full, rest] : full
}
