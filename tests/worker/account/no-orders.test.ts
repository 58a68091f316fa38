import { expect, test } from 'vitest'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

test('the account of a customer without orders links to the new products', async () => {
  const { client } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  for (const [path, sentence, way] of [
    ['/account', 'Noch keine Bestellungen.', '/new-products'],
    ['/account/order', 'Noch keine Bestellungen.', '/new-products'],
    ['/en/account/order', 'No orders yet.', '/en/new-products'],
  ] as const) {
    const { text } = await browser.get(path)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).toContain(sentence)
    expect(main).toContain(`href="${way}"`)
  }
})
