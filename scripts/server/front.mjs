/**
 * The worker that clients of a shop in Miniflare talk to. Miniflare's own entry answers
 * `/cdn-cgi/*` (crons, mails, buckets) and obeys `MF-*` headers (another URL, another route), which
 * are doors for tools. This one hands everything to the shop as it came, without such headers, and
 * compresses what the entry would.
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
    // A cache in between must not hand out what another client could not read.
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

/** The runtime compresses by itself where an answer names an encoding. */
function encodingFor(request) {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map((element) => /^\s*(gzip|br)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(element))
    .filter((match) => match && Number(match[2] ?? 1) > 0)
    .map(([, coding]) => coding.toLowerCase())
  return accepted.includes('gzip') ? 'gzip' : (accepted[0] ?? null)
}
