import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'

const Listed = z.object({
  articles: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      stock: z.int().nullable(),
      waiting: z.int(),
      unconfirmed: z.int(),
      told: z.int(),
      most: z.int(),
    }),
  ),
})

/** `shop stock awaited`: number of waiting customers per product. */
export const stockAwaitedCommand: Command = {
  usage: 'stock awaited',
  summary: 'list products that customers wait for, most awaited first',
  async run(_, shop) {
    const { data } = await shop.call({ method: 'GET', path: '/stock-alerts', schema: Listed })
    for (const { number, name, stock, waiting, unconfirmed, told, most } of data.articles) {
      const people = `${waiting} wait, ${unconfirmed} not confirmed, ${told} told`
      const units = `${most} sales units at most, ${stock ?? 'any number'} there`
      process.stdout.write(`${printable(`${number}  ${name}: ${people}; ${units}`)}\n`)
    }
    process.stdout.write(`${data.articles.length} products\n`)
    return 0
  },
}
