import { labelledOrderTexts } from '#shared/domain/order/order-texts.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { PETROL } from '#worker/backend/mail/mail-theme.ts'
import { addressLines } from '#worker/backend/order/mail/confirmation-texts.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { MM, PAGE, type Sheet } from './sheet.ts'

export const QUIET = '#40514a'
const MAT = '#b5cbc1'
const BAND = 22 * MM
/** The address fits the window of an envelope (DIN 5008, form B). */
const SENDER = 47 * MM
const ADDRESS = 53 * MM
const FACTS = 118 * MM
const TITLE = 98 * MM
const FOOT = 274 * MM

/** The top of a page's footer. The body ends above it. */
export const BOTTOM = FOOT - 6 * MM

/** Prints the shop's header, sender, address, number and dates. Returns the top of the body. */
export function printHead(sheet: Sheet, content: DocumentContent): number {
  const { order, vars, locale, document, number } = content
  const t = messages(locale)
  band(sheet, content)
  const sender = [vars.SHOP_LEGAL_NAME, vars.SHOP_STREET, `${vars.SHOP_ZIP} ${vars.SHOP_CITY}`]
  sheet.line(sender.join(', '), { x: PAGE.left, y: SENDER }, { size: 7, colour: QUIET })
  sheet.rule(SENDER + 4, { to: PAGE.left + 80 * MM })
  const isDelivery = document.kind === 'delivery_note'
  const to = isDelivery
    ? addressLines(order.shippingAddress, content.shippingCountry)
    : addressLines(order.billingAddress, content.billingCountry)
  const addressEnd = sheet.block(to, { x: PAGE.left, y: ADDRESS, width: 80 * MM }, { size: 10.5 })
  const factsEnd = facts(sheet, content)
  const y = Math.max(TITLE, addressEnd + 10 * MM, factsEnd + 8 * MM)
  sheet.line(
    t('documents.named', { kind: t(`documents.${document.kind}`), number }),
    { x: PAGE.left, y },
    { size: 20, bold: true },
  )
  return y + 9 * MM
}

/** Prints the header of a page: the shop's name above a scale. */
function band(sheet: Sheet, { vars }: DocumentContent): void {
  sheet.rectangle(0, 0, PAGE.width, BAND, PETROL)
  sheet.line(
    vars.SHOP_NAME,
    { x: PAGE.left, y: 13.5 * MM },
    { size: 17, bold: true, colour: '#eef4ee' },
  )
  for (let mark = 0; mark * 5 * MM <= PAGE.right - PAGE.left; mark += 1) {
    const height = (mark % 2 === 0 ? 3 : 1.8) * MM
    const x = PAGE.left + mark * 5 * MM
    sheet.upright(x, BAND - height, BAND, MAT)
  }
}

/** Adds a page and returns the top of its body. */
export function nextPage(sheet: Sheet, content: DocumentContent): number {
  sheet.newPage()
  band(sheet, content)
  return BAND + 12 * MM
}

function facts(sheet: Sheet, content: DocumentContent): number {
  const { locale, order, number, date, corrects } = content
  const t = messages(locale)
  const day = (iso: string) => formatDate(locale, iso)
  const supply = supplyOf(content)
  const entries: readonly (readonly [string, string])[] = [
    [t('documents.number'), number],
    [t('documents.date'), day(date)],
    ...(corrects
      ? [
          [
            t('documents.corrected'),
            t('documents.correctedOf', { ...corrects, date: day(corrects.date) }),
          ] as const,
        ]
      : []),
    [t('documents.order'), order.number],
    [t('documents.ordered'), day(order.placedAt)],
    ...labelledOrderTexts(order.texts, (key) => t(`order.text_${key}`)),
    ...(supply ? [[t('documents.supply'), supply] as const] : []),
    [t('documents.customer'), order.customer.number],
    ...order.customer.vatIds.map((id) => [t('documents.buyersVatId'), id] as const),
  ]
  let y = SENDER
  for (const [label, value] of entries) {
    sheet.line(label, { x: FACTS, y }, { size: 8.5, colour: QUIET })
    const width = PAGE.right - FACTS - 30 * MM
    y = sheet.block([value], { x: FACTS + 30 * MM, y, width }, { size: 9.5, bold: true }) + 2
  }
  return y
}

/** The day of supply, or the note that goods paid in advance will follow (UStG § 14 (4) 6). */
function supplyOf({ locale, document, suppliedAt, settlement }: DocumentContent): string | null {
  const t = messages(locale)
  if (document.kind === 'credit_note') return null
  if (suppliedAt) return t('documents.supplied', { date: formatDate(locale, suppliedAt) })
  return settlement.kind === 'paid' ? t('documents.suppliedLater') : null
}

/** Prints seller, contact, bank account and page number. */
export function printFoot(
  sheet: Sheet,
  content: DocumentContent,
  page: number,
  pages: number,
): void {
  const { vars, locale } = content
  const t = messages(locale)
  const style = { size: 7.5, colour: QUIET }
  const columns = [
    [
      vars.SHOP_LEGAL_NAME,
      vars.SHOP_STREET,
      `${vars.SHOP_ZIP} ${vars.SHOP_CITY}`,
      t('documents.vatId', { id: vars.SHOP_VAT_ID }),
    ],
    [t('documents.contact'), vars.SHOP_PHONE, vars.SHOP_EMAIL, new URL(vars.SHOP_ORIGIN).host],
    [
      t('documents.bank'),
      vars.SHOP_BANK_HOLDER,
      `IBAN ${vars.SHOP_BANK_IBAN}`,
      `BIC ${vars.SHOP_BANK_BIC}`,
    ],
  ]
  sheet.rule(FOOT - 4 * MM, { colour: '#6c7d75' })
  for (const [index, lines] of columns.entries()) {
    const x = PAGE.left + index * 56 * MM
    sheet.block(lines, { x, y: FOOT, width: 54 * MM }, style)
  }
  const pageNumber = t('documents.page', { page, pages })
  sheet.line(
    pageNumber,
    { x: PAGE.left, y: 291 * MM, width: PAGE.right - PAGE.left, align: 'right' },
    style,
  )
}
