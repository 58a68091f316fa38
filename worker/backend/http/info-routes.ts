import { Hono } from 'hono'
import type { BackendEnv } from './env.ts'

/** The operations of the Store API: Shopware's paths with their methods. */
export function infoRoutes(app: Hono<BackendEnv>) {
  return new Hono<BackendEnv>().get('/_info/routes', (c) => {
    const methods = new Map<string, Set<string>>()
    for (const { path, method } of app.routes) {
      if (method === 'ALL' || !path.startsWith('/store-api/')) continue
      const template = path.replace(/:(\w+)/g, '{$1}')
      methods.set(template, (methods.get(template) ?? new Set()).add(method))
    }
    const endpoints = [...methods].map(([path, taken]) => ({ path, methods: [...taken] }))
    return c.json({ endpoints: endpoints.toSorted((a, b) => a.path.localeCompare(b.path)) })
  })
}
