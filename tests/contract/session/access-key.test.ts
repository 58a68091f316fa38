import { expect, test } from 'vitest'
import { accessKey } from '#tests/contract/store-api/access.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'

async function refusedWith(key: string) {
  return refusalIn(await call('GET', '/context', { headers: { 'sw-access-key': key } }))
}

test('a call without an access key is refused, and the refusal names the header', async () => {
  expect((await refusedWith('')).errors).toMatchObject([
    {
      code: '0',
      status: '401',
      title: 'Unauthorized',
      detail: 'Header "sw-access-key" is required.',
    },
  ])
})

test('an access key without a sales channel is refused', async () => {
  expect((await refusedWith('SWSCNOBODYHASTHISKEY00000')).errors).toMatchObject([
    {
      code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      status: '412',
      title: 'Precondition Failed',
      detail: 'No matching sales channel found.',
    },
  ])
})

test('an access key of another API is refused', async () => {
  const { status, codes } = await refusedWith(`SWIA${accessKey.slice(4)}`)
  expect(status).toBe(412)
  expect(codes).toEqual(['FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'])
})

test('an access key of an unknown kind is refused', async () => {
  const { status, codes } = await refusedWith(`ABCD${accessKey.slice(4)}`)
  expect(status).toBe(500)
  expect(codes).toEqual(['FRAMEWORK__API_INVALID_ACCESS_KEY'])
})
