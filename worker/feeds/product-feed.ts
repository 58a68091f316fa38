import { shopCurrency } from '#shared/i18n/currency.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { productHref } from '#client/ui/product-href.ts'
import { reductionOf, toDisplayPrice } from '#client/ui/price/prices.ts'
import type { PackingTime } from '#shared/domain/delivery/delivery.ts'
import type { Cents } from '#shared/domain/money.ts'
import { isEuCountry } from '#shared/domain/tax/vat-id.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { paragraphsOf } from '../pages/plain-text.ts'
import { deliveryDates } from '../pages/product/delivery-dates.ts'
import { sharePicture } from '../pages/share-picture.ts'
import { addressOf, decimal, type Site } from './structured-data/json-ld.ts'
import { availabilityOf } from './structured-data/offer.ts'
import { shippingCosts } from './structured-data/shipping-details.ts'
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

/** Google accepts ten additional pictures. */
const MAX_MORE_PICTURES = 10

type FeedFacts = Readonly<{
  rates: ShippingRates
  /** Paths of names by category id: `Fabrics > Nylon`. */
  categories: ReadonlyMap<string, string>
  time: PackingTime
}>

/** The merchant feed (RSS 2.0 with Google's elements). A shop of many products has several files. */
export function productFeed(
  site: Site,
  products: readonly DetailedProduct[],
  { page, hasMore, ...facts }: FeedFacts & { readonly page: number; readonly hasMore: boolean },
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
    ...products.map((product) => item(site, product, facts)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(site: Site, product: DetailedProduct, feed: FeedFacts): string {
  const { cover, media = [], manufacturer, customFields: facts } = product
  const price = toDisplayPrice(product, product.calculatedPrice)
  const picture = sharePicture(cover?.media)
  const reduction = reductionOf(product, product.calculatedPrice)
  const more = (media ?? []).filter(({ id }) => id !== cover?.id).slice(0, MAX_MORE_PICTURES)
  const text = paragraphsOf(product.description ?? '').join(' ') || product.name
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ['id', feedId(product)],
    ['title', readableName(product.name).slice(0, MAX_TITLE_LENGTH)],
    ['description', text.slice(0, MAX_TEXT_LENGTH)],
    ['link', addressOf(site, productHref(site.locale, product))],
    ['image_link', picture && addressOf(site, picture.url)],
    ...more.map(
      (one) =>
        [
          'additional_image_link',
          addressOf(site, sharePicture(one.media)?.url ?? one.media.url),
        ] as const,
    ),
    ...availability(product, feed.time),
    ['price', amount(reduction?.lowest.cents ?? price.cents)],
    ['sale_price', reduction && amount(price.cents)],
    ['unit_pricing_measure', measureOf(product)],
    ['unit_pricing_base_measure', baseMeasureOf(product)],
    ['condition', 'new'],
    ['brand', manufacturer?.name],
    ['mpn', product.manufacturerNumber],
    ['item_group_id', product.parentId],
    ['color', facts.ripstop_shade?.name],
    ['product_type', categoryPath(product, feed)],
  ]
  const elements = fields.map(([name, value]) => xmlElement(`g:${name}`, value))
  return `<item>${elements.join('')}${shipping(site, product, feed)}</item>`
}

/** Google refuses a longer id than this. */
const MAX_ID_LENGTH = 50

const feedId = ({ id, productNumber: number }: DetailedProduct) =>
  number.length > MAX_ID_LENGTH ? id : number

const amount = (cents: Cents) => `${decimal(cents)} ${shopCurrency()}`

/** The most detailed category of a product. */
function categoryPath({ categoryIds }: DetailedProduct, { categories }: FeedFacts) {
  const paths = (categoryIds ?? []).flatMap((id) => categories.get(id) ?? [])
  const depth = (path: string) => path.split(' > ').length
  return paths.toSorted((a, b) => depth(b) - depth(a)).at(0)
}

/** Costs of a parcel to the countries with the feed's prices, which include tax. */
function shipping({ countries }: Site, product: DetailedProduct, { rates }: FeedFacts): string {
  const costs = shippingCosts(product, { segment: 'gross', rates, countries })
  return costs
    .filter(({ country }) => isEuCountry(country))
    .map(({ country, cost }) =>
      cost === null
        ? ''
        : `<g:shipping>${xmlElement('g:country', country)}${xmlElement('g:price', amount(cost))}</g:shipping>`,
    )
    .join('')
}

/** Google refuses a backordered product without the date of availability. */
function availability(product: DetailedProduct, time: PackingTime) {
  const named = AVAILABILITIES.get(availabilityOf(product)) ?? 'out_of_stock'
  if (named !== 'backorder') return [['availability', named]] as const
  const day = deliveryDates(product, time)?.earliest
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
