import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { z } from '#shared/schemas/zod.ts'
import { createBackend } from '#worker/backend/app.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const backend = createBackend()
const ORIGIN = 'https://shop.test'

export type TestResponse = {
  readonly status: number
  readonly token: string
  readonly body: unknown
}

/** A Store API client that stores the token of each response. */
export function aClient({
  bindings = { ...env },
  languageId,
  userAgent,
  ip,
}: {
  readonly bindings?: Bindings
  readonly languageId?: string
  readonly userAgent?: string
  readonly ip?: string
} = {}) {
  let token: string | null = null
  async function call(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const headers = new Headers({ 'sw-access-key': EMBEDDED_ACCESS_KEY })
    if (token) headers.set('sw-context-token', token)
    if (ip) headers.set('cf-connecting-ip', ip)
    if (userAgent) headers.set('user-agent', userAgent)
    if (languageId) headers.set('sw-language-id', languageId)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const request = new Request(`${ORIGIN}/store-api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const ctx = createExecutionContext()
    const response = await backend.fetch(request, bindings, ctx)
    await waitOnExecutionContext(ctx)
    token = response.headers.get('sw-context-token')
    const text = await response.text()
    return {
      status: response.status,
      token: token ?? '',
      body: text === '' ? null : JSON.parse(text),
    }
  }
  return {
    call,
    get token() {
      return token ?? ''
    },
    /** Another tab with the same token, or a client with a foreign one. */
    withToken(other: string) {
      token = other
    },
    /** A parsed response that must be successful. */
    async ask<S extends z.ZodType>(
      schema: S,
      method: string,
      path: string,
      body?: unknown,
    ): Promise<z.output<S>> {
      const response = await call(method, path, body)
      if (response.status !== 200)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
      return schema.parse(response.body)
    },
    /** Status and error codes of a response that must fail. */
    async refused(method: string, path: string, body?: unknown) {
      const response = await call(method, path, body)
      const { errors } = StoreApiErrors.parse(response.body)
      return [response.status, ...errors.map(({ code }) => code)]
    },
  }
}
export type Client = ReturnType<typeof aClient>
