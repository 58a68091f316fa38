import { z } from '#shared/schemas/zod.ts'
import SCHEMA from './data/associations.json'

/** Requested associations, each with those requested inside it. */
export type RequestedAssociations = { readonly [association: string]: RequestedAssociations }

export const NO_ASSOCIATIONS: RequestedAssociations = {}

/** Deeper than any real request. */
const MAX_DEPTH = 20
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

/**
 * The associations of Shopware's entities and the entity that each returns. The list is generated
 * from Shopware's schema (tests/unit/worker/backend/associations.test.ts). This shop fills some of
 * them; the others are null.
 */
const ASSOCIATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = SCHEMA

/** The first association that Shopware's schema lacks, at any depth; null if it has them all. */
export function findUnknownAssociation(
  entity: string,
  requested: RequestedAssociations,
): string | null {
  const own = ASSOCIATIONS[entity] ?? {}
  for (const [name, inner] of Object.entries(requested)) {
    const target = Object.hasOwn(own, name) ? own[name] : undefined
    const unknown = target === undefined ? name : findUnknownAssociation(target, inner)
    if (unknown !== null) return unknown
  }
  return null
}
