import { beforeEach, describe, expect, test } from 'vitest'
import { anEmail } from '#tests/worker/backend/account/people.ts'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'
import { countingEnv } from '#tests/worker/counting-env.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { FORM, filledIn, kindsTo, rows, soldOut, waitingFor } from './waiting.ts'

beforeEach(soldOut)

test('while the backend fails a product’s alert form does not return 404', async () => {
  const browser = aBrowser(new Map(), countingEnv('DB').env)
  // A product that is not cached yet.
  const unread = '24599'
  expect((await browser.get(`${FORM}?article=${unread}`)).status).toBe(502)
  expect((await browser.post(FORM, await filledIn(unread))).status).toBe(502)
})

describe('stock alert requests', () => {
  test.each([
    ['no address', { email: '' }],
    ['an invalid address', { email: '😀@' }],
    ['no consent', { acceptedDataProtection: '' }],
    ['a filled honeypot', { website: 'https://x.test' }],
    ['an invalid quantity', { quantity: 'viel' }],
    ['a negative quantity', { quantity: '-5' }],
    ['a forged form token', { formToken: `abcdefgh.${'0'.repeat(64)}` }],
  ])('a stock alert with %s is refused with a message, and sends no mail', async (_, changes) => {
    const response = await aBrowser().post(FORM, await filledIn('70000', changes))
    expect(response.status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('a stock alert for an unknown product returns 404', async () => {
    expect((await aBrowser().post(FORM, await filledIn('99999'))).status).toBe(404)
    expect((await aBrowser().get(`${FORM}?article=99999`)).status).toBe(404)
  })

  test('repeated stock alert requests have to wait', async () => {
    const email = anEmail()
    const responses = []
    for (let time = 0; time < 4; time += 1)
      responses.push(await aBrowser().post(FORM, await filledIn('24500', { email })))
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 429])
  })

  test('a repeated stock alert request gets the same response and another mail', async () => {
    const known = await waitingFor('24500')
    const before = await rows()
    const again = await aBrowser().post(FORM, await filledIn('24500', { email: known.email }))
    const stranger = await filledIn('24500')
    const unknown = await aBrowser().post(FORM, stranger)
    expect([again.status, again.location, again.text]).toEqual([
      unknown.status,
      unknown.location,
      unknown.text,
    ])
    expect(await kindsTo(known.email)).toEqual(['stock-alert-opt-in', 'stock-alert-opt-in'])
    expect(await kindsTo(stranger.email)).toEqual(['stock-alert-opt-in'])
    expect((await rows()).filter(({ email }) => email === known.email)).toEqual(before)
  })

  test('a known address needs as many round trips and statements as a new one', async () => {
    const { email } = await waitingFor('24500')
    const costs = []
    for (const address of [email, anEmail()]) {
      const { bindings, counts } = countedBindings()
      const form = await filledIn('24500', { email: address })
      await aBrowser(new Map(), bindings).post(FORM, form)
      costs.push(counts)
    }
    expect(costs[0]).toEqual(costs[1])
  })
})
