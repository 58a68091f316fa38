import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { latest } from './latest.ts'
import { orderShippedCommand } from './orders.ts'
import { printable } from './printable.ts'
import { labelsHtml } from './sample-labels.ts'

const Listed = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      placedAt: z.string(),
      state: z.string(),
      delivery: z.string(),
      payment: z.object({ method: z.string(), state: z.string() }),
      address: z.record(z.string(), z.string().nullable()),
      samples: z.array(
        z.object({
          articleNumber: z.string(),
          description: z.string(),
          color: z.string().nullable(),
          comment: z.string().nullable(),
          address: z.string(),
        }),
      ),
    }),
  ),
})
type Listed = z.infer<typeof Listed>['orders'][number]

/** `shop samples`: samples to cut, waiting orders first. */
export const samplesCommand: Command = {
  usage: 'samples [--limit <n>]',
  summary: 'list sample orders, unshipped first',
  async run(args, shop) {
    const { orders } = await latest(args, shop, '/sample-orders', Listed)
    for (const order of orders) process.stdout.write(`${linesOf(order).join('\n')}\n`)
    process.stdout.write(`${orders.length} sample orders\n`)
    return 0
  },
}

/** `shop samples labels`: a label for each sample of the orders that wait. */
export const samplesLabelsCommand: Command = {
  usage: 'samples labels [--limit <n>] [--out <file>]',
  summary: 'write labels of unshipped samples, with QR codes, as HTML to print',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string', default: '50' }, out: { type: 'string' } },
      allowPositionals: true,
    })
    const limit = ['--limit', values.limit, ...positionals]
    const { orders } = await latest(limit, shop, '/sample-orders', Listed)
    const labels = orders
      .filter(isWaiting)
      .flatMap(({ number, samples }) => samples.map((sample) => ({ ...sample, order: number })))
    const file = values.out ?? 'sample-labels.html'
    await writeFile(file, labelsHtml(labels))
    process.stdout.write(`${file}: ${labels.length} labels\n`)
    return 0
  },
}

const isWaiting = ({ state, delivery }: Listed) => delivery === 'open' && state !== 'cancelled'

/** `shop samples shipped <number>`: records the shipment. */
export const samplesShippedCommand: Command = {
  ...orderShippedCommand,
  usage: 'samples shipped <number> [--tracking <code>] [--dry-run]',
  summary: 'mark a sample order as shipped',
}

function linesOf({ number, placedAt, state, delivery, payment, address, samples }: Listed) {
  const { name, company, department, street, additionalLine, secondLine, zipcode, city } = address
  const at = placedAt.slice(0, 16).replace('T', ' ')
  const place = `${zipcode} ${city}`
  const lines = [company, department, name, street, additionalLine, secondLine, place]
  const states = `${state}, ${payment.method} ${payment.state}, delivery ${delivery}`
  return [
    printable(`${number}  ${at}  ${states}`),
    ...samples.map(({ articleNumber: productNumber, description, color, comment }) =>
      printable(`  ${[productNumber, description, color, comment].filter(Boolean).join(', ')}`),
    ),
    ...lines.flatMap((line) => (line ? [printable(`    ${line}`)] : [])),
  ]
}
