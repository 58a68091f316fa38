import { expect, test } from 'vitest'
import { linesOf, type Stored } from '#scripts/shop/privacy.ts'

const NOTHING: Stored = {
  account: 0,
  guests: 0,
  addresses: 0,
  wishlist: 0,
  projects: 0,
  reviews: 0,
  inquiries: 0,
  newsletter: 0,
  stockAlerts: 0,
  registrations: 0,
  emailChanges: 0,
  mails: 0,
  orders: 0,
  openOrders: 0,
  withdrawals: 0,
}
const email = 'lena@mail.test'

test('an unconfirmed erasure lists data to erase, data to keep and the next step', () => {
  const stored = { ...NOTHING, account: 1, guests: 2, orders: 3, openOrders: 1, withdrawals: 1 }
  expect(linesOf({ email, isErased: false, stored })).toEqual([
    'lena@mail.test',
    '  to erase: 1 account, 2 guests',
    '  to keep: 3 orders, 1 withdrawal',
    '  1 order is still open',
    'Nothing was erased. Repeat the command with --confirm.',
  ])
})

test('a completed erasure reports that it is done', () => {
  expect(linesOf({ email, isErased: true, stored: { ...NOTHING, mails: 4 } })).toEqual([
    'lena@mail.test',
    '  erased: 4 mails',
    '  kept: nothing',
  ])
})

test('orders alone need no confirmation', () => {
  expect(linesOf({ email, isErased: false, stored: { ...NOTHING, orders: 1 } })).toEqual([
    'lena@mail.test',
    '  to erase: nothing',
    '  to keep: 1 order',
  ])
})
