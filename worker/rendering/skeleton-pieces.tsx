import type { PageSheet } from 'virtual:client-assets'
import type { Context } from 'hono'
import { shopCurrency } from '#shared/i18n/currency.ts'
import { Skeleton, type SkeletonProps } from '../pages/layout/skeleton.tsx'
import type { AppEnv } from '../runtime/context.ts'
import { splitAtMarks, type Piece } from '../template/split-at-marks.ts'
import { newSentinel, skeletonMarks } from './marks.ts'
import { renderToBytes } from './render-part.tsx'

/** By language, price segment, sheet and island: fewer than 200 entries of 2 kB. */
const known = new Map<string, readonly Piece[]>()

/** The document of a kind of page, rendered once per isolate. */
export async function skeletonPieces(
  c: Context<AppEnv>,
  sheet: PageSheet,
  hydratesOnLoad: SkeletonProps['hydratesOnLoad'],
): Promise<readonly Piece[]> {
  const { locale, shopper, currencyKnown } = c.var
  await currencyKnown
  const { segment } = shopper.view
  const currency = shopCurrency()
  const key = [locale, segment, currency, sheet, hydratesOnLoad].join(' ')
  const cached = known.get(key)
  if (cached) return cached
  const sentinel = newSentinel()
  const marks = skeletonMarks(sentinel, sheet)
  const skeleton = <Skeleton {...{ marks, locale, segment, currency, hydratesOnLoad }} />
  const html = await renderToBytes(c, skeleton)
  const pieces = splitAtMarks(html, sentinel)
  known.set(key, pieces)
  return pieces
}
