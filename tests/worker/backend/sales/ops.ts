import { env } from 'cloudflare:workers'
import { visit } from './paying.ts'

/** A request of an operator: status and JSON of the response. */
export async function ops(method: string, path: string, body?: unknown, secret = env.OPS_SECRET) {
  const response = await visit(
    new Request(`https://shop.test/_ops${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}
