import { messages } from '#shared/i18n/messages.ts'
import { dataOf } from './e-invoice/invoice-data.ts'
import type { DocumentContent } from './content/document-content.ts'
import { facesOf } from './print/faces.ts'
import { fontsFor, type ReadBuiltFile } from './print/fonts.ts'
import { printFoot, printHead } from './print/letterhead.ts'
import { printLines } from './print/lines-table.ts'
import { printSettlement } from './print/settlement.ts'
import { createSheets, type Sheet } from './print/sheet.ts'
import { printSums } from './print/sums.ts'

/**
 * A document as a PDF/A-3 file in the order's language. A business's invoice has its data attached.
 */
export async function printDocument(
  content: DocumentContent,
  read: ReadBuiltFile,
): Promise<Uint8Array> {
  const { document, locale, number } = content
  const t = messages(locale)
  const title = t('documents.named', { kind: t(`documents.${document.kind}`), number })
  const sheet = await printSheets([content], title, read)
  const data = dataOf(content)
  if (data) sheet.attach(data)
  return sheet.bytes()
}

/** Several documents in one file, each with its own page numbers. */
export async function printDocuments(
  contents: readonly [DocumentContent, ...DocumentContent[]],
  title: string,
  read: ReadBuiltFile,
): Promise<Uint8Array> {
  return (await printSheets(contents, title, read)).bytes()
}

async function printSheets(
  contents: readonly [DocumentContent, ...DocumentContent[]],
  title: string,
  read: ReadBuiltFile,
): Promise<Sheet> {
  const [{ locale, document }] = contents
  const texts = contents.map(({ order, vars }) => [order, vars])
  const fonts = await fontsFor(facesOf(textsIn(texts)), read)
  const sheet = createSheets({ title, locale, madeAt: new Date(document.madeAt), fonts })
  const pagesOf: DocumentContent[] = []
  for (const [index, content] of contents.entries()) {
    if (index > 0) sheet.newPage()
    printBody(sheet, content)
    while (pagesOf.length < sheet.pages()) pagesOf.push(content)
  }
  sheet.onEachPage((page) => {
    const content = pagesOf[page - 1]
    if (!content) return
    const first = pagesOf.indexOf(content)
    const pages = pagesOf.filter((pageContent) => pageContent === content).length
    printFoot(sheet, content, page - first, pages)
  })
  return sheet
}

function printBody(sheet: Sheet, content: DocumentContent): void {
  let y = printHead(sheet, content)
  y = printLines(sheet, content, y)
  if (content.document.kind !== 'delivery_note') y = printSums(sheet, content, y)
  printSettlement(sheet, content, y)
}

/** Every text in a value, to find the fonts that they need. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}
