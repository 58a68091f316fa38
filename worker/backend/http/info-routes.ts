import { Hono } from 'hono'
import type { BackendEnv } from './env.ts'
import { varsOf } from './shop.ts'

/** What the Store API offers: Shopware's paths with their methods, and the OpenAPI document. */
export function infoRoutes(app: Hono<BackendEnv>) {
  return new Hono<BackendEnv>()
    .get('/_info/routes', (c) => {
      const methods = new Map<string, Set<string>>()
      for (const { path, method } of app.routes) {
        if (method === 'ALL' || !path.startsWith('/store-api/')) continue
        const template = path.replace(/:(\w+)/g, '{$1}')
        methods.set(template, (methods.get(template) ?? new Set()).add(method))
      }
      const endpoints = [...methods].map(([path, taken]) => ({ path, methods: [...taken] }))
      return c.json({ endpoints: endpoints.toSorted((a, b) => a.path.localeCompare(b.path)) })
    })
    .get('/_info/openapi3.json', async (c) => {
      // A quarter of a megabyte that only developers request.
      const { default: document } = await import('./data/openapi.json')
      const url = `${varsOf(c.env).SHOP_ORIGIN}/store-api`
      return c.json({ ...document, servers: [{ url }] })
    })
}
