import type { ArticleRecord, Download } from '#shared/schemas/import/product.ts'
import type { SourceArticle, SourceFamily } from '#seed/source/parent-product.ts'
import { optionKeys } from './properties.ts'

/** Sales units per unit of the source's prices and weights: ten per metre. */
const unitsPerPriced = (unit: ArticleRecord['unit'], content: ArticleRecord['content']) =>
  unit === 'm' && content ? content.referenceMilli / content.milli : 1

/**
 * The import record of a product: its own fields, else its parent's, in sales units. `media` are
 * picture keys, `file` the PDF of a download. Throws if a price per metre is not a whole cent per
 * unit.
 */
export function articleRecord(
  family: SourceFamily,
  article: SourceArticle,
  position: number,
  media: readonly string[],
  file: Pick<Download, 'file' | 'bytes'> | null,
): ArticleRecord {
  const unit = article.unit ?? family.unit
  const content = article.content ?? family.content
  const units = unitsPerPriced(unit, content)
  const cents = (priced: number) => whole(priced / units, article.number)
  const special = article.specialPrice
  const flags = [...new Set([...family.flags, ...(article.flags ?? [])])]
  return {
    number: article.number,
    family: family.key,
    position,
    mpn: article.mpn,
    name: article.name,
    slug: article.slug,
    options: axisOptions(article),
    properties: ownProperties(article),
    unit,
    content,
    basePrices: family.basePrices,
    minPurchase: family.minPurchase,
    purchaseSteps: family.purchaseSteps,
    maxPurchase: family.maxPurchase,
    taxClass: family.taxClass,
    prices: [
      { fromQuantity: family.minPurchase, grossCents: cents(article.priceCents) },
      ...article.tiers.map((tier) => ({
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
    weightMg: Math.round((article.weightG * 1000) / units),
    stock: article.stock,
    rolls: unit === 'm' ? rollsOf(article.stock ?? 0) : [],
    availability: article.availability,
    orderable: article.orderable,
    listed: !flags.includes('testArticle'),
    newSince: family.newSince ?? null,
    flags,
    withdrawal: article.withdrawal ?? family.withdrawal,
    download: article.download && file ? { ...article.download, ...file } : null,
    legacyId: article.legacyId ?? null,
    media: [...media],
  }
}

/** Shoppers choose exact shades; the coarse `colour` is for filters. */
function axisOptions({ options }: SourceArticle): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([group, option]) => [
      group === 'colour' ? 'shade' : group,
      String(option),
    ]),
  )
}

function ownProperties({ properties, shade }: SourceArticle): Record<string, string[]> {
  return { ...optionKeys(properties), ...(shade ? { shade: [shade] } : {}) }
}

function whole(cents: number, number: string): number {
  if (!Number.isInteger(cents)) throw new Error(`${number} has no whole cents a sales unit`)
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
