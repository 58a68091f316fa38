import { once } from 'node:events'
import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/** Ends the process with a message if the port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, HOST)
  try {
    await once(server, 'listening')
  } catch {
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}
