import { createFactory } from 'hono/factory'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Input } from './input/json-object.ts'

export type { Input }

export type RequestLanguage = Readonly<{ id: string; locale: Locale }>

export type BackendEnv = {
  Bindings: Bindings
  Variables: {
    /** `sw-language-id` of the request, else German; `languageSent` tells which. */
    language: RequestLanguage
    languageSent: boolean
    /**
     * The context token that the response will name: the request's own, or a fresh one if it had
     * none or a malformed one (`tokenSent` is false then). Set it to rotate the session.
     */
    token: string
    tokenSent: boolean
    /** Whether the request names the channel and can be read: only then a session may open. */
    isHeard: boolean
    /** Sends the mails that are due: handed in from above, as it knows who writes each of them. */
    drainOutbox: (env: Bindings, at: Date) => Promise<void>
    /** Query and JSON body in one, the body winning; never null. */
    input: Input
  }
}

export const backendFactory = createFactory<BackendEnv>()
