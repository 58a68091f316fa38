import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const speaking = (id: string) => ({ headers: { 'sw-language-id': id } })

async function nameFor(visitor: Visitor): Promise<string> {
  const { id } = await aSimpleProduct()
  const pathParams = { productId: id }
  const { data } = await visitor.invoke('readProductDetail post /product/{productId}', {
    pathParams,
  })
  return data.product.translated.name
}

test('the header chooses the language of the texts', async () => {
  const [german, english] = await Promise.all([languageId('de-DE'), languageId('en-GB')])
  const inGerman = await nameFor(aVisitor({ 'sw-language-id': german }))
  const inEnglish = await nameFor(aVisitor({ 'sw-language-id': english }))
  expect(inEnglish).not.toBe(inGerman)
})

test('a response names the requested language, or none', async () => {
  const english = await languageId('en-GB')
  const { headers } = await call('GET', '/context', speaking(english))
  expect(headers.get('sw-language-id')).toBe(english)
  expect((await call('GET', '/context')).headers.get('sw-language-id')).toBeNull()
})

test("the header overrides the session's language", async () => {
  const [german, english] = await Promise.all([languageId('de-DE'), languageId('en-GB')])
  const visitor = aVisitor()
  await visitor.invoke('updateContext patch /context', { body: { languageId: english } })
  const languageOf = async (headers: Readonly<Record<string, string>>) =>
    (await aVisitor(headers).context()).context?.languageIdChain?.[0]
  const token = { 'sw-context-token': visitor.token() }
  expect(await languageOf(token)).toBe(english)
  expect(await languageOf({ ...token, 'sw-language-id': german })).toBe(german)
})

test('an unknown language is refused', async () => {
  const { status, codes } = refusalIn(await call('GET', '/context', speaking(UNKNOWN_ID)))
  expect(status).toBe(412)
  expect([
    ['SYSTEM__LANGUAGE_NOT_FOUND'],
    ['SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION'],
  ]).toContainEqual(codes)
})

test.each(['deutsch', ''])('the invalid language id %j is refused', async (id) => {
  const { status, codes } = refusalIn(await call('GET', '/context', speaking(id)))
  expect(status).toBe(412)
  expect(codes).toEqual(['SYSTEM__LANGUAGE_INVALID_EXCEPTION'])
})
