import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createBackend } from '#worker/backend/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'

const backend = createBackend()

/** Logs in, or tries to, by the Store API from an address of the network. */
export async function login(ip: string, body: object, bindings = { ...env }) {
  const ctx = createExecutionContext()
  const request = new Request('https://shop.test/store-api/account/login', {
    method: 'POST',
    headers: {
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': ip,
    },
    body: JSON.stringify(body),
  })
  const answer = await backend.fetch(request, bindings, ctx)
  await waitOnExecutionContext(ctx)
  const { status, headers } = answer
  return { status, headers, body: (await answer.json()) as unknown }
}
