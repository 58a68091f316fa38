import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const Read = z.object({ meta: z.object({ rows_read: z.number() }) })

/**
 * Bindings with a counting D1: a batch is one round trip. Rows are those read, not counting `raw`.
 * `asked` contains the SQL of each.
 */
export function countedBindings() {
  const counts = { roundTrips: 0, statements: 0 }
  const rows = { read: 0 }
  const requested: string[][] = []
  const once = (query: string) => {
    counts.roundTrips += 1
    counts.statements += 1
    requested.push([query])
  }
  const RUNS: readonly PropertyKey[] = ['first', 'all', 'run', 'raw']
  const countingRows = <Answer>(response: Answer): Answer => {
    rows.read += Read.parse(response).meta.rows_read
    return response
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
          if (key === 'all' || key === 'run') return target.all().then(countingRows)
          if (key === 'first') return firstOf(target.all().then(countingRows), values[0])
          return Reflect.apply(member, target, values)
        }
      },
    })
    originals.set(proxy, { statement, query })
    return proxy
  }

  const db = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'prepare')
        return (query: string) => {
          const statement = target.prepare(query)
          // An isolate reads the settings of the shop once per catalogue version.
          return query.includes('FROM shop_settings') ? statement : counted(statement, query)
        }
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          counts.roundTrips += 1
          counts.statements += statements.length
          const known = statements.map((one) => originals.get(one))
          requested.push(known.map((one) => one?.query ?? ''))
          return target
            .batch(statements.map((one, index) => known[index]?.statement ?? one))
            .then((responses) => responses.map(countingRows))
        }
      }
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const bindings: Bindings = { ...env, DB: db }
  return { bindings, counts, rows, requested }
}

/** The result of `first`, which does not report the number of rows read. */
async function firstOf(response: Promise<D1Result>, column: unknown): Promise<unknown> {
  const [row] = z.array(z.record(z.string(), z.unknown())).parse((await response).results)
  if (!row) return null
  return typeof column === 'string' ? row[column] : row
}
