import { expect, test } from 'vitest'
import { mayPrefetch, speculationRules } from '#shared/prefetch.ts'

const ORIGIN = 'https://shop.test'

/** Decision of our script, which must match the browsers' rules. */
function at(address: string): boolean {
  const decided = mayPrefetch(new URL(address, ORIGIN))
  expect(matchesRules(address)).toBe(decided)
  return decided
}

function matchesRules(address: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(address, ORIGIN)
  const { included, excluded } = speculationRules().prefetch[0].where.and.reduce(
    ({ included: yes, excluded: no }, { href_matches: one, not }) => ({
      included: one ? [...yes, one] : yes,
      excluded: [...no, ...(not?.href_matches ?? [])],
    }),
    { included: [] as string[], excluded: [] as string[] },
  )
  return included.every(matches) && !excluded.some(matches)
}

test.each(['/', '/en', '/stoffe', '/en/ripstop-nylon/70000', '/accountable', '/order-sample-book'])(
  'the path %s can be prefetched',
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
])('the path %s is never prefetched', (path) => expect(at(path)).toBe(false))
