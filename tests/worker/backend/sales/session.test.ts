import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { EMPTY_SESSION } from '#worker/backend/shopper/sessions.ts'
import { changeSession, readSession, rotateSession } from '#worker/backend/shopper/shopper.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Change } from '#worker/backend/shopper/state.ts'
import { aToken, sessionsNow } from './sessions-now.ts'

// An expired object deletes itself at once, so this is the current time.
const NOW = new Date()
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const FABRIC = hexId<ProductId>('a'.repeat(32))
const BUCKLE = hexId<ProductId>('b'.repeat(32))

const add = (productId: ProductId, quantity = 1): Change => ({
  kind: 'add',
  items: [{ productId, quantity }],
  codes: [],
})

async function write(token: string, change: Change, at = NOW) {
  const written = await changeSession(sessionsNow(), token, at, change)
  if (!written.ok) throw new Error(written.error.kind)
  return written.value
}

const read = (token: string, at = NOW) => readSession(sessionsNow(), token, at)

test('an unknown token reads as an empty session and stores nothing', async () => {
  const token = 'k'.repeat(32)
  expect(await read(token)).toEqual(EMPTY_SESSION)
  const stub = env.SHOPPER.get(env.SHOPPER.idFromName(token.slice(0, 16)))
  const tables = await runInDurableObject(stub, (_session, { storage }) =>
    storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
  )
  expect(tables.filter(({ name }) => !String(name).startsWith('_cf'))).toEqual([])
})

test.each(['', 'garbage', '../../etc', 'x'.repeat(33)])(
  'the token %j reads as an empty session',
  async (token) => {
    expect(await read(token)).toEqual(EMPTY_SESSION)
  },
)

test('the first product creates a session, and the sent token opens it too', async () => {
  const token = aToken()
  const written = await write(token, add(FABRIC, 25))
  expect(written.state.cartId).toMatch(/^[0-9a-f]{32}$/)
  for (const one of [written.token, token])
    expect((await read(one)).contents.lines).toEqual([
      { productId: FABRIC, quantity: 25, cuts: null },
    ])
})

test('choices before the first product are preserved', async () => {
  const chosen = { languageId: LANGUAGE_ID.en, countryId: idOf('country', 'CH') }
  const { token } = await write(aToken(), { kind: 'choose', settings: chosen })
  const way = { shippingMethodId: idOf('shipping', 'pickup') }
  const next = await write(token, { kind: 'choose', settings: way })
  expect((await read(next.token)).settings).toMatchObject({ ...chosen, ...way })
  const { state } = await write(next.token, add(FABRIC))
  expect(state.settings).toMatchObject({ ...chosen, ...way })
})

test('an unsigned token of an older version still opens its session', async () => {
  const [key, secret] = ['o'.repeat(16), 'p'.repeat(16)]
  const object = env.SHOPPER.get(env.SHOPPER.idFromName(key))
  await object.change(secret, NOW.getTime(), add(FABRIC, 2))
  const written = await write(key + secret, add(FABRIC, 3))
  expect(written.token).toBe(key + secret)
  expect((await read(key + secret)).contents.lines[0]?.quantity).toBe(5)
})

test('a token that the shop did not issue is replaced', async () => {
  const planted = 'q'.repeat(32)
  const { token } = await write(planted, add(FABRIC))
  expect(token.slice(0, 16)).not.toBe(planted.slice(0, 16))
  expect(await read(planted)).toEqual(EMPTY_SESSION)
})

test('a token with a guessed key gets a new session', async () => {
  const token = aToken()
  await write(token, add(FABRIC))
  const guessed = `${token.slice(0, 16)}${aToken().slice(0, 16)}`
  expect(await read(guessed)).toEqual(EMPTY_SESSION)
  const stranger = await write(guessed, add(BUCKLE))
  expect(stranger.token).not.toBe(guessed)
  expect(stranger.token.slice(0, 16)).not.toBe(token.slice(0, 16))
  expect((await read(token)).contents.lines.map((line) => line.productId)).toEqual([FABRIC])
})

test('adding the same product again increases its quantity, even after other changes', async () => {
  const token = aToken()
  await Promise.all([1, 2, 3, 4].map((quantity) => write(token, add(FABRIC, quantity))))
  const { contents, revision } = await read(token)
  expect(contents.lines).toEqual([{ productId: FABRIC, quantity: 10, cuts: null }])
  expect(revision).toBe(4)
})

