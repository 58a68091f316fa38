import { CALLS } from '#tests/worker/backend/account/access.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { anonymousCalls, DEAR_PAGES, knobsOf, type Asked } from './dear-requests.ts'
import { markdownTable } from './markdown-table.ts'
import { serverCpuMs } from './server-cpu.ts'

const TRIES = 2
const FINAL_TRIES = 10
const WARM_UP = 30
/** As many of one request as show whether its sender is told to wait. */
const MOST_REPEATED = 150
/** A search page and what may differ from it by the tick of the clock that is read. */
const TOLERANCE = 1.25

type Cost = Readonly<{ ms: number; bytes: number; status: number }>

/**
 * What the dearest request of each anonymous call costs the server's processors, beside a search
 * page of the same run. The dearest is searched for: each knob of a criteria is turned as long as
 * that makes it dearer, and the next starts from there.
 */
export async function costFigures(): Promise<string> {
  await prepareSeededStorage()
  const shop = await openSeededShop()
  let senders = 0
  const stranger = () =>
    `2001:db8:${(senders >> 16).toString(16)}:${(senders++ & 65_535).toString(16)}::1`

  async function ask({ method, path, body }: Asked, ip: string): Promise<Omit<Cost, 'ms'>> {
    const answer = await fetch(shop.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...ACCESS, 'cf-connecting-ip': ip },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { bytes: (await answer.arrayBuffer()).byteLength, status: answer.status }
  }

  async function cost(asked: Asked, times = TRIES): Promise<Cost> {
    let last = await ask(fresh(asked, 0), stranger())
    if (last.status >= 400 && asked.body) return { ...last, ms: 0 }
    const before = serverCpuMs() ?? 0
    for (let time = 1; time <= times; time++) last = await ask(fresh(asked, time), stranger())
    return { ...last, ms: ((serverCpuMs() ?? 0) - before) / times }
  }

  /** How many of it one sender may send at once; null: as many as were tried. */
  async function repeated(asked: Asked): Promise<number | null> {
    const ip = stranger()
    for (let time = 0; time < MOST_REPEATED; time++) {
      if ((await ask(fresh(asked, time), ip)).status === 429) return time
    }
    return null
  }

  const knows = async (asked: Asked) => (await ask(asked, stranger())).status < 400

  async function dearest(call: string, first: Asked): Promise<Asked> {
    let best = { asked: first, ...(await cost(first)) }
    for (const knob of await knobsOf({ call, asked: first }, knows)) {
      for (const turned of knob(best.asked)) {
        const found = { asked: turned, ...(await cost(turned)) }
        if (found.status < 400 && found.ms > best.ms) best = found
      }
    }
    return best.asked
  }

  try {
    // The first requests of an isolate are dearer than all that follow.
    await cost(SEARCH_PAGE, WARM_UP)
    const reference = await cost(SEARCH_PAGE, WARM_UP)
    const rows = []
    const calls = [...(await anonymousCalls(CALLS, shop.origin)), ...DEAR_PAGES]
    for (const { call, asked } of calls) {
      const found = await dearest(call, asked)
      const { ms, bytes, status } = await cost(found, FINAL_TRIES)
      const isDear = ms > reference.ms * TOLERANCE
      rows.push({
        call,
        'processor ms': ms.toFixed(1),
        'of a search page': (ms / reference.ms).toFixed(1),
        'bytes of the answer': bytes,
        status,
        'refused after': isDear ? ((await repeated(found)) ?? 'never') : '',
        dearest: JSON.stringify(found.body ?? found.path)
          .slice(0, 160)
          .replaceAll('|', '\\|'),
      })
      console.error(rows.at(-1))
    }
    rows.sort((a, b) => Number(b['processor ms']) - Number(a['processor ms']))
    const searchPage = {
      call: 'a search page',
      'processor ms': reference.ms.toFixed(1),
      'of a search page': '1.0',
      'bytes of the answer': reference.bytes,
      status: reference.status,
      'refused after': '',
      dearest: '',
    }
    return markdownTable([searchPage, ...rows])
  } finally {
    await shop.close()
  }
}

const ACCESS = { 'sw-access-key': 'SWSCRIPSTOPDEMO0000000000', 'content-type': 'application/json' }
const SEARCH_PAGE: Asked = { method: 'GET', path: '/search?search=nylon&quantity={time}' }

/** The same request again, which no template answers: `{time}` is another one each time. */
function fresh(asked: Asked, time: number): Asked {
  return { ...asked, path: asked.path.replace('{time}', `${time}${Math.round(performance.now())}`) }
}
