import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { ask } from '#tests/worker/backend/catalogue/ops.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser, type Browser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import {
  parseIssuedToken,
  newWaitingToken,
  withChoices,
} from '#worker/backend/shopper/parse-issued-token.ts'

/** Secrets during a rotation, when the old one is still accepted, and after it. */
const ROTATING = { SIGNING_SECRET: 'the next secret', SIGNING_SECRET_BEFORE: env.SIGNING_SECRET }
const ROTATED = { SIGNING_SECRET: 'the next secret' }

beforeAll(() => stockShop([aBuckle()]))

/**
 * The network of these tests. Lookups of sessions with an unknown secret are limited per network,
 * and other tests use forged tokens without a network.
 */
const HERE = { 'cf-connecting-ip': '192.0.2.81' }

/** A copy of the browser that visits a shop with other secrets. */
function before({ cookies }: Browser, secrets: object, network = HERE) {
  const browser = aBrowser(new Map(cookies), secrets)
  return { get: (path: string) => browser.get(path, network) }
}

test('customers stay logged in with their cart during and after a secret rotation', async () => {
  const { email } = await aCustomer()
  const browser = aBrowser()
  expect((await browser.post('/login', { email, password: PASSWORD })).location).toBe('/account')
  await filledCheckout(browser)
  for (const secrets of [ROTATING, ROTATED]) {
    const later = before(browser, secrets)
    expect((await later.get('/account')).status).toBe(200)
    expect((await later.get('/checkout/cart')).text).toContain('Steckschnalle 24500')
  }
})

test('shoppers without a cart do not log out others in their network after a rotation', async () => {
  const network = { 'cf-connecting-ip': '192.0.2.82' }
  const { email } = await aCustomer()
  const browser = aBrowser()
  await browser.post('/login', { email, password: PASSWORD })
  for (let shoppers = 0; shoppers < 60; shoppers += 1) {
    const bindings: Bindings = { ...env, ...ROTATED }
    const client = aClient({ bindings, ip: network['cf-connecting-ip'] })
    await client.call('GET', '/context')
    await client.call('GET', '/checkout/cart')
  }
  expect((await before(browser, ROTATED, network).get('/account')).status).toBe(200)
})

test('a guest’s order pass opens the order during a secret rotation', async () => {
  const browser = aBrowser()
  const { location } = await browser.post('/checkout/order', await filledCheckout(browser))
  browser.cookies.delete('__Host-sw-context-token')
  expect((await before(browser, ROTATING).get(location ?? '')).status).toBe(200)
  expect((await before(browser, ROTATED).get(location ?? '')).status).toBe(404)
})

test('an open form is accepted during a secret rotation', async () => {
  const form = {
    name: 'Lena Vogel',
    email: 'lena@mail.test',
    phoneNumber: '',
    subject: 'Eine Frage',
    website: '',
    comment: 'Hält das auch bei Regen?',
    acceptedDataProtection: '1',
    formToken: await signedAt(new Date(Date.now() - 60_000)),
  }
  expect((await aBrowser(new Map(), ROTATED).post('/kontakt', form)).status).toBe(400)
  expect((await aBrowser(new Map(), ROTATING).post('/kontakt', form)).status).toBe(303)
})

test('choices without a cart survive a secret rotation, and new tokens use the new secret', () => {
  const old = { now: 'of before', before: null }
  const rotating = { now: 'next', before: 'of before' }
  const token = newWaitingToken(old)
  const key = token.slice(0, 16)
  const chosen = withChoices(old, key, {})
  expect(parseIssuedToken(rotating, chosen)?.kind).toBe('waiting')
  expect(parseIssuedToken(old, newWaitingToken(rotating))?.kind).toBe('unsigned')
})

test('both operator secrets are accepted during a rotation, only the new one after it', async () => {
  const requested = async (secret: string, secrets: object) => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await ask('/_ops/orders', { headers }, { ...env, ...secrets } as never)).status
  }
  const rotating = { OPS_SECRET: 'next', OPS_SECRET_BEFORE: env.OPS_SECRET }
  expect(await requested('next', rotating)).toBe(200)
  expect(await requested(env.OPS_SECRET, rotating)).toBe(200)
  expect(await requested(env.OPS_SECRET, { OPS_SECRET: 'next' })).toBe(401)
  expect(await requested('', { OPS_SECRET: 'next', OPS_SECRET_BEFORE: '' })).toBe(401)
})
