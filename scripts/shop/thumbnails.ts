import type { Command } from './command.ts'
import { drawThumbnails } from './thumbnails/draw-thumbnails.ts'
import { printable } from './printable.ts'
import { progressBar } from './progress.ts'
import type { ShopClient } from './shop.ts'

/** `shop thumbnails`: draws missing PNG thumbnails for feeds and shared links. */
export const thumbnailsCommand: Command = {
  usage: 'thumbnails',
  summary: 'draw missing PNG thumbnails',
  run: (_args, shop) => drawMissingThumbnails(shop),
}

/** Draws missing thumbnails and reports failures. Returns the exit code. */
export async function drawMissingThumbnails(shop: ShopClient): Promise<number> {
  const { drawn, rejected } = await drawThumbnails(shop, progressBar())
  for (const { drawing, reason } of rejected)
    process.stderr.write(`${printable(`${drawing} ${reason}`)}\n`)
  process.stdout.write(`thumbnails         ${drawn} drawn\n`)
  return rejected.length > 0 ? 1 : 0
}
