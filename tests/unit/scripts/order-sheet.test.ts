import { expect, test } from 'vitest'
import { orderSheet, type OrderDetails } from '#scripts/shop/order-sheet.ts'

const ORDER: OrderDetails = {
  number: '10001',
  placedAt: '2026-11-22T17:02:00.000Z',
  name: 'Lea Sommer',
  email: 'lea@example.org',
  totalCents: 34_65,
  state: 'in_progress',
  delivery: 'open',
  payment: { method: 'prepayment', state: 'paid' },
  comment: 'bitte\nklingeln',
  texts: { reference: 'KST 4711' },
  taxState: 'gross',
  vatChecks: [],
  shipping: 'Standard',
  shippingCents: 490,
  trackingCode: null,
  address: { name: 'Lea Sommer', street: 'Weg 1', zipcode: '01099', city: 'Dresden' },
  lines: [
    {
      label: 'Ripstop',
      quantity: 25,
      totalCents: 29_75,
      number: '70000',
      unit: 'm',
      pieces: [15, 10],
    },
    {
      label: 'Tarp',
      quantity: 1,
      totalCents: 9_90,
      number: '50000',
      unit: 'download',
      pieces: null,
    },
  ],
  payments: [
    {
      method: 'prepayment',
      state: 'paid',
      amountCents: 34_65,
      refundedCents: 0,
      changedAt: '2026-11-22T17:05:00.000Z',
    },
  ],
  papers: [{ number: 'RE-10001', madeAt: '2026-11-22T17:05:00.000Z', amountCents: 34_65 }],
  files: [{ name: 'tarp.pdf', isOpen: true, fetched: 2, fetchedAt: '2026-11-22T18:00:00.000Z' }],
}

test('an order sheet has pieces, address, payments and downloads', () => {
  const sheet = orderSheet(ORDER)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const told of [
    '2.5 m in 1.5 m + 1 m  70000  Ripstop  €29.75',
    'Ship to:\n  Lea Sommer\n  Weg 1\n  01099 Dresden',
    'Payments:\n  2026-11-22 17:05  prepayment paid  €34.65',
    'Papers:\n  2026-11-22 17:05  RE-10001  €34.65',
    'Files:\n  tarp.pdf  open, fetched 2 times, last 2026-11-22 18:00',
    'Message:\n',
  ])
    expect(sheet).toContain(told)
  expect(sheet).not.toContain('VAT ids')
})

test("customer input cannot move the terminal's cursor", () => {
  const input = {
    ...ORDER,
    name: 'Lea\u001b[2J',
    address: { ...ORDER.address, street: 'W\u009b1' },
  }
  const sheet = orderSheet(input).join('')
  expect([sheet.includes('\u001b'), sheet.includes('\u009b')]).toEqual([false, false])
})
