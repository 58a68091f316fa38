/** Path at which the counting worker returns its counts since the last query. */
export const COUNTS_PATH = '/-counts'

/** Billed and free units on Cloudflare, besides requests and processor time. */
export const NOTHING_COUNTED = {
  cacheReads: 0,
  cacheWrites: 0,
  kvReads: 0,
  kvWrites: 0,
  r2Reads: 0,
  r2Writes: 0,
  d1Statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  objectRequests: 0,
  /** Waiting time for objects, an upper limit of their running time. */
  objectMs: 0,
  objectRowsRead: 0,
  objectRowsWritten: 0,
}
export type Counted = Readonly<typeof NOTHING_COUNTED>

/**
 * Wraps the built worker in its isolate and counts the calls of its bindings. The worker does not
 * notice it.
 */
export const COUNTING_WORKER = `
import shop, { RateLimiter as Limiter, ShopperSession as Session } from './index.js'

const NOTHING = ${JSON.stringify(NOTHING_COUNTED)}
let counts = { ...NOTHING }

function counting(object, names, count, much = () => 1) {
  for (const name of names) {
    const original = object[name]
    object[name] = function (...args) {
      counts[count] += much(...args)
      return original.apply(this, args)
    }
  }
}

function countStatements({ alwaysPrimarySession: session }) {
  const send = session._send
  session._send = async function (...args) {
    const answer = await send.apply(this, args)
    for (const { meta } of [answer].flat()) {
      counts.d1Statements += 1
      counts.rowsRead += meta.rows_read
      counts.rowsWritten += meta.rows_written
    }
    return answer
  }
}

/** Each call of a method is a request to the object. */
function countRequests(namespace) {
  for (const name of ['get', 'getByName']) {
    const original = namespace[name]
    namespace[name] = function (...args) {
      return new Proxy(original.apply(this, args), { get: (stub, method) => called(stub, method) })
    }
  }
}

function called(stub, method) {
  if (typeof method === 'symbol' || ['id', 'name', 'then'].includes(method)) return stub[method]
  return async (...args) => {
    counts.objectRequests += 1
    const begun = Date.now()
    try {
      return await stub[method](...args)
    } finally {
      counts.objectMs += Date.now() - begun
    }
  }
}

function countRows(sql) {
  const exec = sql.exec
  sql.exec = function (...args) {
    const cursor = exec.apply(this, args)
    let [read, written] = [0, 0]
    const count = () => {
      counts.objectRowsRead += cursor.rowsRead - read
      counts.objectRowsWritten += cursor.rowsWritten - written
      ;[read, written] = [cursor.rowsRead, cursor.rowsWritten]
    }
    count()
    const readWhole = (name) => (...readArgs) => {
      const rows = cursor[name](...readArgs)
      count()
      return rows
    }
    return new Proxy(cursor, {
      get: (_, name) => {
        if (name === Symbol.iterator) return () => readWhole('toArray')()[Symbol.iterator]()
        const value = cursor[name]
        return typeof value === 'function' ? readWhole(name) : value
      },
    })
  }
}

let isCounting = false
async function countAll(env) {
  if (isCounting) return
  isCounting = true
  const several = (keys) => (Array.isArray(keys) ? keys.length : 1)
  counting(env.KV, ['get', 'getWithMetadata'], 'kvReads', several)
  counting(env.KV, ['put', 'delete', 'list'], 'kvWrites')
  for (const bucket of [env.MEDIA, env.FILES]) {
    counting(bucket, ['get', 'head'], 'r2Reads')
    counting(bucket, ['put', 'list'], 'r2Writes')
  }
  countStatements(env.DB)
  for (const namespace of [env.SHOPPER, env.LIMITER]) countRequests(namespace)
  const cache = Object.getPrototypeOf(await caches.open('counted'))
  counting(cache, ['match'], 'cacheReads')
  counting(cache, ['put'], 'cacheWrites')
}

export class ShopperSession extends Session {
  constructor(ctx, env) {
    super(ctx, env)
    countRows(ctx.storage.sql)
  }
}
export class RateLimiter extends Limiter {
  constructor(ctx, env) {
    super(ctx, env)
    countRows(ctx.storage.sql)
  }
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '${COUNTS_PATH}') {
      const told = counts
      counts = { ...NOTHING }
      return Response.json(told)
    }
    await countAll(env)
    return shop.fetch(request, env, ctx)
  },
  async scheduled(event, env, ctx) {
    await countAll(env)
    return shop.scheduled(event, env, ctx)
  },
}
`
