import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'

/**
 * Worker in front of the shop. Miniflare's own entry serves `/cdn-cgi/*` (crons, mails, buckets)
 * and obeys `MF-*` headers (another URL or route). This one passes requests to the shop without
 * those headers and compresses responses.
 */
export default {
  async fetch(request, { SHOP }) {
    const headers = new Headers(request.headers)
    for (const name of request.headers.keys()) {
      if (name.startsWith('mf-')) headers.delete(name)
    }
    const response = await SHOP.fetch(new Request(request, { headers, cf: {} }))
    if (!isCompressible(response)) return response
    const answer = new Response(response.body, response)
    // A shared cache must not serve a compressed body to other clients.
    if (isShared(response)) answer.headers.append('Vary', 'Accept-Encoding')
    const encoding = response.body && encodingFor(request)
    if (!encoding) return answer
    answer.headers.set('Content-Encoding', encoding)
    if (encoding !== 'gzip' || !isStreamed(response)) return answer
    const { status, headers: sent } = answer
    return new Response(gzipped(response.body), { status, headers: sent, encodeBody: 'manual' })
  },
}

const COMPRESSED =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript|image\/svg)/i

const isCompressible = ({ headers }) =>
  !headers.has('Content-Encoding') && COMPRESSED.test(headers.get('Content-Type') ?? '')

/** A page that is sent while it is rendered has no length yet. */
const isStreamed = ({ headers }) =>
  !headers.has('Content-Length') && (headers.get('Content-Type') ?? '').startsWith('text/html')

/** The runtime would compress the whole page before the first byte. This flushes each chunk. */
function gzipped(body) {
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A visitor who leaves ends the pipeline. The error has no receiver.
  pipeline(Readable.fromWeb(body), gzip, () => {})
  return Readable.toWeb(gzip)
}

const isShared = ({ headers }) => /\bpublic\b/i.test(headers.get('Cache-Control') ?? '')

/** The runtime compresses a response that names an encoding. */
function encodingFor(request) {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map((element) => /^\s*(gzip|br)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(element))
    .filter((match) => match && Number(match[2] ?? 1) > 0)
    .map(([, coding]) => coding.toLowerCase())
  return accepted.includes('gzip') ? 'gzip' : (accepted[0] ?? null)
}
