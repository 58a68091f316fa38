import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#worker/app.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const ORIGIN = 'https://shop.test'
const app = createApp()

/** A browser without script that has this session token, or none. */
export function aBrowser(token: string | null, bindings: Bindings = { ...env }) {
  return async (method: string, path: string, form: Readonly<Record<string, string>> = {}) => {
    const headers = new Headers({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })
    if (token) headers.set('cookie', `__Host-sw-context-token=${token}`)
    const body = method === 'GET' ? null : new URLSearchParams(form)
    const ctx = createExecutionContext()
    const request = new Request(ORIGIN + path, { method, headers, body })
    const response = await app.fetch(request, bindings, ctx)
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    return { status: response.status, to: response.headers.get('location') ?? '', text }
  }
}
