import { env } from 'cloudflare:workers'
import type { Bindings } from '#worker/env.ts'

/** Bindings whose D1 counts: a batch is one round trip, whatever it holds. */
export function countedBindings() {
  const counts = { roundTrips: 0, statements: 0 }
  const once = () => {
    counts.roundTrips += 1
    counts.statements += 1
  }
  const RUNS: readonly PropertyKey[] = ['first', 'all', 'run', 'raw']
  const originals = new WeakMap<object, D1PreparedStatement>()

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => counted(target.bind(...values))
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          if (RUNS.includes(key)) once()
          return Reflect.apply(member, target, values)
        }
      },
    })
    originals.set(proxy, statement)
    return proxy
  }

  const db = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'prepare') return (query: string) => counted(target.prepare(query))
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          counts.roundTrips += 1
          counts.statements += statements.length
          return target.batch(statements.map((one) => originals.get(one) ?? one))
        }
      }
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const bindings: Bindings = { ...env, DB: db }
  return { bindings, counts }
}
