import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { aCustomer, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { ask, importCatalogue, ops, SECRET } from '#tests/worker/backend/catalogue/ops.ts'
import { aBuckle, stockOf, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { payTransfer } from '#tests/worker/backend/sales/pay-transfer.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'

const Taken = z.object({
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
})
const Rows = z.object({ rows: z.array(z.string()) })
const Triggers = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"

beforeEach(async () => {
  await emptyStorage()
  await setShopMode(env.KV, 'open')
})

async function backUp() {
  const taken = Taken.parse(await ops('/backup'))
  const rows = new Map<string, readonly string[]>()
  for (const { name } of taken.tables)
    rows.set(name, Rows.parse(await ops(`/backup/rows?table=${name}`)).rows)
  return { ...taken, rows }
}
type Backup = Awaited<ReturnType<typeof backUp>>

const countsOf = (tables: Backup['tables']) => tables.map(({ name, rows }) => ({ name, rows }))

async function putBack({ migrations, tables, rows }: Backup): Promise<unknown> {
  await ops('/restore', { migrations })
  for (const { name, columns } of tables)
    await ops('/restore/rows', { table: name, columns, rows: rows.get(name) })
  return ops('/restore/finish', { tables: countsOf(tables) })
}

const statusOf = async (path: string, body: object) => {
  const headers = { authorization: `Bearer ${SECRET}` }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await ask(`/_ops${path}`, init)).status
}
const triggers = async () => (await env.DB.prepare(Triggers).all()).results

test('a backup restored into an empty shop contains the same data, and the shop can sell', async () => {
  await stockShop([aBuckle()])
  const { email } = await aCustomer()
  const buyer = aBrowser()
  const { location } = await buyer.post('/checkout/order', await filledCheckout(buyer))
  await payTransfer()
  const backup = await backUp()
  const before = await triggers()

  await emptyStorage()
  await putBack(backup)
  expect(await backUp()).toEqual(backup)
  expect(await triggers()).toEqual(before)
  expect((await aBrowser().get('/login')).status).toBe(503)
  await ops('/mode', { mode: 'open' })

  expect(await stockOf('24500')).toBe(9)
  buyer.cookies.delete('__Host-sw-context-token')
  expect((await buyer.get(location ?? '')).text).toContain('Bestellung 10001')
  const customer = aBrowser()
  expect((await customer.post('/login', { email, password: PASSWORD })).location).toBe('/account')
  const next = await aBrowser()
  const second = await next.post('/checkout/order', await filledCheckout(next))
  expect((await next.get(second.location ?? '')).text).toContain('Bestellung 10002')
})

test('a restored catalogue can be listed, searched and opened', async () => {
  await importCatalogue(aCatalogue())
  const backup = await backUp()
  await emptyStorage()
  await putBack(backup)
  await ops('/mode', { mode: 'open' })
  expect((await aBrowser().get('/search?search=Artikel')).text).toContain('Artikel 70000')
})

test('a backup without category counts gets them on restore', async () => {
  await importCatalogue(aCatalogue())
  const backup = await backUp()
  const rows = (backup.rows.get('category') ?? []).map((row) =>
    z.array(z.unknown()).parse(JSON.parse(row)),
  )
  const category = backup.tables.find(({ name }) => name === 'category')
  const at = category?.columns.indexOf('listed_count') ?? -1
  const older = {
    ...backup,
    tables: backup.tables.map((table) =>
      table === category ? { ...table, columns: table.columns.toSpliced(at, 1) } : table,
    ),
    rows: new Map(backup.rows).set(
      'category',
      rows.map((row) => JSON.stringify(row.toSpliced(at, 1))),
    ),
  }
  await emptyStorage()
  await putBack(older)
  expect(await backUp()).toEqual(backup)
})

test('pictures and documents of a backup are restored unchanged', async () => {
  await env.FILES.put('papers/one.pdf', 'a paper', {
    httpMetadata: { contentType: 'application/pdf' },
  })
  const listed = await ops('/backup/files?bucket=FILES')
  expect(listed).toEqual({ names: ['papers/one.pdf'], cursor: null })
  const file = z
    .object({ contentType: z.string(), base64: z.string() })
    .parse(await ops('/backup/file?bucket=FILES&name=papers/one.pdf'))
  const { migrations } = await backUp()
  await emptyStorage()
  await ops('/restore', { migrations })
  await ops('/restore/file', { bucket: 'FILES', name: 'papers/one.pdf', ...file })
  const stored = await env.FILES.get('papers/one.pdf')
  expect([await stored?.text(), stored?.httpMetadata?.contentType]).toEqual([
    'a paper',
    'application/pdf',
  ])
})

test('a backup is restored only into an empty shop of the same schema', async () => {
  const backup = await backUp()
  const newer = { migrations: [...backup.migrations, '9999_tomorrow.sql'] }
  expect(await ops('/restore', newer)).toMatchObject({
    errors: [{ detail: 'The backup is of a newer shop: 9999_tomorrow.sql is not applied here.' }],
  })
  const older = { migrations: ['0001_catalogue.sql', '0181_billed_countries.sql'] }
  expect(await ops('/restore', older)).toMatchObject({
    errors: [{ detail: expect.stringMatching(/^The backup is of an older shop/) }],
  })
  expect(await statusOf('/restore/rows', { table: 'orders', columns: ['id'], rows: [] })).toBe(409)
  await stockShop([aBuckle()])
  expect(await statusOf('/restore', { migrations: backup.migrations })).toBe(409)
  expect(await stockOf('24500')).toBe(10)
})

test('an interrupted restore can be repeated; until it ends no scheduled task runs', async () => {
  await stockShop([aBuckle()])
  const backup = await backUp()
  await emptyStorage()
  await ops('/restore', { migrations: backup.migrations })
  const products = { table: 'product', columns: ['secret'], rows: [] }
  expect(await statusOf('/restore/rows', products)).toBe(409)
  const counts = { tables: countsOf(backup.tables) }
  expect(await statusOf('/restore/finish', counts)).toBe(409)
  await scheduled({ ...env } as never, new Date())
  expect(await triggers()).toEqual([])
  await putBack(backup)
  expect(await stockOf('24500')).toBe(10)
  expect(await triggers()).not.toEqual([])
})
