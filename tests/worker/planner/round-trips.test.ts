import { expect, test } from 'vitest'
import { MAX_PROJECT_ITEMS } from '#shared/domain/planner/project-items.ts'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const MAX_ROUND_TRIPS = 3
const NUMBERS = Array.from({ length: MAX_PROJECT_ITEMS }, (_, one) => `${71000 + one}`)

test('a project of a hundred products queries D1 at most three times', async () => {
  await importCatalogue(
    aCatalogue({
      families: NUMBERS.map((number) => aParentRecord(`f${number}`)),
      articles: NUMBERS.map((number) => aProductRecord(number, { family: `f${number}` })),
    }),
  )
  const { client } = await aCustomer()
  const items = NUMBERS.map((number) => ({ productId: idOf('product', number), quantity: 2 }))
  const project = { name: 'Tarp', description: 'Zwei Bahnen', items }
  const { id } = await client.ask(z.object({ id: z.string() }), 'POST', '/project', project)
  const cookies = new Map([['__Host-sw-context-token', client.token]])
  // Caches the menu, which is the same for all visitors.
  await aBrowser(cookies).get('/wishlist')
  const { bindings, counts } = countedBindings()
  const page = await aBrowser(cookies, bindings).get(`/project/${id}`)
  expect(page.status).toBe(200)
  expect(page.text.split('name="quantity.').length - 1).toBe(MAX_PROJECT_ITEMS)
  expect(counts.roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})
