import { formatMoney } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { sumsOf } from '#worker/backend/order/mail/confirmation-texts.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { BOTTOM, nextPage, QUIET } from './letterhead.ts'
import { percent } from './lines-table.ts'
import { MM, PAGE, type Sheet } from './sheet.ts'

const LABELS = 105 * MM
const STEP = 5.4 * MM

/**
 * Prints subtotal, promotions, delivery, taxes and the total. Taxes are above the total if prices
 * are net, else below. Returns the top of the next part.
 */
export function printSums(sheet: Sheet, content: DocumentContent, top: number): number {
  const { order, locale, amounts, document } = content
  const t = messages(locale)
  const money = (cents: number) => formatMoney(locale, cents)
  const between = amounts.isWhole ? sumsOf(order, locale).filter(([label]) => label !== '') : []
  const taxes = amounts.parts
    .filter(({ rate, tax }) => rate > 0 || tax > 0)
    .flatMap(({ rate, net, tax }) => [
      [t('documents.netOf', { rate: percent(locale, rate) }), money(net)] as const,
      [t('documents.tax', { rate: percent(locale, rate) }), money(tax)] as const,
    ])
  const isOnTop = amounts.isWhole && order.price.taxState === 'net'
  let y = top + 4
  if (y + (between.length + taxes.length + 3) * STEP > BOTTOM) y = nextPage(sheet, content)
  for (const [label, value] of isOnTop ? [...between, ...taxes] : between)
    y = entry(sheet, label, value, y)
  sheet.rule(y - 3.4 * MM, { from: LABELS, width: 1, colour: '#1b2925' })
  const label = t(document.kind === 'credit_note' ? 'documents.credited' : 'documents.total')
  y += 2 * MM
  sheet.line(label, { x: LABELS, y }, { size: 13, bold: true })
  const place = { x: LABELS, y, width: PAGE.right - LABELS, align: 'right' } as const
  sheet.line(money(amounts.gross), place, { size: 13, bold: true })
  y += STEP + 2
  for (const [name, value] of isOnTop ? [] : taxes) y = entry(sheet, name, value, y, QUIET)
  return y + 4 * MM
}

function entry(sheet: Sheet, label: string, value: string, y: number, colour?: string): number {
  const style = colour ? { colour, size: 8.5 } : {}
  const width = PAGE.right - LABELS
  const end = sheet.block([label], { x: LABELS, y, width: width - 26 * MM }, style)
  sheet.line(value, { x: LABELS, y, width, align: 'right' }, style)
  return Math.max(y + STEP, end + 2)
}