test('a change of an unknown line is refused and changes nothing', async () => {
  const token = aToken()
  await write(token, add(FABRIC))
  const items = [
    { productId: FABRIC, quantity: 9 },
    { productId: BUCKLE, quantity: 1 },
  ]
  const refused = await changeSession(sessionsNow(), token, NOW, { kind: 'set', items })
  expect(refused).toEqual({ ok: false, error: { kind: 'line-not-found', id: BUCKLE } })
  expect((await read(token)).contents.lines[0]?.quantity).toBe(1)
})

test('the number of lines in a cart is limited', async () => {
  const token = aToken()
  const items = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({
    productId: hexId<ProductId>(String(index).padStart(32, '0')),
    quantity: 1,
  }))
  const refused = await changeSession(sessionsNow(), token, NOW, { kind: 'add', items, codes: [] })
  expect(refused).toEqual({ ok: false, error: { kind: 'too-many-lines', max: MAX_LINES } })
})

test('a correction of contents that changed in the meantime is refused', async () => {
  const token = aToken()
  const seen = (await write(token, add(FABRIC, 5))).state
  await write(token, add(FABRIC, 1))
  const change: Change = {
    kind: 'correct',
    revision: seen.revision,
    contents: { lines: [{ productId: FABRIC, quantity: 4, cuts: null }], codes: [] },
    settings: {},
  }
  const late = await changeSession(sessionsNow(), token, NOW, change)
  expect(late).toEqual({ ok: false, error: { kind: 'revision-passed' } })
  expect((await read(token)).contents.lines[0]?.quantity).toBe(6)
})

test('an order removes its lines and leaves a new cart, only once', async () => {
  const token = aToken()
  const { cartId } = (await write(token, add(FABRIC, 5))).state
  await write(token, add(BUCKLE, 2))
  const ordered: Change = { kind: 'ordered', cartId, items: [{ productId: FABRIC, quantity: 5 }] }
  const left = (await write(token, ordered)).state
  expect(left.cartId).not.toBe(cartId)
  expect(left.contents.lines).toEqual([{ productId: BUCKLE, quantity: 2, cuts: null }])
  const again = (await write(token, { ...ordered, items: [{ productId: BUCKLE, quantity: 2 }] }))
    .state
  expect(again).toEqual(left)
})

test('a rotated session invalidates the old token and preserves the cart', async () => {
  const old = aToken()
  await write(old, add(FABRIC, 5))
  const customerId = 'c'.repeat(32)
  const rotated = await rotateSession(sessionsNow(), old, NOW, { customerId })
  expect(rotated.token).not.toBe(old)
  expect(await read(old)).toEqual(EMPTY_SESSION)
  const session = await read(rotated.token)
  expect(session.settings.customerId).toBe(customerId)
  expect(session.contents.lines[0]?.quantity).toBe(5)
})

test('during the grace period an old token finds the cart, but not the customer', async () => {
  const old = aToken()
  await write(old, add(FABRIC, 5))
  const graceMs = 30_000
  const settings = { customerId: 'c'.repeat(32) }
  await rotateSession(sessionsNow(), old, NOW, settings, graceMs)
  const soon = await read(old, new Date(NOW.getTime() + graceMs - 1))
  expect([soon.contents.lines.length, soon.settings.customerId]).toEqual([1, null])
  expect(await read(old, new Date(NOW.getTime() + graceMs))).toEqual(EMPTY_SESSION)
})

test('after a day without use choices are deleted, and the cart is preserved', async () => {
  const token = aToken()
  await write(token, add(FABRIC))
  await write(token, { kind: 'choose', settings: { customerId: 'c'.repeat(32) } })
  const session = await read(token, later(1.01))
  expect(session.settings.customerId).toBeNull()
  expect(session.contents.lines).toHaveLength(1)
  expect((await read(token, later(1.02))).settings.customerId).toBeNull()
})

test('a guest is deleted 120 days after the last use', async () => {
  const token = aToken()
  const stub = env.SHOPPER.get(env.SHOPPER.idFromName(token.slice(0, 16)))
  await write(token, add(FABRIC), new Date(Date.now() - 119 * DAY_MS))
  await runDurableObjectAlarm(stub)
  expect((await read(token, new Date(Date.now() - 121 * DAY_MS))).contents.lines).toHaveLength(1)

  const forgotten = aToken()
  await write(forgotten, add(FABRIC), new Date(Date.now() - 121 * DAY_MS))
  await runDurableObjectAlarm(env.SHOPPER.get(env.SHOPPER.idFromName(forgotten.slice(0, 16))))
  expect((await read(forgotten)).contents.lines).toEqual([])
})
