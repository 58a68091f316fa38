import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { CATALOGUE_VERSION_KEY, catalogueVersion } from '#worker/runtime/catalogue-version.ts'

const IN_A_MINUTE_MS = Date.now() + 60_000

beforeAll(async () => {
  await env.KV.delete(CATALOGUE_VERSION_KEY)
  // An isolate caches the version for some seconds.
  await catalogueVersion(env.KV, IN_A_MINUTE_MS)
})

test.each([
  ['/', 'Dieser Shop öffnet bald'],
  ['/en/checkout/cart', 'This shop opens soon'],
  ['/nirgends', 'Dieser Shop öffnet bald'],
])('%s of a shop without an import reports that it is empty', async (path, sentence) => {
  const { status, text } = await aBrowser().get(path)
  expect([status, text.includes(sentence)]).toEqual([503, true])
})

test('the withdrawal form works in a shop without products', async () => {
  expect((await aBrowser().get('/vertrag-widerrufen')).status).not.toBe(503)
})

test('the readiness check reports that the catalogue is missing, but services respond', async () => {
  const { status, text } = await aBrowser().get('/ready')
  expect([status, JSON.parse(text).hasCatalogue]).toEqual([200, false])
})

test('an import opens the shop', async () => {
  await importCatalogue(aCatalogue())
  expect((await aBrowser().get('/')).status).toBe(200)
  expect(JSON.parse((await aBrowser().get('/ready')).text).hasCatalogue).toBe(true)
})
