import { expect, test } from 'vitest'
import { LOCALES } from '#shared/i18n/locales.ts'
import { NO_NAVIGATION } from '#worker/pages/layout/navigation.ts'
import { pageFrame } from '#worker/rendering/page-frame.tsx'
import { Vars } from '#worker/runtime/env.ts'
import type { Piece } from '#worker/template/cut.ts'

const shop = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
const aisle = (name: string) => ({ name, sign: name, href: `/${name}`, picture: null })
/** A navigation as it is made anew for each request. */
const aNavigation = () => ({ ...NO_NAVIGATION, main: [aisle('Stoffe'), aisle('Schnallen')] })

const framed = (change: Partial<Parameters<typeof pageFrame>[0]> = {}) => ({
  ...({ locale: 'de', segment: 'gross', layout: 'default', aisle: '/Stoffe' } as const),
  shop,
  navigation: aNavigation(),
  ...change,
})
const ofPage = (path: string, searched?: string) => ({
  switchTo: { de: path, en: `/en${path}` },
  locales: LOCALES,
  searched,
})

/** The text of some pieces, with the names of what is put in between them. */
function textOf(pieces: readonly Piece[] = []): string {
  const decoder = new TextDecoder()
  return pieces
    .map((piece) => {
      if (piece.kind === 'bytes') return decoder.decode(piece.bytes)
      return piece.kind === 'part' ? `[${piece.part}]` : `[${piece.hole}]`
    })
    .join('')
}

test('pages of an aisle share one header and one footer, which are rendered once', () => {
  const first = pageFrame(framed(), ofPage('/eins'))
  const second = pageFrame(framed(), ofPage('/zwei'))
  expect(second.above).toBe(first.above)
  expect(second.below).toBe(first.below)
  expect(textOf(first.above)).toContain('<a href="/Stoffe" aria-current="page">Stoffe</a>')
})

test.each([
  ['an aisle that the shop opened', { navigation: { ...aNavigation(), main: [aisle('Garne')] } }],
  ['another aisle', { aisle: '/Schnallen' }],
  ['another language', { locale: 'en' as const }],
  ['other prices', { segment: 'net-trade' as const }],
  ['a page of the checkout', { layout: 'checkout' as const }],
  ['another name of the shop', { shop: { ...shop, SHOP_NAME: 'Nadelöhr' } }],
])('%s makes another frame', (_what, change) => {
  const { above, below } = pageFrame(framed(), ofPage('/eins'))
  const other = pageFrame(framed(change), ofPage('/eins'))
  expect(textOf(other.above) + textOf(other.below)).not.toBe(textOf(above) + textOf(below))
})

test('the language switch and what was searched for are the own ones of each page', () => {
  const one = pageFrame(framed(), ofPage('/eins'))
  const two = pageFrame(framed(), ofPage('/zwei?a="1"', '<b>Köper'))
  expect(textOf(one.languages)).toContain('value="/en/eins"')
  expect(textOf(two.languages)).toContain('value="/en/zwei?a=&quot;1&quot;"')
  expect(textOf(one.search)).not.toContain('value=')
  expect(textOf(two.search)).toContain('value="&lt;b&gt;Köper"')
  expect(textOf(two.above).match(/\[\w+\]/g)).toEqual([
    '[search]',
    '[languages]',
    '[cartCount]',
    '[languages]',
  ])
})
