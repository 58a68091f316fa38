import { DAY_MS } from '#shared/domain/durations.ts'
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { createApp } from '#worker/app.ts'
import { saveReports } from '#worker/backend/reports/stored-reports.ts'
import { scheduled } from '#worker/backend/scheduled.ts'

const app = createApp()

async function ask(path: string, init: RequestInit = {}) {
  const ctx = createExecutionContext()
  const response = await app.fetch(new Request(`https://shop.test${path}`, init), env, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return { status: response.status, headers: response.headers, text }
}

async function report(body: unknown, headers: Record<string, string> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  return ask('/browser-reports', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(body),
  })
}

async function stored() {
  const response = await ask('/_ops/reports', {
    headers: { authorization: `Bearer ${env.OPS_SECRET}` },
  })
  return JSON.parse(response.text).reports
}

const anError = (message: string) => ({ message, source: '', line: 0, column: 0, page: '/stoffe' })

test('a repeated error is one report with a count', async () => {
  await report(anError('ReferenceError: needle'))
  const { status } = await report(anError('ReferenceError: needle'))
  expect(status).toBe(204)
  const mine = (await stored()).filter(({ message }: { message: string }) => /needle/.test(message))
  expect(mine).toMatchObject([{ count: 2, kind: 'error', page: '/stoffe' }])
})

test('too many reports from one address are dropped without an error', async () => {
  const ip = { 'cf-connecting-ip': '203.0.113.7' }
  for (let times = 0; times < 15; times++) {
    expect((await report(anError('Error: flood'), ip)).status).toBe(204)
  }
  const [flood] = (await stored()).filter(({ message }: { message: string }) =>
    /flood/.test(message),
  )
  expect(flood.count).toBe(10)
})

test('a report that is too large, of another type or invalid is refused', async () => {
  expect((await report(anError('x'.repeat(20_000)))).status).toBe(413)
  expect((await report(anError('x'), { 'content-type': 'text/html' })).status).toBe(415)
  expect((await report({ hello: 'there' })).status).toBe(400)
})

test('at most a thousand different reports are stored, for at most thirty days', async () => {
  const at = new Date()
  const reports = Array.from({ length: 1_050 }, (_, number) => ({
    kind: 'error' as const,
    message: `Error: number ${number}`,
    source: '',
    page: '/',
    browser: 'Firefox 143',
  }))
  await saveReports(env.DB, reports, at)
  const count = () => env.DB.prepare('SELECT count(*) AS n FROM browser_report').first('n')
  expect(await count()).toBe(1_000)
  await scheduled({ ...env }, new Date(at.getTime() + 31 * DAY_MS))
  expect(await count()).toBe(0)
})

test.each(['/', '/store-api/context', '/robots.txt', '/media/nothing.svg', '/_ops/orders'])(
  '%s has the headers nosniff and HSTS, and sets no cookie',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
    expect(headers.get('referrer-policy')).not.toBeNull()
    expect(headers.getSetCookie()).toEqual([])
  },
)

test('only operators can read browser reports', async () => {
  expect((await ask('/_ops/reports')).status).toBe(401)
})

test('a page contains its build id, and the latest build id is not cached', async () => {
  const page = await ask('/')
  const latest = await ask('/latest-build.json')
  expect(latest.headers.get('cache-control')).toBe('no-store')
  expect(page.text).toContain(`data-build="${JSON.parse(latest.text)}"`)
})

test('public pages link to their speculation rules, with the required content type', async () => {
  const named = (await ask('/')).headers.get('speculation-rules') ?? ''
  const rules = await ask(JSON.parse(named))
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(JSON.parse(rules.text).prefetch[0].eagerness).toBe('moderate')
  expect((await ask('/login')).headers.has('speculation-rules')).toBe(false)
})

test.each([
  ['/gibt/es/nicht', ['/search', '/', '/checkout/cart', '/kontakt']],
  ['/en/not/there', ['/en/search', '/en', '/en/checkout/cart', '/en/contact']],
])('the 404 page %s links to search, home, cart and contact form', async (path, ways) => {
  const { status, text } = await ask(path)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  expect(status).toBe(404)
  expect([...main.matchAll(/(?:action|href)="([^"#]+)"/g)].map(([, way]) => way)).toEqual(ways)
})
