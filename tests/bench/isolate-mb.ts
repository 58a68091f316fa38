import { once } from 'node:events'
import { z } from 'zod'

const MB = 1024 * 1024
/** The isolate of the worker without a name, as the runtime's inspector calls it. */
const SHOP = 'core:user:'
const GARBAGE = 1
const USAGE = 2

const Usage = z.object({
  id: z.literal(USAGE),
  result: z.object({
    usedSize: z.number(),
    embedderHeapUsedSize: z.number(),
    backingStorageSize: z.number(),
  }),
})

/** What the shop's isolate holds once its garbage is gone: objects, and the bytes of its buffers. */
export async function isolateMb(inspector: URL) {
  const socket = new WebSocket(inspector.href + SHOP)
  await once(socket, 'open')
  const answered = new Promise<z.infer<typeof Usage>>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const told = Usage.safeParse(JSON.parse(String(data)))
      if (told.success) resolve(told.data)
    })
  })
  socket.send(JSON.stringify({ id: GARBAGE, method: 'HeapProfiler.collectGarbage' }))
  socket.send(JSON.stringify({ id: USAGE, method: 'Runtime.getHeapUsage' }))
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = (await answered).result
  socket.close()
  const objects = usedSize + embedderHeapUsedSize
  return {
    'objects, MB': mb(objects),
    'buffers, MB': mb(backingStorageSize),
    'in all, MB': mb(objects + backingStorageSize),
  }
}

const mb = (bytes: number) => Number((bytes / MB).toFixed(1))
