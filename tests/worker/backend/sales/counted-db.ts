import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const Read = z.object({ meta: z.object({ rows_read: z.number() }) })

/** Bindings whose D1 counts: a batch is one round trip, whatever it holds; rows of `all` alone. */
export function countedBindings() {
  const counts = { roundTrips: 0, statements: 0 }
  const rows = { read: 0 }
  const once = () => {
    counts.roundTrips += 1
    counts.statements += 1
  }
  const RUNS: readonly PropertyKey[] = ['first', 'all', 'run', 'raw']
  const countingRows = async (result: unknown) => {
    const answer: unknown = await result
    rows.read += Read.parse(answer).meta.rows_read
    return answer
  }
  const originals = new WeakMap<object, D1PreparedStatement>()

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => counted(target.bind(...values))
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          if (RUNS.includes(key)) once()
          const result: unknown = Reflect.apply(member, target, values)
          return key === 'all' ? countingRows(result) : result
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
  return { bindings, counts, rows }
}
