import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'

const THREAD = new URL('./raster-worker.ts', import.meta.url)

const Drawn = z.union([
  z.object({ png: z.instanceof(Uint8Array) }),
  z.object({ reason: z.string() }),
])

/** Threads that draw thumbnails, one at a time each. */
export type RasterPool = Readonly<{
  count: number
  /** PNG of an SVG, or the error. */
  draw: (svg: string) => Promise<Result<Uint8Array, string>>
  close: () => Promise<void>
}>

/** Starts threads; they run until closed. */
export function createRasterPool(count: number): RasterPool {
  const all = Array.from({ length: count }, () => new Worker(THREAD))
  const idle = [...all]
  const waiting: ((thread: Worker) => void)[] = []

  function release(thread: Worker) {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  return {
    count,
    async draw(svg) {
      const thread = idle.pop() ?? (await new Promise<Worker>((take) => waiting.push(take)))
      const answered = once(thread, 'message')
      thread.postMessage({ svg })
      const [response] = await answered
      release(thread)
      const drawn = Drawn.parse(response)
      return 'png' in drawn ? ok(drawn.png) : fail(drawn.reason)
    },
    close: async () => {
      await Promise.all(all.map((thread) => thread.terminate()))
    },
  }
}
