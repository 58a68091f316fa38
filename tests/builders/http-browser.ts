type Fields = Readonly<Record<string, string>>

export type Page = Readonly<{
  status: number
  headers: Headers
  text: string
  /** Path of a redirect, without its fragment. */
  location: string | null
}>

export type HttpBrowser = ReturnType<typeof anHttpBrowser>

/** A browser without JavaScript over HTTP: it stores cookies and posts forms of our pages. */
export function anHttpBrowser(origin: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    const location = response.headers.get('location')
    const target = location === null ? null : new URL(location, origin)
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: target && target.pathname + target.search,
    }
  }

  function keep(cookie: string) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    get: (path: string) => send(path),
    post: (path: string, fields: Fields) =>
      send(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }),
    /** Posts a form as an island does, and parses the JSON response. */
    postInPlace: async (path: string, fields: Fields) => {
      const headers = { origin, accept: 'application/json' }
      const page = await send(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
      const response: unknown = JSON.parse(page.text)
      return { status: page.status, answer: response }
    },
  } as const
}
