import { EMPTY_CONTENTS, type CartContents } from '#shared/domain/cart/contents.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { randomBytes } from 'node:crypto'
import { DurableObject } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { applyChange, EMPTY_CART, type Applied } from './apply.ts'
import { mergeGuestCart, setOwner, ownerOf } from './membership.ts'
import {
  endAllSessions,
  endSessionOf,
  openSessionsOf,
  type OpenSession,
  isFreshlyUsed,
  issue,
  touchSecret,
  settingsOf,
  withdraw,
} from './secrets.ts'
import { appliedPromotions, heldNotices } from './json-list.ts'
import { readPricesSeen, markPricesTold } from './prices-seen.ts'
import {
  NO_SETTINGS,
  type Change,
  type Changed,
  type Entered,
  type CartEntry,
  type LastSeenPrice,
  type SessionState,
  type Settings,
} from './state.ts'
import { contentsOf, headOf, replaceCart, storeContents } from './stored-contents.ts'
import { emptyObject, create, hasSession } from './tables.ts'

/** Lifetime of a cart after its last use (docs/store-api.md#session-lifetimes). */
const CART_LIFETIME_MS = 120 * DAY_MS
/** Lifetime of the object of a guest who registered with an empty cart. */
const NEVER_USED_LIFETIME_MS = HOUR_MS

const LastUse = z.object({ lastUsedAt: z.number() })

/**
 * One shopper: the contents of the cart, and the sessions that may open it. It never stores a
 * price. Methods are synchronous over the object's own SQLite, so no other request runs in between.
 * Two versions of the worker may call it during a deploy: only add methods and kinds of change.
 * `at` is the caller's time in ms.
 */
export class ShopperSession extends DurableObject<Bindings> {
  /** The session of a secret. For an unknown secret null, without any write. */
  read(secret: string, at: number): SessionState | null {
    const state = this.#state(secret, at)
    if (!state) return null
    const db = this.ctx.storage.sql
    if (!isFreshlyUsed(db, secret, at)) touchSecret(db, secret, state.settings, at)
    return state
  }

  /**
   * Applies a change. The first one that adds or chooses creates the tables.
   * @param chosen settings that the token contained before there was an object
   */
  change(secret: string, at: number, change: Change, chosen: Partial<Settings> = {}): Changed {
    const isNew = !hasSession(this.ctx.storage.sql)
    const state = isNew ? emptyState(chosen) : this.#state(secret, at)
    if (!state) return { kind: 'unauthorised' }
    const decided = applyChange(state, change)
    if (!decided.ok) return { kind: 'refused', reason: decided.error, state }
    if (isNew && change.kind !== 'add' && change.kind !== 'choose')
      return { kind: 'changed', state }
    if (isNew) this.#open(secret, at)
    this.#write(decided.value, at)
    touchSecret(this.ctx.storage.sql, secret, decided.value.settings ?? state.settings, at)
    return this.#changed(secret, at)
  }

  /**
   * Issues a new secret with changed settings. The old secret is valid for another `graceMs` with
   * its old settings, because a double click sends it twice.
   */
  rotate(
    secret: string,
    next: string,
    at: number,
    settings: Partial<Settings>,
    graceMs: number,
  ): Changed {
    const db = this.ctx.storage.sql
    if (!hasSession(db)) this.#open(secret, at, NEVER_USED_LIFETIME_MS)
    const state = this.#state(secret, at)
    if (!state) return { kind: 'unauthorised' }
    withdraw(db, secret, at + graceMs)
    issue(db, next, { ...state.settings, ...settings }, at)
    return this.#changed(next, at)
  }

  /** The session of a secret, and whether the object belongs to a customer. */
  look(secret: string, at: number): LastSeenPrice | null {
    const state = this.read(secret, at)
    return state && { state, isOwned: ownerOf(this.ctx.storage.sql) !== null }
  }

  /**
   * Logs a customer in with a new secret, and adds the cart that they filled as a guest. If the
   * object had no owner, it retains its cart, and its older secrets become invalid.
   */
  enter(secret: string, at: number, { customerId, settings, cart }: CartEntry): Entered {
    const db = this.ctx.storage.sql
    if (hasSession(db)) this.#claim(customerId)
    if (!hasSession(db)) this.#begin(at)
    setOwner(db, customerId)
    issue(db, secret, { ...NO_SETTINGS, ...settings, customerId }, at)
    const isMerged = cart !== null && mergeGuestCart(db, cart, at)
    const state = this.#state(secret, at)
    if (!state) throw new Error('A secret that was just issued opens nothing')
    return { state, isMerged }
  }

