/**
 * Answers a file of the build. Its name is a hash of its content, so it is cached for a year. A
 * missing file is not cached, so that a build that is rolled back finds its files.
 */
export async function serveAsset(request: Request, assets: Fetcher): Promise<Response> {
  const fetched = await assets.fetch(request)
  // A copy, because the headers of a fetched response cannot be changed.
  const response = new Response(fetched.body, fetched)
  if (!response.ok && response.status !== 304) response.headers.set('Cache-Control', 'no-store')
  return response
}
