import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const LOWEST = 10_240
/** Linux uses ports from here on for outgoing connections; macOS starts higher. */
const OUTGOING = 32_768
const TRIES = 100

/**
 * A free port of 127.0.0.1 for a shop that must know its address before it starts. It is below the
 * ports of outgoing connections, so no other test takes it meanwhile.
 * @throws Error if none of many ports is free
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(LOWEST, OUTGOING)
    if (await isFree(port)) return port
  }
  throw new Error(`${TRIES} ports from ${LOWEST} are taken`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
