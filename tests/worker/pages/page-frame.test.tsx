import { expect, test } from 'vitest'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { NO_NAVIGATION, type ShopNavigation } from '#worker/pages/layout/navigation.ts'
import { pageFrame } from '#worker/rendering/page-frame.tsx'
import { EMPTY_VIEW } from '#worker/runtime/view-cookie.ts'
import { factory } from '#worker/runtime/context.ts'
import { Vars } from '#worker/runtime/env.ts'
import type { Piece } from '#worker/template/split-at-marks.ts'

const shop = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
const mainCategory = (name: string) => ({ name, sign: name, href: `/${name}`, picture: null })
/** A new navigation object, as for each request. */
const aNavigation = () => ({
  ...NO_NAVIGATION,
  main: [mainCategory('Stoffe'), mainCategory('Schnallen')],
})

type Change = {
  readonly locale?: Locale
  readonly segment?: PriceSegment
  readonly shop?: Vars
  readonly layout?: 'checkout'
  readonly mainCategory?: string
  readonly navigation?: ShopNavigation
}

/** The frame of a page in its own app. */
async function frameOf({ locale = 'de', segment = 'gross', shop: vars = shop, ...change }: Change) {
  const framed = {
    layout: 'default',
    mainCategory: '/Stoffe',
    navigation: aNavigation(),
    ...change,
  } as const
  let frame: Awaited<ReturnType<typeof pageFrame>> | undefined
  const app = factory.createApp()
  app.get('*', async (c) => {
    c.set('locale', locale)
    c.set('vars', vars)
    c.set('shopper', { token: null, view: { ...EMPTY_VIEW, segment } })
    frame = await pageFrame(c, framed)
    return c.body(null, 204)
  })
  await app.request('/')
  if (!frame) throw new Error('The frame was not rendered')
  return frame
}

/** The text of pieces, with the names of the values between them. */
function textOf(pieces: readonly Piece[] = []): string {
  const decoder = new TextDecoder()
  return pieces
    .map((piece) => {
      if (piece.kind === 'bytes') return decoder.decode(piece.bytes)
      return piece.kind === 'part' ? `[${piece.part}]` : `[${piece.hole}]`
    })
    .join('')
}

test('pages of a main category share one header and one footer, rendered once', async () => {
  const first = await frameOf({})
  const second = await frameOf({})
  expect(second).toBe(first)
  expect(textOf(first.above)).toContain('<a href="/Stoffe" aria-current="page">Stoffe</a>')
})

test.each([
  ['a new main category', { navigation: { ...aNavigation(), main: [mainCategory('Garne')] } }],
  ['another main category', { mainCategory: '/Schnallen' }],
  ['another language', { locale: 'en' }],
  ['other prices', { segment: 'net-trade' }],
  ['a page of the checkout', { layout: 'checkout' }],
  ['another shop name', { shop: { ...shop, SHOP_NAME: 'Nadelöhr' } }],
] satisfies [string, Change][])('%s creates another header and footer', async (_what, change) => {
  const { above, below } = await frameOf({})
  const other = await frameOf(change)
  expect(textOf(other.above) + textOf(other.below)).not.toBe(textOf(above) + textOf(below))
})

test('the header has placeholders for search, language switch and cart count', async () => {
  const { above } = await frameOf({})
  expect(textOf(above).match(/\[\w+\]/g)).toEqual([
    '[search]',
    '[languages]',
    '[cartCount]',
    '[languages]',
  ])
})
