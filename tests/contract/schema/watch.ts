import { afterEach, inject } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

const faults: string[] = []

// Every call of the suite goes through here, the official client's and plain ones: no test can
// forget to check its answers against the schema.
globalThis.fetch = watchedFetch(globalThis.fetch, inject('storeApi').url, (found) => {
  faults.push(...found)
})

afterEach(() => {
  const seen = faults.splice(0)
  if (seen.length > 0) throw new Error(`Answers that break the contract:\n${seen.join('\n')}`)
})
