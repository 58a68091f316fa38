import { env } from 'cloudflare:test'
import type { Bindings } from '#worker/runtime/env.ts'

const COUNTED = ['DB', 'KV', 'SHOPPER', 'MEDIA', 'FILES'] as const

/** The bindings of the tests with counted calls; one of them can be broken. */
export function countingEnv(broken?: (typeof COUNTED)[number]) {
  const calls: Record<string, number> = {}
  const counted = (name: string, binding: object) =>
    new Proxy(binding, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          calls[name] = (calls[name] ?? 0) + 1
          if (name === broken) throw new Error(`${name} is gone`)
          return Reflect.apply(value, target, args)
        }
      },
    })
  const bindings: Record<string, unknown> = { ...env }
  for (const name of COUNTED) bindings[name] = counted(name, env[name])
  return { env: bindings as Bindings, calls }
}
