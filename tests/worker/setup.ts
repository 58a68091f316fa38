import { beforeAll } from 'vitest'
import { emptyStorage } from './empty-storage.ts'

// Files share an isolate and its storage, so each starts with an empty one.
beforeAll(emptyStorage)
