import { formatDate, formatMoney, formatPercent } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { toLineTexts } from '#worker/backend/order/mail/line-texts.ts'
import type { OrderLine } from '#worker/backend/order/stored-order.ts'
import { lineParts, refundedParts, type RefundedPart } from '../content/document-amounts.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { BOTTOM, nextPage, QUIET } from './letterhead.ts'
import { MM, PAGE, type Sheet } from './sheet.ts'

const BASIS_POINTS_PER_PERCENT = 100
const PRODUCT = PAGE.left + 10 * MM
/** Right edges of the columns of figures. */
const EDGES = { quantity: 118 * MM, price: 147 * MM, rate: 163 * MM, sum: PAGE.right }
const SMALL = { size: 8, colour: QUIET }

type Row = Readonly<{
  title: string
  details: readonly string[]
  quantity: string
  price: string
  below: string | null
  rate: string
  sum: string
}>

/** Prints the products, with prices or with checkboxes. Returns the top of the next part. */
export function printLines(sheet: Sheet, content: DocumentContent, top: number): number {
  const isDelivery = content.document.kind === 'delivery_note'
  let y = printHeadings(sheet, content, top)
  for (const [index, row] of rowsOf(content).entries()) {
    const width = (isDelivery ? EDGES.price : EDGES.quantity - 15 * MM) - PRODUCT
    const title = sheet.wrap(row.title, width, { bold: true })
    const details = row.details.flatMap((text) => sheet.wrap(text, width, SMALL))
    const height = title.length * 13 + Math.max(details.length, row.below ? 1 : 0) * 11 + 9
    if (y + height > BOTTOM) y = printHeadings(sheet, content, nextPage(sheet, content))
    sheet.line(String(index + 1), { x: PAGE.left, y })
    sheet.block(title, { x: PRODUCT, y, width }, { bold: true })
    sheet.block(details, { x: PRODUCT, y: y + title.length * 13, width }, SMALL)
    if (isDelivery) {
      right(sheet, row.quantity, EDGES.rate, y, true)
      sheet.box(PAGE.right - 4.5 * MM, y - 3.4 * MM, 4.5 * MM)
    } else {
      right(sheet, row.quantity, EDGES.quantity, y)
      right(sheet, row.price, EDGES.price, y)
      if (row.below) right(sheet, row.below, EDGES.price, y + 11, false, SMALL)
      right(sheet, row.rate, EDGES.rate, y)
      right(sheet, row.sum, EDGES.sum, y, true)
    }
    y += height
    sheet.rule(y - 9)
    y += 6
  }
  return y
}

function printHeadings(sheet: Sheet, { locale, document }: DocumentContent, y: number): number {
  const t = messages(locale)
  const style = { size: 8.5, colour: QUIET }
  sheet.line(t('documents.position'), { x: PAGE.left, y }, style)
  sheet.line(t('documents.product'), { x: PRODUCT, y }, style)
  const headings =
    document.kind === 'delivery_note'
      ? ([
          ['quantity', EDGES.rate],
          ['packed', EDGES.sum],
        ] as const)
      : ([
          ['quantity', EDGES.quantity],
          ['unitPrice', EDGES.price],
          ['rate', EDGES.rate],
          ['sum', EDGES.sum],
        ] as const)
  for (const [key, edge] of headings) right(sheet, t(`documents.${key}`), edge, y, false, style)
  sheet.rule(y + 5, { width: 1, colour: '#1b2925' })
  return y + 20
}

function right(
  sheet: Sheet,
  text: string,
  edge: number,
  y: number,
  bold = false,
  style: { readonly size?: number; readonly colour?: string } = {},
): void {
  sheet.line(text, { x: PAGE.left, y, width: edge - PAGE.left, align: 'right' }, { ...style, bold })
}

/**
 * The goods of the order. For a partial refund its lines, or one row with the corrected invoice.
 */
function rowsOf(content: DocumentContent): readonly Row[] {
  const { order, locale, amounts, corrects, document } = content
  const t = messages(locale)
  const named = refundedParts(order, document)
  if (named.length > 0) return named.map((part) => refundedRow(part, content))
  if (document.kind !== 'delivery_note' && !amounts.isWhole) {
    const date = corrects ? formatDate(locale, corrects.date) : ''
    const title = corrects
      ? t('documents.refunded', { number: corrects.number, date })
      : t('documents.claimedAgain')
    const sum = formatMoney(locale, order.price.taxState === 'gross' ? amounts.gross : amounts.net)
    return [{ title, details: [], quantity: '', price: '', below: null, rate: '', sum }]
  }
  const goods = order.lines.filter(({ line }) => line.good)
  return goods.map((line) => rowOf(line, content))
}

/** A refunded line: its quantity, and its invoice. */
function refundedRow(
  { line, quantity, rate, net, gross }: RefundedPart,
  { order, locale, corrects }: DocumentContent,
): Row {
  const t = messages(locale)
  const words = toLineTexts({ ...line, quantity }, locale)
  const number = line.line.payload['productNumber']
  return {
    title: words.title,
    details: [
      ...(typeof number === 'string' ? [t('mail.productNumber', { number })] : []),
      ...(corrects
        ? [
            t('documents.refunded', {
              number: corrects.number,
              date: formatDate(locale, corrects.date),
            }),
          ]
        : []),
    ],
    quantity: words.quantity,
    price: '',
    below: null,
    rate: percent(locale, rate),
    sum: formatMoney(locale, order.price.taxState === 'gross' ? gross : net),
  }
}

function rowOf(line: OrderLine, { order, locale }: DocumentContent): Row {
  const words = toLineTexts(line, locale)
  const rates = lineParts(order, line).map(({ rate }) => percent(locale, rate))
  return {
    title: words.title,
    details: [words.details].filter(Boolean),
    quantity: words.quantity,
    price: words.price,
    below: words.basePrice,
    rate: rates.join(', '),
    sum: words.sum,
  }
}

/** A rate in basis points as text. */
export function percent(locale: DocumentContent['locale'], rate: number): string {
  return formatPercent(locale, rate / BASIS_POINTS_PER_PERCENT)
}
