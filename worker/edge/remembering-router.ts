import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const MOST_PATHS = 1_000
const LONGEST_PATH = 200

/**
 * Finds the handlers of a path and remembers them, as most visitors follow the same links. The
 * shop's routes overlap, which only this router of Hono's takes.
 */
export function createRememberingRouter<T>(): Router<T> {
  const router = new TrieRouter<T>()
  const found = new Map<string, Result<T>>()
  return {
    name: 'RememberingRouter',
    add(...route) {
      found.clear()
      router.add(...route)
    },
    match(method, path) {
      const asked = `${method} ${path}`
      const before = found.get(asked)
      if (before) return before
      const handlers = router.match(method, path)
      if (path.length > LONGEST_PATH) return handlers
      if (found.size >= MOST_PATHS) found.clear()
      found.set(asked, handlers)
      return handlers
    },
  }
}
