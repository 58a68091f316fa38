import type { Context } from 'hono'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

type Posts = Readonly<{ elements: readonly BlogPost[]; total: number }>

/** The newest posts about a term; null if the shop has no blog, or the call fails. */
export async function postsAbout(
  c: Context<AppEnv>,
  term: string,
  limit: number,
): Promise<Posts | null> {
  const { services, locale } = c.var
  const found = await services.storeApi.entries.searchPosts(locale, term, { page: 1, limit })
  if (found.ok) return found.value.data
  if (found.error.kind !== 'refused' || found.error.status !== 404) c.set('degraded', true)
  return null
}
