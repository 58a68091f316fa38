import { afterAll, afterEach, inject } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

const untouched = globalThis.fetch
const errors: string[] = []

// All calls of a test file pass here, with the official client or without, so every response is
// validated.
globalThis.fetch = watchedFetch(untouched, inject('storeApi').url, (found) => {
  errors.push(...found)
})

afterEach(() => {
  const seen = errors.splice(0)
  if (seen.length > 0) throw new Error(`Answers that break the contract:\n${seen.join('\n')}`)
})

afterAll(() => {
  globalThis.fetch = untouched
})
