import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { importFolder } from '#scripts/shop/import-folder.ts'
import { openShop } from '#scripts/shop/shop.ts'
import { IMPORT_FILES } from '#shared/schemas/import/files.ts'

const UNSEEN = { reach: () => {}, end: () => {} }
const IMPORTED = { version: 'a1', difference: {}, missingPages: [] }
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Imports an empty folder into a shop that ends the import with `finish`. */
async function importing(
  finish: (response: ServerResponse, body: string) => void,
  confirm = () => Promise.resolve(false),
) {
  const folder = await mkdtemp(join(tmpdir(), 'ripstop-import-'))
  ends.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'manifest.json'), '{}')
  for (const file of IMPORT_FILES) await writeFile(join(folder, `${file}.ndjson`), '')
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/finish')) void text(request).then((body) => finish(response, body))
    else response.end(JSON.stringify({ id: 'run', names: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const shop = await openShop({ url: `http://127.0.0.1:${port}`, secret: 'secret' })
  return importFolder(folder, shop, UNSEEN, confirm)
}

test('the result of an import is read after the bytes sent during it', async () => {
  const outcome = await importing((response) => {
    response.write('   ')
    response.end(JSON.stringify({ version: 'a1', difference: {} }))
  })
  expect(outcome).toEqual({ ok: true, imported: IMPORTED, leftOut: [] })
})

test('a failed import reports the reason and the next step', async () => {
  const failed = importing((response) => {
    response.end(` ${JSON.stringify({ errors: [{ detail: 'An unexpected error occurred.' }] })}`)
  })
  await expect(failed).rejects.toThrow(
    /^An unexpected error occurred\. It is unknown whether .* Import the folder again\.$/,
  )
})

test('a broken connection is reported as an unknown result of the import', async () => {
  const brokenOff = importing((response) => {
    response.write(' ', () => response.destroy())
  })
  await expect(brokenOff).rejects.toThrow(/It is unknown whether .* Import the folder again\.$/)
})

const ASKS = JSON.stringify({ asks: { removed: 700, of: 740 } })

test('an import that removes many products stops without a confirmation', async () => {
  await expect(importing((response) => void response.end(ASKS))).rejects.toThrow(
    /^Nothing was changed\.$/,
  )
})

test('a confirmed import that removes many products is applied', async () => {
  const outcome = await importing(
    (response, body) =>
      void response.end(
        body === '{"force":true,"isDryRun":false}' ? '{"version":"a1","difference":{}}' : ASKS,
      ),
    async () => true,
  )
  expect(outcome).toEqual({ ok: true, imported: IMPORTED, leftOut: [] })
})

test('a replaced import reports that it changed nothing', async () => {
  const replaced = importing((response) => void response.end('{"replaced":true}'))
  await expect(replaced).rejects.toThrow(
    'Another import started meanwhile. This one changed nothing.',
  )
})
