import { Buffer } from 'node:buffer'
import type { Locale } from '#shared/i18n/locales.ts'

export type CacheKeyParts = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly locale: Locale
  readonly seoUrls?: boolean
}

/**
 * The key of a request, from all values that its response depends on: `scope` (shop, catalogue
 * version, price segment), language, path and body. The order of the body's keys has no effect.
 */
export function cacheKey(scope: string, requested: CacheKeyParts): string {
  const { method, path, locale, seoUrls = false, body } = requested
  return canonical([scope, locale, method, path, seoUrls, body])
}

/** The same as a KV key, which has at most 512 bytes. */
export async function kvKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `answer:${Buffer.from(hash).toString('base64url')}`
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  const entries = names.sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
  return `{${entries.join()}}`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
