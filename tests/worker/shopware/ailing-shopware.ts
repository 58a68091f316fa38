import { vi } from 'vitest'
import { aReplayedShopware } from './replayed-shopware.ts'

/** What a backend answers instead; null: what it would have answered anyway. */
export type Ailment = (
  request: Request,
  well: (other?: Request) => Promise<Response>,
) => Promise<Response> | null

const refusing = (status: number, code: string): Ailment => {
  const errors = [{ status: String(status), code, title: 'Refused', detail: 'Refused' }]
  return async () => Response.json({ errors }, { status })
}

/** How a Shopware may ail as a whole. */
export const AILMENTS = {
  maintenance: refusing(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'),
  'a wrong key': refusing(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'),
  // As for a key that there is not (contract: "unknown or inactive key").
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
 * Takes its time, by the clock that the test holds: whoever gives up earlier is told so then. Calls
 * that are made side by side take the time of one.
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

/** The clock stands still but for what a backend takes, and time limits are kept by it. */
export function holdTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patienceMs = ms
    return new AbortController().signal
  })
}

/** A replayed Shopware that is well until it is told to ail. */
export function anAilingShopware(host: string) {
  const shopware = aReplayedShopware(host)
  const state = { ailment: null as Ailment | null, asked: 0 }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    state.asked++
    const request = new Request(input, init)
    const copy = request.clone() as Request
    const well = (other = copy) => shopware.fetch(other)
    return (await state.ailment?.(request, well)) ?? well()
  })
  return state
}

/** The lines that the shop writes into its log from now on. */
export function readLog(): () => readonly Record<string, unknown>[] {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => written.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)))
}
