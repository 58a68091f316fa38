import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import { FOOTER, ROOT } from './categories.ts'
import type { Catalogue } from './catalogue.ts'
import { sentMethods } from './delivery.ts'
import type { Installed } from './installed.ts'
import { translated } from './translated.ts'

export const STOREFRONT_KEY = 'SWSCRIPSTOPONSHOPWARE00000'
export const HEADLESS_KEY = 'SWSCRIPSTOPHEADLESS0000000'
export const CHANNELS = [idOf('sales-channel', 'storefront'), idOf('sales-channel', 'headless')]

// Shopware's ids of the two channel types. Only the first has SEO paths.
const STOREFRONT = '8a243080f92e4c719546314b577cf82b'
const HEADLESS = 'f183ee5650cf4bdb8a774337575067a6'

/** Off by default; without it customers have no stored wishlist. */
const SETTINGS = { 'core.cart.wishlistEnabled': true }

type Channel = Readonly<{ key: string; name: string; typeId: string; accessKey: string }>

/**
 * Two channels of one shop. The first has our pages' domains, German at the root and English below
 * /en; the second is below /headless, since a domain belongs to one channel.
 */
export async function seedChannels(
  api: AdminApi,
  catalogue: Catalogue,
  installed: Installed,
  storefronts: readonly string[],
): Promise<void> {
  const known = new Map(
    (await api.search('sales-channel-domain')).map((row) => [String(row['url']), row.id]),
  )
  const domain = (locale: 'de' | 'en', url: string) => ({
    id: known.get(url) ?? idOf('sales-channel-domain', url),
    url,
    languageId: installed.languages[locale],
    currencyId: installed.currencyId,
    snippetSetId: installed.snippetSets[locale],
  })
  const channel = ({ key, ...fields }: Channel, below: string) => ({
    id: idOf('sales-channel', key),
    ...fields,
    name: translated({ de: fields.name, en: fields.name }),
    ...sharedFields(catalogue, installed),
    domains: storefronts.flatMap((origin) => [
      domain('de', `${origin}${below}`),
      domain('en', `${origin}${below}/en`),
    ]),
  })
  await api.configure(SETTINGS)
  await api.upsert('sales_channel', [
    channel(
      { key: 'storefront', name: 'Ripstop', typeId: STOREFRONT, accessKey: STOREFRONT_KEY },
      '',
    ),
    channel(
      { key: 'headless', name: 'Ripstop (headless)', typeId: HEADLESS, accessKey: HEADLESS_KEY },
      '/headless',
    ),
  ])
}

function sharedFields(catalogue: Catalogue, installed: Installed) {
  const shipping = sentMethods(catalogue).map(({ key }) => ({ id: idOf('shipping', key) }))
  return {
    active: true,
    languageId: installed.languages.de,
    currencyId: installed.currencyId,
    countryId: installed.countries['DE'],
    customerGroupId: installed.customerGroupId,
    paymentMethodId: installed.paymentMethods[0]?.id,
    shippingMethodId: shipping[0]?.id,
    navigationCategoryId: ROOT,
    footerCategoryId: FOOTER,
    navigationCategoryDepth: 3,
    taxCalculationType: 'horizontal',
    languages: Object.values(installed.languages).map((id) => ({ id })),
    currencies: [{ id: installed.currencyId }],
    countries: Object.values(installed.countries).map((id) => ({ id })),
    paymentMethods: installed.paymentMethods.map(({ id }) => ({ id })),
    shippingMethods: shipping,
  }
}
