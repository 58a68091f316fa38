import { formatLength, formatMoney } from '#shared/i18n/format.ts'
import { formatPieces } from '#shared/i18n/pieces.ts'
import { z } from '#shared/schemas/zod.ts'
import { printable, printableLines } from './printable.ts'

/** Summary of an order, as the shop returns it. */
export const OrderSummary = z.object({
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  email: z.string(),
  totalCents: z.int(),
  state: z.string(),
  delivery: z.string(),
  payment: z.object({ method: z.string(), state: z.string() }),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** An order in full. */
export const OrderDetails = OrderSummary.extend({
  comment: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
  taxState: z.string(),
  vatChecks: z.array(
    z.object({ vatId: z.string(), verdict: z.string(), consultation: z.string().nullable() }),
  ),
  shipping: z.string(),
  shippingCents: z.int(),
  trackingCode: z.string().nullable(),
  address: z.record(z.string(), z.string().nullable()),
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.int(),
      totalCents: z.int(),
      number: z.string().nullable(),
      unit: z.string().nullable(),
      pieces: z.array(z.int()).nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.string(),
      state: z.string(),
      amountCents: z.int(),
      refundedCents: z.int(),
      changedAt: z.string(),
    }),
  ),
  papers: z.array(z.object({ number: z.string(), madeAt: z.string(), amountCents: z.int() })),
  files: z.array(
    z.object({
      name: z.string(),
      isOpen: z.boolean(),
      fetched: z.int(),
      fetchedAt: z.string().nullable(),
    }),
  ),
})
export type OrderDetails = z.infer<typeof OrderDetails>

const money = (cents: number) => formatMoney('en', cents)
const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ')

/** An order in one line. */
export function lineOf(order: OrderSummary): string {
  const { number, placedAt, name, totalCents, state, delivery, payment } = order
  const total = money(totalCents).padStart(10)
  const states = `${state}, ${payment.method} ${payment.state}, delivery ${delivery}`
  return printable(`${number}  ${minute(placedAt)}  ${total}  ${name.padEnd(24)}  ${states}`)
}

/** An order for operators: items, address, payments, documents, downloads. */
export function orderSheet(order: OrderDetails): readonly string[] {
  const { comment, trackingCode, vatChecks, taxState } = order
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [
      'Articles',
      [...order.lines.map(productLine), `${order.shipping}  ${money(order.shippingCents)}`],
    ],
    ['Total', [`${money(order.totalCents)} (${taxState})`]],
    ['Ship to', [...addressOf(order), ...(trackingCode ? [`tracking ${trackingCode}`] : [])]],
    ['Mail', [order.email]],
    ['Texts', Object.entries(order.texts).map(([key, text]) => `${key}: ${text}`)],
    [
      'VAT ids',
      vatChecks.map((check) =>
        [check.vatId, check.verdict, check.consultation].filter(Boolean).join(' '),
      ),
    ],
    ['Payments', order.payments.map(paymentLine)],
    ['Papers', order.papers.map(documentLine)],
    ['Files', order.files.map(fileLine)],
  ]
  const sections = parts.flatMap(([head, lines]) =>
    lines.length > 0 ? [`${head}:`, ...lines.map((line) => `  ${printable(line)}`)] : [],
  )
  const message = comment === null ? [] : ['Message:', ...printableLines(comment)]
  return [lineOf(order), ...sections, ...message]
}

function productLine({
  number,
  label,
  quantity,
  unit,
  pieces,
  totalCents,
}: OrderDetails['lines'][number]) {
  const amount = unit === 'm' ? formatLength('en', quantity) : `${quantity} ×`
  const cut = pieces && pieces.length > 1 ? ` in ${formatPieces('en', pieces)}` : ''
  return [`${amount}${cut}`, number, label, money(totalCents)].filter(Boolean).join('  ')
}

function addressOf({ address }: OrderDetails): readonly string[] {
  const { name, company, department, street, additionalLine, secondLine, zipcode, city } = address
  const lines = [
    company,
    department,
    name,
    street,
    additionalLine,
    secondLine,
    `${zipcode} ${city}`,
  ]
  return lines.flatMap((line) => (line ? [line] : []))
}

function paymentLine(payment: OrderDetails['payments'][number]): string {
  const { method, state, amountCents, refundedCents, changedAt } = payment
  const back = refundedCents > 0 ? `, ${money(refundedCents)} refunded` : ''
  return `${minute(changedAt)}  ${method} ${state}  ${money(amountCents)}${back}`
}

const documentLine = ({ number, madeAt, amountCents }: OrderDetails['papers'][number]) =>
  [minute(madeAt), number, ...(amountCents > 0 ? [money(amountCents)] : [])].join('  ')

function fileLine({ name, isOpen, fetched, fetchedAt }: OrderDetails['files'][number]): string {
  const last = fetchedAt === null ? '' : `, last ${minute(fetchedAt)}`
  return `${name}  ${isOpen ? 'open' : 'closed'}, fetched ${fetched} times${last}`
}
