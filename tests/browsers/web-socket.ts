type Command = Readonly<{ method: string; params: object }>
type Result = Readonly<Record<string, unknown>>
type Waiting = Readonly<{ resolve: (result: Result) => void; reject: (error: Error) => void }>

/** A connection that sends WebDriver BiDi commands and awaits their results (w3.org/TR/webdriver-bidi). */
export async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  let count = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') one?.resolve(message.result)
    else if (message.type === 'error') one?.reject(new Error(message.message))
  })
  return {
    send({ method, params }: Command): Promise<Result> {
      const id = ++count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
