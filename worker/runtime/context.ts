import { createFactory } from 'hono/factory'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Bindings, Vars } from './env.ts'
import type { Services } from '../services.ts'
import type { Template } from '../template/template.ts'
import type { View } from './view-cookie.ts'

/** The shopper according to the browser's cookies. The token is secret; the view is only a hint. */
export type Shopper = { readonly token: string | null; readonly view: View }

/**
 * The variables of a request. Code that runs for every request reads them with `c.get(name)`,
 * because `c.var` copies all of them into a new object each time.
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
    /** The nonce of this response. Templates never contain it. */
    nonce: string
    shopper: Shopper
    /**
     * The page's template, set by the render; null if it must not be cached. For a streamed page it
     * is a promise that resolves at the end of the stream.
     */
    template: Template | Promise<Template | null> | null | undefined
    /** An expired template of this page, to show instead of an error. */
    expired: Template | undefined
    /** The worker itself renders this page to refresh a template. Nobody reads the response. */
    isRevalidation: boolean | undefined
    /** The first byte was sent: status, headers and cookies are final. */
    hasBegun: boolean | undefined
    /** Set by loaders that left out a part of the page. The page is then not cached. */
    degraded: boolean
    /** Resolves once the currency of this request is known; unset if it is the euro. */
    currencyKnown: Promise<void> | undefined
    /** Set if the path has a page, but the page number in the query is too high. */
    pathHasPage: boolean
    /** The values of the posted form without secrets, after it was read. */
    posted: Readonly<Record<string, string>> | undefined
    /** The error of every page if the calls of this request showed that a remote shop is closed. */
    closedError: (() => Error | null) | undefined
    /** A complete page from older data is shown because the backend fails. */
    isStaleOnError: boolean
  }
}

export const factory = createFactory<AppEnv>()
