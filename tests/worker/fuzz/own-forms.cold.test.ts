import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { filledIn, ROUTES } from '#tests/worker/account/storefront-access.ts'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { aFabric, idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { chanceOf, NASTY, type Chance } from './chance.ts'
import { app, errorOf, LONG, quiet, rounds, seed, shown } from './fuzzed-app.ts'

const ORIGIN = 'https://shop.test'

type Form = Readonly<{ action: string; fields: readonly (readonly [string, string])[] }>

let token = ''
let orderId = ''
const forms: Form[] = []

beforeEach(quiet)
afterEach(() => void vi.restoreAllMocks())

beforeAll(async () => {
  quiet()
  const owner = await anOwner([aFabric('70000')])
  token = owner.client.token ?? ''
  orderId = owner.orderId
  const items = ['24500', '70000'].map((number) => ({
    id: idOfProduct(number),
    type: 'product',
    quantity: 10,
  }))
  await owner.client.call('POST', '/checkout/cart/line-item', { items })
  const pages = Object.keys(ROUTES)
    .filter((route) => route.startsWith('GET '))
    .map((route) => filledIn(route, owner).path)
  for (const path of [...pages, '/steckschnalle/24500', '/steckschnalle/70000', '/category-de']) {
    for (const locale of ['', '/en']) forms.push(...formsIn(await read(locale + path)))
  }
}, 90_000)

const asCustomer = (headers: Record<string, string> = {}) => ({
  origin: ORIGIN,
  cookie: `__Host-sw-context-token=${token}`,
  accept: 'text/html',
  ...headers,
})

async function read(path: string): Promise<string> {
  const pending: Promise<unknown>[] = []
  const ctx = { waitUntil: (promise: Promise<unknown>) => void pending.push(promise) }
  const request = new Request(ORIGIN + path, { headers: asCustomer(), redirect: 'manual' })
  const response = await app.fetch(
    request,
    env as unknown as Bindings,
    ctx as unknown as ExecutionContext,
  )
  const text = await response.text()
  await Promise.allSettled(pending)
  return text
}

/** Forms with method post, except the one that ends the session. */
function formsIn(html: string): Form[] {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, head = '', inside = '']) => {
      const action = /\saction="([^"]*)"/.exec(head)?.[1] ?? ''
      if (!/method="post"/i.test(head) || /logout|sessions/.test(action)) return []
      const names = [...inside.matchAll(/\sname="([^"]+)"(?:[^>]*\svalue="([^"]*)")?/g)]
      const input = names.map(([, name = '', value = '']) => [name, value] as const)
      const asShown = Object.entries(formFields(inside))
      return [{ action, fields: [...new Map([...input, ...asShown])] }]
    },
  )
}

/** A form of the shop with up to three fields changed, removed or repeated. */
function changed(chance: Chance, { fields }: Form): URLSearchParams {
  const sent = fields.map(([name, value]) => [name, value] as [string, string])
  for (let times = chance.below(4); times > 0 && sent.length > 0; times--) {
    const at = chance.below(sent.length)
    const [name = '', value = ''] = sent[at] ?? []
    const kind = chance.below(5)
    if (kind === 0) sent.splice(at, 1)
    else if (kind === 1) sent.push([name, chance.oneOf(NASTY)])
    else if (kind === 2) sent[at] = [`${name}${chance.oneOf(['[]', '[a]', '.b', '['])}`, value]
    else sent[at] = [name, chance.oneOf(NASTY)]
  }
  return new URLSearchParams(sent)
}

test('changed forms of a logged-in customer cause no errors', LONG, async () => {
  const actions = new Set(forms.map(({ action }) => action.replace(/^\/en(?=\/)/, '')))
  expect(actions.size, [...actions].join(' ')).toBeGreaterThan(30)
  const errors: string[] = []
  for (let round = 0; round < rounds; round++) {
    const chance = chanceOf(seed * 15_485_863 + round)
    const form = chance.oneOf(forms)
    const body = changed(chance, form)
    const type = 'application/x-www-form-urlencoded'
    const headers = asCustomer({
      // Each request has its own network, so that no limit applies.
      'cf-connecting-ip': `2001:db8:${round.toString(16)}::1`,
      'content-type': type,
      accept: chance.isOne(4) ? 'application/json' : 'text/html',
    })
    const url = new URL(form.action, ORIGIN).href
    const error = await errorOf(new Request(url, { method: 'POST', headers, body: String(body) }))
    if (error) errors.push(`round ${round}: ${url}\n  ${shown(String(body))}\n  ${error}`)
  }
  expect(errors.join('\n')).toBe('')
})

const Sums = z.array(z.object({ wrong: z.int() }))

test('after random forms every order matches its lines, and no stock is negative', async () => {
  const { results } = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM product WHERE stock < 0) + (
        SELECT count(*) FROM orders o WHERE o.total_cents <
          (SELECT sum(l.total_cents) FROM order_line l WHERE l.order_id = o.id)) AS wrong`,
  ).all()
  expect(Sums.parse(results)).toEqual([{ wrong: 0 }])
  expect(await read(`/account/order/${orderId}`)).toContain('24500')
})
