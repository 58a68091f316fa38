import type { Context } from 'hono'
import { deviceOf, type Device } from '#shared/domain/device.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { languageById } from '#worker/backend/channel/languages.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { clientIp, networkOf } from '#worker/client-network.ts'
import { Vars, type Bindings } from '#worker/env.ts'
import { readingOnce } from './read-once.ts'
import type { SessionState } from './state.ts'

/** What a use-case of the backend needs of the world, with the clock of one request. */
export type Shop = {
  readonly db: D1Database
  readonly sessions: Bindings['SHOPPER']
  readonly limiter: Bindings['LIMITER']
  readonly vars: Vars
  readonly locale: Locale
  /** Whose browser asks; null where nothing is known of it. */
  readonly device: Device | null
  /** The caller's network, null where nobody trusted tells it. */
  readonly network: string | null
  readonly at: Date
}

const parsedVars = new WeakMap<object, Vars>()

/** The vars of an environment, parsed once. */
export function varsOf(env: Bindings): Vars {
  const known = parsedVars.get(env)
  if (known) return known
  const vars = Vars.parse(env)
  parsedVars.set(env, vars)
  return vars
}

/** The shoppers' objects for the request that a call belongs to. */
export function sessionsOf(c: Context<BackendEnv>): Bindings['SHOPPER'] {
  return readingOnce(c.env.SHOPPER, c.executionCtx as ExecutionContext)
}

/** The network that a call comes from, as far as somebody trusted tells it. */
export function callersNetwork(c: Context<BackendEnv>): string | null {
  const ip = clientIp(c.req.raw.headers, varsOf(c.env).SHOP_TRUSTED_PROXY)
  return ip === null ? null : networkOf(ip)
}

export function shopOf(c: Context<BackendEnv>): Shop {
  const { env } = c
  const { locale } = c.var.language
  return {
    db: env.DB,
    sessions: sessionsOf(c),
    limiter: env.LIMITER,
    vars: varsOf(env),
    locale,
    device: deviceOf(c.req.header('user-agent') ?? ''),
    network: callersNetwork(c),
    at: new Date(),
  }
}

/** The shop in the session's own language, unless the request names another (contract 1). */
export function shopInLanguageOf(c: Context<BackendEnv>, { settings }: SessionState): Shop {
  const chosen = c.var.languageSent ? undefined : languageById(settings.languageId ?? '')
  if (chosen) c.set('language', { id: chosen.id, locale: chosen.locale })
  return shopOf(c)
}
