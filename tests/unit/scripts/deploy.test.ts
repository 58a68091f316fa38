import { expect, it } from 'vitest'
import { refusals, type DeployConfig } from '../../../scripts/deploy/refusals.ts'
import { smoke } from '../../../scripts/deploy/smoke.ts'

const ORIGIN = 'https://naehladen.de'
const BUILD = 'b5e9c0ffee01'

function aConfig(over: Partial<DeployConfig> = {}): DeployConfig {
  return {
    vars: { SHOP_ORIGIN: ORIGIN },
    d1_databases: [
      { database_name: 'ripstop', database_id: 'c3f1a0de-0000-4000-8000-000000000001' },
    ],
    kv_namespaces: [{ id: 'a3f1a0de000040008000000000000001' }],
    ...over,
  }
}

it('the deploy check accepts a configured shop and a logged-in operator', () => {
  expect(refusals(aConfig(), { isLoggedIn: true })).toEqual([])
})

it('the deploy check lists everything that is missing before it starts', () => {
  const config = aConfig({
    vars: { SHOP_ORIGIN: 'http://ripstop.example' },
    kv_namespaces: [{ id: '00000000000000000000000000000000' }],
  })
  const told = refusals(config, { isLoggedIn: false })
  expect(told).toHaveLength(4)
  expect(told[0]).toContain('wrangler login')
  expect(told[1]).toContain('KV namespace')
})

/** A healthy shop, changed by each test. */
function aShop(over: Readonly<Record<string, Response>> = {}) {
  const well: Record<string, Response> = {
    '/health': Response.json({ status: 'ok', build: BUILD }),
    '/ready': Response.json({ status: 'ready' }),
    '/en': new Response(`<html data-build="${BUILD}">`, {
      headers: { 'content-security-policy': "default-src 'none'" },
    }),
    '/checkout/cart': new Response('', { headers: { 'cache-control': 'no-store' } }),
    '/sitemap.xml': new Response(''),
  }
  return async (address: string) => {
    const response = { ...well, ...over }[new URL(address).pathname]
    if (!response) throw new Error(`Nobody should ask ${address}`)
    return response
  }
}

it('the smoke test reports nothing for a healthy shop', async () => {
  expect(await smoke(ORIGIN, BUILD, aShop())).toEqual([])
})

it('the smoke test reports a build other than the deployed one', async () => {
  const old = { '/health': Response.json({ status: 'ok', build: 'before' }) }
  expect(await smoke(ORIGIN, BUILD, aShop(old))).toEqual([`${ORIGIN}/health reports another build`])
})

it('the smoke test reports the failing services of a shop that is not ready', async () => {
  const ill = { '/ready': Response.json({ parts: { database: 'fails' } }, { status: 503 }) }
  expect((await smoke(ORIGIN, BUILD, aShop(ill)))[0]).toContain('"database":"fails"')
})

it('the smoke test reports a cacheable cart and a page that does not load', async () => {
  const ill = { '/checkout/cart': new Response(''), '/en': Response.error() }
  const told = await smoke(ORIGIN, BUILD, aShop(ill))
  expect(told).toEqual([
    `${ORIGIN}/en returned 0: `,
    `${ORIGIN}/checkout/cart is cacheable, but must be no-store`,
  ])
})
