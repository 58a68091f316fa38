import type { Context } from 'hono'
import { deviceOf, type Device } from '#shared/domain/device.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import type { ShopSettings } from '#shared/schemas/import/shop.ts'
import { clientIp, networkOf } from '#worker/runtime/client-network.ts'
import { Vars, type Bindings } from '#worker/runtime/env.ts'
import { signingSecretsOf } from '#worker/runtime/signing-secrets.ts'
import { objectsIn } from './jurisdiction.ts'
import { withShopSettings } from '#worker/runtime/shop-settings.ts'
import { loadedSettings } from './shop-settings.ts'
import type { Sessions } from '../shopper/sessions.ts'

/** The dependencies of a use case, with the time of one request. */
export type ShopContext = {
  readonly db: D1Database
  readonly sessions: Sessions
  readonly limiter: Bindings['LIMITER']
  readonly vars: Vars
  readonly locale: Locale
  /** The calling browser; null if unknown. */
  readonly device: Device | null
  /** The caller's network; null without a trusted proxy header. */
  readonly network: string | null
  readonly at: Date
}

/** The part that exists without a visitor too: for mails, payments, operators and crons. */
export type Deps = Pick<ShopContext, 'db' | 'vars' | 'at'>

type ParsedVars = Readonly<{ settings: ShopSettings | null; vars: Vars }>
const parsedVars = new WeakMap<object, ParsedVars>()

/** The vars of an environment with the settings of the shop, parsed once. */
export function varsOf(env: Bindings): Vars {
  const settings = loadedSettings()
  const known = parsedVars.get(env)
  if (known?.settings === settings) return known.vars
  const own = Vars.parse(env)
  const vars = settings && !own.STORE_API_URL ? withShopSettings(own, settings) : own
  parsedVars.set(env, { settings, vars })
  return vars
}

const sessionsBy = new WeakMap<ExecutionContext, Sessions>()
/**
 * Signs tokens of a shop without a configured secret. It only distinguishes them from invented
 * ones.
 */
const NO_SECRET = { now: 'unsigned', before: null }

/** The shoppers' Durable Objects for the request that a call belongs to. */
export function sessionsOf(c: Context<BackendEnv>): Sessions {
  const request = c.executionCtx as ExecutionContext
  const known = sessionsBy.get(request)
  if (known) return known
  const vars = varsOf(c.env)
  const signedWith = signingSecretsOf(vars) ?? NO_SECRET
  const visitor = callersNetwork(c) ?? 'unknown'
  const sessions = {
    objects: objectsIn(c.env.SHOPPER, vars),
    signedWith,
    visitor,
    reads: new Map(),
  }
  sessionsBy.set(request, sessions)
  return sessions
}

/** The network of a call, if a trusted proxy names it. */
export function callersNetwork(c: Context<BackendEnv>): string | null {
  const ip = clientIp(c.req.raw.headers, varsOf(c.env).SHOP_TRUSTED_PROXY)
  return ip === null ? null : networkOf(ip)
}

/** The Durable Objects that count attempts. */
export const limiterOf = (env: Bindings) => objectsIn(env.LIMITER, varsOf(env))

export function shopOf(c: Context<BackendEnv>): ShopContext {
  const { env } = c
  const { locale } = c.var.language
  return {
    db: env.DB,
    sessions: sessionsOf(c),
    limiter: limiterOf(env),
    vars: varsOf(env),
    locale,
    device: deviceOf(c.req.header('user-agent') ?? ''),
    network: callersNetwork(c),
    at: new Date(),
  }
}
