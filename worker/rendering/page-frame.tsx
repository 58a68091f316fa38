import type { Context } from 'hono'
import { shopCurrency } from '#shared/i18n/currency.ts'
import { FrameAbove, FrameBelow, type FrameProps } from '../pages/layout/frame.tsx'
import { SearchForm } from '../pages/layout/search-form.tsx'
import type { ShopConfig } from '../pages/layout/shop-config.ts'
import { createLruCache, type LruCache } from '../runtime/lru-cache.ts'
import type { AppEnv } from '../runtime/context.ts'
import type { Piece } from '../template/split-at-marks.ts'
import { renderPart } from './render-part.tsx'

/** Twice the size of the frames of a shop with a dozen main categories in both languages. */
const MEMORY_BYTES = 1024 * 1024

type Frame = Readonly<Record<'above' | 'below' | 'search', readonly Piece[]>> & {
  readonly length: number
}

/** By the JSON of all values that a frame depends on. */
const known = new WeakMap<ShopConfig, LruCache<Frame>>()

/**
 * Header, navigation and footer, rendered once for each language, main category and navigation. The
 * language switch and the search term are marks in it.
 */
export async function pageFrame(
  c: Context<AppEnv>,
  framed: Omit<FrameProps, 'shop'>,
): Promise<Frame> {
  const { locale, shopper, vars: shop } = c.var
  await c.var.currencyKnown
  const frames = known.get(shop) ?? createLruCache<Frame>(MEMORY_BYTES, ({ length }) => length)
  known.set(shop, frames)
  const key = JSON.stringify([locale, shopper.view.segment, shopCurrency(), framed])
  const cached = frames.get(key)
  if (cached) return cached
  const above = await renderPart(c, <FrameAbove {...framed} shop={shop} />)
  const below = await renderPart(c, <FrameBelow {...framed} shop={shop} />)
  const search = await renderPart(c, <SearchForm />)
  const frame = { above, below, search, length: key.length + sizeOf([...above, ...below]) }
  frames.put(key, frame)
  return frame
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'bytes' ? piece.bytes.length : 0), 0)
}
