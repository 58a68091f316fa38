import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { createApp } from '#worker/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

type Records = Partial<Record<ImportFile, readonly unknown[]>>

/** A shop whose catalogue contains only the records that a test imports. */
export function aContentShop() {
  const app = createApp()

  async function fetch(path: string, init?: RequestInit) {
    const ctx = createExecutionContext()
    const request = new Request(`https://shop.test${path}`, init)
    const response = await app.fetch(request, env, ctx)
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    return { status: response.status, headers: response.headers, text }
  }

  async function ops(path: string, body: unknown): Promise<unknown> {
    const response = await fetch(`/_ops${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return JSON.parse(response.text)
  }

  return {
    /** A page request as sent by a browser. */
    get: (path: string, headers: Record<string, string> = {}) => fetch(path, { headers }),
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      fetch(path, {
        method: 'POST',
        headers: { origin: 'https://shop.test' },
        body: new URLSearchParams(fields),
      }),
    /** A Store API request as sent by a client. */
    async storeApi(path: string, body: object = {}, headers: Record<string, string> = {}) {
      const { status, text } = await fetch(`/store-api${path}`, {
        method: 'POST',
        headers: {
          'sw-access-key': EMBEDDED_ACCESS_KEY,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
      })
      return { status, body: text === '' ? null : JSON.parse(text) }
    },
    /** Replaces the catalogue by these records and returns the import's response. */
    async import(records: Records) {
      const counts = IMPORT_FILES.map((file) => [file, records[file]?.length ?? 0])
      const begun = await ops('/import', {
        format: 'ripstop-import',
        version: 1,
        name: 'test',
        currency: 'EUR',
        asOf: '2026-11-20',
        records: Object.fromEntries(counts),
      })
      const run = `/import/${idIn(begun)}`
      for (const file of IMPORT_FILES) {
        const lines = (records[file] ?? []).map((record) => JSON.stringify(record))
        await ops(`${run}/lines`, { file, firstLine: 1, lines })
      }
      return ops(`${run}/finish`, { force: true })
    },
  }
}

function idIn(begun: unknown): string {
  if (typeof begun === 'object' && begun && 'id' in begun) return String(begun.id)
  throw new Error(`The import did not begin: ${JSON.stringify(begun)}`)
}
