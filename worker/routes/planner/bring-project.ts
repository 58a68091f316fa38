import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { guestProject, rememberGuestProject } from './guest-project.ts'

/** What somebody planned before the login is theirs. A shop that fails leaves it where it is. */
export async function bringProject(c: Context<AppEnv>, token: string | null): Promise<void> {
  const project = guestProject(c)
  if (!project) return
  const taken = await shopperApi(c, { token }).projects.take(project)
  if (taken.ok) rememberGuestProject(c, null)
}
