import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { remoteAt } from './replayed-shopware.ts'

const ACCESS = { 'sw-access-key': EMBEDDED_ACCESS_KEY }
const OPERATOR = { authorization: `Bearer ${env.OPS_SECRET}` }
const inFrontOfRemote = () => aBrowser(new Map(), remoteAt('ours.shopware.test'))

test.each([
  '/store-api/context',
  '/store-api/checkout/order',
  '/store-api/_info/openapi3.json',
  '/_payments/webhook/test',
  '/_payments/return/x',
  '/_gateway/pay/x',
  '/_dev/mail',
  '/_ops/orders',
  '/_ops/customers',
])('with a remote shop our own %s does not exist', async (path) => {
  const shop = inFrontOfRemote()
  const headers = { ...ACCESS, ...OPERATOR }
  expect((await shop.get(path, headers)).status).toBe(404)
  expect((await shop.post(path, {}, headers)).status).toBe(404)
})

test('operators can open and close a storefront of a remote shop', async () => {
  const response = await inFrontOfRemote().get('/_ops/mode', OPERATOR)
  expect([response.status, response.text]).toEqual([200, '{"mode":"open"}'])
})

test('the storefront serves its own pictures', async () => {
  await env.MEDIA.put(`media/${'0'.repeat(20)}.svg`, '<svg/>')
  const response = await inFrontOfRemote().get(`/media/${'0'.repeat(20)}.svg`)
  expect(response.status).toBe(200)
})
