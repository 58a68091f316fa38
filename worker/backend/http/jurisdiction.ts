import type { Vars } from '#worker/runtime/env.ts'

type Restrictable<Namespace> = {
  jurisdiction(jurisdiction: NonNullable<Vars['SHOP_JURISDICTION']>): Namespace
}

/**
 * The Durable Objects of a namespace. With a jurisdiction they run and store their data only there.
 * Equal names have other objects in another jurisdiction.
 */
export function objectsIn<Namespace extends Restrictable<Namespace>>(
  namespace: Namespace,
  { SHOP_JURISDICTION: jurisdiction }: Pick<Vars, 'SHOP_JURISDICTION'>,
): Namespace {
  return jurisdiction ? namespace.jurisdiction(jurisdiction) : namespace
}
