import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../runtime/context.ts'
import { PageProviders } from '../pages/layout/page-providers.tsx'
import { splitAtMarks, type Piece } from '../template/split-at-marks.ts'
import { holeMarks, newSentinel } from './marks.ts'

/**
 * React's stream without the options of a whole document. A part contains no Suspense boundary, so
 * React writes it at once and no content needs a script. The caller logs errors.
 */
const renderer = reactRenderer(undefined, {
  stream: {},
  readableStreamOptions: { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => {} },
})
const proceed = () => Promise.resolve()

/** Renders a node to UTF-8 with `renderToReadableStream`. Throws errors of components. */
export async function renderToBytes(c: Context<AppEnv>, node: ReactNode): Promise<Uint8Array> {
  await renderer(c, proceed)
  const { body } = await c.render(<>{node}</>)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Renders a part of the page and splits it at its marks. */
export async function renderPart(c: Context<AppEnv>, node: ReactNode): Promise<readonly Piece[]> {
  const { locale, vars: shop, shopper, currencyKnown } = c.var
  await currencyKnown
  const sentinel = newSentinel()
  const html = await renderToBytes(
    c,
    <PageProviders {...{ locale, shop }} segment={shopper.view.segment} holes={holeMarks(sentinel)}>
      {node}
    </PageProviders>,
  )
  return splitAtMarks(html, sentinel)
}
