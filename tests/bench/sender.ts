import type { RequestInput } from './expensive-requests.ts'
import { marks } from './paths.ts'

const ACCESS = { 'sw-access-key': 'SWSCRIPSTOPDEMO0000000000', 'content-type': 'application/json' }
const GROUP = 65_536

export type Sender = Readonly<{
  /** A unique name. */
  name: string
  ask: (requested: RequestInput) => Promise<Readonly<{ bytes: number; status: number }>>
  /** The session token after a call; null if it was refused. */
  tokenAfter: (requested: RequestInput) => Promise<string | null>
}>

/** Creates senders, each in its own network. */
export function senders(origin: string): () => Sender {
  let count = 0
  let requests = 0
  return () => {
    count += 1
    const group = Math.floor(count / GROUP).toString(16)
    const ip = `2001:db8:${group}:${(count % GROUP).toString(16)}::1`

    function send({ method, path, body, token }: RequestInput): Promise<Response> {
      requests += 1
      // Unique addresses and searches bypass caches.
      const own = marks(requests)
      const address =
        origin + path.replace('{time}', `${requests}`).replace('{marks}', encodeURIComponent(own))
      return fetch(address, {
        method,
        redirect: 'manual',
        headers: { ...ACCESS, 'cf-connecting-ip': ip, ...(token && { 'sw-context-token': token }) },
        body: body === undefined ? null : JSON.stringify(body).replace('{marks}', own),
      })
    }
    return {
      name: `${process.pid}-${count}`,
      // A keep-alive connection can end just as it is reused.
      async ask(requested) {
        const response = await send(requested).catch(() => send(requested))
        return { bytes: (await response.arrayBuffer()).byteLength, status: response.status }
      },
      async tokenAfter(requested) {
        const response = await send(requested)
        await response.arrayBuffer()
        return response.status < 400 ? response.headers.get('sw-context-token') : null
      },
    }
  }
}
