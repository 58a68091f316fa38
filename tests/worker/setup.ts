import { beforeAll } from 'vitest'
import { emptyStorage } from './empty-storage.ts'

// Files share an isolate and with it the storage, which each wants empty.
beforeAll(emptyStorage)
