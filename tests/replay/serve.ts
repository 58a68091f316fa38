import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { EMBEDDED_LANGUAGE_IDS } from '#worker/store-api/transport/languages.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { recordingOf } from './recorded.ts'
import { recordedPagesOf } from './recorded-pages.ts'
import { aShopware, type ReplayOptions } from './shopware.ts'

const REPLAY_ACCESS_KEY = 'SWSCOFAREPLAYEDSHOP000000'

type ServeOptions = Readonly<{
  port?: number
  /** Minimum duration of a Store API call. */
  waitMs?: number
}> &
  Pick<ReplayOptions, 'channel'>

/** Start and end of a call, by this process's clock. */
export type TimedCall = Readonly<{ begunMs: number; endedMs: number }>

/**
 * Variables of the shop in the background: its proxy, and accounts without confirmation, as in a
 * new Shopware.
 */
export const BEHIND_SHOPWARE = { SHOP_TRUSTED_PROXY: 'x-forwarded-for', DOUBLE_OPT_IN: 'off' }

const RESPONSES = new URL('data/answers.json', import.meta.url)
const PAGES = new URL('data/pages.json', import.meta.url)
/** Origin of a Shopware's pictures in recorded responses. */
const PICTURE = /^\/(?:media|thumbnail)\/(?:[0-9a-f]{2}\/){3}/
const CROSSED_BOX =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path d="M0 0l800 800M800 0L0 800" stroke="#000"/></svg>'

/**
 * Serves the replayed Shopware on a running shop. Its Store API is below /store-api; everything
 * else is from that shop.
 */
export async function serveShopware(
  shop: Readonly<{ origin: string }>,
  { port = 0, channel, waitMs = 0 }: ServeOptions = {},
) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port to serve on')
  const origin = `http://127.0.0.1:${address.port}`
  let requested = 0
  const toShop = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const own = new Request(`${shop.origin}${pathname}${search}`, request)
    // Each call is another visitor, because a Shopware does not have our limits.
    requested++
    own.headers.set(
      'x-forwarded-for',
      `10.${requested >> 16}.${(requested >> 8) & 255}.${requested & 255}`,
    )
    return fetch(own)
  }
  const shopware = aShopware({
    recording: recordingOf(readFileSync(RESPONSES, 'utf8')),
    embedded: toShop,
    embeddedKey: EMBEDDED_ACCESS_KEY,
    embeddedLanguages: EMBEDDED_LANGUAGE_IDS,
    origin,
    accessKey: REPLAY_ACCESS_KEY,
    hasRecordedCatalogue: true,
    // Sessions and domains are those of the running shop.
    pages: recordedPagesOf(readFileSync(PAGES, 'utf8')).filter(({ path }) => path !== '/context'),
    ...(channel && { channel }),
  })
  const calls: TimedCall[] = []
  async function timed(request: Request): Promise<Response> {
    const begunMs = performance.now()
    const [response] = await Promise.all([shopware.fetch(request), wait(waitMs)])
    calls.push({ begunMs, endedMs: performance.now() })
    return response
  }
  function answered(request: Request): Response | Promise<Response> {
    const { pathname } = new URL(request.url)
    if (PICTURE.test(pathname))
      return new Response(CROSSED_BOX, { headers: { 'content-type': 'image/svg+xml' } })
    return pathname.startsWith('/store-api') ? timed(request) : toShop(request)
  }
  server.on('request', async (incoming, outgoing) => {
    const request = await requestOf(incoming, origin)
    const response = await answered(request)
    const headers = Object.fromEntries(response.headers)
    // The shop's response is already decompressed.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      delete headers[name]
    outgoing.writeHead(response.status, headers)
    outgoing.end(new Uint8Array(await response.arrayBuffer()))
  })
  return {
    origin,
    storeApiUrl: `${origin}/store-api`,
    accessKey: REPLAY_ACCESS_KEY,
    requested: shopware.requested,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !HOP_BY_HOP.has(name)) headers.set(name, value)
  const body = await buffer(incoming)
  return new Request(new URL(url, origin), {
    method,
    headers,
    body: ['GET', 'HEAD'].includes(method) ? null : new Uint8Array(body),
  })
}

const HOP_BY_HOP = new Set([
  'connection',
  'host',
  'content-length',
  'transfer-encoding',
  'keep-alive',
])
