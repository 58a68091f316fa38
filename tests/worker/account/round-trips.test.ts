import { beforeAll, expect, test } from 'vitest'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { watchedBindings } from '#tests/worker/backend/account/watched-bindings.ts'
import { filledIn, ROUTES } from './storefront-access.ts'
import { aBrowser } from './visitor.ts'

const MAX_ROUND_TRIPS = 3

let owner: Awaited<ReturnType<typeof anOwner>>
beforeAll(async () => {
  owner = await anOwner()
  // Caches the menu, which is the same for all visitors.
  await aBrowser(null)('GET', '/login')
})

const pages = Object.entries(ROUTES)
  .filter(([route, { access }]) => route.startsWith('GET') && /customers|owner/.test(access))
  .map(([route]) => route)

test.each(pages)('%s reads the session once and queries D1 at most three times', async (route) => {
  const { bindings, counts, calls } = watchedBindings()
  const { method, path } = filledIn(route, owner)
  const { status } = await aBrowser(owner.client.token, bindings)(method, path)
  expect(status).toBe(ROUTES[route]?.status ?? 200)
  // The list of devices needs one more call to the same object.
  expect(calls.objects).toBe(path === '/account/sessions' ? 2 : 1)
  expect(counts.roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})
