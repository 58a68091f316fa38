import { parseArgs } from 'node:util'
import { CENTS_PER_UNIT } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { latest } from './latest.ts'
import {
  lineOf,
  OrderDetails as Details,
  OrderSummary as Summary,
  orderSheet,
} from './order-sheet.ts'
import type { ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

const Changed = z.object({ changed: z.boolean(), order: Summary })

/** `shop orders`: latest orders, one line each. */
export const ordersCommand: Command = {
  usage: 'orders [--limit <n>]',
  summary: 'list the latest orders',
  async run(args, shop) {
    const { orders } = await latest(args, shop, '/orders', z.object({ orders: z.array(Summary) }))
    for (const order of orders) process.stdout.write(`${lineOf(order)}\n`)
    if (orders.length === 0) process.stdout.write('0 orders\n')
    return 0
  },
}

/** `shop order show <number>`: an order in full. */
export const orderShowCommand: Command = {
  usage: 'order show <number>',
  summary: 'show an order: items, address, payments, documents, files',
  async run(args, shop) {
    const path = `/orders/${numberOf(args)}`
    const { data } = await shop.call({ method: 'GET', path, schema: Details })
    process.stdout.write(`${orderSheet(data).join('\n')}\n`)
    return 0
  },
}

/** `shop order paid <number>`: records the arrival of a transfer. */
export const orderPaidCommand: Command = {
  usage: 'order paid <number> (--amount <12.50> | --all)',
  summary: 'mark an order as paid; --amount is its total',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { amount: { type: 'string' }, all: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const path = `/orders/${numberOf(positionals)}/paid`
    const body = { ...sumIn(values) }
    const { data } = await shop.call({ path, body, schema: Changed })
    return report(data)
  },
}

/** `shop order shipped <number>`: records the shipment. */
export const orderShippedCommand: Command = {
  usage: 'order shipped <number> [--tracking <code>] [--dry-run]',
  summary: 'mark an order as shipped and notify the customer',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tracking: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const number = numberOf(positionals)
    if (values['dry-run']) return preview(shop, number, 'would be marked as shipped')
    const path = `/orders/${number}/shipped`
    const body = { trackingCode: values.tracking ?? null }
    const { data } = await shop.call({ path, body, schema: Changed })
    return report(data)
  },
}

/** `shop order cancel <number>`: cancels it and returns its goods to the stock. */
export const orderCancelCommand: Command = {
  usage: 'order cancel <number> [--dry-run]',
  summary: 'cancel an order that is neither paid nor shipped and notify the customer',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const number = numberOf(positionals)
    if (values['dry-run']) return preview(shop, number, 'would be cancelled')
    const path = `/orders/${number}/cancel`
    const { data } = await shop.call({ path, body: {}, schema: Changed })
    return report(data)
  },
}

const Refunded = z.object({
  refunded: z.object({ amount: z.int(), by: z.enum(['provider', 'hand']) }),
  order: Summary,
})

/** `shop order refund <number>`: refunds the rest of the payment, an amount, or lines. */
export const orderRefundCommand: Command = {
  usage: 'order refund <number> (--all | --amount <12.50> | --line <number=quantity>…) [--dry-run]',
  summary: 'refund all, an amount, or the price of pieces or metres',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        amount: { type: 'string' },
        line: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const path = `/orders/${numberOf(positionals)}/refund`
    const { line: lines, 'dry-run': isDryRun } = values
    const named = lines && !values.all && values.amount === undefined
    const body = {
      ...(named ? { lines: lines.map(lineIn) } : sumIn({ ...values, isOther: Boolean(lines) })),
      isDryRun,
    }
    const { data } = await shop.call({ path, body, schema: Refunded })
    const { amount, by } = data.refunded
    const done = by === 'provider' ? 'refunded by the provider' : 'recorded: transfer it manually'
    const how = isDryRun ? 'would be refunded; nothing was sent' : done
    process.stdout.write(`${lineOf(data.order)}\n${formatMoney('en', amount)} ${how}\n`)
    return 0
  },
}

/** The amount of a command: `--amount`, or explicitly `--all`. Without both it throws. */
function sumIn({
  amount,
  all,
  isOther = false,
}: {
  readonly amount?: string | undefined
  readonly all: boolean
  readonly isOther?: boolean
}) {
  if (isOther || (amount === undefined) === !all)
    throw new UsageError('Add the amount: --amount <12.50>, --all or, for a refund, --line.')
  return amount === undefined ? { all: true } : { amountCents: centsIn(amount) }
}

/** Shows an order and the effect of a command, without executing it. */
async function preview(shop: ShopClient, number: string, effect: string): Promise<number> {
  const path = `/orders/${number}`
  const { data } = await shop.call({ method: 'GET', path, schema: Summary })
  process.stdout.write(`${lineOf(data)}\nIt ${effect}: nothing was done.\n`)
  return 0
}

/** Parses an order line: "70000=1,5" is 1.5 m of product 70000, "70000" all of it. */
function lineIn(input: string) {
  const [, number, quantity] = /^([^=\s]+)(?:=(\d{1,6}(?:[.,]\d)?))?$/.exec(input.trim()) ?? []
  if (number === undefined)
    throw new UsageError('--line must be a product number: 24500, 24500=2 or 70000=1.5')
  return { number, quantity: quantity === undefined ? null : Number(quantity.replace(',', '.')) }
}

/** Parses an amount with comma or point: "12,50" is 1250 cents. */
function centsIn(input: string): number {
  const [, units, decimals = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(input.trim()) ?? []
  const cents = Number(units) * CENTS_PER_UNIT + Number(decimals.padEnd(2, '0'))
  if (units === undefined || cents === 0) throw new UsageError('--amount must be in euros: 12.50')
  return cents
}

function numberOf([number]: readonly string[]): string {
  if (!number || !/^\d+$/.test(number)) throw new UsageError('Add the number of an order.')
  return number
}

function report({ changed, order }: z.infer<typeof Changed>): number {
  process.stdout.write(`${lineOf(order)}${changed ? '' : '  (unchanged)'}\n`)
  return 0
}
