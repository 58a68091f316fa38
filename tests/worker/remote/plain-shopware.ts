import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { createBackend } from '#worker/backend/app.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

export const REMOTE = {
  STORE_API_URL: 'https://plain-shopware.test/store-api',
  STORE_API_ACCESS_KEY: 'SWSCOFAREMOTESHOP00000000',
}

/** Under other ids than ours: what a shop calls its languages is its own. */
const LANGUAGES = [
  [LANGUAGE_ID.de, '2fbb5fe2e29a4d70aa5854ce7ce3e20b'],
  [LANGUAGE_ID.en, '5ab3dd6cf2b14d5eb6b2d4f5a7a0f9c1'],
] as const
const PLUGINS = /^\/(?:blog|lexicon|gallery|redirect|project|sample-order)(?:\/|$)/
const NOT_FOUND = { code: '0', status: '404', title: 'Not Found', detail: 'No route found.' }

export type Asked = Readonly<{
  path: string
  token: string | null
  languageId: string | null
  body: string
}>

/**
 * A Shopware without plugins, as far as a storefront can tell: the contract suite holds the embedded
 * backend to Shopware's schema, and here everything is taken out of its answers that only it says.
 */
export function aPlainShopware() {
  const backend = createBackend()
  const asked: Asked[] = []

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.slice('/store-api'.length)
    const languageId = request.headers.get('sw-language-id')
    const body = await request.text()
    asked.push({ path, token: request.headers.get('sw-context-token'), languageId, body })
    if (request.headers.get('sw-access-key') !== REMOTE.STORE_API_ACCESS_KEY) {
      const code = 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'
      return Response.json({ errors: [{ ...NOT_FOUND, status: '412', code }] }, { status: 412 })
    }
    if (PLUGINS.test(path)) return Response.json({ errors: [NOT_FOUND] }, { status: 404 })

    const headers = new Headers(request.headers)
    headers.set('sw-access-key', EMBEDDED_ACCESS_KEY)
    headers.delete('ripstop-price-segment')
    const [ours] = LANGUAGES.find(([, theirs]) => theirs === languageId) ?? []
    if (ours) headers.set('sw-language-id', ours)
    const inside = new Request(`https://shop.test/store-api${path}`, {
      method: request.method,
      headers,
      body: body === '' ? null : body,
    })
    const ctx = createExecutionContext()
    const answer = await backend.fetch(inside, { ...env }, ctx)
    const text = await answer.text()
    await waitOnExecutionContext(ctx)
    return new Response(text === '' ? null : spoken(text), {
      status: answer.status,
      headers: answer.headers,
    })
  }

  return { fetch, asked }
}

/** As Shopware says it: its own language ids, nothing of ours, and PHP's lists for empty maps. */
function spoken(text: string): string {
  const renamed = LANGUAGES.reduce((all, [ours, theirs]) => all.replaceAll(ours, theirs), text)
  return JSON.stringify(plain(JSON.parse(renamed)))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith('ripstop'))
    .map(([key, inner]) => [key, plain(inner)] as const)
  return entries.length === 0 ? [] : Object.fromEntries(entries)
}
