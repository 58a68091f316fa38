import { shopCurrency } from '#shared/i18n/currency.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { productHref } from '#client/ui/product-href.ts'
import { toDisplayPrice } from '#client/ui/price/prices.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { paragraphsOf } from '../pages/plain-text.ts'
import { deliveryDates } from '../pages/product/delivery-dates.ts'
import { sharePicture } from '../pages/share-picture.ts'
import { addressOf, decimal, type Site } from './structured-data/json-ld.ts'
import { availabilityOf } from './structured-data/offer.ts'
import { xmlElement, xmlText } from './xml.ts'

/** The four availabilities of Google's feed, by schema.org's names. */
const AVAILABILITIES: ReadonlyMap<string, string> = new Map([
  ['InStock', 'in_stock'],
  ['LimitedAvailability', 'in_stock'],
  ['BackOrder', 'backorder'],
])
const MAX_TITLE_LENGTH = 150
const MAX_TEXT_LENGTH = 1000
/** Google's names for the units of base prices. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['m', 'm'],
  ['m²', 'sqm'],
  ['kg', 'kg'],
  ['g', 'g'],
  ['l', 'l'],
  ['ml', 'ml'],
])

/** A page of the merchant feed (RSS 2.0 with Google's elements); `next` is the next page. */
export function productFeed(
  site: Site,
  products: readonly DetailedProduct[],
  { page, hasMore, now }: { readonly page: number; readonly hasMore: boolean; readonly now: Date },
): string {
  const address = (at: number) => addressOf(site, urls.file(site.locale, 'productFeed', at))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', site.name),
    xmlElement('link', addressOf(site, urls.page(site.locale, 'home'))),
    xmlElement('description', site.name),
    `<atom:link rel="self" href="${xmlText(address(page))}"/>`,
    hasMore ? `<atom:link rel="next" href="${xmlText(address(page + 1))}"/>` : '',
    ...products.map((product) => item(site, product, now)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(site: Site, product: DetailedProduct, now: Date): string {
  const { cover, manufacturer, customFields: facts } = product
  const price = toDisplayPrice(product, product.calculatedPrice)
  const picture = sharePicture(cover?.media)
  const text = paragraphsOf(product.description ?? '').join(' ') || product.name
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ['id', product.productNumber],
    ['title', readableName(product.name).slice(0, MAX_TITLE_LENGTH)],
    ['description', text.slice(0, MAX_TEXT_LENGTH)],
    ['link', addressOf(site, productHref(site.locale, product))],
    ['image_link', picture && addressOf(site, picture.url)],
    ...availability(product, now),
    ['price', `${decimal(price.cents)} ${shopCurrency()}`],
    ['unit_pricing_measure', measureOf(product)],
    ['unit_pricing_base_measure', baseMeasureOf(product)],
    ['condition', 'new'],
    ['brand', manufacturer?.name],
    ['mpn', product.manufacturerNumber],
    ['item_group_id', product.parentId],
    ['color', facts.ripstop_shade?.name],
    ['product_type', product.seoCategory?.name],
  ]
  return `<item>${fields.map(([name, value]) => xmlElement(`g:${name}`, value)).join('')}</item>`
}

/** Google refuses a backordered product without the date of availability. */
function availability(product: DetailedProduct, now: Date) {
  const named = AVAILABILITIES.get(availabilityOf(product)) ?? 'out_of_stock'
  if (named !== 'backorder') return [['availability', named]] as const
  const day = deliveryDates(product, now)?.earliest
  if (!day) return [['availability', 'out_of_stock']] as const
  return [
    ['availability', named],
    ['availability_date', `${day}T00:00Z`],
  ] as const
}

/** The quantity that the price buys: a metre of metre goods, else the content of a piece. */
function measureOf(product: DetailedProduct): string | null {
  const price = toDisplayPrice(product, product.calculatedPrice)
  if (price.perMetre) return '1 m'
  const reference = product.calculatedPrice.referencePrice
  const unit = UNITS.get(price.base?.unit ?? '')
  return reference && unit ? `${reference.purchaseUnit} ${unit}` : null
}

function baseMeasureOf(product: DetailedProduct): string | null {
  const price = toDisplayPrice(product, product.calculatedPrice)
  if (price.perMetre) return '1 m'
  const unit = UNITS.get(price.base?.unit ?? '')
  return price.base && unit ? `${price.base.per} ${unit}` : null
}
