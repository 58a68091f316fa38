import { Buffer } from 'node:buffer'
import { availableParallelism } from 'node:os'
import { z } from '#shared/schemas/zod.ts'
import type { Progress } from '../progress.ts'
import type { ShopClient } from '../shop.ts'
import { createRasterPool } from './raster-pool.ts'

const MAX_RASTER_WORKERS = 4

const Missing = z.object({ drawings: z.array(z.string()) })
const StoredThumbnails = z.object({ file: z.string() })
const Rejection = z.object({ reason: z.string() })

type Refusal = Readonly<{ drawing: string; reason: string }>

/**
 * Draws and uploads missing thumbnails. Reports and skips failures; an interrupted run continues
 * the next time.
 */
export async function drawThumbnails(
  shop: ShopClient,
  progress: Progress,
): Promise<Readonly<{ drawn: number; rejected: readonly Refusal[] }>> {
  const { data } = await shop.call({ method: 'GET', path: '/plates/missing', schema: Missing })
  const total = data.drawings.length
  if (total === 0) return { drawn: 0, rejected: [] }
  const queue = [...data.drawings]
  const rejected: Refusal[] = []
  const pool = createRasterPool(Math.min(MAX_RASTER_WORKERS, availableParallelism()))

  async function drawNext(): Promise<void> {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) {
      progress.reach(total - queue.length, total, 'thumbnails')
      const svg = new TextDecoder().decode(await shop.file(`/${drawing}`))
      const rastered = await pool.draw(svg)
      const reason = rastered.ok
        ? await sendThumbnail(shop, drawing, rastered.value)
        : rastered.error
      if (reason !== null) rejected.push({ drawing, reason })
    }
  }

  try {
    // One more than there are threads, so that none waits for an upload.
    await Promise.all(Array.from({ length: pool.count + 1 }, drawNext))
  } finally {
    await pool.close()
    progress.end()
  }
  return { drawn: total - rejected.length, rejected }
}

/** The shop's reason to refuse a thumbnail; null if accepted. */
async function sendThumbnail(
  shop: ShopClient,
  drawing: string,
  png: Uint8Array,
): Promise<string | null> {
  const { data } = await shop.call({
    path: '/plates',
    body: { drawing, base64: Buffer.from(png).toString('base64') },
    schema: z.union([StoredThumbnails, Rejection]),
    expected: [422],
  })
  return 'reason' in data ? data.reason : null
}
