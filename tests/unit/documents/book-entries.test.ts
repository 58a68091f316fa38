import { expect, test } from 'vitest'
import { aDocument, aStoredOrder } from '#tests/builders/stored-order.ts'
import { bookEntries } from '#worker/backend/ops/documents/book-entries.ts'

const credit = aDocument({
  kind: 'credit_note',
  amountCents: 300,
  madeAt: '2026-11-05T09:00:00.000Z',
})
const order = aStoredOrder({
  papers: [aDocument(), aDocument({ kind: 'delivery_note', amountCents: 0 }), credit],
})

test('an invoice has a line per tax rate, a refund a negative one', () => {
  const entries = bookEntries(order, { from: '2026-11-01', to: '2026-11-30' })
  expect(
    entries.map(({ paper: document, rate, net, tax, gross }) => [document, rate, net, tax, gross]),
  ).toEqual([
    ['RE-10001', 1900, 731, 139, 870],
    ['RK-10001', 1900, -252, -48, -300],
  ])
})

test('days are German, both bounds inclusive', () => {
  const late = aStoredOrder({ papers: [aDocument({ madeAt: '2026-11-30T23:30:00.000Z' })] })
  expect(bookEntries(late, { from: '2026-11-01', to: '2026-11-30' })).toEqual([])
  expect(bookEntries(late, { from: '2026-12-01', to: '2026-12-01' })).toHaveLength(1)
})
