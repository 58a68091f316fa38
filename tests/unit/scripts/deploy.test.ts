import { expect, it } from 'vitest'
import { aDeployConfig, aDeployedShop } from '#tests/builders/deploy-config.ts'
import { ShopSettings } from '#shared/schemas/import/shop.ts'
import { configRefusals } from '../../../scripts/deploy/refusals.ts'
import { smoke } from '../../../scripts/deploy/smoke.ts'

const ORIGIN = 'https://shop.naehladen.de'
const OPS_SECRET = 'x'.repeat(32)

async function problemsOf(changes: Parameters<typeof aDeployedShop>[0], isRemote = false) {
  const { build, send, requests } = aDeployedShop(changes)
  const problems = await smoke({ origin: ORIGIN, build, opsSecret: OPS_SECRET, isRemote }, send)
  return { problems, requests }
}

it('a configured shop may be deployed', () => {
  expect(configRefusals(aDeployConfig(), 'production')).toEqual([])
})

it.each([
  ['http', { SHOP_ORIGIN: 'http://shop.naehladen.de' }, 'must be https'],
  ['an example address', { SHOP_ORIGIN: 'https://ripstop.example' }, 'is an example address'],
  ['the demo seller', { SHOP_LEGAL_NAME: 'Ripstop Demo GmbH' }, 'SHOP_LEGAL_NAME have'],
  ['no bank', { SHOP_BANK_IBAN: undefined }, 'SHOP_BANK_IBAN have'],
  ['the demo mail', { SHOP_EMAIL: ' hallo@ripstop.example ' }, 'SHOP_EMAIL have'],
])('a shop with %s is not deployed', (_what, vars, sentence) => {
  expect(configRefusals(aDeployConfig({}, vars), 'production').join(' ')).toContain(sentence)
})

it.each([
  ['on workers.dev', { workers_dev: true }, 'workers_dev = false'],
  ['with preview addresses', { preview_urls: true }, 'preview_urls = false'],
  ['on a route without its own domain', { routes: [{ pattern: 'shop.naehladen.de' }] }, 'routes'],
  ['on another domain', { routes: [{ pattern: 'a.de', custom_domain: true }] }, 'routes'],
  ['without required secrets', { secrets: { required: ['OPS_SECRET'] } }, 'Add SIGNING_SECRET'],
  ['built for staging', { targetEnvironment: 'staging' }, 'is a build for staging'],
])('a shop %s is not deployed', (_what, changes, sentence) => {
  const refused = configRefusals(aDeployConfig(changes), 'production')
  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(sentence)
})

it('seller and bank may be in the shop.json that the shop imports', () => {
  const own = aDeployConfig().vars
  const config = aDeployConfig({ vars: { SHOP_ORIGIN: own.SHOP_ORIGIN } })
  const bank = { holder: 'Nähladen', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }
  const seller = {
    legalName: 'Nähladen GmbH',
    street: 'Fadengasse 1',
    zip: '04109',
    city: 'Leipzig',
    vatId: 'DE811111111',
    phone: '+49 341 1234567',
    email: 'hallo@naehladen.de',
  }
  const refused = (settings: object | null) =>
    configRefusals(config, 'production', settings && ShopSettings.parse(settings)).join(' ')
  expect(refused(null)).toContain('SHOP_LEGAL_NAME')
  expect(refused({ seller })).toContain('SHOP_BANK_IBAN')
  expect(refused({ seller, bank })).toBe('')
})

it('the smoke test reports a selling shop with values of the demo', async () => {
  const sent = [() => Response.json({ demoValues: ['SHOP_BANK_IBAN'] })]
  const { problems } = await problemsOf({ 'POST /_ops/test-mail': sent })
  expect(problems[0]).toContain('SHOP_BANK_IBAN')
})

it('the smoke test reports nothing for a healthy shop', async () => {
  expect((await problemsOf({})).problems).toEqual([])
})

it('the smoke test reports a build other than the deployed one', async () => {
  const { problems } = await problemsOf({
    'GET /health': [() => Response.json({ build: 'before' })],
  })
  expect(problems).toEqual([`${ORIGIN}/health reports another build`])
})

it('the smoke test reports the failing services of a shop that is not ready', async () => {
  const ready = [() => Response.json({ parts: { database: 'fails' } }, { status: 503 })]
  expect((await problemsOf({ 'GET /ready': ready })).problems[0]).toContain('"database":"fails"')
})

it('the smoke test reports a cacheable cart and a page that does not load', async () => {
  const { problems } = await problemsOf({
    'GET /checkout/cart': [() => new Response('')],
    'GET /en': [() => Response.error()],
  })
  expect(problems).toEqual([
    `${ORIGIN}/en returned 0: `,
    `${ORIGIN}/checkout/cart is cacheable, but must be no-store`,
  ])
})

it.each([
  ['an unsigned form', 'GET', () => new Response('<input name="formToken" value="">')],
  ['a form that accepts a forged signature', 'POST', () => new Response('', { status: 303 })],
])('the smoke test reports %s', async (_what, method, response) => {
  const { problems, requests } = await problemsOf({ [`${method} /en/contact`]: [response] })
  expect(problems).toHaveLength(1)
  expect(requests).not.toContain('POST /_ops/test-mail')
})

it('the smoke test reports why the mail to the operator was refused', async () => {
  const refused = [() => Response.json({ detail: 'sender not verified' }, { status: 502 })]
  const { problems } = await problemsOf({ 'POST /_ops/test-mail': refused })
  expect(problems[0]).toContain('sender not verified')
})

it('a shop before its first import has no pages to test, and sends mail', async () => {
  const ready = [() => Response.json({ hasCatalogue: false })]
  const { problems, requests } = await problemsOf({ 'GET /ready': ready })
  expect([problems, requests]).toEqual([[], ['GET /health', 'GET /ready', 'POST /_ops/test-mail']])
})

it('in front of a Shopware no mail is sent', async () => {
  expect((await problemsOf({}, true)).requests).not.toContain('POST /_ops/test-mail')
})
