import type { LocaleText, Subject } from '../../../index.js'
import {
  basket,
  knit,
  layUp,
  pile,
  pileGrid,
  ripstopGrid,
  sheen,
  taffeta,
  twill,
} from './textures.ts'

/** How the two sides of a cloth are drawn: texture ids with their definitions, and their names. */
export type Cloth = Readonly<{
  face: readonly string[]
  back: string
  defs: string
  /** Texture of the cloth on the roll, with the id `wv`. */
  roll: string
  title: LocaleText
  reverse: LocaleText
}>

const COATED: LocaleText = { de: 'beschichtete Rückseite', en: 'coated reverse' }
const SAME: LocaleText = { de: 'Rückseite ohne Beschichtung', en: 'uncoated reverse' }
const KNITTED: LocaleText = { de: 'gewirkte Rückseite', en: 'knitted reverse' }
const BRUSHED: LocaleText = { de: 'angeraute Rückseite', en: 'brushed reverse' }

const TAFFETA: LocaleText = { de: 'Taftgewebe', en: 'Taffeta' }
const SHEATHED: LocaleText = { de: 'Gewebe mit dicker Beschichtung', en: 'Heavily coated cloth' }
const OXFORD: LocaleText = {
  de: 'Grobes Gewebe aus Fadenbündeln',
  en: 'Coarse cloth of thread bundles',
}
const COARSE: LocaleText = { de: 'Grobes Gewebe', en: 'Coarse cloth' }
const CANVAS: LocaleText = { de: 'Gewebe in Leinwandbindung', en: 'Plain-woven canvas' }
const TWILL: LocaleText = { de: 'Köpergewebe', en: 'Twill' }
const HEAVY_COATINGS = ['tpu', 'pvc']

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

type Side = Readonly<{ defs: string; reverse: LocaleText }>

const isCoated = (s: Subject) => !['none', 'calendered', null].includes(s.text('coating'))
const reverseOf = (s: Subject, plain: string): Side =>
  isCoated(s) ? { defs: sheen('bk'), reverse: COATED } : { defs: plain, reverse: SAME }

const CLOTHS: Readonly<Record<string, (s: Subject) => Cloth>> = {
  'fabric-ripstop': (s) => {
    const gap = (s.number('gridMm') ?? 5) * 6
    const width = 1 + (s.number('denier') ?? 30) / 30
    const title = { de: 'Ripstop-Gewebe', en: 'Ripstop cloth' }
    return cloth(
      taffeta('f1') + ripstopGrid('f2', gap, clamp(width, 1.2, 4.5)),
      ['f1', 'f2'],
      reverseOf(s, taffeta('bk')),
      ripstopGrid('wv', gap * 0.66, 1.6),
      title,
    )
  },
  'fabric-plain': (s) => {
    if (s.text('weave') === 'twill') return twilled(s)
    const pitch = clamp(4 + (s.number('denier') ?? 60) / 40, 4, 9)
    const title = HEAVY_COATINGS.includes(s.text('coating') ?? '') ? SHEATHED : TAFFETA
    const back = reverseOf(s, taffeta('bk', pitch))
    return cloth(taffeta('f1', pitch), ['f1'], back, taffeta('wv', pitch), title)
  },
  'fabric-oxford': (s) => {
    const isBasket = s.text('weave') === 'oxford'
    const cell = clamp(6 + (s.number('denier') ?? 210) / 130, 7, 19) * (isBasket ? 1 : 0.66)
    const back = reverseOf(s, basket('bk', cell))
    return cloth(
      basket('f1', cell),
      ['f1'],
      back,
      basket('wv', cell * 0.7),
      isBasket ? OXFORD : COARSE,
    )
  },
  'fabric-canvas': (s) => {
    if (s.text('weave') === 'twill') return twilled(s)
    const cell = clamp(4 + (s.number('grammage') ?? 200) / 90, 5, 9)
    const back = { defs: basket('bk', cell), reverse: SAME }
    return cloth(basket('f1', cell), ['f1'], back, basket('wv', cell * 0.8), CANVAS)
  },
  'fabric-knit': (s) => {
    const wale = clamp(7 + (s.number('grammage') ?? 200) / 40, 9, 15)
    const title = { de: 'Maschenware', en: 'Knit' }
    return cloth(
      knit('f1', wale),
      ['f1'],
      { defs: knit('bk', wale * 0.8), reverse: SAME },
      knit('wv', wale * 0.8),
      title,
    )
  },
  membrane: (s) => {
    const backed = (s.number('layers') ?? 3) >= 3
    const back = { defs: backed ? knit('bk', 9) : sheen('bk'), reverse: backed ? KNITTED : COATED }
    return cloth(taffeta('f1', 4), ['f1'], back, taffeta('wv', 4), {
      de: 'Wetterschutz-Laminat',
      en: 'Weatherproof laminate',
    })
  },
  softshell: () =>
    cloth(twill('f1', 6), ['f1'], { defs: pile('bk'), reverse: BRUSHED }, twill('wv', 5), {
      de: 'Softshell',
      en: 'Softshell',
    }),
  fleece: (s) => {
    const isGrid = s.is('grid')
    const title = isGrid
      ? { de: 'Gitterfleece', en: 'Grid fleece' }
      : { de: 'Fleece', en: 'Fleece' }
    return cloth(
      isGrid ? pileGrid('f1', 30) : pile('f1'),
      ['f1'],
      { defs: knit('bk', 9), reverse: KNITTED },
      pile('wv'),
      title,
    )
  },
  laminate: (s) => {
    const gap = clamp(34 - (s.number('grammage') ?? 26) / 6, 12, 32)
    const title = { de: 'Folienlaminat mit Fasergelege', en: 'Film laminate with fibre lay-up' }
    return cloth(
      layUp('f', gap, 32) + sheen('f3'),
      ['f1', 'f2', 'f3'],
      { defs: sheen('bk'), reverse: COATED },
      taffeta('wv', 8),
      title,
    )
  },
  'laminate-x': (s) => {
    const gap = (s.number('spacingMm') ?? 22) * 2.4
    const title = { de: 'Laminat mit Diagonalraster', en: 'Laminate with diagonal grid' }
    return cloth(
      basket('f3', 7) + layUp('f', gap, 45),
      ['f3', 'f1', 'f2'],
      { defs: sheen('bk'), reverse: COATED },
      basket('wv', 7),
      title,
    )
  },
  foil: () =>
    cloth(
      sheen('f1'),
      ['f1'],
      { defs: sheen('bk'), reverse: { de: 'glatte Rückseite', en: 'smooth reverse' } },
      sheen('wv'),
      { de: 'Klarsichtfolie', en: 'Clear film' },
    ),
}

/** A cloth with a diagonal rib, steeper the heavier it is. */
function twilled(s: Subject): Cloth {
  const wale = clamp(5 + (s.number('grammage') ?? 200) / 60, 6, 12)
  const back = { defs: twill('bk', wale), reverse: SAME }
  return cloth(twill('f1', wale), ['f1'], back, twill('wv', wale * 0.8), TWILL)
}

function cloth(
  faceDefs: string,
  face: readonly string[],
  back: Side,
  roll: string,
  title: LocaleText,
): Cloth {
  return { face, back: 'bk', defs: faceDefs + back.defs, roll, title, reverse: back.reverse }
}

/** The cloth of a product, or null for other kinds. */
export const clothOf = (s: Subject): Cloth | null => CLOTHS[s.kind]?.(s) ?? null
