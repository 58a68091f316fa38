import type { Bindings } from '#worker/env.ts'
import type { Seen } from './state.ts'
import { tokenParts } from './token.ts'

type Namespace = Bindings['SHOPPER']
type ShopperObject = ReturnType<Namespace['get']>
type Reads = Map<string, Promise<Seen | null>>

const namespaces = new WeakMap<ExecutionContext, Namespace>()
const readsOf = new WeakMap<Namespace, Reads>()

/**
 * The shoppers' objects, as one request knows them: each session is read once, however many calls
 * of the Store API a page makes in process (they share its context), and again after a change.
 */
export function readingOnce(namespace: Namespace, request: ExecutionContext): Namespace {
  const known = namespaces.get(request)
  if (known) return known
  const own = new Proxy(namespace, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  namespaces.set(request, own)
  readsOf.set(own, new Map())
  return own
}

/** What a token opens, or null. Reads of one request are one call of the object. */
export function look(namespace: Namespace, token: string, at: Date): Promise<Seen | null> {
  const parts = tokenParts(token)
  if (!parts) return Promise.resolve(null)
  const reads = readsOf.get(namespace)
  const known = reads?.get(token)
  if (known) return known
  const seen = objectOf(namespace, parts.key).look(parts.secret, at.getTime())
  reads?.set(token, seen)
  return seen
}

/** Calls an object that may change by it: what this request read before is read anew. */
export async function changing<T>(
  namespace: Namespace,
  key: string,
  change: (object: ShopperObject) => Promise<T>,
): Promise<T> {
  try {
    return await change(objectOf(namespace, key))
  } finally {
    readsOf.get(namespace)?.clear()
  }
}

export function objectOf(namespace: Namespace, key: string): ShopperObject {
  return namespace.get(namespace.idFromName(key))
}
