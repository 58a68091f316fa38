import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aGuestForm, anAddress, register } from '#tests/contract/store-api/guest.ts'
import { refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

type Fields = Readonly<Record<string, unknown>>

const BLANK = 'VIOLATION::IS_BLANK_ERROR'
/** Database constraints have ids instead of codes. */
const BLANK_IN_ROW = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
const TOO_LONG_FOR_ROW = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9'
const TOO_LONG = 'VIOLATION::TOO_LONG_ERROR'
const WRONG_TYPE = 'VIOLATION::INVALID_TYPE_ERROR'

/** Error codes by pointer for a changed form. */
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

describe('required fields of a guest', () => {
  test.each(['email', 'firstName', 'lastName', 'storefrontUrl'])(
    'a guest without %s is refused',
    async (field) => {
      for (const blank of [undefined, '']) {
        expect(await refused({ [field]: blank })).toMatchObject({ [`/${field}`]: BLANK })
      }
    },
  )

  test.each(['firstName', 'lastName'])('a guest with a blank %s is refused', async (field) => {
    expect(await refused({ [field]: '  ' })).toEqual({
      [`/0/${field}`]: BLANK_IN_ROW,
      [`/0/addresses/0/${field}`]: BLANK_IN_ROW,
    })
  })

  test.each(['street', 'zipcode', 'city', 'countryId'])(
    'a guest without the %s of the address is refused',
    async (field) => {
      for (const blank of [undefined, '']) {
        expect(await refused({}, { [field]: blank })).toEqual({
          [`/billingAddress/${field}`]: BLANK,
        })
      }
    },
  )

  test('a guest without any address is refused', async () => {
    expect(await refused({ billingAddress: undefined })).toMatchObject({
      '/billingAddress/street': BLANK,
      '/billingAddress/city': BLANK,
      '/billingAddress/countryId': BLANK,
    })
  })

  test('a separate delivery address without a name is refused', async () => {
    expect(await refused({ shippingAddress: await anAddress() })).toEqual({
      '/shippingAddress/firstName': BLANK,
      '/shippingAddress/lastName': BLANK,
    })
  })

  test('a company address without a company name is refused', async () => {
    const found = await refused({ accountType: 'business' })
    expect(Object.keys(found).every((pointer) => pointer.endsWith('/company'))).toBe(true)
    expect(Object.values(found)).toContain(BLANK)
  })
})

describe('invalid fields of a guest', () => {
  test.each(['katrin', 'katrin@', '@post.example', 'a b@post.example'])(
    'a guest with the email address %j is refused',
    async (email) => {
      expect((await refused({ email }))['/email']).toMatch(
        /^VIOLATION::(?:INVALID_FORMAT_ERROR|STRICT_CHECK_FAILED_ERROR)$/,
      )
    },
  )

  test('a guest with a name that is too long is refused', async () => {
    const name = 'x'.repeat(256)
    expect(await refused({ firstName: name })).toMatchObject({ '/firstName': TOO_LONG })
  })

  test('a guest with a street that is too long is refused', async () => {
    expect(await refused({}, { street: 'x'.repeat(256) })).toEqual({
      '/0/addresses/0/street': TOO_LONG_FOR_ROW,
    })
  })

  test('a guest with a telephone number that is too long is refused', async () => {
    expect(await refused({}, { phoneNumber: '1'.repeat(41) })).toEqual({
      '/0/addresses/0/phoneNumber': TOO_LONG_FOR_ROW,
    })
  })

  test.each(['1099', '0109A', '010999'])(
    'a guest with the German postal code %j is refused',
    async (zipcode) => {
      expect(await refused({}, { zipcode })).toEqual({
        '/billingAddress/zipcode': 'VIOLATION::ZIP_CODE_INVALID',
      })
    },
  )

  test('a guest with an unknown country is refused', async () => {
    expect(await refused({}, { countryId: UNKNOWN_ID })).toEqual({
      '': 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
    })
  })

  test('a guest with an unknown salutation is refused', async () => {
    const codes = Object.values(await refused({ salutationId: UNKNOWN_ID }))
    expect(codes).toContain('VIOLATION::ENTITY_DOES_NOT_EXISTS')
  })

  test('a guest with the address of another shop is refused', async () => {
    expect(await refused({ storefrontUrl: 'https://elsewhere.example' })).toEqual({
      '/storefrontUrl': 'VIOLATION::NO_SUCH_CHOICE_ERROR',
    })
  })

  test('a guest with an invalid VAT id is refused', async () => {
    const business = { accountType: 'business', company: 'Naht GmbH', vatIds: ['DE12'] }
    const codes = Object.values(await refused(business, { company: 'Naht GmbH' }))
    expect(codes).toEqual(['VIOLATION::VAT_ID_FORMAT_NOT_CORRECT'])
  })

  test.each([7, ['x'], { a: 1 }, true])(
    'a guest with %j instead of a text is refused',
    async (value) => {
      expect(await refused({ email: value })).toMatchObject({ '/email': WRONG_TYPE })
      expect(await refused({}, { city: value })).toEqual({ '/billingAddress/city': WRONG_TYPE })
    },
  )
})

test('all errors of a guest are reported at once', async () => {
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
