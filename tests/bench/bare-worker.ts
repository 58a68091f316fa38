import { Hono } from 'hono'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * The minimal worker to compare pages with. It receives a page by PUT and returns its bytes. It
 * takes them from the Cache API, or renders them with React.
 */
const pages = new Map<string, { bytes: Uint8Array<ArrayBuffer>; document: Node }>()
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' }
const CACHE_NAME = 'bare'

type Node = ReturnType<typeof parseDocument>['children'][number] | ReturnType<typeof parseDocument>

const app = new Hono()
app.put('/:way/:page', async (c) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  const parsed = parseDocument(new TextDecoder().decode(bytes), {
    lowerCaseAttributeNames: false,
    lowerCaseTags: false,
  })
  pages.set(c.req.param('page'), { bytes, document: parsed })
  const stored = new Response(bytes, { headers: { 'Cache-Control': 'public, max-age=3600' } })
  await (await caches.open(CACHE_NAME)).put(keyOf(c.req.param('page')), stored)
  return c.body(null, 204)
})
app.get('/bytes/:page', (c) => c.body(pageOf(c.req.param('page')).bytes, 200, HEADERS))
app.get('/match/:page', async (c) => {
  const stored = await (await caches.open(CACHE_NAME)).match(keyOf(c.req.param('page')))
  return c.body(await (stored ?? new Response()).arrayBuffer(), 200, HEADERS)
})
app.get('/react/:page', async (c) =>
  c.body(
    await renderToReadableStream(elementsOf(pageOf(c.req.param('page')).document)),
    200,
    HEADERS,
  ),
)
export default app

const keyOf = (page: string) => `https://bare.invalid/${page}`

function pageOf(name: string) {
  const page = pages.get(name)
  if (!page) throw new Error(`No page was given that is called ${name}`)
  return page
}

/** The markup of a page as React elements, created for each response as components would. */
function elementsOf(node: Node): ReactNode {
  if (node.type === 'text') return node.data
  if (node.type === 'root') return node.children.map((child) => elementsOf(child))
  if (!('attribs' in node)) return null
  const props = propsOf(node.attribs)
  const [first] = node.children
  if (node.name === 'script' || node.name === 'style') {
    const html = first && 'data' in first ? first.data : ''
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: html } })
  }
  return createElement(node.name, props, ...node.children.map((child) => elementsOf(child)))
}

const SPELLED: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

function propsOf(attributes: Readonly<Record<string, string>>) {
  const named = Object.entries(attributes).map(([name, value]) => {
    if (name === 'style') return [name, styleOf(value)] as const
    // An attribute without a value, except those whose empty value has a meaning.
    const isBare = value === '' && name !== 'alt' && name !== 'value' && !name.startsWith('data-')
    return [SPELLED[name] ?? name, isBare ? true : value] as const
  })
  return Object.fromEntries(named)
}

function styleOf(text: string): Readonly<Record<string, string>> {
  const parts = text.split(';').map((part) => part.split(/:(.*)/s))
  return Object.fromEntries(
    parts.filter(([name]) => name?.trim()).map(([name = '', value = '']) => [name.trim(), value]),
  )
}
