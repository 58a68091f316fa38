import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { aShopware, type ReplayOptions } from '#tests/replay/shopware.ts'
import { recordingOf } from '#tests/replay/recorded.ts'
import recorded from '#tests/replay/data/answers.json?raw'
import { createBackend } from '#worker/backend/app.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { markInternal } from '#worker/backend/http/limit-expensive-calls.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const ACCESS_KEY = 'SWSCOFAREMOTESHOP00000000'

/** A shop's address and key. Files share an isolate, which caches responses by address. */
export const remoteAt = (host: string) => ({
  STORE_API_URL: `https://${host}/store-api`,
  STORE_API_ACCESS_KEY: ACCESS_KEY,
})

const backend = createBackend()
const recording = recordingOf(recorded)

async function embedded(request: Request): Promise<Response> {
  const ctx = createExecutionContext()
  const response = await backend.fetch(markInternal(request), { ...env, DOUBLE_OPT_IN: 'off' }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

/**
 * A Shopware with the data of this test's database; like in a new installation, accounts need no
 * confirmation.
 */
export const aReplayedShopware = (host: string, changes: Partial<ReplayOptions> = {}) =>
  aShopware({
    recording,
    embedded,
    embeddedKey: EMBEDDED_ACCESS_KEY,
    embeddedLanguages: LANGUAGE_ID,
    origin: `https://${host}`,
    accessKey: ACCESS_KEY,
    ...changes,
  })

const OF_PLUGINS = /^\/store-api\/(?:blog|lexicon|gallery)\b/

/** A replayed Shopware with plugins for the entry routes of docs/store-api.md. */
export function withEntries(shopware: ReturnType<typeof aReplayedShopware>) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (!OF_PLUGINS.test(new URL(request.url).pathname)) return shopware.fetch(request)
    const own = new Request(request)
    own.headers.set('sw-access-key', EMBEDDED_ACCESS_KEY)
    own.headers.set('sw-language-id', LANGUAGE_ID.de)
    return embedded(own)
  }
}
