/**
 * Answers a file of the build. Its name says its content, so it is kept for a year; that it is
 * missing is not: a build that is brought back shall find its files again.
 */
export async function answerBuiltFile(request: Request, assets: Fetcher): Promise<Response> {
  const fetched = await assets.fetch(request)
  // A copy: what every answer carries could not be added to the headers of a fetched one.
  const answer = new Response(fetched.body, fetched)
  if (!answer.ok && answer.status !== 304) answer.headers.set('Cache-Control', 'no-store')
  return answer
}
