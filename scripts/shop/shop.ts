import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import { portOf } from '#scripts/server/free-port.ts'
import { runningShop, STORAGE } from '#scripts/server/lock.ts'

const DEFAULT_WAIT_SECONDS = 5
const MAX_WAIT_SECONDS = 60
const MAX_TRIES = 20

/** An error that an operator can correct; its message is complete. */
export class OpsError extends Error {}

/** A running shop, called by operators' commands. */
export type ShopClient = {
  readonly url: string
  /** Calls `/_ops{path}` and parses the response; statuses in `expected` are not errors. */
  call<S extends z.ZodType>(call: OpsCall<S>): Promise<{ status: number; data: z.output<S> }>
  /** Downloads a public file. */
  file(path: string): Promise<Uint8Array>
}

type OpsCall<S> = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  /** A form is sent as it is, anything else as JSON. */
  readonly body?: unknown
  readonly schema: S
  readonly expected?: readonly number[]
}

/** Body of a failed call. */
export const Errors = z.object({ errors: z.array(z.object({ detail: z.string() })).min(1) })

/**
 * A running shop by its address; without an address the shop of this folder. The default secret is
 * that of the environment, or that of `.dev.vars` for the shop of this folder.
 */
export async function openShop({
  url = ownUrl(),
  secret,
}: {
  readonly url?: string | undefined
  readonly secret?: string | undefined
}): Promise<ShopClient> {
  let found: Promise<string> | null = null
  const secretOf = () => (found ??= secret ? Promise.resolve(secret) : ownSecret(url))
  return shopAt(url.replace(/\/+$/, ''), secretOf)
}

function shopAt(url: string, secretOf: () => Promise<string>): ShopClient {
  return {
    url,
    async call({ method = 'POST', path, body, schema, expected = [] }) {
      const response = await reach(`${url}/_ops${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await secretOf()}`,
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const result: unknown = await response.json().catch(() => null)
      if (!response.ok && !expected.includes(response.status)) throw refused(response, result)
      const parsed = schema.safeParse(result)
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

/** The address at which `npm start` or `npm run dev` serves this folder. */
function ownUrl(): string {
  const { PORT: text } = process.env
  const port = portOf(text)
  if (port === null) throw new OpsError(`PORT is a number from 1 to 65535, not "${text}".`)
  return (text ? null : runningShop(STORAGE)) ?? `http://127.0.0.1:${port}`
}

/**
 * Sends the secret in `.dev.vars` only to the shop of this folder, because other shops could store
 * it.
 */
async function ownSecret(url: string): Promise<string> {
  const { OPS_SECRET: chosen, SHOP_ORIGIN } = process.env
  if (chosen) return chosen
  const vars = parseEnv(await readFile('.dev.vars', 'utf8').catch(() => ''))
  if (!vars.OPS_SECRET)
    throw new OpsError('OPS_SECRET is not set: add it to the environment or to .dev.vars.')
  const own = [runningShop(STORAGE), SHOP_ORIGIN, vars.SHOP_ORIGIN]
  if (own.some((address) => address && originOf(address) === originOf(url))) return vars.OPS_SECRET
  throw new OpsError(
    `The shop of this folder does not run at ${originOf(url)}, so its secret is not sent there. ` +
      'Start it with "npm start", or name the secret of the other shop: --secret or OPS_SECRET.',
  )
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  return new URL(address).origin.replace('//localhost', '//127.0.0.1')
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    for (let tries = 1; ; tries++) {
      const response = await fetch(url, init)
      // Many pictures in a minute can exceed the limit of requests.
      if (response.status !== 429 || tries === MAX_TRIES) return response
      const seconds = Number(response.headers.get('retry-after')) || DEFAULT_WAIT_SECONDS
      await response.body?.cancel()
      await sleep(Math.min(seconds, MAX_WAIT_SECONDS) * 1_000)
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OpsError(`The shop at ${new URL(url).origin} does not respond (${reason}).`)
  }
}

function refused(response: Response, result: unknown): OpsError {
  if (response.status === 401) return new OpsError('The shop rejected this OPS_SECRET.')
  const errors = Errors.safeParse(result)
  const detail = errors.success ? errors.data.errors.map((error) => error.detail).join(' ') : ''
  return new OpsError(
    `The shop refused the command with status ${response.status}. ${detail}`.trim(),
  )
}
