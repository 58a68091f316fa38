import { describe, expect, test } from 'vitest'
import { createQueue } from '#client/stores/latest-first.ts'
import { guestFieldErrors } from '#worker/routes/forms/guest.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'
import { paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
import { aStoreOrder } from '#tests/builders/store-cart.ts'

/** The backend's error of one field; `detail` is a raw key that must not be shown. */
const refusal = (code: string, pointer: string) => [
  { code, source: { pointer }, detail: 'VIOLATION::STREET_IS_BLANK_ERROR' },
]

/** The payment state of an order with these attempts, latest last. */
const latest = (...states: string[]) =>
  paymentOutcome(
    aStoreOrder({
      transactions: states.map((technicalName) => ({
        id: technicalName,
        stateMachineState: { technicalName, name: technicalName },
      })),
    }),
  )

describe('return paths of forms', () => {
  test.each(['/stoffe', '/en/fabrics?p=2', '/ripstop-nylon/70000', '/%2f%2fevil.example'])(
    'a form can return to %s',
    (path) => {
      expect(parseLocalPath(path)).toBe(path)
    },
  )

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/stoffe/..//evil.example',
    '/%2e//evil.example',
    '/.%2E//evil.example',
    ' //evil.example',
    'https:evil.example',
    'https:\\evil.example',
    `/${'x'.repeat(2_100)}`,
    'stoffe',
    'javascript:alert(1)',
    '',
    undefined,
  ])('a form never returns to %j', (path) => {
    expect(parseLocalPath(path)).toBeNull()
  })
})

describe('registrations refused by the backend', () => {
  test.each([
    ['VIOLATION::IS_BLANK_ERROR', '/billingAddress/street', 'billingAddress.street', 'required'],
    ['VIOLATION::ZIP_CODE_INVALID', '/shippingAddress/zipcode', 'shippingAddress.zipcode', 'zip'],
    ['VIOLATION::INVALID_FORMAT_ERROR', '/email', 'email', 'email'],
    ['VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', '/vatIds/0', 'vatId', 'vatId'],
    ['VIOLATION::TOO_LONG_ERROR', '/billingAddress/city', 'billingAddress.city', 'general'],
    ['VIOLATION::IS_BLANK_ERROR', '/firstName', 'billingAddress.firstName', 'required'],
  ])('the refusal %s at %s is shown at our field %s', (code, pointer, field, kind) => {
    expect(guestFieldErrors(refusal(code, pointer))).toEqual({
      [field]: expect.objectContaining({ kind }),
    })
  })

  test('a refusal of an invisible field is shown at no field', () => {
    expect(guestFieldErrors([{ code: 'X' }])).toEqual({})
  })
})

describe('the payment state of an order', () => {
  test('the payment state is that of the latest attempt', () => {
    expect(latest('failed', 'open')).toBe('open')
    expect(latest('cancelled', 'paid')).toBe('paid')
    expect(latest('open', 'failed')).toBe('failed')
  })

  test('an order without an amount due counts as paid', () => {
    expect(latest()).toBe('paid')
  })

  test('the payment outcome of a cancelled order is cancelled', () => {
    const cancelled = { technicalName: 'cancelled', name: 'Storniert' }
    expect(paymentOutcome(aStoreOrder({ stateMachineState: cancelled }))).toBe('cancelled')
  })
})

describe('ten quick taps on one button', () => {
  test('quick taps send the first change and then only the latest', async () => {
    const sent: number[] = []
    const enqueue = createQueue()
    const send = (value: number) => () => {
      sent.push(value)
      return Promise.resolve()
    }
    await Promise.all([1, 2, 3, 4].map((value) => enqueue('line', send(value))))
    expect(sent).toEqual([1, 4])
  })

  test('quick taps do not delay other lines', async () => {
    const sent: string[] = []
    const enqueue = createQueue()
    const send = (name: string) => () => {
      sent.push(name)
      return Promise.resolve()
    }
    await Promise.all(['cloth', 'zipper', 'cloth'].map((name) => enqueue(name, send(name))))
    expect(sent).toEqual(['cloth', 'zipper', 'cloth'])
  })

  test('a failed change does not delay later ones', async () => {
    const sent: string[] = []
    const enqueue = createQueue()
    const send = (name: string) => () => {
      sent.push(name)
      return Promise.resolve()
    }
    const failing = enqueue('cloth', () => Promise.reject(new Error('the network is gone')))
    await expect(failing).rejects.toThrow('the network is gone')
    await enqueue('zipper', send('zipper'))
    await enqueue('cloth', send('cloth'))
    expect(sent).toEqual(['zipper', 'cloth'])
  })
})
