import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import {
  aCatalogue,
  aParcel,
  aProductRecord,
  type ImportRecords,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout, methodIn } from '#tests/worker/shopping/checkout-form.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const text = (de: string, en: string) => ({ de, en })

/** Free from 79.00 € in Germany. */
export const PARCEL = {
  ...aParcel(),
  costs: [
    { countryIso: 'DE', grossCents: 490 },
    { countryIso: 'AT', grossCents: 990 },
    { countryIso: 'CH', grossCents: 1490 },
  ],
  freeFrom: [{ countryIso: 'DE', grossCents: 7900 }],
}

/** Free pick-up. */
export const PICKUP = {
  ...aParcel(),
  key: 'pickup',
  kind: 'pickup',
  name: text('Abholung', 'Pick-up'),
  position: 1,
  costs: [{ countryIso: 'DE', grossCents: 0 }],
}

/** A shop with a buckle, two shipping methods and an imprint that names the seller. */
export function aShop(records: ImportRecords = {}): ImportRecords {
  const seller = '<p>{{SHOP_LEGAL_NAME}}, {{SHOP_STREET}}, {{SHOP_ZIP}} {{SHOP_CITY}}</p>'
  return aCatalogue({
    'shipping-methods': [PARCEL, PICKUP],
    articles: [aProductRecord('24500')],
    pages: [
      aPage({
        key: 'imprint',
        path: text('/impressum', '/imprint'),
        name: text('Impressum', 'Imprint'),
        sections: [aSection({ blocks: [aBlock({ slots: [aText(text(seller, seller))] })] })],
      }),
    ],
    ...records,
  })
}

const PAGES = [
  '/',
  '/en',
  '/impressum',
  '/en/imprint',
  '/fabrics-de',
  '/artikel/24500',
  '/en/article/24500',
  '/kontakt',
  '/checkout/cart',
  '/checkout',
  '/en/checkout',
  '/order-sample',
  '/en/order-sample',
  '/llms.txt',
  '/products.xml',
] as const

/** Imports a catalogue into an empty shop; throws if a line is refused. */
export async function openShop(records: ImportRecords): Promise<void> {
  await emptyStorage()
  const { refusals } = await importCatalogue(records)
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals))
}

const Mails = z.array(z.object({ mail: z.string() }))

/**
 * Imports a shop, opens its pages, buys a buckle by bank transfer for pick-up, and returns all
 * texts that a shopper reads, by page or mail.
 */
export async function shopSurface(records: ImportRecords): Promise<ReadonlyMap<string, string>> {
  await openShop(records)
  const seen = new Map<string, string>()
  const browser = aBrowser()
  // The buyer lives in another place than the seller of any test.
  const elsewhere = {
    'billingAddress.zipcode': '04109',
    'billingAddress.city': 'Leipzig',
    'billingAddress.countryId': idOf('country', 'DE'),
  }
  const form = await filledCheckout(browser, elsewhere)
  for (const path of PAGES) seen.set(path, (await browser.get(path)).text)

  const checkout = await browser.get('/checkout')
  const chosen = {
    ...form,
    shippingMethodId: methodIn(checkout, 'Abholung'),
    paymentMethodId: methodIn(checkout, 'Vorkasse'),
  }
  const summary = await browser.post('/checkout/save', chosen)
  const fields = Object.fromEntries(
    [...summary.text.matchAll(/name="(cartId|hash)"[^>]*value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  const { location, status } = await browser.post('/checkout/order', { ...chosen, ...fields })
  if (!location) throw new Error(`The order was not placed: ${status}`)
  seen.set('order page', (await browser.get(location)).text)
  const { results } = await env.DB.prepare('SELECT mail FROM outbox').all()
  for (const [index, { mail }] of Mails.parse(results).entries()) seen.set(`mail ${index}`, mail)
  return seen
}

/** The places of a shop that contain a text, with equal spaces. */
export function placesOf(surface: ReadonlyMap<string, string>, sought: string): readonly string[] {
  return [...surface].flatMap(([place, page]) =>
    page.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ').includes(sought) ? [place] : [],
  )
}
