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
    if (encoding) answer.headers.set('Content-Encoding', encoding)
    return answer
  },
}

const COMPRESSED =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript|image\/svg)/i

const isCompressible = ({ headers }) =>
  !headers.has('Content-Encoding') && COMPRESSED.test(headers.get('Content-Type') ?? '')

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
