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

/** JSON with the keys of each record in order, made without copies: a page names a dozen requests. */
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
