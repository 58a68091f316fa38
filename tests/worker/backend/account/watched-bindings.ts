import { env } from 'cloudflare:workers'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'

/** Bindings that count round trips to D1, and calls to session and rate limit objects. */
export function watchedBindings() {
  const { bindings, counts } = countedBindings()
  const calls = { objects: 0, attempts: 0 }
  const counted = <T extends object>(namespace: T, what: keyof typeof calls): T =>
    new Proxy(namespace, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          if (key === 'get') calls[what] += 1
          return Reflect.apply(member, target, values)
        }
      },
    })
  const namespaces = {
    SHOPPER: counted(env.SHOPPER, 'objects'),
    LIMITER: counted(env.LIMITER, 'attempts'),
  }
  return { bindings: { ...bindings, ...namespaces }, counts, calls }
}
