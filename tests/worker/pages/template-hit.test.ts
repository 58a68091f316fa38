import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { countingEnv } from '../counting-env.ts'

const app = createApp()

async function visit(path: string, headers: Record<string, string> = {}) {
  const { env, calls } = countingEnv()
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { headers })
  const response = await app.fetch(request, env, ctx)
  await response.text()
  await waitOnExecutionContext(ctx)
  return { cache: response.headers.get('x-cache') ?? '', calls }
}

const SESSION = {
  cookie: `sw-context-token=${'a1B2'.repeat(8)}; view=${encodeURIComponent('n=2&s=gross')}`,
}

test.each([
  ['without a session', '/', {}],
  ['with a session', '/en', SESSION],
])(
  'a template hit %s asks no KV, no database and no Durable Object',
  async (_who, path, headers) => {
    const cold = await visit(path, headers)
    expect(cold.calls).not.toEqual({})
    const hit = await visit(path, headers)
    expect(hit.cache).toMatch(/^hit/)
    expect(hit.calls).toEqual({})
  },
)
