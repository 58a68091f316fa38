import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What can be taken away from a page, or, of its styles, put inside of it. */
type Part = 'scripts' | 'styles' | 'pictures'

/** A page without all of it is the floor; the others tell what each of them costs. */
export const TWINS: Readonly<Record<string, readonly Part[]>> = {
  bare: ['scripts', 'styles', 'pictures'],
  'no scripts': ['scripts'],
  'styles inside': ['styles'],
  'no pictures': ['pictures'],
}

/** Where the twin of a page stands. */
export const twinPath = (twin: string, path: string) => `/${twin.replace(' ', '-')}${path}`

/**
 * One server for a shop's pages and their twins, so that all come the same way: what is asked for
 * below the name of a twin is the page made over; all else is handed on as it is.
 */
export async function withTwins(shop: string) {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const twin = Object.keys(TWINS).find((name) => path.startsWith(twinPath(name, '/')))
    const taken = twin && TWINS[twin]
    if (taken) void answerTwin(shop, path.slice(twin.length + 1), taken, answer)
    else handOn(shop, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answerTwin(
  shop: string,
  path: string,
  taken: readonly Part[],
  answer: ServerResponse,
) {
  const page = await fetch(shop + path)
  let html = await page.text()
  for (const part of taken) html = await WITHOUT[part](html, shop)
  const link = page.headers.get('link')
  answer.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    // Told ahead, a style sheet would be loaded although it is inside.
    ...(link && !taken.includes('styles') && { link }),
  })
  answer.end(gzipSync(html))
}

const SHEET = /<link[^>]*rel="stylesheet"[^>]*>/g
const SOURCE = /(<img[^>]*?) src(?:set)?="[^"]*"/gi

const WITHOUT: Readonly<Record<Part, (html: string, shop: string) => string | Promise<string>>> = {
  scripts: (html) =>
    html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, ''),
  // Boxes stay, so that the page is laid out as ever; an image may name its picture twice.
  pictures: (html) =>
    html
      .replaceAll(/<source[^>]*>/g, '')
      .replaceAll(SOURCE, '$1')
      .replaceAll(SOURCE, '$1'),
  async styles(html, shop) {
    const sheets = [...html.matchAll(SHEET)].map(([link]) => link)
    const seen = sheets.filter((link) => !link.includes('media="print"'))
    const texts = await Promise.all(
      seen.map(async (link) => (await fetch(shop + href(link))).text()),
    )
    return html
      .replaceAll(SHEET, '')
      .replace('</head>', () => `<style>${texts.join('')}</style></head>`)
  },
}

const href = (link: string) => /href="([^"]*)"/.exec(link)?.[1] ?? ''

function handOn(shop: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers, url } = asked
  const onward = request(shop + url, { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers)
    came.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
