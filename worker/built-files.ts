/**
 * Answers a file of the build. Its name says its content, so it is kept for a year; that it is
 * missing is not: a build that is brought back shall find its files again.
 */
export async function answerBuiltFile(request: Request, assets: Fetcher): Promise<Response> {
  const answer = await assets.fetch(request)
  if (answer.ok || answer.status === 304) return answer
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}
