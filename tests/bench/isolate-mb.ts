import { once } from 'node:events'
import { z } from 'zod'

const MB = 1024 * 1024
/** The unnamed worker's isolate in the runtime's inspector. */
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

/** Pending work usually ends within this time. */
const PAUSE_MS = 1_000
/** Number of requests until garbage is collected. */
const PING_MS = 200
const MAX_ROUNDS = 20

/**
 * Measures the memory of the shop's isolate after garbage collection: objects and buffers. It
 * repeats until the size no longer shrinks, because pages can still be written to caches.
 */
export async function isolateMb({
  inspector,
  origin,
}: Readonly<{ inspector: URL; origin: string }>) {
  const socket = new WebSocket(inspector.href + SHOP)
  await once(socket, 'open')
  let held = await heldOf(socket, origin)
  for (let round = 0; round < MAX_ROUNDS; round++) {
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

/** In sequence, because parallel queries would run before the collection. */
async function heldOf(socket: WebSocket, origin: string) {
  await collectGarbage(socket, origin)
  const usage = await requested(socket, { id: USAGE, method: 'Runtime.getHeapUsage' })
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = Usage.parse(usage).result
  return { objects: usedSize + embedderHeapUsedSize, buffers: backingStorageSize }
}

/** An idle isolate collects no garbage, so it gets a request. */
async function collectGarbage(socket: WebSocket, origin: string): Promise<void> {
  const ping = async () => (await fetch(`${origin}/health`)).text()
  const pinging = setInterval(ping, PING_MS)
  await requested(socket, { id: GARBAGE, method: 'HeapProfiler.collectGarbage' })
  clearInterval(pinging)
}

function requested(socket: WebSocket, call: { id: number; method: string }): Promise<unknown> {
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
