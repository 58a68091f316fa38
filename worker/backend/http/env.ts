import { createFactory } from 'hono/factory'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Input } from './input/json-object.ts'

export type { Input }

export type RequestLanguage = Readonly<{ id: string; locale: Locale }>

export type BackendEnv = {
  Bindings: Bindings
  Variables: {
    /** `sw-language-id` of the request, else German. `languageSent` shows which. */
    language: RequestLanguage
    languageSent: boolean
    /**
     * The context token of the response: the request's own, or a new one if that is missing or
     * malformed (`tokenSent` is then false). Set it to rotate the session.
     */
    token: string
    tokenSent: boolean
    /** Whether the request names the channel and is well-formed. Only then a session may open. */
    returnsToken: boolean
    /**
     * Sends the due mails. The composition root passes it in, because it knows the writer of each
     * mail.
     */
    drainOutbox: (env: Bindings, at: Date) => Promise<void>
    /** Query and JSON body merged, with precedence for the body; never null. */
    input: Input
  }
}

export const backendFactory = createFactory<BackendEnv>()
