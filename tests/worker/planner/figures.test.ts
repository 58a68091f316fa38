import { beforeAll, expect, test } from 'vitest'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { importCatalogue, ops } from '#tests/worker/backend/catalogue/ops.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const CLOTH = idOf('product', '70000')
const project = (quantity: number, more: object = {}) => ({
  name: 'Tarp',
  description: 'Geheim',
  items: [{ productId: CLOTH, quantity }],
  ...more,
})

beforeAll(async () => {
  await emptyStorage()
  await importCatalogue(aCatalogue())
})

test('operators see numbers of planned products without owners', async () => {
  expect(await ops('/planner')).toMatchObject({ counts: { projects: 0, articles: 0 }, planned: [] })
  const { client } = await aCustomer()
  await client.call('POST', '/project', project(20, { public: true }))
  await client.call('POST', '/project', project(5))
  await aClient().call('POST', '/project', project(10))
  const figures = await ops('/planner')
  expect(figures).toEqual({
    counts: { projects: 3, ofCustomers: 2, customers: 1, shared: 1, recent: 3, articles: 3 },
    planned: [{ number: '70000', name: 'Artikel 70000', projects: 3, units: 35 }],
  })
})
