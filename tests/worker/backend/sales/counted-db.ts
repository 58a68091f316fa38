import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const Read = z.object({ meta: z.object({ rows_read: z.number() }) })

/** Bindings whose D1 counts: a batch is one round trip, whatever it holds; rows of `all` alone. `asked` is the SQL of each. */
export function countedBindings() {
  const counts = { roundTrips: 0, statements: 0 }
  const rows = { read: 0 }
  const asked: string[][] = []
  const once = (query: string) => {
    counts.roundTrips += 1
    counts.statements += 1
    asked.push([query])
  }
  const RUNS: readonly PropertyKey[] = ['first', 'all', 'run', 'raw']
  const countingRows = async (result: unknown) => {
    const answer: unknown = await result
    rows.read += Read.parse(answer).meta.rows_read
    return answer
  }
  const originals = new WeakMap<object, { statement: D1PreparedStatement; query: string }>()

  function counted(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => counted(target.bind(...values), query)
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          if (RUNS.includes(key)) once(query)
          const result: unknown = Reflect.apply(member, target, values)
          return key === 'all' ? countingRows(result) : result
        }
      },
    })
    originals.set(proxy, { statement, query })
    return proxy
  }

  const db = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'prepare') return (query: string) => counted(target.prepare(query), query)
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          counts.roundTrips += 1
          counts.statements += statements.length
          const known = statements.map((one) => originals.get(one))
          asked.push(known.map((one) => one?.query ?? ''))
          return target.batch(statements.map((one, index) => known[index]?.statement ?? one))
        }
      }
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const bindings: Bindings = { ...env, DB: db }
  return { bindings, counts, rows, asked }
}
