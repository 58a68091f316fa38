type Send = () => Promise<void>

/**
 * A queue that sends one thing at a time, and of several with one key only the latest: ten quick
 * taps on "+" become two requests, and the server sees them in the order of the taps.
 */
export function createQueue() {
  const waiting = new Map<string, Send>()
  let running: Promise<void> | null = null

  async function drain() {
    try {
      for (let next = take(waiting); next; next = take(waiting)) await next()
    } finally {
      // One that threw must not keep those that come after it.
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
