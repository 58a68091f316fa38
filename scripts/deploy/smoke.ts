const LIMIT_MS = 15_000

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * Tests a deployed shop: build id, `/ready`, pages of a purchase. Returns one sentence per fault.
 */
export async function smoke(
  origin: string,
  build: string,
  send: Fetch = fetch,
): Promise<readonly string[]> {
  const wrong = await Promise.all([
    look(send, `${origin}/health`, async (response) =>
      (await response.text()).includes(`"${build}"`) ? null : 'reports another build',
    ),
    look(send, `${origin}/ready`, () => null),
    look(send, `${origin}/en`, async (response) => {
      if (!response.headers.has('content-security-policy')) return 'has no Content-Security-Policy'
      return (await response.text()).includes(`data-build="${build}"`)
        ? null
        : 'is of another build'
    }),
    look(send, `${origin}/checkout/cart`, (response) =>
      response.headers.get('cache-control') === 'no-store'
        ? null
        : 'is cacheable, but must be no-store',
    ),
    look(send, `${origin}/sitemap.xml`, () => null),
  ])
  return wrong.filter((sentence) => sentence !== null)
}

/** Includes the body of a refusal, since `/ready` names the failing part. */
async function look(
  send: Fetch,
  address: string,
  judge: (response: Response) => string | null | Promise<string | null>,
): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await send(address, { redirect: 'manual', signal })
    if (response.status !== 200) {
      return `${address} returned ${response.status}: ${(await response.text()).slice(0, 200)}`
    }
    const wrong = await judge(response)
    return wrong && `${address} ${wrong}`
  } catch (error) {
    return `${address} does not respond: ${String(error)}`
  }
}
