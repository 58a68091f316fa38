import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Language } from '#client/ui/words/language-context.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { FrameAbove, FrameBelow, type FrameProps } from '../pages/layout/frame.tsx'
import { LanguageSwitch } from '../pages/layout/language-switch.tsx'
import { SearchForm } from '../pages/layout/search-form.tsx'
import type { Shop } from '../pages/layout/shop.ts'
import { Surroundings, type Surrounding } from '../pages/layout/surroundings.tsx'
import { createByteCapped, type ByteCapped } from '../runtime/byte-capped.ts'
import { cut, type Piece } from '../template/cut.ts'
import type { Parts } from '../template/join.ts'
import { newMarks } from './marks.ts'

/** The frames of a shop with a dozen aisles, in both languages, take half of it. */
const MEMORY_CHARACTERS = 1024 * 1024

type Framed = Omit<Surrounding, 'holes'> & FrameProps
type Frame = Required<Omit<Parts, 'languages'>> & { readonly length: number }

/** By everything that a frame is made of, as JSON: any change makes another frame. */
const known = new WeakMap<Shop, ByteCapped<Frame>>()

type OfPage = {
  readonly switchTo: Readonly<Record<Locale, string>>
  readonly locales: readonly Locale[]
  /** What was searched for, so that it stands in the search field again. */
  readonly searched?: string | undefined
}

/**
 * What stands around the main part of a page: header, navigation, footer. It is rendered once for a
 * language, an aisle and a navigation, and put into pages as bytes; only where the language switch
 * leads, and what was searched for, is rendered for each page.
 */
export function pageFrame(framed: Framed, { switchTo, locales, searched }: OfPage): Parts {
  const { above, below, search } = keptFrame(framed)
  const languages = <LanguageSwitch to={switchTo} locales={locales} />
  return {
    above,
    below,
    languages: piecesOf(framed.locale, languages),
    search: searched ? piecesOf(framed.locale, <SearchForm term={searched} />) : search,
  }
}

function keptFrame({ shop, ...framed }: Framed): Frame {
  const frames =
    known.get(shop) ?? createByteCapped<Frame>(MEMORY_CHARACTERS, (kept) => kept.length)
  known.set(shop, frames)
  const key = JSON.stringify(framed)
  const kept = frames.get(key)
  if (kept) return kept
  const frame = rendered({ shop, ...framed }, key)
  frames.put(key, frame)
  return frame
}

function rendered(framed: Framed, key: string): Frame {
  const { locale, segment, shop } = framed
  const { sentinel, marks } = newMarks('other')
  const piecesOfFrame = (part: ReactNode) => {
    const html = renderToStaticMarkup(
      <Surroundings {...{ locale, segment, shop }} holes={marks}>
        {part}
      </Surroundings>,
    )
    return cut(html, sentinel)
  }
  const above = piecesOfFrame(<FrameAbove {...framed} />)
  const below = piecesOfFrame(<FrameBelow {...framed} />)
  const search = piecesOf(locale, <SearchForm />)
  return { above, below, search, length: key.length + lengthOf([...above, ...below, ...search]) }
}

/** A small part without marks of its own. */
function piecesOf(locale: Locale, part: ReactNode): readonly Piece[] {
  const html = renderToStaticMarkup(<Language value={locale}>{part}</Language>)
  return [{ kind: 'bytes', bytes: new TextEncoder().encode(html) }]
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'bytes' ? piece.bytes.length : 0), 0)
}
