import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { sessionsOf, shopInLanguageOf, type Shop } from '#worker/backend/http/shop.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { NO_PROJECT, NOT_OWNED, NOT_PUBLIC } from './project-refusals.ts'
import { findProject, type StoredProject } from './stored-projects.ts'

/** Whoever calls for projects: a session, or the key of a visitor without an account. */
export type Planner = Readonly<{
  shop: Shop
  session: SessionState
  keyHash: string | null
}>

export type FoundProject = Planner & Readonly<{ project: StoredProject; isOwn: boolean }>

export async function plannerOf(c: Context<BackendEnv>): Promise<Planner> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const { key } = c.var.input
  return { shop: shopInLanguageOf(c, session), session, keyHash: isHexId(key) ? hashed(key) : null }
}

/** The project of a call, if whoever asks may see it; else the answer that refuses. */
export async function seenProject(c: Context<BackendEnv>): Promise<Result<FoundProject, Response>> {
  const planner = await plannerOf(c)
  const id = (c.req.param('id') ?? '').replaceAll('-', '').toLowerCase()
  const project = isHexId(id) ? await findProject(planner.shop.db, id) : null
  if (!project) return fail(storeApiError(c, NO_PROJECT))
  const isOwn = isOwner(planner, project)
  if (!isOwn && !project.isPublic) return fail(storeApiError(c, NOT_PUBLIC))
  return ok({ ...planner, project, isOwn })
}

/** The same, if it is their own: a public one is not to be changed by others. */
export async function ownProject(c: Context<BackendEnv>): Promise<Result<FoundProject, Response>> {
  const found = await seenProject(c)
  if (!found.ok || found.value.isOwn) return found
  return fail(storeApiError(c, NOT_OWNED))
}

function isOwner({ session, keyHash }: Planner, project: StoredProject): boolean {
  return project.customerId === null
    ? keyHash !== null && project.keyHash === keyHash
    : project.customerId === session.settings.customerId
}
