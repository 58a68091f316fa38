import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

/** Longer than usual search terms. The search field has the same limit. */
const MAX_TERM_CHARACTERS = 80

/** The search term of the address, safe to show: one line without invisible characters. */
export function searchTermOf(c: Context<AppEnv>): string {
  return cleanTerm(new URL(c.req.url).searchParams.get('search') ?? '')
}

/** One line of at most 80 characters; never cuts a character in two. */
function cleanTerm(input: string): string {
  const line = input
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_TERM_CHARACTERS).join('').trim()
}
