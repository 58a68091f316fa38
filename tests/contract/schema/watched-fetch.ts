import { fieldErrorsOf } from './response-errors.ts'

/** A `fetch` that validates each response below `storeApiUrl` and reports violations. */
export function watchedFetch(
  fetchOf: typeof fetch,
  storeApiUrl: string,
  report: (fieldErrors: readonly string[]) => void,
): typeof fetch {
  return async (input, init) => {
    const response = await fetchOf(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.href.startsWith(storeApiUrl)) return response
    report(
      fieldErrorsOf({
        method: init?.method ?? 'GET',
        path: url.pathname.slice(new URL(storeApiUrl).pathname.length),
        query: url.searchParams,
        sent: typeof init?.body === 'string' ? init.body : '',
        status: response.status,
        headers: response.headers,
        received: await response.clone().text(),
      }),
    )
    return response
  }
}
