import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable, printableLines } from './printable.ts'

const Listed = z.object({
  withdrawals: z.array(
    z.object({
      receivedAt: z.string(),
      orderNumber: z.string(),
      name: z.string(),
      email: z.string(),
      lines: z.string(),
    }),
  ),
})

/** `shop withdrawals`: declared withdrawals, newest first. */
export const withdrawalsCommand: Command = {
  usage: 'withdrawals',
  summary: 'list declared withdrawals, newest first',
  async run(_, shop) {
    const { data } = await shop.call({ method: 'GET', path: '/withdrawals', schema: Listed })
    for (const { receivedAt, orderNumber, name, email, lines } of data.withdrawals) {
      const head = `${receivedAt}  ${orderNumber.padEnd(10)} ${name} <${email}>`
      process.stdout.write(`${printable(head)}\n`)
      for (const line of lines === '' ? [] : printableLines(lines))
        process.stdout.write(`    ${line}\n`)
    }
    process.stdout.write(`${data.withdrawals.length} withdrawals\n`)
    return 0
  },
}
