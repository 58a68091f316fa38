import { z } from '#shared/schemas/zod.ts'

/** Requested associations, each with those requested inside it. */
export type RequestedAssociations = { readonly [association: string]: RequestedAssociations }

export const NO_ASSOCIATIONS: RequestedAssociations = {}

/** Deeper than any real request. */
const MAX_DEPTH = 6
const Named = z.record(z.string(), z.unknown())
const Inner = z.object({ associations: Named })

export function parseAssociations(associations: unknown, depth = 0): RequestedAssociations {
  const named = Named.safeParse(associations)
  if (depth > MAX_DEPTH) return NO_ASSOCIATIONS
  return Object.fromEntries(
    Object.entries(named.data ?? {}).map(([name, criteria]) => [
      name,
      parseAssociations(Inner.safeParse(criteria).data?.associations, depth + 1),
    ]),
  )
}
