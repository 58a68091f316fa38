import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { replaceKept } from './kept-hearts.ts'

/** Asks once after a login which hearts are the customer's, on whichever device they pressed them. */
export async function askOwnHearts(): Promise<void> {
  const answer = await fetch(SHELL_PATHS.kept, { cache: 'no-store' }).catch(() => null)
  const ids: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  if (!Array.isArray(ids)) return
  replaceKept(ids.map(String))
  document.cookie = 'hearts=; path=/; max-age=0'
}
