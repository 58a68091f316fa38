import { expect, test } from 'vitest'
import { mayPrefetch } from '#shared/prefetch.ts'

const at = (address: string) => mayPrefetch(new URL(address, 'https://shop.test'))

test.each(['/', '/en', '/stoffe', '/en/ripstop-nylon/70000', '/accountable', '/order-sample-book'])(
  '%s may be asked for before it is followed',
  (path) => expect(at(path)).toBe(true),
)

test.each([
  '/account',
  '/en/account/order',
  '/checkout/cart',
  '/en/checkout',
  '/login?to=%2Faccount',
  '/order/abc',
  '/account/logout',
  '/locale',
  '/en/cookie-settings',
  '/vertrag-widerrufen',
  '/media/roll.svg',
  '/products.xml',
  '/stoffe?p=2',
])('%s is never asked for ahead', (path) => expect(at(path)).toBe(false))
