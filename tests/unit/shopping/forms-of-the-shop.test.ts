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

/** Payment state of an order with these attempts, the latest last. */
const latest = (...states: string[]) =>
  paymentOutcome(
    aStoreOrder({
      transactions: states.map((technicalName) => ({
        id: technicalName,
        stateMachineState: { technicalName, name: technicalName },
      })),
    }),
  )

describe('the return path of a form', () => {
  test.each(['/stoffe', '/en/fabrics?p=2', '/ripstop-nylon/70000', '/%2f%2fevil.example'])(
    'may lead to %s',
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
  ])('never leads to %j', (path) => {
    expect(parseLocalPath(path)).toBeNull()
  })
})

describe('a registration refused by the backend', () => {
  test.each([
    ['VIOLATION::IS_BLANK_ERROR', '/billingAddress/street', 'billingAddress.street', 'required'],
    ['VIOLATION::ZIP_CODE_INVALID', '/shippingAddress/zipcode', 'shippingAddress.zipcode', 'zip'],
    ['VIOLATION::INVALID_FORMAT_ERROR', '/email', 'email', 'email'],
    ['VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', '/vatIds/0', 'vatId', 'vatId'],
    ['VIOLATION::TOO_LONG_ERROR', '/billingAddress/city', 'billingAddress.city', 'general'],
    ['VIOLATION::IS_BLANK_ERROR', '/firstName', 'billingAddress.firstName', 'required'],
  ])('%s at %s is shown at our field %s', (code, pointer, field, kind) => {
    expect(guestFieldErrors(refusal(code, pointer))).toEqual({
      [field]: expect.objectContaining({ kind }),
    })
  })

  test('shows nothing at invisible fields', () => {
    expect(guestFieldErrors([{ code: 'X' }])).toEqual({})
  })
})

describe('the payment state of an order', () => {
  test('is that of the latest attempt', () => {
    expect(latest('failed', 'open')).toBe('open')
    expect(latest('cancelled', 'paid')).toBe('paid')
    expect(latest('open', 'failed')).toBe('failed')
  })

  test('is settled if nothing was due', () => {
    expect(latest()).toBe('paid')
  })

  test('does not matter for a cancelled order', () => {
    const cancelled = { technicalName: 'cancelled', name: 'Storniert' }
    expect(paymentOutcome(aStoreOrder({ stateMachineState: cancelled }))).toBe('cancelled')
  })
})

describe('ten quick taps on one button', () => {
  test('send the first and then only the latest, in sequence', async () => {
    const sent: number[] = []
    const enqueue = createQueue()
    const send = (value: number) => () => {
      sent.push(value)
      return Promise.resolve()
    }
    await Promise.all([1, 2, 3, 4].map((value) => enqueue('line', send(value))))
    expect(sent).toEqual([1, 4])
  })

  test('do not delay other lines', async () => {
    const sent: string[] = []
    const enqueue = createQueue()
    const send = (name: string) => () => {
      sent.push(name)
      return Promise.resolve()
    }
    await Promise.all(['cloth', 'zipper', 'cloth'].map((name) => enqueue(name, send(name))))
    expect(sent).toEqual(['cloth', 'zipper', 'cloth'])
  })

  test('do not delay changes after a failed one', async () => {
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
