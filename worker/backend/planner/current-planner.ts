import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { sessionsOf, shopOf, type ShopContext } from '#worker/backend/http/shop.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { NO_PROJECT, NOT_OWNED, NOT_PUBLIC } from './project-refusals.ts'
import { findProject, type StoredProject } from './stored-projects.ts'

/** The caller: a session, and the key of a project for a visitor without an account. */
export type Planner = Readonly<{
  shop: ShopContext
  session: SessionState
  keyHash: string | null
}>

export type FoundProject = Planner & Readonly<{ project: StoredProject; isOwn: boolean }>

export async function plannerOf(c: Context<BackendEnv>): Promise<Planner> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const { key } = c.var.input
  return { shop: shopOf(c), session, keyHash: isHexId(key) ? hashed(key) : null }
}

/** The project in the path if the caller may see it, else the refusal. */
export async function readVisibleProject(
  c: Context<BackendEnv>,
): Promise<Result<FoundProject, Response>> {
  const planner = await plannerOf(c)
  const id = (c.req.param('id') ?? '').replaceAll('-', '').toLowerCase()
  const project = isHexId(id) ? await findProject(planner.shop.db, id) : null
  if (!project) return fail(storeApiError(c, NO_PROJECT))
  const isOwn = isOwner(planner, project)
  if (!isOwn && !project.isPublic) return fail(storeApiError(c, NOT_PUBLIC))
  return ok({ ...planner, project, isOwn })
}

/** The project in the path if it is the caller's own, else the refusal. */
export async function ownProject(c: Context<BackendEnv>): Promise<Result<FoundProject, Response>> {
  const found = await readVisibleProject(c)
  if (!found.ok || found.value.isOwn) return found
  return fail(storeApiError(c, NOT_OWNED))
}

function isOwner({ session, keyHash }: Planner, project: StoredProject): boolean {
  return project.customerId === null
    ? keyHash !== null && project.keyHash === keyHash
    : project.customerId === session.settings.customerId
}
