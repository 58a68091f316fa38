import assets from 'virtual:client-assets'
import { createReadiness } from '../edge/readiness.ts'
import { factory } from '../runtime/context.ts'

const readiness = createReadiness()
const UNCACHED = { 'Cache-Control': 'no-store' }

/**
 * For monitoring. `/health` shows that the worker runs, and its build, without further calls.
 * `/ready` checks every required service and the secrets, and responds with a 503 and the states if
 * one fails. `hasCatalogue` is false before the first import, when pages respond with a 503.
 */
export const health = factory
  .createApp()
  .get('/health', (c) => c.json({ status: 'ok', build: assets.buildId }, 200, UNCACHED))
  .get('/ready', async (c) => {
    const parts = await readiness(c.env, Date.now())
    if (Object.values(parts).every((status) => status === 'answers')) {
      const hasCatalogue = await c.get('services').hasCatalogue()
      return c.json({ status: 'ready', hasCatalogue, parts }, 200, UNCACHED)
    }
    return c.json({ status: 'not ready', parts }, 503, { ...UNCACHED, 'Retry-After': '10' })
  })
