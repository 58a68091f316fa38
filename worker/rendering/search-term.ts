import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

/** Longer ones are not typed by anybody; the search field says so too. */
const MOST_TERM_CHARACTERS = 80

/** What was searched for in an address, as it may be shown: one line without invisible signs. */
export function searchTermOf(c: Context<AppEnv>): string {
  return cleanTerm(new URL(c.req.url).searchParams.get('search') ?? '')
}

/** One line of at most eighty whole characters. */
function cleanTerm(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MOST_TERM_CHARACTERS).join('').trim()
}
