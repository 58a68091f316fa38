type Send = () => Promise<void>

/**
 * A queue that sends one request at a time, and only the latest of several with one key. Ten quick
 * taps on "+" become two requests, in the order of the taps.
 */
export function createQueue() {
  const waiting = new Map<string, Send>()
  let running: Promise<void> | null = null

  async function drain() {
    try {
      for (let next = take(waiting); next; next = take(waiting)) await next()
    } finally {
      // An error must not block the requests after it.
      running = null
    }
  }

  return (key: string, send: Send): Promise<void> => {
    waiting.set(key, send)
    running ??= drain()
    return running
  }
}

function take(waiting: Map<string, Send>): Send | null {
  const [first] = waiting
  if (!first) return null
  waiting.delete(first[0])
  return first[1]
}
