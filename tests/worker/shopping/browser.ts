import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { formFields } from '#tests/builders/form-fields.ts'
import { createApp } from '#worker/app.ts'

const ORIGIN = 'https://shop.test'
const app = createApp()

export type Page = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The target of a redirect, without its fragment. */
  readonly location: string | null
}

/** A browser without script: it stores cookies and posts forms like pages of the shop. */
export function aBrowser(cookies = new Map<string, string>(), bindings: object = {}) {
  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    }
    const ctx = createExecutionContext()
    const response = await app.fetch(
      new Request(ORIGIN + path, { ...init, headers }),
      { ...env, ...bindings },
      ctx,
    )
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    const location = response.headers.get('location')?.replace(/#.*$/, '') ?? null
    return { status: response.status, headers: response.headers, text, location }
  }

  function keep(cookie: string) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (
      path: string,
      fields: Readonly<Record<string, string>>,
      headers: Record<string, string> = {},
    ) =>
      send(path, {
        method: 'POST',
        headers: { origin: ORIGIN, ...headers },
        body: new URLSearchParams(fields),
      }),
    /** A copy of the browser; later requests do not change the original. */
    copy: () => aBrowser(new Map(cookies), bindings),
  }
}
export type Browser = ReturnType<typeof aBrowser>

/** The fields that a form of the page would post, with the page's values. */
export const fieldsIn = ({ text }: Page): Record<string, string> => formFields(text)
