import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const app = createApp()
const CONFIGURED = { SHOP_TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1' }

async function ask(path: string, init: RequestInit = {}, vars: object = CONFIGURED) {
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { redirect: 'manual', ...init })
  const response = await app.fetch(request, { ...env, ...vars }, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return { status: response.status, headers: response.headers, text }
}

function choose(fields: Record<string, string>, vars: object = CONFIGURED) {
  const headers = { origin: 'https://shop.test' }
  return ask('/consent', { method: 'POST', headers, body: new URLSearchParams(fields) }, vars)
}

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

test('a shop without third-party services requests no consent, and says so', async () => {
  const page = await ask('/cookie-einstellungen', {}, {})
  expect(page.text).toContain('gibt es nichts zu erlauben')
  expect(page.text).not.toContain('action="/consent"')
  expect((await choose({ choice: 'all' }, {})).status).toBe(400)
})

test('the list of stored data contains the checkout draft', async () => {
  const { text } = await ask('/cookie-einstellungen', {}, {})
  expect(text).toContain('Ihre Eingaben an der Kasse, bis Sie bestellen')
})

test('the Store API lists the same cookies as the cookie page', async () => {
  const headers = { 'sw-access-key': EMBEDDED_ACCESS_KEY }
  const { text: groups } = await ask('/store-api/cookie-groups', { headers })
  const { text: page } = await ask('/cookie-einstellungen')
  const inPage = [...page.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name)
  const inApi = [...groups.matchAll(/"cookie":"([^"]+)"/g)].map(([, name]) => name)
  expect(inApi).toContain('__Host-wishlist')
  expect(inPage.slice(0, inApi.length)).toEqual(inApi)
})

test('a consent is stored in a cookie for half a year, and the page shows it', async () => {
  const chosen = await choose({ choice: 'some', statistic: '1', to: '/en/cookie-settings' })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/en/cookie-settings'])
  const [cookie = ''] = chosen.headers.getSetCookie()
  expect(cookie).toMatch(/^consent=.*Max-Age=15552000.*Secure.*SameSite=Lax/)
  const page = await ask('/en/cookie-settings', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(page.text.match(/name="\w+" checked=""|checked="" name="\w+"/g)).toHaveLength(1)
  expect(page.text).toMatch(/<input[^>]*name="statistic"[^>]*checked|checked[^>]*name="statistic"/)
})

test('rejecting all is one click and revokes the consent', async () => {
  const [cookie = ''] = (await choose({ choice: 'none', statistic: '1' })).headers.getSetCookie()
  expect(decodeURIComponent(cookie)).toContain('{"action":"reject","categories":[]}')
})

test('an invalid choice is refused and redirects nowhere else', async () => {
  expect((await choose({ choice: 'maybe' })).status).toBe(400)
  const away = await choose({ choice: 'all', to: 'https://evil.example/' })
  expect(away.headers.get('location')).toBe('/cookie-einstellungen')
})

test('the CSP lists configured origins and allows nothing inline', async () => {
  const set = { ...CONFIGURED, SHOP_TAG_ORIGINS: 'https://count.example, https://ads.example/x' }
  const policy = policyOf((await ask('/login', {}, set)).headers)
  const foreign = 'https://tags.example https://count.example https://ads.example'
  expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' ${foreign};`))
  // A development build also allows Vite's WebSocket.
  expect(policy).toMatch(new RegExp(`connect-src 'self'( ws:)? ${foreign};`))
  expect(policy).not.toContain('unsafe')
  expect(policyOf((await ask('/login', {}, {})).headers)).not.toContain('https:')
})

test('a configured address without https is reported with its variable and not loaded', async () => {
  const wrong = await ask('/login', {}, { SHOP_TAG_MANAGER_URL: 'http://tags.example/gtm.js' })
  expect(wrong.status).toBe(500)
  expect(wrong.text).toContain('SHOP_TAG_MANAGER_URL')
})

test('visitors with and without a choice get the same template', async () => {
  const cookie = `consent=${encodeURIComponent('{"action":"accept"}')}`
  const [without, chosen] = [await ask('/en'), await ask('/en', { headers: { cookie } })]
  const plain = ({ text }: { text: string }) => text.replaceAll(/nonce="[^"]*"/g, '')
  expect(plain(chosen)).toBe(plain(without))
  expect(without.headers.getSetCookie()).toEqual([])
})
