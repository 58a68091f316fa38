import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'

const Mode = z.object({ mode: z.string() })

/** `shop mode [open|paused|maintenance]`: shows or sets the mode of the shop. */
export const modeCommand: Command = {
  usage: 'mode [open|paused|maintenance]',
  summary: 'show or set the mode: open, paused (no sales) or maintenance',
  async run([mode], shop) {
    const call = mode
      ? ({ method: 'POST', path: '/mode', body: { mode }, schema: Mode } as const)
      : ({ method: 'GET', path: '/mode', schema: Mode } as const)
    const { data } = await shop.call(call)
    process.stdout.write(`The shop is ${mode ? 'now ' : ''}${printable(data.mode)}.\n`)
    return 0
  },
}
