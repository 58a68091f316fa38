import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Pdf from 'pdfkit'
import type { LocaleText } from '../../index.js'
import { drawGuide } from './guide.ts'
import { PIECES } from './pieces.ts'
import { sheetOf } from './sheet.ts'
import { STEPS } from './steps.ts'
import { drawTile } from './tile.ts'

const read = createRequire(import.meta.url)
const FACES = ['400', '700'] as const

/** A pattern to print: parent and name. */
export type PatternOf = Readonly<{ key: string; name: LocaleText }>

/**
 * The pattern of a parent as PDF: a guide, then true-to-scale pages to join. Equal patterns make
 * equal bytes. Throws for a parent without pieces.
 */
export function drawPattern({ key, name }: PatternOf): Uint8Array {
  const pieces = PIECES[key]
  const steps = STEPS[key]
  if (!pieces || !steps) throw new Error(`No pattern is drawn for ${key}`)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    font: '',
    lang: 'de',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: `${name.de} / ${name.en}`,
      Creator: 'ripstop',
      Producer: 'pdfkit',
      CreationDate: new Date(0),
    },
  })
  for (const weight of FACES) {
    const file = `@fontsource/overpass/files/overpass-latin-${weight}-normal.woff`
    doc.registerFont(weight, readFileSync(read.resolve(file)))
  }
  const sheet = sheetOf(pieces)
  drawGuide(doc, { name, pieces, steps, sheet })
  for (const tile of sheet.tiles) drawTile(doc, sheet, tile, name)
  doc.end()
  const bytes: unknown = doc.read()
  if (!(bytes instanceof Uint8Array)) throw new Error(`The pattern of ${key} has no content`)
  return bytes
}
