import type { LocaleText } from '../../index.js'
import { INK, MM, QUIET, write, writeColumn, type Doc } from './ink.ts'
import type { Piece } from './pieces.ts'
import { boundsOf } from './shapes.ts'
import { SEAM_ALLOWANCE, TILE, type Sheet } from './sheet.ts'
import { drawControl } from './tile.ts'

type Guide = Readonly<{
  name: LocaleText
  pieces: readonly Piece[]
  steps: readonly LocaleText[]
  sheet: Sheet
}>

const COLUMNS = { de: 14, en: 110 } as const
const WIDTH = 86
const BODY = { size: 8.5 } as const
const HEAD = { size: 11, face: '700' } as const

/** The first page: printing, joining, contents and sewing steps. */
export function drawGuide(doc: Doc, guide: Guide): void {
  doc.addPage({ size: 'A4', margin: 0 })
  const { name, sheet } = guide
  write(doc, name.de, COLUMNS.de, 12, { size: 17, face: '700' })
  write(doc, name.en, COLUMNS.de, 20, { size: 12, colour: QUIET })
  const below = columns(doc, 32, [
    { de: 'Drucken und zusammenfügen', en: 'Print and join' },
    ...printing(sheet.tiles.length),
  ])
  drawControl(doc, COLUMNS.de, below + 3)
  drawMap(doc, sheet, COLUMNS.en, below + 3)
  const list = columns(doc, below + CONTROL_TOP, [
    { de: 'Schnittteile', en: 'Pieces' },
    ...guide.pieces.map(lineOf),
  ])
  columns(doc, list + 4, [{ de: 'So wird genäht', en: 'Sewing' }, ...guide.steps.map(numbered)])
}

const CONTROL_TOP = 62

const printing = (pages: number): readonly LocaleText[] => [
  {
    de: `Auf A4 in Originalgröße (100 %) drucken, nicht an die Seite anpassen. Das Kontrollquadrat misst dann genau 5 × 5 cm. Seiten 2 bis ${pages + 1} sind der Schnitt.`,
    en: `Print on A4 at actual size (100 %), never fit to page. The control square then measures exactly 5 × 5 cm. Pages 2 to ${pages + 1} are the pattern.`,
  },
  {
    de: 'Rechten und unteren Rand am Rahmen abschneiden. Seiten nach dem Plan so aneinanderkleben, dass die Rauten mit dem Namen der Nachbarseite ganz werden.',
    en: 'Cut the right and lower margins off along the frame. Join the pages by the plan so that the diamonds with the name of the neighbour become whole.',
  },
  {
    de: `Durchgezogene Linie: Zuschnitt. Gestrichelt: Naht. ${SEAM_ALLOWANCE} mm Nahtzugabe sind enthalten. Pfeil: Fadenlauf.`,
    en: `Solid line: cut. Dashed: seam. A seam allowance of ${SEAM_ALLOWANCE} mm is included. Arrow: grain.`,
  },
]

function lineOf(piece: Piece): LocaleText {
  const { width, height } = boundsOf(piece.outline)
  const size = `${Math.round(width)} × ${Math.round(height)} mm`
  return {
    de: `${piece.name.de}: ${piece.onFold ? `${piece.cut} × im Bruch` : `${piece.cut} ×`}, ${size}`,
    en: `${piece.name.en}: ${piece.onFold ? `${piece.cut} × on the fold` : `${piece.cut} ×`}, ${size}`,
  }
}

const numbered = ({ de, en }: LocaleText, index: number): LocaleText => ({
  de: `${index + 1}. ${de}`,
  en: `${index + 1}. ${en}`,
})

/** Both languages side by side, the first line as a heading. Returns their end. */
function columns(doc: Doc, top: number, texts: readonly LocaleText[]): number {
  let y = top
  texts.forEach((text, index) => {
    const style = index === 0 ? HEAD : BODY
    const de = writeColumn(doc, text.de, { x: COLUMNS.de, y, width: WIDTH }, style)
    const en = writeColumn(doc, text.en, { x: COLUMNS.en, y, width: WIDTH }, style)
    y = Math.max(de, en) + 1
  })
  return y
}

/** A small map of the pages. */
function drawMap(doc: Doc, sheet: Sheet, left: number, top: number): void {
  const rows = Math.max(...sheet.tiles.map(({ row }) => row)) + 1
  const columnsAbreast = Math.max(...sheet.tiles.map(({ column }) => column)) + 1
  const scale = Math.min(52 / (rows * TILE.height), 84 / (columnsAbreast * TILE.width))
  for (const { name, column, row } of sheet.tiles) {
    const [x, y] = [left + column * TILE.width * scale, top + row * TILE.height * scale]
    doc.rect(x * MM, y * MM, TILE.width * scale * MM, TILE.height * scale * MM)
    doc.lineWidth(0.4).strokeColor(QUIET).stroke()
    write(doc, name, x + 0.6, y + 0.6, { size: 6, colour: QUIET })
  }
  for (const { cut } of sheet.laid) {
    doc.polygon(...cut.map(([x, y]) => [(left + x * scale) * MM, (top + y * scale) * MM]))
    doc.lineWidth(0.6).strokeColor(INK).stroke()
  }
}
