import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { z } from '#shared/schemas/zod.ts'

const DEFAULT_URL = 'http://127.0.0.1:8787'

/** An error that an operator can correct; its message is complete. */
export class OpsError extends Error {}

/** A running shop, called by operators' commands. */
export type Shop = {
  readonly url: string
  /** Calls `/_ops{path}` and parses the response; statuses in `expected` are not errors. */
  call<S extends z.ZodType>(call: OpsCall<S>): Promise<{ status: number; data: z.output<S> }>
  /** Downloads a public file. */
  file(path: string): Promise<Uint8Array>
}

type OpsCall<S> = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly schema: S
  readonly expected?: readonly number[]
}

/** Body of a failed call. */
export const Errors = z.object({ errors: z.array(z.object({ detail: z.string() })).min(1) })

/** A running shop by its address. The default secret comes from the environment or `.dev.vars`. */
export async function openShop({
  url = DEFAULT_URL,
  secret,
}: {
  readonly url?: string | undefined
  readonly secret?: string | undefined
}): Promise<Shop> {
  let found: Promise<string> | null = null
  const secretOf = () => (found ??= secret ? Promise.resolve(secret) : ownSecret())
  return shopAt(url.replace(/\/+$/, ''), secretOf)
}

function shopAt(url: string, secretOf: () => Promise<string>): Shop {
  return {
    url,
    async call({ method = 'POST', path, body, schema, expected = [] }) {
      const response = await reach(`${url}/_ops${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await secretOf()}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok && !expected.includes(response.status)) throw refused(response, answer)
      const parsed = schema.safeParse(answer)
      if (!parsed.success) throw new OpsError(`${path} returned an unexpected response.`)
      return { status: response.status, data: parsed.data }
    },
    async file(path) {
      const response = await reach(`${url}${path}`, {})
      if (!response.ok) throw new OpsError(`${url}${path} returned status ${response.status}.`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

async function ownSecret(): Promise<string> {
  const vars = parseEnv(await readFile('.dev.vars', 'utf8').catch(() => ''))
  const secret = process.env.OPS_SECRET || vars.OPS_SECRET
  if (secret) return secret
  throw new OpsError('OPS_SECRET is not set: add it to the environment or to .dev.vars.')
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OpsError(`The shop at ${new URL(url).origin} does not respond (${reason}).`)
  }
}

function refused(response: Response, answer: unknown): OpsError {
  if (response.status === 401) return new OpsError('The shop rejected this OPS_SECRET.')
  const errors = Errors.safeParse(answer)
  const detail = errors.success ? errors.data.errors.map((error) => error.detail).join(' ') : ''
  return new OpsError(
    `The shop refused the command with status ${response.status}. ${detail}`.trim(),
  )
}
