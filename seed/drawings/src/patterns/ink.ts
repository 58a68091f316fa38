/** Points per millimetre. */
export const MM = 72 / 25.4
export const INK = '#1b2925'
export const QUIET = '#55655e'
export const SIGNAL = '#a8401a'

export type Doc = PDFKit.PDFDocument
export type Face = '400' | '700'

type Style = Readonly<{ size: number; face?: Face; colour?: string }>

/** A line of text, its upper left corner in millimetres. */
export function write(doc: Doc, text: string, x: number, y: number, style: Style): void {
  const { size, face = '400', colour = INK } = style
  doc.font(face).fontSize(size).fillColor(colour)
  doc.text(text, x * MM, y * MM, { lineBreak: false, features: [] })
}

/** A line of text around a point in millimetres. */
export function writeAround(doc: Doc, text: string, x: number, y: number, style: Style): void {
  doc.font(style.face ?? '400').fontSize(style.size)
  write(doc, text, x - doc.widthOfString(text, { features: [] }) / MM / 2, y, style)
}

/** Text in a column. Returns the vertical position after it, in millimetres. */
export function writeColumn(
  doc: Doc,
  text: string,
  { x, y, width }: Readonly<{ x: number; y: number; width: number }>,
  { size, face = '400', colour = INK }: Style,
): number {
  doc.font(face).fontSize(size).fillColor(colour)
  doc.text(text, x * MM, y * MM, { width: width * MM, lineGap: size * 0.15, features: [] })
  return doc.y / MM
}
