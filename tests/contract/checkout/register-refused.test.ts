import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aGuestForm, anAddress, register } from '#tests/contract/store-api/guest.ts'
import { refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

type Fields = Readonly<Record<string, unknown>>

const BLANK = 'VIOLATION::IS_BLANK_ERROR'
/** Rules of the database have bare ids instead of codes. */
const BLANK_IN_ROW = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
const TOO_LONG_FOR_ROW = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9'
const TOO_LONG = 'VIOLATION::TOO_LONG_ERROR'
const WRONG_TYPE = 'VIOLATION::INVALID_TYPE_ERROR'

/** Code by pointer for a changed form. */
async function refused(changes: Fields, addressChanges: Fields = {}) {
  const form = await aGuestForm(changes, addressChanges)
  const refusal = await refusalOf(register(aVisitor(), form))
  expect(refusal.status).toBe(400)
  for (const { title, status, code } of refusal.errors) {
    const isViolation = code?.startsWith('VIOLATION::')
    if (isViolation) expect(title).toBe('Constraint violation error')
    expect(status).toBe('400')
  }
  return violations(refusal)
}

describe('a guest is refused without', () => {
  test.each(['email', 'firstName', 'lastName', 'storefrontUrl'])('%s', async (field) => {
    for (const blank of [undefined, '']) {
      expect(await refused({ [field]: blank })).toMatchObject({ [`/${field}`]: BLANK })
    }
  })

  test.each(['firstName', 'lastName'])('a %s that is not blank', async (field) => {
    expect(await refused({ [field]: '  ' })).toEqual({
      [`/0/${field}`]: BLANK_IN_ROW,
      [`/0/addresses/0/${field}`]: BLANK_IN_ROW,
    })
  })

  test.each(['street', 'zipcode', 'city', 'countryId'])('the %s of the address', async (field) => {
    for (const blank of [undefined, '']) {
      expect(await refused({}, { [field]: blank })).toEqual({ [`/billingAddress/${field}`]: BLANK })
    }
  })

  test('any address', async () => {
    expect(await refused({ billingAddress: undefined })).toMatchObject({
      '/billingAddress/street': BLANK,
      '/billingAddress/city': BLANK,
      '/billingAddress/countryId': BLANK,
    })
  })

  test('the name of a separate delivery address', async () => {
    expect(await refused({ shippingAddress: await anAddress() })).toEqual({
      '/shippingAddress/firstName': BLANK,
      '/shippingAddress/lastName': BLANK,
    })
  })

  test('the name of a company', async () => {
    const found = await refused({ accountType: 'business' })
    expect(Object.keys(found).every((pointer) => pointer.endsWith('/company'))).toBe(true)
    expect(Object.values(found)).toContain(BLANK)
  })
})

describe('a guest is refused with', () => {
  test.each(['katrin', 'katrin@', '@post.example', 'a b@post.example'])(
    'the email address %j',
    async (email) => {
      expect((await refused({ email }))['/email']).toMatch(
        /^VIOLATION::(?:INVALID_FORMAT_ERROR|STRICT_CHECK_FAILED_ERROR)$/,
      )
    },
  )

  test('a name that is too long', async () => {
    const name = 'x'.repeat(256)
    expect(await refused({ firstName: name })).toMatchObject({ '/firstName': TOO_LONG })
  })

  test('a street that is too long', async () => {
    expect(await refused({}, { street: 'x'.repeat(256) })).toEqual({
      '/0/addresses/0/street': TOO_LONG_FOR_ROW,
    })
  })

  test('a telephone number that is too long', async () => {
    expect(await refused({}, { phoneNumber: '1'.repeat(41) })).toEqual({
      '/0/addresses/0/phoneNumber': TOO_LONG_FOR_ROW,
    })
  })

  test.each(['1099', '0109A', '010999'])('the German postal code %j', async (zipcode) => {
    expect(await refused({}, { zipcode })).toEqual({
      '/billingAddress/zipcode': 'VIOLATION::ZIP_CODE_INVALID',
    })
  })

  test('a country that does not exist', async () => {
    expect(await refused({}, { countryId: UNKNOWN_ID })).toEqual({
      '': 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
    })
  })

  test('a salutation that does not exist', async () => {
    const codes = Object.values(await refused({ salutationId: UNKNOWN_ID }))
    expect(codes).toContain('VIOLATION::ENTITY_DOES_NOT_EXISTS')
  })

  test('the address of another shop', async () => {
    expect(await refused({ storefrontUrl: 'https://elsewhere.example' })).toEqual({
      '/storefrontUrl': 'VIOLATION::NO_SUCH_CHOICE_ERROR',
    })
  })

  test('an invalid VAT id', async () => {
    const business = { accountType: 'business', company: 'Naht GmbH', vatIds: ['DE12'] }
    const codes = Object.values(await refused(business, { company: 'Naht GmbH' }))
    expect(codes).toEqual(['VIOLATION::VAT_ID_FORMAT_NOT_CORRECT'])
  })

  test.each([7, ['x'], { a: 1 }, true])('%j for a text', async (value) => {
    expect(await refused({ email: value })).toMatchObject({ '/email': WRONG_TYPE })
    expect(await refused({}, { city: value })).toEqual({ '/billingAddress/city': WRONG_TYPE })
  })
})

test('all errors are reported at once', async () => {
  expect(
    await refused({ email: 'katrin', lastName: '' }, { city: '', zipcode: '1' }),
  ).toMatchObject({
    '/email': expect.stringMatching(/^VIOLATION::/),
    '/lastName': BLANK,
    '/billingAddress/city': BLANK,
    '/billingAddress/zipcode': 'VIOLATION::ZIP_CODE_INVALID',
  })
})

test('a refused visitor stays unknown, and the session continues', async () => {
  const visitor = aVisitor()
  await visitor.context()
  const before = visitor.token()
  await refusalOf(register(visitor, await aGuestForm({ email: '' })))
  expect(visitor.token()).toBe(before)
  expect((await visitor.context()).customer ?? null).toBeNull()
})
