import { createFactory } from 'hono/factory'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Bindings, Vars } from './env.ts'
import type { Services } from '../services.ts'
import type { Template } from '../template/template.ts'
import type { View } from './view-cookie.ts'

/** What the browser's cookies say about the shopper: the token is a secret, the view only a hint. */
export type Shopper = { readonly token: string | null; readonly view: View }

/**
 * The variables of a request. Code that runs for every request reads them by `c.get(name)`, as
 * `c.var` copies all of them into an object each time.
 */
export type AppEnv = {
  Bindings: Bindings
  Variables: {
    vars: Vars
    services: Services
    locale: Locale
    t: T
    /** The path without its locale prefix. */
    path: string
    /** The nonce of this response; templates never hold it. */
    nonce: string
    shopper: Shopper
    /**
     * Set by a render: the page's template, or null if it must not be cached. A page that is being
     * streamed has it once it has ended.
     */
    template: Template | Promise<Template | null> | null | undefined
    /** A template of this page that has expired: better than an error. */
    expired: Template | undefined
    /** The worker itself renders this page to refresh a template: nobody reads the response. */
    isRevalidation: boolean | undefined
    /** The first byte was sent: status, headers and cookies are final. */
    hasBegun: boolean | undefined
    /** Set by loaders that had to leave a part of the page out: such a page is not cached. */
    degraded: boolean
    /** Set where the path has a page and only its query asks for more than that has. */
    pathHasPage: boolean
    /** The values of the posted form without secrets, once it was read. */
    posted: Readonly<Record<string, string>> | undefined
    /** The error of every page if the calls of this request showed that a remote shop is closed. */
    closedError: (() => Error | null) | undefined
    /** A complete page is shown although the backend fails: older itself, or of older answers. */
    isStaleOnError: boolean
  }
}

export const factory = createFactory<AppEnv>()
