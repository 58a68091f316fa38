import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

/** Nobody types a longer one; the search field has the same limit. */
const MAX_TERM_CHARACTERS = 80

/** The search term of an address, safe to show: one line without invisible characters. */
export function searchTermOf(c: Context<AppEnv>): string {
  return cleanTerm(new URL(c.req.url).searchParams.get('search') ?? '')
}

/** One line of at most eighty whole characters. */
function cleanTerm(input: string): string {
  const line = input
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_TERM_CHARACTERS).join('').trim()
}
