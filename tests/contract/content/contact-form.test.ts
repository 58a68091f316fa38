import { expect, test } from 'vitest'
import { aMetreProduct } from '#tests/contract/store-api/products.ts'
import { anEmail } from '#tests/contract/store-api/customer.ts'
import { refusalIn, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

test('a question about a product is accepted', async () => {
  const { id } = await aMetreProduct()
  const body = {
    email: anEmail(),
    firstName: 'Lena',
    lastName: 'Vogel',
    subject: 'Welche Nadel?',
    comment: 'Für den Stoff mit Silikon.',
    navigationId: id,
    entityName: 'product',
  }
  const response = await aVisitor().call('POST', '/contact-form', body)
  expect(response.status).toBe(200)
  expect(response.body).toHaveProperty('individualSuccessMessage')
})

test('missing fields of a message are reported, and names cannot contain web addresses', async () => {
  const body = { email: 'lena@', firstName: 'Los: https://x.example', subject: '' }
  const refusal = refusalIn(await aVisitor().call('POST', '/contact-form', body))
  expect(violations(refusal)).toMatchObject({
    '/email': 'VIOLATION::INVALID_FORMAT_ERROR',
    '/firstName': 'VIOLATION::REGEX_FAILED_ERROR',
    '/subject': 'VIOLATION::IS_BLANK_ERROR',
    '/comment': 'VIOLATION::IS_BLANK_ERROR',
  })
})

test('repeated messages must wait, with the number of seconds', async () => {
  const body = { email: anEmail(), subject: 'Nadeln' }
  for (const comment of ['a', 'b', 'c'])
    expect((await aVisitor().call('POST', '/contact-form', { ...body, comment })).status).toBe(200)
  const refusal = refusalIn(
    await aVisitor().call('POST', '/contact-form', { ...body, comment: 'd' }),
  )
  expect(refusal).toMatchObject({ status: 429, codes: ['FRAMEWORK__RATE_LIMIT_EXCEEDED'] })
  expect(refusal.errors[0]?.meta?.parameters).toMatchObject({ seconds: 30 })
})
