import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'

const Figures = z.object({
  counts: z.object({
    projects: z.int(),
    ofCustomers: z.int(),
    customers: z.int(),
    shared: z.int(),
    recent: z.int(),
    articles: z.int(),
  }),
  planned: z.array(
    z.object({ number: z.string(), name: z.string(), projects: z.int(), units: z.int() }),
  ),
})

/** `shop planner`: number of projects and their most frequent products. */
export const plannerCommand: Command = {
  usage: 'planner',
  summary: 'count projects and list the most planned products',
  async run(_, shop) {
    const { data } = await shop.call({ method: 'GET', path: '/planner', schema: Figures })
    const { projects, ofCustomers, customers, shared, recent, articles: products } = data.counts
    const lines = [
      `${projects} projects with ${products} articles, ${recent} changed in the last 30 days`,
      `${ofCustomers} of ${customers} customers, ${projects - ofCustomers} without an account, ${shared} shared`,
      ...data.planned.map(
        (product) =>
          `${String(product.projects).padStart(5)} ×  ${product.number}  ${product.name}, ${product.units} sales units`,
      ),
    ]
    process.stdout.write(`${lines.map(printable).join('\n')}\n`)
    return 0
  },
}
