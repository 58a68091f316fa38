import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#shared/domain/result.ts'
import { FORM, filledIn } from '#tests/worker/newsletter/subscribers.ts'
import { AILMENTS, anAilingShopware, readLog } from '#tests/worker/shopware/ailing-shopware.ts'
import { remoteAt } from '#tests/worker/shopware/replayed-shopware.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import type { Mail } from '#worker/backend/tables/outbox.ts'

const RAY = '8f3c0a1b2d4e5f60-FRA'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const idOf = ({ headers }: { readonly headers: Headers }) => headers.get('x-request-id')

test('each response has its own request id, even from a template', async () => {
  const { get } = aBrowser()
  const first = await get('/impressum', { 'cf-ray': RAY })
  const second = await get('/impressum')
  expect(second.headers.get('x-cache')).toMatch(/^hit/)
  expect(idOf(first)).toBe(RAY)
  expect(idOf(second)).toMatch(/^[0-9a-f]{16}$/)
  expect(second.text).not.toContain(RAY)
})

test('a publicly cacheable response has no request id', async () => {
  const response = await aBrowser().get('/speculation-rules.json')
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('public'),
  ])
  expect(idOf(response)).toBeNull()
})

test.each([
  ['/Stoffe', 'Kennung'],
  ['/en/Fabrics', 'Reference'],
])(
  'the reference on the error page of %s is in the log and in requests to the remote shop',
  async (path, word) => {
    const host = `named-${word}.shopware.test`.toLowerCase()
    const shopware = anAilingShopware(host)
    const log = readLog()
    const told = new Set<string | null>()
    shopware.ailment = (request, well) => {
      told.add(request.headers.get('x-request-id'))
      return AILMENTS['errors of its own'](request, well)
    }
    const page = await aBrowser(new Map(), remoteAt(host)).get(path)
    const id = idOf(page)
    expect(page.status).toBe(502)
    expect(page.text).toContain(`${word} ${id}`)
    expect(log()).toEqual([expect.objectContaining({ event: 'store-api-failed', request: id })])
    expect([...told]).toEqual([id])
  },
)

test('a mail and its log lines contain the id of the request that caused it', async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
  const form = await filledIn()
  const before = new Date()
  const response = await aBrowser().post(FORM, form)
  const id = idOf(response)
  expect(response.status).toBe(303)
  // Resets the mail as if it had not been sent after the response.
  await env.DB.prepare('UPDATE outbox SET sent_at = NULL, attempts = 0, due_at = ?1')
    .bind(before.toISOString())
    .run()

  const log = readLog()
  await drainOutbox({ ...env }, before, async () => fail('mail server down'))
  expect(log()).toEqual([expect.objectContaining({ event: 'mail-put-off', request: id })])

  const sent: Mail[] = []
  const later = new Date(before.getTime() + 3_600_000)
  await drainOutbox({ ...env }, later, async (mail) => {
    sent.push(mail)
    return ok('sent')
  })
  expect(sent.map(({ headers }) => headers?.['X-Request-Id'])).toEqual([id])
})
