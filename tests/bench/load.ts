import autocannon from 'autocannon'
import { serverCpuMs } from './server-cpu.ts'

const SECONDS = 5
const CONNECTIONS = 8

export type Figure = {
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server per request; null if the system does not report it. */
  readonly cpuMs: number | null
  /** Responses with another status, and broken connections. */
  readonly failed: number
}

export type Load = Partial<autocannon.Options> & { readonly status?: number }

/** Sends load to one address. Only numbers of the same run can be compared. */
export async function load(
  name: string,
  url: string,
  { status = 200, ...options }: Load = {},
): Promise<Figure> {
  const cpuBefore = serverCpuMs()
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    ...options,
  })
  const cpu = serverCpuMs()
  const answered = result.requests.total
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  return {
    name,
    perSecond: Math.round((answered * 1000) / (result.finish.getTime() - result.start.getTime())),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: cpu === null || cpuBefore === null ? null : (cpu - cpuBefore) / Math.max(1, answered),
    failed: result.errors + answered - expected,
  }
}
