import { beforeAll } from 'vitest'
import { emptyStorage } from './empty-storage.ts'

// Files share an isolate and its storage, so each starts with an empty one.
beforeAll(emptyStorage)

// On a busy machine a call may take longer than a time limit of the shop. A test of a limit ends it
// itself.
AbortSignal.timeout = () => new AbortController().signal
