import { afterAll, afterEach, inject } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

const untouched = globalThis.fetch
const faults: string[] = []

// Every call of a test file goes through here, the official client's and plain ones: no test can
// forget to check its answers against the schema.
globalThis.fetch = watchedFetch(untouched, inject('storeApi').url, (found) => {
  faults.push(...found)
})

afterEach(() => {
  const seen = faults.splice(0)
  if (seen.length > 0) throw new Error(`Answers that break the contract:\n${seen.join('\n')}`)
})

afterAll(() => {
  globalThis.fetch = untouched
})
