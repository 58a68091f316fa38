import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Call, StoreApiAddress, StoreApiFailure } from './call.ts'
import { languageIn, requestOf } from './request.ts'
import { jsonOf, readRefusal, unanswered } from './response.ts'

/** A file of a Store API, forwarded to the browser. */
type ProxiedFile = { readonly body: ReadableStream | null; readonly headers: Headers }

export type FileTransport = (
  call: Omit<Call<z.ZodType>, 'schema' | 'cache'>,
) => Promise<Result<ProxiedFile, StoreApiFailure>>

/** The headers of a file that are forwarded to the browser. */
const PROXIED_HEADERS = ['content-type', 'content-disposition', 'content-length']

/** Fetches files of a Store API. They are neither parsed, cached nor logged. */
export function createFileTransport(
  address: StoreApiAddress,
  send: (request: Request) => Promise<Response>,
): FileTransport {
  return async (call) => {
    const language = await languageIn(address, call.locale)
    if (!language.ok) return language
    try {
      const request = requestOf(address, { ...call, takesLong: true }, language.value)
      request.headers.set('accept', '*/*')
      const response = await send(request)
      const location = redirectOf(response, request.url)
      if (location) return ok({ body: null, headers: new Headers({ location }) })
      if (!response.ok) return fail(readRefusal(response, jsonOf(await response.text()), null))
      const proxied = PROXIED_HEADERS.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      return ok({ body: response.body, headers: new Headers(proxied) })
    } catch (error) {
      return fail(unanswered(error))
    }
  }
}

/** The address of a file in a public or signed store; only the browser requests it. */
function redirectOf({ status, headers }: Response, url: string): string | null {
  const location = headers.get('location') ?? ''
  if (![301, 302, 303, 307, 308].includes(status) || !URL.canParse(location, url)) return null
  const { protocol, href } = new URL(location, url)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
