import { CALLS } from '#tests/worker/backend/account/access.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import {
  anonymousReads,
  EXPENSIVE_PAGES,
  knobsOf,
  type RequestInput,
  type Named,
} from './expensive-requests.ts'
import { anonymousWrites, type Write } from './expensive-writes.ts'
import { markdownTable } from './markdown-table.ts'
import { senders } from './sender.ts'
import { serverCpuMs } from './server-cpu.ts'
import { thingsIn } from './things.ts'

const TRIES = 2
const FINAL_TRIES = 12
const WARM_UP = 30
/** Number and concurrency of requests that show whether a sender is limited. */
const MAX_REPEATED = 400
const AT_A_TIME = 8
/** The cost of a search page, and the tolerance of the measurement. */
const TOLERANCE = 1.25

type Cost = Readonly<{ ms: number; bytes: number; status: number }>
type Found = Cost & Readonly<{ call: string; ofSearchPage: number; requested: RequestInput | null }>

/**
 * Measures the most expensive request of each anonymous call, compared with search pages. For
 * reads, each parameter of the criteria is raised while that raises the cost. Writes have their
 * maximum size. `only` selects calls; empty means all.
 */
export async function costFigures(only: readonly string[]): Promise<string> {
  await prepareSeededStorage()
  const shop = await openSeededShop({ SHOP_TRUSTED_PROXY: 'cloudflare' })
  const stranger = senders(shop.origin)

  async function cost(write: Write, times: number): Promise<Cost> {
    const ready = []
    for (let time = 0; time < times; time++) {
      const sender = stranger()
      const requested = await write.requested(sender.name, sender.tokenAfter)
      if (requested) ready.push({ sender, requested })
    }
    const before = serverCpuMs() ?? 0
    let last = { bytes: 0, status: 0 }
    for (const { sender, requested } of ready) last = await sender.ask(requested)
    return { ...last, ms: ((serverCpuMs() ?? 0) - before) / ready.length }
  }

  const knows = async (requested: RequestInput) => (await stranger().ask(requested)).status < 400

  async function dearest({ call, requested: first }: Named): Promise<RequestInput> {
    let best = { requested: first, ...(await cost(always(call, first), TRIES)) }
    for (const knob of await knobsOf({ call, requested: first }, knows)) {
      for (const turned of knob(best.requested)) {
        const found = { requested: turned, ...(await cost(always(call, turned), TRIES)) }
        if (found.status < 400 && found.ms > best.ms) best = found
      }
    }
    return best.requested
  }

  /** Measures search pages before and after, because the machine has other load. */
  async function beside(write: Write, requested: RequestInput | null): Promise<Found> {
    const before = await cost(SEARCH_PAGE, FINAL_TRIES)
    const found = await cost(write, FINAL_TRIES)
    const after = await cost(SEARCH_PAGE, FINAL_TRIES)
    const ofSearchPage = found.ms / ((before.ms + after.ms) / 2)
    return { ...found, call: write.call, ofSearchPage, requested }
  }

  /** The number of requests that one sender can send at once; 'never' if no limit was reached. */
  async function refusedAfter(write: Write): Promise<number | 'never'> {
    const sender = stranger()
    const answered = async (time: number) => {
      const requested = await write.requested(`${sender.name}-${time}`, sender.tokenAfter)
      return requested !== null && (await sender.ask(requested)).status !== 429
    }
    for (let time = 0; time < MAX_REPEATED; time += AT_A_TIME) {
      const several = Array.from({ length: AT_A_TIME }, (_, index) => answered(time + index))
      const taken = (await Promise.all(several)).filter(Boolean).length
      if (taken < AT_A_TIME) return time + taken
    }
    return 'never'
  }

  async function rowOf(write: Write, requested: RequestInput | null) {
    const found = await beside(write, requested)
    const isExpensive = found.ofSearchPage > TOLERANCE
    const row = {
      call: found.call,
      'of a search page': found.ofSearchPage.toFixed(1),
      'processor ms': found.ms.toFixed(0),
      'bytes of the answer': found.bytes,
      status: found.status,
      'refused after': isExpensive ? await refusedAfter(write) : '',
      dearest: told(requested),
    }
    console.error(row)
    return row
  }

  try {
    const isSelected = ({ call }: Readonly<{ call: string }>) =>
      only.length === 0 || only.some((part) => call.includes(part))
    const things = await thingsIn(await shop.database())
    // The first requests of an isolate are more expensive.
    await cost(SEARCH_PAGE, WARM_UP)
    const rows = [await rowOf(SEARCH_PAGE, null)]
    for (const named of [...anonymousReads(CALLS, things), ...EXPENSIVE_PAGES].filter(isSelected)) {
      const requested = await dearest(named)
      rows.push(await rowOf(always(named.call, requested), requested))
    }
    for (const write of anonymousWrites(things, shop.origin).filter(isSelected))
      rows.push(await rowOf(write, null))
    rows.sort((a, b) => Number(b['of a search page']) - Number(a['of a search page']))
    return markdownTable(rows)
  } finally {
    await shop.close()
  }
}

const SEARCH_PAGE = always('a search page', {
  method: 'GET',
  path: '/search?search=nylon{marks}',
})

function always(call: string, requested: RequestInput): Write {
  return { call, requested: async () => requested }
}

function told(requested: RequestInput | null): string {
  if (!requested) return ''
  return JSON.stringify(requested.body ?? requested.path)
    .slice(0, 160)
    .replaceAll('|', '\\|')
}
