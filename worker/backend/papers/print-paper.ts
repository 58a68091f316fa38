import { messages } from '#shared/i18n/messages.ts'
import { dataOf } from './e-invoice/invoice-data.ts'
import type { PaperContent } from './content/paper-content.ts'
import { facesOf } from './print/faces.ts'
import { fontsFor } from './print/fonts.ts'
import { printFoot, printHead } from './print/letterhead.ts'
import { printLines } from './print/lines-table.ts'
import { printSettlement } from './print/settlement.ts'
import { createSheets } from './print/sheet.ts'
import { printSums } from './print/sums.ts'

/** A paper as a PDF/A-3 file, in the order's language; of a business's invoice with its data inside. */
export async function printPaper(content: PaperContent): Promise<Uint8Array> {
  const { paper, locale, number } = content
  const t = messages(locale)
  const sheet = createSheets({
    title: t('papers.named', { kind: t(`papers.${paper.kind}`), number }),
    locale,
    madeAt: new Date(paper.madeAt),
    fonts: await fontsFor(facesOf(textsIn([content.order, content.vars]))),
  })
  let y = printHead(sheet, content)
  y = printLines(sheet, content, y)
  if (paper.kind !== 'delivery_note') y = printSums(sheet, content, y)
  printSettlement(sheet, content, y)
  sheet.onEachPage((page, pages) => printFoot(sheet, content, page, pages))
  const data = dataOf(content)
  if (data) sheet.attach(data)
  return sheet.bytes()
}

/** Every text in a value, to know which letters it takes. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner)
}
