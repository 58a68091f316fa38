import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { aShopware, type ReplayOptions } from '#tests/replay/shopware.ts'
import { recordingOf } from '#tests/replay/recorded.ts'
import recorded from '#tests/replay/data/answers.json?raw'
import { createBackend } from '#worker/backend/app.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { asOwn } from '#worker/backend/http/dear-calls.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const ACCESS_KEY = 'SWSCOFAREMOTESHOP00000000'

/** A shop's address and key. Files share an isolate, which keeps answers by the address. */
export const remoteAt = (host: string) => ({
  STORE_API_URL: `https://${host}/store-api`,
  STORE_API_ACCESS_KEY: ACCESS_KEY,
})

const backend = createBackend()
const recording = recordingOf(recorded)

/**
 * A Shopware that holds what was imported into this test's database; accounts are there at once, as
 * in a shop as it is installed.
 */
export const aReplayedShopware = (host: string, changes: Partial<ReplayOptions> = {}) =>
  aShopware({
    recording,
    embedded: async (request) => {
      const ctx = createExecutionContext()
      const answer = await backend.fetch(asOwn(request), { ...env, DOUBLE_OPT_IN: 'off' }, ctx)
      await waitOnExecutionContext(ctx)
      return answer
    },
    embeddedKey: EMBEDDED_ACCESS_KEY,
    embeddedLanguages: LANGUAGE_ID,
    origin: `https://${host}`,
    accessKey: ACCESS_KEY,
    ...changes,
  })
