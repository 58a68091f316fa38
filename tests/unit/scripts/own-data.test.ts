import { expect, test } from 'vitest'
import { linesOf, type Stored } from '#scripts/shop/own-data.ts'

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

test('an erasure that is not confirmed says what would go, what stays, and how to go on', () => {
  const stored = { ...NOTHING, account: 1, guests: 2, orders: 3, openOrders: 1, withdrawals: 1 }
  expect(linesOf({ email, isErased: false, stored })).toEqual([
    'lena@mail.test',
    '  goes: 1 account, 2 guests',
    '  stays: 3 orders, 1 withdrawal',
    '  1 of the orders is not completed yet',
    'Nothing is erased yet: the same with --confirm.',
  ])
})

test('an erasure that was done says so', () => {
  expect(linesOf({ email, isErased: true, stored: { ...NOTHING, mails: 4 } })).toEqual([
    'lena@mail.test',
    '  erased: 4 mails',
    '  stayed: nothing',
  ])
})

test('where only orders are left, there is nothing to confirm', () => {
  expect(linesOf({ email, isErased: false, stored: { ...NOTHING, orders: 1 } })).toEqual([
    'lena@mail.test',
    '  goes: nothing',
    '  stays: 1 order',
  ])
})
