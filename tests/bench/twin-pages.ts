import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Parts of a page that can be removed, or moved to a file. */
type Part = 'scripts' | 'styles' | 'pictures' | 'fonts'

/**
 * Variants of a page: one without all parts as the minimum, and others that show the cost of each
 * part.
 */
export const TWINS: Readonly<Record<string, readonly Part[]>> = {
  bare: ['scripts', 'pictures'],
  'no scripts': ['scripts'],
  'no pictures': ['pictures'],
  'no font': ['fonts'],
  'styles beside': ['styles'],
}

/** The whole page, sent when its last byte has arrived. */
export const HELD_BACK = 'held back'

/** Path of a variant. */
export const twinPath = (twin: string, path: string) => `/${twin.replace(' ', '-')}${path}`

/** Path of the style sheet of a page without inlined styles. */
const STYLES_OF = '/styles-of'

/**
 * A server for a shop's pages and their variants. Paths below a variant's name return the changed
 * page; all others are passed through.
 */
export async function withTwins(shop: string, port: number) {
  const server = createServer((requested, response) => {
    const path = requested.url ?? '/'
    const twin = [...Object.keys(TWINS), HELD_BACK].find((name) =>
      path.startsWith(twinPath(name, '/')),
    )
    const taken = twin && (TWINS[twin] ?? [])
    if (path.startsWith(STYLES_OF)) {
      void respondWithStyles(shop, path.slice(STYLES_OF.length), response)
    } else if (taken)
      void respondWithTwin(shop, path.slice(twin.length + 1), taken, requested, response)
    else handOn(shop, requested, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { close: () => server.close() }
}

async function respondWithTwin(
  shop: string,
  path: string,
  taken: readonly Part[],
  { headers: { cookie = '' } }: IncomingMessage,
  response: ServerResponse,
) {
  const page = await fetch(shop + path, { headers: { cookie } })
  let html = await page.text()
  for (const part of taken) html = WITHOUT[part](html, path)
  const ahead = [
    taken.includes('fonts') ? null : page.headers.get('link'),
    taken.includes('styles') ? `<${STYLES_OF}${path}>; rel=preload; as=style` : null,
  ]
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    link: ahead.filter((link) => link !== null),
  })
  response.end(gzipSync(html))
}

/** A cacheable style sheet, like built files. */
async function respondWithStyles(shop: string, path: string, response: ServerResponse) {
  const html = await (await fetch(shop + path)).text()
  response.writeHead(200, {
    'content-type': 'text/css',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  response.end(gzipSync(STYLE.exec(html)?.[1] ?? ''))
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/
const FONT_FACES = /@font-face\{font-family:Overpass;[^}]*\}/g
const SOURCE = /(<img[^>]*?) src(?:set)?="[^"]*"/gi

const WITHOUT: Readonly<Record<Part, (html: string, path: string) => string>> = {
  scripts: (html) =>
    html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, ''),
  // Image boxes stay, so the layout is unchanged; an image can name its picture twice.
  pictures: (html) =>
    html
      .replaceAll(/<source[^>]*>/g, '')
      .replaceAll(SOURCE, '$1')
      .replaceAll(SOURCE, '$1'),
  fonts: (html) => html.replaceAll(FONT_FACES, ''),
  styles: (html, path) => html.replace(STYLE, `<link rel="stylesheet" href="${STYLES_OF}${path}">`),
}

function handOn(shop: string, requested: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = requested
  const onward = request(shop + url, { method, headers }, (came) => {
    response.writeHead(came.statusCode ?? 502, came.headers)
    came.pipe(response)
  })
  onward.on('error', () => response.destroy())
  requested.pipe(onward)
}
