type ProxiedFile = { readonly body: ReadableStream | null; readonly headers: Headers }

/** A file of an order, or a redirect to the store that holds it. */
export function respondWithFile({ body, headers }: ProxiedFile): Response {
  headers.set('Cache-Control', 'private, no-store')
  return new Response(body, { headers, status: headers.has('location') ? 302 : 200 })
}
