import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '#scripts/test/free-port.ts'
import { environmentOf } from '#tests/shopware/environment.ts'
import { openPages } from '#tests/shopware/pages.ts'
import { SHOPWARE_LANGUAGES } from './languages.ts'
import { PAGES } from './recorded-pages.ts'

// Visits our pages in front of a real Shopware and records its responses completely (README.md has
// the commands).
const { url, accessKey } = environmentOf(process.env)
const FILE = new URL('data/pages.json', import.meta.url)
const Languages = z.object({
  elements: z.array(z.object({ id: z.string(), translationCode: z.object({ code: z.string() }) })),
})

const languageIds = await idsOfLanguages()
const shop = new URL(url).origin
const responses = new Map<string, object>()

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', url: path = '/', headers } = incoming
  const sent = new Headers({ 'sw-access-key': accessKey })
  for (const name of ['accept', 'content-type', 'sw-language-id', 'sw-include-seo-urls'])
    if (typeof headers[name] === 'string') sent.set(name, headers[name])
  const body = new TextDecoder().decode(await buffer(incoming))
  const init = { method, headers: sent, ...(body && { body }) }
  const response = await fetch(url + path.replace(/^\/store-api/, ''), init)
  const text = await response.text()
  // An empty form is refused, which reveals its required fields.
  if ([200, 204, 400].includes(response.status) && headers['sw-context-token'] === undefined) {
    const languageId = sent.get('sw-language-id')
    const call = {
      method,
      path: path.replace(/^\/store-api/, ''),
      language: languageId && (languageId === languageIds.de ? 'de' : 'en'),
      seoUrls: sent.has('sw-include-seo-urls'),
      body: anywhere(body),
      ...(response.status === 400 && { status: 400 }),
    }
    responses.set(JSON.stringify(call), { ...call, text: anywhere(text) })
  }
  outgoing.writeHead(response.status, {
    'content-type': response.headers.get('content-type') ?? 'text/plain',
  })
  outgoing.end(text)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (typeof address !== 'object' || address === null) throw new Error('No port to serve on')

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const proxied = `http://127.0.0.1:${address.port}/store-api`
const pages = await openPages({ url: proxied, accessKey, origin, port })
for (const path of PAGES) {
  const page = await fetch(origin + path)
  console.log(page.status, path)
}
await pages.close()
server.closeAllConnections()
server.close()
writeFileSync(FILE, `${JSON.stringify([...responses.values()], null, 1)}\n`)
console.log(`${responses.size} answers, ${readFileSync(FILE).length} bytes`)

/** A text without the address and ids of this shop. */
function anywhere(text: string): string {
  return text
    .replaceAll(shop.replaceAll('/', '\\/'), '<shop>')
    .replaceAll(languageIds.de, SHOPWARE_LANGUAGES.de)
    .replaceAll(languageIds.en, SHOPWARE_LANGUAGES.en)
}

async function idsOfLanguages() {
  const response = await fetch(`${url}/language`, {
    method: 'POST',
    headers: { 'sw-access-key': accessKey, 'content-type': 'application/json' },
    body: JSON.stringify({ associations: { translationCode: {} } }),
  })
  const { elements } = Languages.parse(await response.json())
  const idOf = (code: string) =>
    elements.find(({ translationCode }) => translationCode.code === code)?.id ?? ''
  return { de: idOf('de-DE'), en: idOf('en-GB') }
}
