import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { sessionsOf, varsOf } from '#worker/backend/http/shop.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { countOfAddress, eraseAddress } from '#worker/backend/privacy/erase-address.ts'
import { exportAddress } from '#worker/backend/privacy/export-address.ts'
import { opsBody } from '../ops-body.ts'

type C = Context<BackendEnv>

const Email = z.email().max(254).transform(emailKeyOf)
const RequestedAddress = z.strictObject({ email: Email })
const Erasure = z.strictObject({ email: Email, isConfirmed: z.boolean() })

/**
 * The stored data of an email address, and its erasure, for operators. The address is in the body,
 * because URLs are logged.
 */
export const privacyOps = backendFactory
  .createApp()
  .post('/_ops/own-data/export', async (c) => {
    const body = await opsBody(c, RequestedAddress)
    if (!body.ok) return body.error
    const copy = await exportAddress(depsOf(c), body.value.email)
    return copy ? c.json(copy) : unknown(c, body.value.email)
  })
  .post('/_ops/own-data/erase', async (c) => {
    const body = await opsBody(c, Erasure)
    if (!body.ok) return body.error
    const { email, isConfirmed } = body.value
    const before = await countOfAddress(c.env.DB, email)
    if (Object.values(before).every((count) => count === 0)) return unknown(c, email)
    if (!isConfirmed) return c.json({ email, isErased: false, stored: before })
    const deps = depsOf(c)
    const stored = await eraseAddress(deps, email)
    sendSoon(c, deps.at)
    return c.json({ email, isErased: true, stored })
  })

function depsOf(c: C) {
  return { db: c.env.DB, vars: varsOf(c.env), sessions: sessionsOf(c), at: new Date() }
}

function unknown(c: C, email: string): Response {
  const detail = `Nothing is stored with the address ${email}.`
  return storeApiError(c, { status: 404, code: '0', detail })
}
