import { AsyncLocalStorage } from 'node:async_hooks'
import type { Bindings } from './env.ts'
import { createRandomTexts } from './random-texts.ts'

/** Cloudflare's id of a request, with the data centre that received it. */
const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/
/** Short enough to read out on the phone. */
export const newRequestId = createRandomTexts('hex', 8)

const current = new AsyncLocalStorage<string>()

/**
 * The id of the current request or of the cron run; null outside both. Work that a request starts
 * retains the id after the response.
 */
export function requestId(): string | null {
  return current.getStore() ?? null
}

/** Runs a function as part of the request with this id. */
export function runWithRequestId<T>(id: string, run: () => T): T {
  return current.run(id, run)
}

/** Whether only Cloudflare can have set Cloudflare's headers. */
export const trustsCloudflare = ({ SHOP_TRUSTED_PROXY: proxy }: Bindings) => proxy === 'cloudflare'

/**
 * The id for a new request. It is Cloudflare's if only Cloudflare can have set it, so that both
 * logs have the same id. Otherwise it is random, because a visitor must not choose it.
 */
export function idOfRequest(headers: Headers, isBehindCloudflare: boolean): string {
  const ray = isBehindCloudflare ? headers.get('cf-ray') : null
  return ray && RAY.test(ray) ? ray : newRequestId()
}
