import { star, STAR_SIDE } from './stars.tsx'

/** Drawings that cards repeat, once per page. Each use of the swatch sets its product's colour. */
export function CardSymbols() {
  return (
    <svg className="defs" aria-hidden="true">
      <symbol id="wish" viewBox="0 0 20 20">
        <path d="M10 16.6C4.8 13 2.6 10.2 2.6 7.4A3.9 3.9 0 0 1 10 5.6a3.9 3.9 0 0 1 7.4 1.8c0 2.8-2.2 5.6-7.4 9.2z" />
      </symbol>
      <symbol id="star" viewBox={`0 0 ${STAR_SIDE} ${STAR_SIDE}`}>
        <path d={star(0)} />
      </symbol>
      <symbol id="swatch" viewBox={`0 0 ${SIDE} ${SIDE}`}>
        <path id="cloth" className="pinked" fill="currentColor" d={PINKED} />
        <path fill="none" className="weave" d="M2 12h40M2 22h40M2 32h40M12 2v40M22 2v40M32 2v40" />
      </symbol>
    </svg>
  )
}

const SIDE = 44
/** Distance between two swatches of a row, which `dots.css` moves by it. */
const STEP = 52
const TEETH = 9
const PINKED = [
  'M2 2',
  'l2.22-1.6 2.22 1.6'.repeat(TEETH),
  'l1.6 2.22-1.6 2.22'.repeat(TEETH),
  'l-2.22 1.6-2.22-1.6'.repeat(TEETH),
  'l-1.6-2.22 1.6-2.22'.repeat(TEETH),
  'z',
].join('')

/** One swatch. The colour is data (`#5d6b3c`); the text next to it says the same. */
export function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg aria-hidden="true" color={hex}>
      <use href="#swatch" />
    </svg>
  )
}

type SwatchesProps = {
  readonly shades: readonly Readonly<{ name: string; hex: string }>[]
}

/**
 * Several small swatches as one drawing without texture. A list has hundreds, and browsers lay out
 * and paint every element.
 */
export function Swatches({ shades }: SwatchesProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${shades.length * STEP - (STEP - SIDE)} ${SIDE}`}>
      {shades.map(({ name, hex }) => (
        <use key={name} href="#cloth" color={hex} />
      ))}
    </svg>
  )
}
