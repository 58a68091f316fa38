import { once } from 'node:events'
import { z } from 'zod'

const MB = 1024 * 1024
/** The isolate of the worker without a name, as the runtime's inspector calls it. */
const SHOP = 'core:user:'
const GARBAGE = 1
const USAGE = 2

const Answer = z.object({ id: z.int() })
const Usage = z.object({
  result: z.object({
    usedSize: z.number(),
    embedderHeapUsedSize: z.number(),
    backingStorageSize: z.number(),
  }),
})

/** What is under way when it is first asked ends in this time, or in some times this. */
const PAUSE_MS = 1_000
/** How often an isolate is woken until it has collected its garbage. */
const WAKE_MS = 200
const MOST_ROUNDS = 20

/**
 * What the shop's isolate holds once its garbage is gone: objects, and the bytes of its buffers. A
 * page that was answered may still be written to a cache, so it is asked until it holds no less.
 */
export async function isolateMb({
  inspector,
  origin,
}: Readonly<{ inspector: URL; origin: string }>) {
  const socket = new WebSocket(inspector.href + SHOP)
  await once(socket, 'open')
  let held = await heldOf(socket, origin)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const now = await heldOf(socket, origin)
    const isLess = now.objects + now.buffers < held.objects + held.buffers - MB
    held = now
    if (!isLess) break
  }
  socket.close()
  return {
    'objects, MB': mb(held.objects),
    'buffers, MB': mb(held.buffers),
    'in all, MB': mb(held.objects + held.buffers),
  }
}

/** One after the other: asked for at once, the usage is told before the garbage is gone. */
async function heldOf(socket: WebSocket, origin: string) {
  await collectGarbage(socket, origin)
  const usage = await asked(socket, { id: USAGE, method: 'Runtime.getHeapUsage' })
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = Usage.parse(usage).result
  return { objects: usedSize + embedderHeapUsedSize, buffers: backingStorageSize }
}

/** An isolate that nobody asks anything collects nothing: so it is asked something. */
async function collectGarbage(socket: WebSocket, origin: string): Promise<void> {
  const wake = async () => (await fetch(`${origin}/health`)).text()
  const waking = setInterval(wake, WAKE_MS)
  await asked(socket, { id: GARBAGE, method: 'HeapProfiler.collectGarbage' })
  clearInterval(waking)
}

function asked(socket: WebSocket, call: { id: number; method: string }): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const told: unknown = JSON.parse(String(data))
      if (Answer.safeParse(told).data?.id !== call.id) return
      socket.removeEventListener('message', listen)
      resolve(told)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify(call))
  })
}

const mb = (bytes: number) => Number((bytes / MB).toFixed(1))
