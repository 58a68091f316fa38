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
 * Names a request by what its answer depends on: `scope` (shop, catalogue version, price segment),
 * language, path and body. The order of the body's keys does not matter.
 */
export function cacheKey(scope: string, requested: CacheKeyParts): string {
  const { method, path, locale, seoUrls = false, body } = requested
  return canonical([scope, locale, method, path, seoUrls, body])
}

/** The same as a key of KV, which takes 512 bytes at most. */
export async function kvKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `answer:${Buffer.from(hash).toString('base64url')}`
}

/** The texts of frozen records: what a page asks its backend for is mostly lists of fields. */
const written = new WeakMap<object, string>()

/** JSON with the keys of each record in order. A frozen record has to be frozen in its depth. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const known = written.get(value)
  if (known !== undefined) return known
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  const entries = names.sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
  const text = `{${entries.join()}}`
  if (Object.isFrozen(value)) written.set(value, text)
  return text
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
