import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { eventually, type TestBrowser } from './browser.ts'

const t = messages('de')
const FABRIC = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'
const ADDRESS = {
  'billingAddress.firstName': 'Katrin',
  'billingAddress.lastName': 'Sommerfeld',
  'billingAddress.street': 'Elbhangstraße 27',
  'billingAddress.zipcode': '01326',
  'billingAddress.city': 'Dresden',
} as const
const CARD_FRAME = '[data-ready] iframe'
const WRONG_CARD = '1234'
const GOOD_CARD = '4242424242424242'

type Journey = Readonly<{ origin: string; hasScript: boolean; email: string }>

/** Buys 2.5 m of cloth as a guest and pays: by card with script, by prepayment without. */
export async function buyAsGuest(browser: TestBrowser, { origin, hasScript, email }: Journey) {
  const order = `//button[normalize-space()='${t('checkout.order')}']`
  const isAt = (path: RegExp) =>
    eventually(`${path}`, async () => {
      const url = await browser.url()
      if (path.test(url)) return url
      throw new Error(`The page is ${url}`)
    })

  await browser.open(origin + FABRIC)
  await browser.type('input[name=metres]', '2,5')
  await browser.click(`//button[normalize-space()='${t('catalogue.addToCart')}']`)
  await browser.find(hasScript ? 'dialog[open]' : '.lines')
  await browser.open(origin + urls.page('de', 'cart'))
  await browser.click(`//a[normalize-space()='${t('cart.toCheckout')}']`)
  await isAt(/\/checkout$/)
  if (hasScript) await browser.find('#checkout[data-hydrated]')
  for (const [name, value] of Object.entries(ADDRESS)) await browser.type(`[name="${name}"]`, value)
  await browser.type('[name=email]', email)
  await browser.click('[name=terms]')
  if (!hasScript) {
    await browser.click(order)
    await isAt(/\/checkout\/success\/[0-9a-f]{32}/)
    return
  }
  // The fields load when they are visible.
  await browser.scrollTo('[data-card]')
  await typeCard(browser, WRONG_CARD)
  await browser.click(order)
  await browser.find('[name=card][aria-invalid=true]', CARD_FRAME)
  // While the checkout waits for the fields, it ignores the button.
  await browser.find(`${order}[@aria-busy='false']`)
  await typeCard(browser, GOOD_CARD)
  await browser.click(order)
  await isAt(/\/paid$/)
}

async function typeCard(browser: TestBrowser, number: string) {
  await browser.type('[name=card]', number, CARD_FRAME)
  await browser.type('[name=expiry]', '12/40', CARD_FRAME)
  await browser.type('[name=code]', '123', CARD_FRAME)
}
