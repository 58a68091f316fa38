import { AsyncLocalStorage } from 'node:async_hooks'
import type { Bindings } from './env.ts'
import { createRandomTexts } from './random-texts.ts'

/** Cloudflare's id of a request, with the data centre that received it. */
const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/
/** Short enough to be read out on the telephone. */
export const newRequestId = createRandomTexts('hex', 8)

const current = new AsyncLocalStorage<string>()

/**
 * The id of the request that is being answered, or of the run of the cron; null outside of both.
 * Work that a request begins keeps it, even after the answer.
 */
export function requestId(): string | null {
  return current.getStore() ?? null
}

/** Runs something as part of the request with this id. */
export function runWithRequestId<T>(id: string, run: () => T): T {
  return current.run(id, run)
}

/** Whether only Cloudflare can have set the headers that are its own. */
export const trustsCloudflare = ({ SHOP_TRUSTED_PROXY: proxy }: Bindings) => proxy === 'cloudflare'

/**
 * The id for what just arrived: Cloudflare's, where only Cloudflare can have set it, so that its
 * logs and ours name the same; else a random one, as a visitor must not choose it.
 */
export function idOfRequest(headers: Headers, isBehindCloudflare: boolean): string {
  const ray = isBehindCloudflare ? headers.get('cf-ray') : null
  return ray && RAY.test(ray) ? ray : newRequestId()
}