  /** Ends a session, and empties a guest's cart that was moved under this id. */
  leave(secret: string, at: number, movedCartId: string | null): void {
    const db = this.ctx.storage.sql
    const state = this.#state(secret, at)
    if (!state) return
    withdraw(db, secret, at)
    if (ownerOf(db) === null && state.cartId === movedCartId)
      this.#write({ ...EMPTY_CART, newCart: true }, at)
  }

  /** The customer's sessions; empty for an unknown secret. */
  openSessions(secret: string, at: number): OpenSession[] {
    const db = this.ctx.storage.sql
    const customerId = this.#state(secret, at)?.settings.customerId
    return customerId ? openSessionsOf(db, customerId, secret, at) : []
  }

  /** The stored data of a customer: the cart, and their sessions. For operators. */
  stored(customerId: string, at: number): { cart: CartContents; sessions: OpenSession[] } {
    const db = this.ctx.storage.sql
    if (!hasSession(db)) return { cart: EMPTY_CONTENTS, sessions: [] }
    return { cart: contentsOf(db), sessions: openSessionsOf(db, customerId, null, at) }
  }

  /** Ends one of a customer's sessions; false for an unknown id. */
  endSession(secret: string, id: string, at: number): boolean {
    const isTheirs = this.openSessions(secret, at).some((session) => session.id === id)
    if (isTheirs) endSessionOf(this.ctx.storage.sql, id)
    return isTheirs
  }

  /** Ends all sessions, and continues the calling one under the next secret. */
  renew(secret: string, next: string, at: number): Changed {
    const db = this.ctx.storage.sql
    const state = this.#state(secret, at)
    if (!state) return { kind: 'unauthorised' }
    endAllSessions(db)
    issue(db, next, state.settings, at)
    return this.#changed(next, at)
  }

  endSessions(): void {
    if (hasSession(this.ctx.storage.sql)) endAllSessions(this.ctx.storage.sql)
  }

  /** Deletes all stored data of the shopper. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  /**
   * Deletes the object's storage after the cart's lifetime without a use; sooner if it never had a
   * customer or a product.
   */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    if (!hasSession(storage.sql)) return
    const [used] = execute(storage.sql, sql`SELECT last_used_at AS lastUsedAt FROM cart`)
    const wasUsed = headOf(storage.sql).revision > 0 || ownerOf(storage.sql) !== null
    const due =
      LastUse.parse(used).lastUsedAt + (wasUsed ? CART_LIFETIME_MS : NEVER_USED_LIFETIME_MS)
    if (due > Date.now()) await storage.setAlarm(due)
    else await storage.deleteAll()
  }

  #claim(customerId: string): void {
    const db = this.ctx.storage.sql
    const owner = ownerOf(db)
    if (owner === null) endAllSessions(db)
    else if (owner !== customerId) emptyObject(db)
  }

  #open(secret: string, at: number, lifetimeMs = CART_LIFETIME_MS): void {
    this.#begin(at, lifetimeMs)
    issue(this.ctx.storage.sql, secret, NO_SETTINGS, at)
  }

  #begin(at: number, lifetimeMs = CART_LIFETIME_MS): void {
    const { storage } = this.ctx
    create(storage.sql, newCartId(), at)
    // Not awaited, because the runtime delays the response until the alarm is stored.
    void storage.setAlarm(at + lifetimeMs)
  }

  #state(secret: string, at: number): SessionState | null {
    const db = this.ctx.storage.sql
    const settings = hasSession(db) ? settingsOf(db, secret, at) : null
    if (!settings) return null
    const lists = { notices: heldNotices.read(db), promotions: appliedPromotions.read(db) }
    const pricesSeen = readPricesSeen(db)
    return { ...headOf(db), contents: contentsOf(db), settings, pricesSeen, ...lists }
  }

  #write({ contents, notices, promotions, newCart, pricesTold }: Applied, at: number): void {
    const db = this.ctx.storage.sql
    if (notices) heldNotices.store(db, notices)
    if (promotions) appliedPromotions.store(db, promotions)
    if (contents) storeContents(db, contents, at)
    if (pricesTold) markPricesTold(db, pricesTold, at)
    if (newCart) replaceCart(db, newCartId())
  }

  #changed(secret: string, at: number): Changed {
    const state = this.#state(secret, at)
    return state ? { kind: 'changed', state } : { kind: 'unauthorised' }
  }
}

function emptyState(chosen: Partial<Settings>): SessionState {
  const settings = { ...NO_SETTINGS, ...chosen }
  return { cartId: '', revision: 0, contents: EMPTY_CONTENTS, settings }
}

function newCartId(): string {
  return randomBytes(16).toString('hex')
}
