import type { Command } from './command.ts'
import { drawPlates } from './plates/draw-plates.ts'
import { printable } from './printable.ts'
import { progressBar } from './progress.ts'
import type { Shop } from './shop.ts'

/** `shop plates`: the main pictures also as PNG, for feeds and for those who share a page. */
export const platesCommand: Command = {
  usage: 'plates',
  summary: 'draw the main pictures as PNG, as far as they are not yet',
  run: (_args, shop) => drawMissingPlates(shop),
}

/** Draws what is missing, tells what cannot be drawn, and answers the exit code. */
export async function drawMissingPlates(shop: Shop): Promise<number> {
  const { drawn, refused } = await drawPlates(shop, progressBar())
  for (const { drawing, reason } of refused)
    process.stderr.write(`${printable(`${drawing} ${reason}`)}\n`)
  process.stdout.write(`plates             ${drawn} drawn\n`)
  return refused.length > 0 ? 1 : 0
}
