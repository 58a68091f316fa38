import { Buffer } from 'node:buffer'
import { availableParallelism } from 'node:os'
import { z } from '#shared/schemas/zod.ts'
import type { Progress } from '../progress.ts'
import type { Shop } from '../shop.ts'
import { hirePainters } from './raster-pool.ts'

const MOST_PAINTERS = 4

const Missing = z.object({ drawings: z.array(z.string()) })
const Kept = z.object({ file: z.string() })
const Refused = z.object({ reason: z.string() })

type Refusal = Readonly<{ drawing: string; reason: string }>

/**
 * Draws and uploads missing thumbnails. Reports and skips failures; an interrupted run continues
 * the next time.
 */
export async function drawPlates(
  shop: Shop,
  progress: Progress,
): Promise<Readonly<{ drawn: number; refused: readonly Refusal[] }>> {
  const { data } = await shop.call({ method: 'GET', path: '/plates/missing', schema: Missing })
  const total = data.drawings.length
  if (total === 0) return { drawn: 0, refused: [] }
  const queue = [...data.drawings]
  const refused: Refusal[] = []
  const painters = hirePainters(Math.min(MOST_PAINTERS, availableParallelism()))

  async function drawNext(): Promise<void> {
    for (let drawing = queue.shift(); drawing; drawing = queue.shift()) {
      progress.reach(total - queue.length, total, 'plates')
      const svg = new TextDecoder().decode(await shop.file(`/${drawing}`))
      const painted = await painters.paint(svg)
      const reason = painted.ok ? await sendPlate(shop, drawing, painted.value) : painted.error
      if (reason !== null) refused.push({ drawing, reason })
    }
  }

  try {
    // One more than there are threads, so that none waits for an upload.
    await Promise.all(Array.from({ length: painters.count + 1 }, drawNext))
  } finally {
    await painters.dismiss()
    progress.end()
  }
  return { drawn: total - refused.length, refused }
}

/** The shop's reason to refuse a thumbnail; null if accepted. */
async function sendPlate(shop: Shop, drawing: string, png: Uint8Array): Promise<string | null> {
  const { data } = await shop.call({
    path: '/plates',
    body: { drawing, base64: Buffer.from(png).toString('base64') },
    schema: z.union([Kept, Refused]),
    expected: [422],
  })
  return 'reason' in data ? data.reason : null
}
