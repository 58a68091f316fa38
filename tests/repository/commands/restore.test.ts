import { Buffer } from 'node:buffer'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '#scripts/shop/backup-folder.ts'
import { restoreFolder } from '#scripts/shop/restore-folder.ts'
import { OpsError, type ShopClient } from '#scripts/shop/shop.ts'

const SILENT = { reach: () => {}, end: () => {} }

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'ripstop-backup-'))))
afterEach(() => rm(folder, { recursive: true }))

/** A shop with two orders and a picture that records restored data. */
function aShop({ breaksAt = '' } = {}) {
  const put: string[] = []
  const responses: Record<string, unknown> = {
    '/backup': {
      takenAt: '2026-11-23T08:00:00.000Z',
      mode: 'paused',
      migrations: ['0001_catalogue.sql'],
      tables: [{ name: 'orders', columns: ['id', 'number'], rows: 2 }],
    },
    '/backup/rows?table=orders&offset=0': { rows: ['["a",10001]', '["b",10002]'] },
    '/backup/rows?table=orders&offset=2': { rows: [] },
    '/backup/files?bucket=MEDIA': { names: ['plate.png'], cursor: null },
    '/backup/files?bucket=FILES': { names: [], cursor: null },
    '/backup/file?bucket=MEDIA&name=plate.png': {
      contentType: 'image/png',
      base64: Buffer.from('a picture').toString('base64'),
    },
  }
  const shop: ShopClient = {
    url: 'http://shop.test',
    file: () => Promise.reject(new Error('not asked for')),
    call({ method = 'POST', path, schema }) {
      if (breaksAt && path.startsWith(breaksAt)) return Promise.reject(new OpsError('gone'))
      if (method === 'POST') put.push(path)
      return Promise.resolve({ status: 200, data: schema.parse(responses[path] ?? {}) })
    },
  }
  return { shop, put }
}

const restored = (shop: ShopClient) => restoreFolder(folder, shop, SILENT)

test('a backup is readable by its owner only, even in an existing folder', async () => {
  const { shop } = aShop()
  await mkdir(join(folder, 'files'), { mode: 0o755 })
  await backUp(folder, shop, SILENT)
  const modes = await Promise.all(['tables', 'files'].map((name) => stat(join(folder, name))))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700])
})

test('a complete backup is restored, rows before files', async () => {
  const { shop, put } = aShop()
  await backUp(folder, shop, SILENT)
  await restored(shop)
  expect(put).toEqual(['/restore', '/restore/rows', '/restore/file', '/restore/finish'])
})

test('a backup without hashes is restored too', async () => {
  const { shop, put } = aShop()
  await backUp(folder, shop, SILENT)
  const file = join(folder, 'backup.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/,\s*"sha256": "\w+"/g, ''))
  await restored(shop)
  expect(put.at(-1)).toBe('/restore/finish')
})

describe('an incomplete backup is refused with a message, and the shop is not called', () => {
  const table = () => join(folder, 'tables/orders.ndjson')
  const manifest = () => join(folder, 'backup.json')
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['without a manifest', () => rm(manifest()), /backup\.json is missing/],
    ['with a truncated manifest', () => truncate(manifest(), 40), /not a backup manifest/],
    [
      'with the manifest of another backup',
      () => writeFile(manifest(), '{"format":"x"}'),
      /not a backup manifest/,
    ],
    ['with a missing table', () => rm(table()), /orders\.ndjson cannot be read/],
    [
      'with a missing row',
      () => writeFile(table(), '["a",10001]\n'),
      /orders has 1 rows .* says 2/,
    ],
    [
      'with an extra row',
      () => appendFile(table(), '["c",10003]\n'),
      /orders has 3 rows .* says 2/,
    ],
    [
      'with a truncated row',
      () => truncate(table(), 20),
      /orders\.ndjson:2 is not a row of orders/,
    ],
    [
      'with a row without a column',
      () => writeFile(table(), '["a",10001]\n["b"]\n'),
      /orders\.ndjson:2 is not a row/,
    ],
    [
      'with a changed order number',
      () => writeFile(table(), '["a",10001]\n["b",10009]\n'),
      /orders\.ndjson was changed/,
    ],
    ['with a missing picture', () => rm(join(folder, 'files/0')), /files\/0 cannot be read/],
    [
      'with a truncated picture',
      () => truncate(join(folder, 'files/0'), 3),
      /files\/0 was changed/,
    ],
  ])('the backup is refused: %s', async (_, breakIt, sentence) => {
    const { shop, put } = aShop()
    await backUp(folder, shop, SILENT)
    await breakIt()
    const refused = await restored(shop).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(OpsError)
    expect(String(refused)).toMatch(sentence)
    expect(put).toEqual([])
  })
})

test('an interrupted backup does not count as the previous one', async () => {
  await backUp(folder, aShop().shop, SILENT)
  const cut = aShop({ breaksAt: '/backup/file' })
  await expect(backUp(folder, cut.shop, SILENT)).rejects.toThrow('gone')
  await expect(restored(cut.shop)).rejects.toThrow('backup.json is missing')
})
