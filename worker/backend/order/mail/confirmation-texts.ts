import { labelledOrderTexts } from '#shared/domain/order/order-texts.ts'
import { discountAmounts } from '#shared/domain/order/discounts.ts'
import { isPaidInAdvance, paymentProperties } from '#shared/domain/order/payment.ts'
import { wasEverPaid } from '#shared/domain/order/payment-state.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { orderPromise } from '#worker/backend/order/order-promise.ts'
import { formatDate, formatMoney, formatPercent } from '#shared/i18n/format.ts'
import { taxFreeNote } from '#shared/i18n/tax-free-note.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { toLineTexts, type LineTexts } from './line-texts.ts'
import { toPaymentTexts } from './payment-texts.ts'
import type { PaymentTexts } from '#worker/backend/mail/layout/mail-content.ts'
import { nameList } from '#shared/i18n/name-list.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

export type ConfirmationEntry = readonly [label: string, value: string]
export type Link = Readonly<{ label: string; url: string }>

/** The texts of the confirmation, before they become HTML or plain text. */
export type ConfirmationTexts = Readonly<{
  locale: Locale
  shop: string
  subject: string
  preheader: string
  heading: string
  intro: string
  facts: readonly ConfirmationEntry[]
  lines: readonly LineTexts[]
  sums: readonly ConfirmationEntry[]
  total: ConfirmationEntry
  taxes: readonly ConfirmationEntry[]
  payment: PaymentTexts | null
  show: Link
  blocks: readonly Readonly<{ label: string; lines: readonly string[] }>[]
  withdrawal: WithdrawalTexts
  /** Whether terms and withdrawal instructions are attached. */
  isTextAttached: boolean
  revoke: Link
  sender: readonly string[]
  links: readonly Link[]
}>

const BASIS_POINTS_PER_PERCENT = 100

export type MailCountry = Readonly<{
  iso: string
  name: string
  states: readonly Readonly<{ id: string; name: string }>[]
}>

/** @param country finds a country by its id, named in the language of the mail */
export function toConfirmationTexts(
  order: StoredOrder,
  locale: Locale,
  vars: Vars,
  country: (id: string) => MailCountry | undefined,
): Omit<ConfirmationTexts, 'isTextAttached'> {
  const t = messages(locale)
  const { price, customer } = order
  const page = (label: string, path: string): Link => ({ label, url: vars.SHOP_ORIGIN + path })
  const goods = order.lines.filter(({ line }) => line.good)
  const lines = goods.map((line) => toLineTexts(line, locale))
  const name = customer.firstName
  const promised = formatDelivery(t, locale, orderPromise(order, vars.settings.packing))
  const total = formatMoney(locale, price.totalPrice)
  const taxes = taxesOf(order, locale, country(order.shippingAddress.countryId))
  const isTaxOnTop = price.taxState === 'net'
  const show = page(t('mail.show'), urls.guestOrder(locale, order.deepLinkCode))
  const revoke = page(t('mail.withdrawalHere'), urls.page(locale, 'revoke'))
  return {
    locale,
    shop: vars.SHOP_NAME,
    subject: t('mail.subjectConfirmation', { number: order.number, shop: vars.SHOP_NAME }),
    preheader: promised === null ? total : t('mail.preheader', { delivery: promised, total }),
    heading: t(`mail.${thanksFor(order, lines)}`, { name }),
    intro: introOf(order, locale),
    facts: [
      [t('mail.order'), order.number],
      [t('mail.date'), formatDate(locale, order.placedAt)],
      ...labelledOrderTexts(order.texts, (key) => t(`order.text_${key}`)),
      ...(promised === null ? [] : [[t('mail.delivery'), promised] as const]),
    ],
    lines,
    sums: [...sumsOf(order, locale), ...(isTaxOnTop ? taxes : [])],
    total: [t('mail.total'), total],
    taxes: isTaxOnTop ? [] : taxes,
    payment: toPaymentTexts(order, locale, vars, show.url),
    show,
    blocks: [
      ...(isDownload(order)
        ? []
        : [
            order.delivery.key === 'pickup'
              ? { label: t('mail.pickupAddress'), lines: pickupLines(locale, vars) }
              : {
                  label: t('mail.shippingAddress'),
                  lines: addressLines(
                    order.shippingAddress,
                    country(order.shippingAddress.countryId),
                  ),
                },
          ]),
      {
        label: t('mail.billingAddress'),
        lines: addressLines(order.billingAddress, country(order.billingAddress.countryId)),
      },
      ...(order.comment ? [{ label: t('mail.comment'), lines: order.comment.split('\n') }] : []),
    ],
    withdrawal: toWithdrawalTexts(lines, locale),
    revoke,
    sender: [
      `${vars.SHOP_LEGAL_NAME}, ${vars.SHOP_STREET}, ${vars.SHOP_ZIP} ${vars.SHOP_CITY}`,
      `${vars.SHOP_PHONE}, ${vars.SHOP_EMAIL}, ${t('mail.vatId', { id: vars.SHOP_VAT_ID })}`,
    ],
    links: [
      revoke,
      page(t('mail.imprint'), urls.page(locale, 'imprint')),
      page(t('mail.privacy'), urls.page(locale, 'privacy')),
    ],
  }
}

