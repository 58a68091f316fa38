import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'

const THREAD = new URL('./raster-worker.ts', import.meta.url)

const Painted = z.union([
  z.object({ png: z.instanceof(Uint8Array) }),
  z.object({ reason: z.string() }),
])

/** Threads that draw thumbnails, one at a time each. */
export type RasterPool = Readonly<{
  count: number
  /** PNG of an SVG, or the error. */
  paint: (svg: string) => Promise<Result<Uint8Array, string>>
  dismiss: () => Promise<void>
}>

/** Starts threads; they run until dismissed. */
export function createRasterPool(count: number): RasterPool {
  const all = Array.from({ length: count }, () => new Worker(THREAD))
  const idle = [...all]
  const waiting: ((painter: Worker) => void)[] = []

  function release(painter: Worker) {
    const next = waiting.shift()
    if (next) next(painter)
    else idle.push(painter)
  }

  return {
    count,
    async paint(svg) {
      const painter = idle.pop() ?? (await new Promise<Worker>((take) => waiting.push(take)))
      const answered = once(painter, 'message')
      painter.postMessage({ svg })
      const [response] = await answered
      release(painter)
      const painted = Painted.parse(response)
      return 'png' in painted ? ok(painted.png) : fail(painted.reason)
    },
    dismiss: async () => {
      await Promise.all(all.map((painter) => painter.terminate()))
    },
  }
}
