import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { aShopware, type ReplayOptions } from '#tests/replay/shopware.ts'
import { recordingOf } from '#tests/replay/recorded.ts'
import recorded from '#tests/replay/data/answers.json?raw'
import { createBackend } from '#worker/backend/app.ts'
import { LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

export const REMOTE = {
  STORE_API_URL: 'https://shopware.test/store-api',
  STORE_API_ACCESS_KEY: 'SWSCOFAREMOTESHOP00000000',
}

const backend = createBackend()
const recording = recordingOf(recorded)

/** A Shopware that holds what was imported into this test's database. */
export const aReplayedShopware = (changes: Partial<ReplayOptions> = {}) =>
  aShopware({
    recording,
    embedded: async (request) => {
      const ctx = createExecutionContext()
      const answer = await backend.fetch(request, { ...env }, ctx)
      await waitOnExecutionContext(ctx)
      return answer
    },
    embeddedKey: EMBEDDED_ACCESS_KEY,
    embeddedLanguages: LANGUAGE_ID,
    origin: new URL(REMOTE.STORE_API_URL).origin,
    accessKey: REMOTE.STORE_API_ACCESS_KEY,
    ...changes,
  })
