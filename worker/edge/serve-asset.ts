/**
 * Serves a file of the build. Its name contains a hash of its content, so browsers cache it for a
 * year. A missing file is not cached, so that a rolled-back build finds its files.
 */
export async function serveAsset(request: Request, assets: Fetcher): Promise<Response> {
  const fetched = await assets.fetch(request)
  // A copy, because the headers of a fetched response are immutable.
  const response = new Response(fetched.body, fetched)
  if (!response.ok && response.status !== 304) response.headers.set('Cache-Control', 'no-store')
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
  return response
}
