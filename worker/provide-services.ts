import { clientIp } from './runtime/client-network.ts'
import { factory } from './runtime/context.ts'
import type { Backend } from './connections.ts'
import { createServices } from './services.ts'

/** The clients of the shop's backend for routes, with the prices of the visitor's segment. */
export function services(backend: Backend) {
  return factory.createMiddleware(async (c, next) => {
    const vars = c.get('vars')
    const ctx = c.executionCtx as ExecutionContext
    const ip = clientIp(c.req.raw.headers, vars.SHOP_TRUSTED_PROXY)
    const userAgent = c.req.header('user-agent') ?? null
    const visitor = {
      segment: c.get('shopper').view.segment,
      path: c.req.path,
      locale: c.get('locale'),
      ip,
      userAgent,
    }
    const created = createServices(backend, c.env, vars, ctx, visitor)
    c.set('services', created)
    await next()
    const asked = created.sources.summary()
    if (asked) c.res.headers.append('Server-Timing', `store-api;desc="${asked}"`)
  })
}
