import { Buffer } from 'node:buffer'
import Pdf from 'pdfkit'
import { INK } from '#worker/backend/mail/mail-theme.ts'
import { runsOf, type Run } from './faces.ts'
import type { Fonts } from './fonts.ts'
import { visualOrder } from './visual-order.ts'

/** Points in a millimetre. */
export const MM = 72 / 25.4
export const PAGE = { width: 210 * MM, height: 297 * MM, left: 24 * MM, right: 190 * MM }

export type Style = Readonly<{ size?: number; bold?: boolean; colour?: string }>
export type Place = Readonly<{ x: number; y: number; width?: number; align?: 'left' | 'right' }>

const BODY = 9.5
const LINE_HEIGHT = 1.35

/** Language and title, which PDF/A requires, with the time and the fonts. */
type Sheets = Readonly<{ title: string; locale: string; madeAt: Date; fonts: Fonts }>

/** A file to attach to a PDF, and the XMP that describes it. */
export type Attached = Readonly<{ name: string; type: string; bytes: Uint8Array; metadata: string }>

export type Sheet = ReturnType<typeof createSheets>

/**
 * A PDF/A-3 document of A4 pages. Coordinates are points from the upper left corner; those of a
 * text are the left end of its base line.
 */
export function createSheets({ title, locale, madeAt, fonts }: Sheets) {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: locale,
    displayTitle: true,
    // No standard font: PDF/A requires that fonts are embedded.
    font: '',
    info: { Title: title, Creator: 'ripstop', Producer: 'pdfkit', CreationDate: madeAt },
  })
  for (const [face, file] of fonts) doc.registerFont(face, Buffer.from(file))

  const widthOf = (run: Run, size: number) => {
    doc.font(run.face).fontSize(size)
    return doc.widthOfString(run.text, { features: [] })
  }
  const measure = (text: string, { size = BODY, bold = false }: Style = {}) =>
    runsOf(text, bold).reduce((sum, run) => sum + widthOf(run, size), 0)

  function line(text: string, { x, y, width, align }: Place, style: Style = {}): void {
    const { size = BODY, bold = false, colour = INK } = style
    let at = align === 'right' ? x + (width ?? 0) - measure(text, style) : x
    const parts = visualOrder(text)
    for (const run of parts.flatMap((part) => runsOf(part, bold))) {
      const advance = widthOf(run, size)
      doc.fillColor(colour).text(run.text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: [],
      })
      at += advance
    }
  }

  function wrap(text: string, width: number, style: Style = {}): readonly string[] {
    return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, style))
  }

  function wrapParagraph(paragraph: string, width: number, style: Style): readonly string[] {
    const lines: string[] = []
    let current = ''
    for (const word of paragraph.split(/ +/).flatMap((each) => breakWord(each, width, style))) {
      const longer = current === '' ? word : `${current} ${word}`
      if (current !== '' && measure(longer, style) > width) {
        lines.push(current)
        current = word
      } else current = longer
    }
    return [...lines, current]
  }

  /** A word that is wider than its column is cut to the column's width. */
  function breakWord(word: string, width: number, style: Style): readonly string[] {
    if (measure(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const character of word) {
      if (part !== '' && measure(part + character, style) > width) {
        parts.push(part)
        part = ''
      }
      part += character
    }
    return [...parts, part]
  }

  return {
    doc,
    line,
    measure,
    wrap,
    /** Writes texts below each other, wrapped to the width. Returns the top of the next line. */
    block(texts: readonly string[], { x, y, width = PAGE.right - x, align }: Place, style?: Style) {
      const step = (style?.size ?? BODY) * LINE_HEIGHT
      let at = y
      for (const each of texts.flatMap((text) => wrap(text, width, style))) {
        line(each, { x, y: at, width, ...(align && { align }) }, style)
        at += step
      }
      return at
    },
    rule(y: number, { from = PAGE.left, to = PAGE.right, width = 0.5, colour = '#ccd5cf' } = {}) {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke()
    },
    box(x: number, y: number, size: number) {
      doc.rect(x, y, size, size).lineWidth(0.9).strokeColor(INK).stroke()
    },
    rectangle(x: number, y: number, width: number, height: number, colour: string) {
      doc.rect(x, y, width, height).fill(colour)
    },
    upright(x: number, from: number, to: number, colour: string) {
      doc.moveTo(x, from).lineTo(x, to).lineWidth(0.6).strokeColor(colour).stroke()
    },
    /** Attaches a file and its metadata. */
    attach({ name, type, bytes, metadata }: Attached) {
      const relationship = 'Alternative'
      const file: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
        name,
        type,
        relationship,
        creationDate: madeAt,
        modifiedDate: madeAt,
      }
      doc.file(Buffer.from(bytes), file)
      doc.appendXML(metadata)
    },
    newPage() {
      doc.addPage({ size: 'A4', margin: 0 })
    },
    /** The number of pages so far. */
    pages: () => doc.bufferedPageRange().count,
    /** Writes on every page after the body, because only then the number of pages is known. */
    onEachPage(write: (page: number) => void) {
      const { start, count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index)
        write(index + 1)
      }
    },
    async bytes(): Promise<Uint8Array> {
      const done = bytesOf(doc)
      doc.end()
      return done
    },
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
