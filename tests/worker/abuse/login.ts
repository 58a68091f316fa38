import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createBackend } from '#worker/backend/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const backend = createBackend()

/** A Store API request from an IP address. */
export async function callFrom(ip: string, path: string, body: object, bindings = { ...env }) {
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test/store-api${path}`, {
    method: 'POST',
    headers: {
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': ip,
    },
    body: JSON.stringify(body),
  })
  const response = await backend.fetch(request, bindings, ctx)
  await waitOnExecutionContext(ctx)
  const { status, headers } = response
  return { status, headers, body: (await response.json().catch(() => null)) as unknown }
}

/** Tries to log in. */
export const login = (ip: string, body: object, bindings = { ...env }) =>
  callFrom(ip, '/account/login', body, bindings)
