import { beforeAll, expect, test } from 'vitest'
import { teaShop } from '#tests/builders/tea-shop.ts'
import { openShop } from '#tests/worker/settings/shop-surface.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

/** Words of a shop for sewing supplies in Dresden. */
const FOREIGN =
  /met(?:re|er)|fabric|sew|cloth|Dresden|Saxon|Stoff|näh|Zuschnitt|Ripstop|German[^a-z]/i

const PAGES = [
  '/',
  '/tee/schwarztee/darjeeling',
  '/margarets-hope/TEA-DARJ.50',
  '/kanne/POT_08',
  '/search?search=tee',
  '/search?search=nichts',
  '/kontakt',
  '/impressum',
  '/checkout/cart',
  '/checkout',
  '/login',
  '/register',
  '/cookie-einstellungen',
  '/vertrag-widerrufen',
  '/llms.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/products.xml',
  '/keine-seite',
]
const IN_ENGLISH = [
  '/en',
  '/en/tea/black-tea/darjeeling',
  '/en/margarets-hope/TEA-DARJ.50',
  '/en/search?search=tea',
  '/en/contact',
  '/en/imprint',
  '/en/checkout/cart',
  '/en/checkout',
  '/en/login',
  '/en/register',
  '/en/withdraw-from-contract',
  '/en/llms.txt',
]

beforeAll(async () => {
  await openShop(teaShop())
})

/** The text that people and programs read: without scripts, drawings, classes and names of states. */
function readable(html: string): string {
  return html
    .replaceAll(/<(style|script)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<option[\s\S]*?<\/option>/g, ' ')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replaceAll(
      /\s(?:class|id|name|aria-describedby|data-[a-z-]+|for|form|autoComplete|value)="[^"]*"/g,
      ' ',
    )
}

async function basket() {
  const browser = aBrowser()
  const { text } = await browser.get('/margarets-hope/TEA-DARJ.50')
  const [, productId = ''] = /name="productId" value="([0-9a-f]{32})"/.exec(text) ?? []
  await browser.post('/checkout/cart/add', { productId, quantity: '2' })
  return browser
}

test.each([...PAGES, ...IN_ENGLISH])(
  '%s of the tea shop has no word of another trade',
  async (path) => {
    const browser = await basket()
    const words = readable((await browser.get(path)).text)
    expect(
      FOREIGN.exec(words)?.[0] ?? null,
      words.slice(Math.max(0, words.search(FOREIGN) - 80)).slice(0, 200),
    ).toBe(null)
  },
)
