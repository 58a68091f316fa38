import autocannon from 'autocannon'

const SECONDS = 5
const CONNECTIONS = 8

export type Figure = {
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** One address under load. Compare only with figures of the same run. */
export async function load(
  name: string,
  url: string,
  options: Partial<autocannon.Options> = {},
): Promise<Figure> {
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    ...options,
  })
  return {
    name,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.non2xx,
  }
}
