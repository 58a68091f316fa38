import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'

const Listed = z.object({
  reports: z.array(
    z.object({
      kind: z.string(),
      message: z.string(),
      source: z.string(),
      page: z.string(),
      browser: z.string(),
      count: z.number(),
      lastAt: z.string(),
    }),
  ),
})

/** `shop reports`: browser errors and policy violations. */
export const reportsCommand: Command = {
  usage: 'reports',
  summary: 'list browser errors, latest first',
  async run(_, shop) {
    const { data } = await shop.call({ method: 'GET', path: '/reports', schema: Listed })
    for (const { kind, message, source, page, browser, count, lastAt } of data.reports) {
      const head = `${lastAt}  ${String(count).padStart(5)} × ${kind}  ${message}`
      const place = `    ${page}  ${source}  ${browser}`
      process.stdout.write(`${printable(head)}\n${printable(place)}\n`)
    }
    process.stdout.write(`${data.reports.length} reports\n`)
    return 0
  },
}
