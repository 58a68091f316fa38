import type { Locale } from '#shared/i18n/locales.ts'

export type Asked = {
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
export function answerKey(scope: string, asked: Asked): string {
  const { method, path, locale, seoUrls = false, body } = asked
  return canonical([scope, locale, method, path, seoUrls, body])
}

/** The same as a key of KV, which takes 512 bytes at most. */
export async function kvKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `answer:${Buffer.from(hash).toString('base64url')}`
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
