import type { Context } from 'hono'
import { DAY_SECONDS } from '#shared/domain/durations.ts'
import { isHexId } from '#shared/domain/ids.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readHostCookie, setHostCookie } from '#worker/runtime/host-cookie.ts'
import type { ProjectKey } from '#worker/store-api/account/projects-api.ts'

const COOKIE = 'project'
/** The backend deletes an unchanged guest project after this time. */
const LIFETIME_SECONDS = 90 * DAY_SECONDS

/** The id and secret key of the one project of a visitor without an account. */
export function guestProject(c: Context<AppEnv>): ProjectKey | null {
  const [id, key] = (readHostCookie(c, COOKIE) ?? '').split('.')
  return isHexId(id) && isHexId(key) ? { id, key } : null
}

export function rememberGuestProject(c: Context<AppEnv>, project: ProjectKey | null): void {
  const value = project ? `${project.id}.${project.key}` : ''
  setHostCookie(c, COOKIE, value, project ? LIFETIME_SECONDS : 0)
}

/** The key for calls about a project; null for other projects. */
export function keyOf(c: Context<AppEnv>, id: string): string | null {
  const own = guestProject(c)
  return own?.id === id ? own.key : null
}
