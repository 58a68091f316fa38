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
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Imports an empty folder into a shop that ends the import as `finish` says. */
async function importing(
  finish: (answer: ServerResponse, body: string) => void,
  confirm = () => Promise.resolve(false),
) {
  const folder = await mkdtemp(join(tmpdir(), 'ripstop-import-'))
  ends.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'manifest.json'), '{}')
  for (const file of IMPORT_FILES) await writeFile(join(folder, `${file}.ndjson`), '')
  const server = createServer((request, answer) => {
    if (request.url?.endsWith('/finish')) void text(request).then((body) => finish(answer, body))
    else answer.end(JSON.stringify({ id: 'run', names: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const shop = await openShop({ url: `http://127.0.0.1:${port}`, secret: 'secret' })
  return importFolder(folder, shop, UNSEEN, confirm)
}

test('what an import came to is read behind what the shop sent while it was under way', async () => {
  const outcome = await importing((answer) => {
    answer.write('   ')
    answer.end(JSON.stringify({ version: 'a1', difference: {} }))
  })
  expect(outcome).toEqual({ ok: true, imported: { version: 'a1', difference: {} } })
})

test('an import that failed in the shop says why, and what to do', async () => {
  const failed = importing((answer) => {
    answer.end(` ${JSON.stringify({ errors: [{ detail: 'An unexpected error occurred.' }] })}`)
  })
  await expect(failed).rejects.toThrow(
    /^An unexpected error occurred\. Whether .* is not known: import the folder once more\.$/,
  )
})

test('a shop that breaks off says nothing of the end of an import, and the command says so', async () => {
  const brokenOff = importing((answer) => {
    answer.write(' ', () => answer.destroy())
  })
  await expect(brokenOff).rejects.toThrow(/is not known: import the folder once more\.$/)
})

const ASKS = JSON.stringify({ asks: { removed: 700, of: 740 } })

test('an import that removes many products ends without a confirmation', async () => {
  await expect(importing((answer) => void answer.end(ASKS))).rejects.toThrow(
    /^Nothing was changed\.$/,
  )
})

test('a confirmed import that removes many products is switched to', async () => {
  const outcome = await importing(
    (answer, body) =>
      void answer.end(body === '{"force":true}' ? '{"version":"a1","difference":{}}' : ASKS),
    async () => true,
  )
  expect(outcome).toEqual({ ok: true, imported: { version: 'a1', difference: {} } })
})

test('an import that another one replaced says that it changed nothing', async () => {
  const replaced = importing((answer) => void answer.end('{"replaced":true}'))
  await expect(replaced).rejects.toThrow(
    'Another import began meanwhile. This one has changed nothing.',
  )
})
