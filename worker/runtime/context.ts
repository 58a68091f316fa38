import { createFactory } from 'hono/factory'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Bindings, Vars } from './env.ts'
import type { Services } from '../services.ts'
import type { Template } from '../template/template.ts'
import type { View } from './view-cookie.ts'

/** What the browser told us of the shopper: the token is a secret, the view is only a hint. */
export type Shopper = { readonly token: string | null; readonly view: View }

/**
 * What is known of a request. What runs for every one of them asks `c.get(name)`: `c.var` makes an
 * object of all of it each time.
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
    /** Set by a public render: resolves to the template if it may be kept. */
    template: Promise<Template | null> | undefined
    /** Called by loaders when a part of the page had to be left out: such a page is not kept. */
    degraded: boolean
    /** What was typed into the form that was sent, once it was read. */
    posted: Readonly<Record<string, string>> | undefined
    /** A whole older page, shown because the backend fails now. */
    lastGood: boolean
  }
}

export const factory = createFactory<AppEnv>()
