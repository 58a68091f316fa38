import { vi } from 'vitest'
import { aReplayedShopware } from './replayed-shopware.ts'

/** Another response of the backend; null for the original one. */
export type Ailment = (
  request: Request,
  well: (other?: Request) => Promise<Response>,
) => Promise<Response> | null

const refusing = (status: number, code: string): Ailment => {
  const errors = [{ status: String(status), code, title: 'Refused', detail: 'Refused' }]
  return async () => Response.json({ errors }, { status })
}

/** Failures of a whole Shopware. */
export const AILMENTS = {
  maintenance: refusing(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'),
  'a wrong key': refusing(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'),
  // Like an unknown access key (contract: "unknown or inactive key").
  'an inactive channel': refusing(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'),
  'a proxy that answers HTML': async () =>
    new Response('<!doctype html><h1>It works!</h1>', {
      headers: { 'content-type': 'text/html' },
    }),
  'a proxy that sends elsewhere': async () =>
    new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }),
  'truncated answers': async (_request, well) => {
    const text = await (await well()).text()
    return new Response(text.slice(0, text.length / 2))
  },
  'connections that break': async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('Network connection lost.'))
      },
    })
    return new Response(body)
  },
  'errors of its own': refusing(500, '0'),
  'nobody there': async () => {
    throw new TypeError('Network connection lost.')
  },
  'thirty seconds a call': taking(30),
} as const satisfies Record<string, Ailment>
export type AilmentName = keyof typeof AILMENTS

/**
 * Delays responses by the held clock, so that shorter time limits expire. Parallel calls take the
 * time of one.
 */
export function taking(seconds: number): Ailment {
  return async (_request, well) => {
    const begunMs = Date.now()
    const end = (ms: number) => vi.setSystemTime(Math.max(Date.now(), begunMs + ms))
    if (seconds * 1000 > patienceMs) {
      end(patienceMs)
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    }
    const response = await well()
    end(seconds * 1000)
    return response
  }
}

let patienceMs = Number.POSITIVE_INFINITY

/** Holds the clock; only delays of the backend advance it, and time limits follow it. */
export function holdTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patienceMs = ms
    return new AbortController().signal
  })
}

/** A replayed Shopware without failures until a test sets one. */
export function anAilingShopware(host: string) {
  const shopware = aReplayedShopware(host)
  const state = { ailment: null as Ailment | null, requested: 0 }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    state.requested++
    const request = new Request(input, init)
    const copy = request.clone() as Request
    const well = (other = copy) => shopware.fetch(other)
    return (await state.ailment?.(request, well)) ?? well()
  })
  return state
}

/** The log lines from now on. */
export function readLog(): () => readonly Record<string, unknown>[] {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () =>
    written.mock.calls
      .map(([line]): Record<string, unknown> => JSON.parse(String(line)))
      // The count of a line that an earlier test file repeated.
      .filter((line) => !('repeated' in line))
}
