import { Buffer } from 'node:buffer'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { qrCode } from '#shared/qr-code.ts'
import { currentPayment } from '#worker/backend/order/stored-order.ts'
import { addressLines } from '#worker/backend/order/mail/confirmation-texts.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { exemptionReasons } from '../content/supply.ts'
import { BOTTOM, nextPage, QUIET } from './letterhead.ts'
import { MM, PAGE, type Sheet } from './sheet.ts'

const QR_SIZE = 32 * MM
/** The white margin of a QR code in modules, by the standard. */
const QR_MARGIN = 4

/** Prints the reason for a tax exemption, the payment, and the delivery address. */
export function printSettlement(sheet: Sheet, content: DocumentContent, top: number): void {
  const { settlement } = content
  const needed = settlement.kind === 'due' ? QR_SIZE + 30 * MM : 25 * MM
  let y = top + needed > BOTTOM ? nextPage(sheet, content) : top + 4 * MM
  y = sheet.block(sentences(content), { x: PAGE.left, y }) + 2 * MM
  if (content.document.kind === 'delivery_note') return printSignature(sheet, content, y)
  if (settlement.kind === 'due') y = printTransfer(sheet, content, y)
  if (content.order.billingAddress.id === content.order.shippingAddress.id) return
  if (content.document.kind !== 'invoice') return
  const t = messages(content.locale)
  const address = addressLines(content.order.shippingAddress, content.shippingCountry)
  const style = { size: 8.5, colour: QUIET }
  sheet.block([`${t('documents.shipTo')}: ${address.join(', ')}`], { x: PAGE.left, y }, style)
}

/** The sentences below the sums: why there is no tax, and how it is paid. */
export function sentences(content: DocumentContent): readonly string[] {
  const { locale, settlement, order, document } = content
  const t = messages(locale)
  if (document.kind === 'delivery_note') {
    const comment = order.comment ? [`${t('documents.comment')}: ${order.comment}`] : []
    return [t('documents.checkGoods'), ...comment]
  }
  const { goods, services } = exemptionReasons(content)
  const reasons = [goods, services].filter((reason) => reason !== null)
  return [...reasons, ...paymentSentences({ locale, settlement, order })]
}

function paymentSentences({
  locale,
  settlement,
  order,
}: Pick<DocumentContent, 'locale' | 'settlement' | 'order'>): readonly string[] {
  const t = messages(locale)
  switch (settlement.kind) {
    case 'paid': {
      const { method } = currentPayment(order)
      if (method === 'none') return [t('documents.nothingToPay')]
      const date = formatDate(locale, settlement.at)
      return [t('documents.paid', { date, method: t(`sales.payment_${method}`) })]
    }
    case 'due':
      return [t('documents.payBy', { date: formatDate(locale, settlement.by) })]
    case 'cash':
      return [t('documents.payInCash')]
    case 'nothing':
      return [t('documents.nothingToPay')]
    case 'given-back':
      return [t('documents.creditNote'), t('documents.creditHow')]
  }
}

/** Prints the shop's account, also as a QR code for banking apps. */
function printTransfer(
  sheet: Sheet,
  { locale, settlement, amounts }: DocumentContent,
  y: number,
): number {
  if (settlement.kind !== 'due') return y
  const t = messages(locale)
  const { transfer } = settlement
  const entries: readonly (readonly [string, string])[] = [
    [t('documents.holder'), transfer.holder],
    [t('documents.iban'), transfer.iban],
    [t('documents.bic'), transfer.bic],
    [t('documents.reference'), transfer.reference],
    [t('documents.total'), formatMoney(locale, amounts.gross)],
  ]
  const x = PAGE.left + QR_SIZE + 6 * MM
  printQr(sheet, transfer.epcPayload, PAGE.left, y)
  let at = y + 4 * MM
  for (const [label, value] of entries) {
    sheet.line(label, { x, y: at }, { size: 8.5, colour: QUIET })
    sheet.line(value, { x: x + 34 * MM, y: at }, { bold: true })
    at += 5.2 * MM
  }
  sheet.line(t('documents.qr'), { x, y: at }, { size: 8.5, colour: QUIET })
  return y + QR_SIZE + 5 * MM
}

function printQr(sheet: Sheet, text: string, x: number, y: number): void {
  const code = qrCode(Buffer.from(text, 'utf8'))
  if (!code) throw new Error('A transfer is too long for a QR code')
  const square = QR_SIZE / (code.length + 2 * QR_MARGIN)
  for (const [row, cells] of code.entries()) {
    for (const [column, isDark] of cells.entries()) {
      const left = x + (column + QR_MARGIN) * square
      const top = y + (row + QR_MARGIN) * square
      // Slightly too wide, so that no viewer shows gaps between squares.
      if (isDark) sheet.rectangle(left, top, square + 0.05, square + 0.05, '#000000')
    }
  }
}

function printSignature(sheet: Sheet, { locale }: DocumentContent, y: number): void {
  const at = y + 14 * MM
  sheet.rule(at, { to: PAGE.left + 70 * MM, colour: '#6c7d75' })
  sheet.line(
    messages(locale)('documents.signed'),
    { x: PAGE.left, y: at + 11 },
    { size: 8, colour: QUIET },
  )
}
