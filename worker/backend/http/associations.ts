import { z } from '#shared/schemas/zod.ts'

/** Requested associations, each with those requested inside it. */
export type Asked = { readonly [association: string]: Asked }

export const NOTHING_ASKED: Asked = {}

/** No request needs more. */
const MAX_DEPTH = 6
const Named = z.record(z.string(), z.unknown())
const Inner = z.object({ associations: Named })

/** The associations of a criteria, as its request names them. */
export function askedIn(associations: unknown, depth = 0): Asked {
  const named = Named.safeParse(associations)
  if (depth > MAX_DEPTH) return NOTHING_ASKED
  return Object.fromEntries(
    Object.entries(named.data ?? {}).map(([name, criteria]) => [
      name,
      askedIn(Inner.safeParse(criteria).data?.associations, depth + 1),
    ]),
  )
}
