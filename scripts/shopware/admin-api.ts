import { z } from '#shared/schemas/zod.ts'

/** A row of an entity for the Admin API; the id makes each write an upsert. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** An error that the user can correct; its message is complete. */
export class AdminError extends Error {}

const PAGE = 500
const Token = z.object({ access_token: z.string() })
const FoundEntities = z.object({ data: z.array(z.looseObject({ id: z.string() })) })

export type FoundEntity = z.infer<typeof FoundEntities>['data'][number]
export type AdminApi = ReturnType<typeof adminApi>

export type Administrator = Readonly<{ url: string; user: string; password: string }>

/** A Shopware's Admin API with an administrator's password. Failed calls throw an `AdminError`. */
export function adminApi({ url, user, password }: Administrator) {
  let bearer: Promise<string> | null = null

  async function logIn(): Promise<string> {
    const response = await reach(`${url}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'password',
        client_id: 'administration',
        scopes: 'write',
        username: user,
        password,
      }),
    })
    const token = Token.safeParse(await response.json().catch(() => null))
    if (token.success) return token.data.access_token
    throw new AdminError(`${url} rejected the login of ${user} (${response.status}).`)
  }

  async function call(method: string, path: string, body: unknown, type: string) {
    for (const isLastTry of [false, true]) {
      bearer ??= logIn()
      const response = await reach(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await bearer}`,
          accept: 'application/json',
          'content-type': type,
        },
        body: body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body),
      })
      const text = await response.text()
      if (response.ok) return text === '' ? null : (JSON.parse(text) as unknown)
      if (response.status !== 401 || isLastTry)
        throw new AdminError(`${method} ${path}: ${response.status} ${text.slice(0, 600)}`)
      // The token expired meanwhile.
      bearer = null
    }
    return null
  }

  return {
    /** All rows of an entity that match the filters. */
    async search(entity: string, criteria: Readonly<Record<string, unknown>> = {}) {
      const rows: FoundEntity[] = []
      for (let page = 1; ; page++) {
        const body = { limit: PAGE, page, ...criteria }
        const response = await call('POST', `/search/${entity}`, body, 'application/json')
        const { data } = FoundEntities.parse(response)
        rows.push(...data)
        if (data.length < PAGE) return rows
      }
    },

    /** Writes rows in batches; Shopware indexes each batch before it responds. */
    async upsert(entity: string, rows: readonly Row[], portion = 50): Promise<void> {
      const startedMs = Date.now()
      for (let at = 0; at < rows.length; at += portion) {
        const payload = rows.slice(at, at + portion)
        const operations = [{ action: 'upsert', entity, payload }]
        await call('POST', '/_action/sync', operations, 'application/json')
      }
      if (rows.length > 0) reportRows(entity, rows.length, Date.now() - startedMs)
    },

    /** Sets system configuration by key (`core.cart.wishlistEnabled`). */
    async configure(settings: Readonly<Record<string, unknown>>): Promise<void> {
      await call('POST', '/_action/system-config', settings, 'application/json')
    },

    /** Uploads the file of a media row. */
    async upload(mediaId: string, name: string, extension: 'svg' | 'png', bytes: Uint8Array) {
      const path = `/_action/media/${mediaId}/upload?extension=${extension}&fileName=${name}`
      await call('POST', path, bytes, extension === 'png' ? 'image/png' : 'image/svg+xml')
    },
  }
}

/** A filter of a search. */
export const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })

/** Prints one step. */
export function reportRows(what: string, count: number, milliseconds: number): void {
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`${what.padEnd(24)}${String(count).padStart(6)}  ${seconds} s`)
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new AdminError(`${new URL(url).origin} does not respond (${reason}).`)
  }
}
