import { once } from 'node:events'
import { createServer } from 'node:net'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 8787
const LAST_PORT = 65_535

/** The port in the environment, 8787 without one; null for an invalid port. */
export function portOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= LAST_PORT ? port : null
}

/** The port of this machine's shop. Ends the process with a sentence if `PORT` is not a port. */
export function requirePort(): number {
  const { PORT: text } = process.env
  const port = portOf(text)
  if (port !== null) return port
  console.error(`PORT is a number from 1 to ${LAST_PORT}, not "${text}".`)
  return process.exit(1)
}

/** Ends the process with a message if the port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const other = port === LAST_PORT ? port - 1 : port + 1
    console.error(
      code === 'EACCES'
        ? `Port ${port} needs more rights. Choose one above 1023, for example PORT=${DEFAULT_PORT}.`
        : `Port ${port} is taken. Choose another: PORT=${other} npm start`,
    )
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}
