import type { ProductRecord } from '#shared/schemas/import/product.ts'
import type { Properties } from '#shared/schemas/import/parent-product.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { ALWAYS_RULE } from './basics.ts'
import { pathFields, type Paths } from './paths.ts'
import { pictureKeys, type PictureChoice } from './pictures.ts'
import { priceOf } from './price.ts'
import { translated } from './translated.ts'

/** Stock of a download, which never runs out. */
const UNLIMITED = 10_000
/** Sales stop at the stock. */
const LIMITED = new Set(['inStock', 'lowStock', 'outOfStock', 'soldOut'])

export type ProductChoice = PictureChoice &
  Readonly<{ paths: Paths; currencyId: string; shifted: (day: string) => string }>

export const unitOf = ({ unit, content }: ProductRecord) =>
  idOf('unit', content?.unit ?? (unit === 'm' ? 'm' : 'piece'))

/** Options grouped as Shopware references them. */
export function optionsOf(properties: Properties) {
  return Object.entries(properties).flatMap(([group, keys]) =>
    keys.map((key) => ({ id: idOf('property-option', `${group}/${key}`) })),
  )
}

/** Fields of one number, as a variant or a single product. */
export function productRow(product: ProductRecord, choice: ProductChoice) {
  const { number, prices, taxClass, content, flags, slug } = product
  const price = (cents: number) => priceOf(choice.currencyId, cents, taxClass)
  return {
    id: idOf('product', number),
    productNumber: number,
    manufacturerNumber: product.mpn,
    active: product.listed || flags.includes('testArticle'),
    name: translated(product.name),
    stock: product.orderable ? (product.stock ?? UNLIMITED) : 0,
    isCloseout: isLimited(product),
    minPurchase: product.minPurchase,
    purchaseSteps: product.purchaseSteps,
    maxPurchase: product.maxPurchase,
    purchaseUnit: content ? content.milli / 1000 : null,
    referenceUnit: content ? content.referenceMilli / 1000 : null,
    unitId: unitOf(product),
    weight: product.weightMg / 1e6,
    taxId: idOf('tax', taxClass),
    price: priceOf(choice.currencyId, prices[0]?.grossCents ?? 0, taxClass, product.reduction),
    prices: tiersOf(product, price),
    ...(product.newSince && { releaseDate: choice.shifted(product.newSince) }),
    ...picturesOf(number, pictureKeys(product, choice)),
    ...(choice.paths === 'shop' &&
      pathFields({ de: `${slug.de}/${number}`, en: `${slug.en}/${number}` }, product.name)),
  }
}

/** Pictures of a product with its own key; the first is the cover. */
export function picturesOf(owner: string, keys: readonly string[]) {
  const media = keys.map((key, position) => ({
    id: idOf('product-media', `${owner}:${position}`),
    mediaId: idOf('media', key),
    position,
  }))
  return { media, ...(media[0] && { coverId: media[0].id }) }
}

function tiersOf({ number, prices }: ProductRecord, price: (cents: number) => object[]) {
  if (prices.length < 2) return []
  return prices.map(({ fromQuantity, grossCents }, index) => ({
    id: idOf('product-price', `${number}/${index}`),
    ruleId: ALWAYS_RULE,
    // Shopware's first tier starts at 1, for any minimum.
    quantityStart: index === 0 ? 1 : fromQuantity,
    quantityEnd: index + 1 < prices.length ? (prices[index + 1]?.fromQuantity ?? 1) - 1 : null,
    price: price(grossCents),
  }))
}

function isLimited({ orderable, availability, stock }: ProductRecord): boolean {
  return !orderable || (LIMITED.has(availability.state) && stock !== null)
}