/** Whether an order contains only downloads, so that nothing is shipped. */
export function isDownload({ delivery }: StoredOrder): boolean {
  return delivery.key === 'download'
}

/** The heading. It names the next step, except before payment and for downloads. */
function thanksFor(order: StoredOrder, lines: readonly LineTexts[]) {
  const { method, state } = currentPayment(order)
  const waits = isPaidInAdvance(method) && state !== 'paid'
  if (waits || order.delivery.window === null) return 'thanks'
  const isCut = lines.some(({ withdrawal }) => withdrawal === 'cut-to-length')
  return isCut ? 'thanksCutting' : 'thanksPacking'
}

function introOf(order: StoredOrder, locale: Locale): string {
  const t = messages(locale)
  const { method, state } = currentPayment(order)
  if (isDownload(order))
    return t(wasEverPaid(state) ? 'mail.arrivedDownload' : 'mail.arrivedDownloadUnpaid')
  if (paymentProperties(method)?.by === 'transfer') return t('mail.arrivedPrepayment')
  if (order.delivery.window === null) return t('mail.arrivedDownload')
  return order.delivery.key === 'pickup' ? t('mail.arrivedPickup') : t('mail.arrived')
}

/** The parts of the total: goods, discounts and delivery. */
export function sumsOf({ lines, delivery }: StoredOrder, locale: Locale): ConfirmationEntry[] {
  const t = messages(locale)
  const goods = lines.filter(({ line }) => line.good)
  const discounts = lines.filter(({ line }) => !line.good)
  const amounts = discountAmounts(
    discounts.map(({ totalCents, line }) => ({
      total: totalCents,
      isOnDelivery: line.payload.discountScope === 'delivery',
    })),
    delivery.discounts.map(({ totalPrice }) => totalPrice),
  )
  const subtotal = goods.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return [
    [t('mail.subtotal'), formatMoney(locale, subtotal)],
    ...discounts.map(({ label, line: { payload } }, index): ConfirmationEntry => {
      const { code } = payload
      const named = typeof code === 'string' ? t('mail.voucher', { name: label, code }) : label
      return [named, formatMoney(locale, amounts[index] ?? 0)]
    }),
    [delivery.name, formatMoney(locale, delivery.costs.totalPrice)],
  ]
}

/** The taxes. Without tax the reason, which depends on the delivery country. */
function taxesOf(
  { price }: StoredOrder,
  locale: Locale,
  to: MailCountry | undefined,
): ConfirmationEntry[] {
  const t = messages(locale)
  if (price.taxState === 'tax-free') return [[taxFreeNote(t, to?.iso), '']]
  return price.taxes.map(({ rate, tax }) => [
    t(price.taxState === 'net' ? 'mail.vatOnTop' : 'mail.vat', {
      rate: formatPercent(locale, rate / BASIS_POINTS_PER_PERCENT),
    }),
    formatMoney(locale, tax),
  ])
}

/** Address and days of pick-up. */
export function pickupLines(locale: Locale, vars: Vars): readonly [string, string, string, string] {
  const { address, days } = vars.settings.pickup
  const seller = { street: vars.SHOP_STREET, zip: vars.SHOP_ZIP, city: vars.SHOP_CITY }
  const { street, zip, city } = address ?? seller
  return [
    vars.SHOP_LEGAL_NAME,
    street,
    `${zip} ${city}`,
    messages(locale)('mail.pickupHours', { days: days[locale], phone: vars.SHOP_PHONE }),
  ]
}

/** The lines of an address in postal format, the country last. */
export function addressLines(address: CustomerAddress, country: MailCountry | undefined): string[] {
  const { title, firstName, lastName, zipcode, city } = address
  const name = [title, firstName, lastName].filter(Boolean).join(' ')
  const { company, department, street, additionalLine, secondLine } = address
  const place = [street, additionalLine, secondLine, `${zipcode} ${city}`]
  const state = country?.states.find(({ id }) => id === address.countryStateId)?.name ?? null
  const lines = [company, department, name, ...place, state].filter((line) => line !== null)
  return [...lines, country?.name ?? '']
}

/**
 * The right of withdrawal for the order's products. If `hasLink`, a link follows the last sentence.
 */
type WithdrawalTexts = Readonly<{ sentences: readonly string[]; hasLink: boolean }>

function toWithdrawalTexts(lines: readonly LineTexts[], locale: Locale): WithdrawalTexts {
  const t = messages(locale)
  const titles = (kind: LineTexts['withdrawal']) =>
    lines.filter(({ withdrawal }) => withdrawal === kind).map(({ title }) => title)
  const [cut, digital, others] = [
    titles('cut-to-length'),
    titles('digital-content'),
    titles('standard'),
  ]
  const listed = (products: readonly string[]) => ({ products: nameList(locale, products).names })
  const exceptions = [
    ...(cut.length > 0 ? [t('mail.withdrawalNone', listed(cut))] : []),
    ...(digital.length > 0 ? [t('mail.withdrawalDigital', listed(digital))] : []),
  ]
  if (others.length === 0) return { sentences: exceptions, hasLink: false }
  const rest = exceptions.length === 0 ? t('mail.withdrawalAll') : t('mail.withdrawalRest')
  return { sentences: [...exceptions, rest], hasLink: true }
}
