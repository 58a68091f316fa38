import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, anAddress, aRegistration } from './people.ts'

const LONG = 'x'.repeat(10_000)

const Refused = z.object({
  errors: z.array(
    z.object({
      source: z.object({ pointer: z.string() }).optional(),
      meta: z.object({ parameters: z.unknown() }),
    }),
  ),
})

async function told(body: unknown): Promise<Record<string, unknown>> {
  const response = await aClient().call('POST', '/account/register', body)
  const { errors } = Refused.parse(response.body)
  return Object.fromEntries(errors.map(({ source, meta }) => [source?.pointer, meta.parameters]))
}

test('a field error contains the sent value, except for passwords', async () => {
  const registration = aRegistration({
    email: 'lena',
    password: 'kurz',
    firstName: null,
    billingAddress: anAddress({ city: '', zipcode: '' }),
  })
  expect(await told(registration)).toMatchObject({
    '/email': { '{{ value }}': '"lena"' },
    '/password': { '{{ limit }}': '8' },
    '/firstName': { '{{ value }}': 'null' },
    '/billingAddress/city': { '{{ value }}': '""' },
    '/billingAddress/zipcode': [],
  })
  expect(JSON.stringify(await told(registration))).not.toContain('kurz')
})

test('a field error shortens a long value', async () => {
  const { '/email': parameters } = await told(aRegistration({ email: LONG }))
  expect(JSON.stringify(parameters).length).toBeLessThan(200)
})

test.each([
  ['PATCH', '/context', { countryId: LONG }],
  ['PATCH', '/context', { ripstopVatId: LONG }],
  ['POST', '/checkout/cart/line-item', { items: [{ type: LONG }] }],
  ['DELETE', '/checkout/cart/line-item', { ids: [LONG] }],
  ['POST', '/account/change-language', { languageId: LONG }],
])('%s %s shortens long values in its response', async (method, path, body) => {
  const { client } = await aCustomer()
  const refused = await client.call(method, path, body)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(refused.body).length).toBeLessThan(1000)
})

test.each([
  ['/account/register', { billingAddress: { countryId: 'ODD' } }],
  [
    '/account/recovery-password-confirm',
    { hash: 'ODD', newPassword: 'p'.repeat(8), newPasswordConfirm: 'p'.repeat(8) },
  ],
  ['/checkout/cart/line-item', { items: [{ type: 'ODD' }] }],
  ['/product', { limit: 'ODD' }],
  ['/search', { search: 'x', p: 'ODD' }],
])('%s refuses an object without toString like any other value', async (path, body) => {
  const odd = JSON.stringify(body).replace('"ODD"', '{"toString":1,"valueOf":1}')
  const { status } = await aClient().call('POST', path, JSON.parse(odd))
  expect([400, 410]).toContain(status)
})

test('a not found response names the requested address, document or file', async () => {
  const { client } = await aCustomer()
  const nowhere = 'f'.repeat(32)
  const refusal = async (method: string, path: string) => {
    const { status, body } = await client.call(method, path)
    return [status, Refused.parse(body).errors[0]?.meta.parameters]
  }
  expect(await refusal('DELETE', `/account/address/${nowhere}`)).toEqual([
    400,
    { addressId: nowhere },
  ])
  expect(await refusal('GET', `/document/download/${nowhere}/code`)).toEqual([
    404,
    { documentId: nowhere },
  ])
  expect(await refusal('GET', `/order/download/${nowhere}/${nowhere}`)).toEqual([
    404,
    { downloadId: nowhere },
  ])
  expect(await refusal('GET', '/document/download/12/code')).toEqual([400, { input: '12' }])
})
