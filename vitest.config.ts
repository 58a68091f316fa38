import { defineConfig } from 'vitest/config'
import { keepStorageInMemory } from './scripts/test/storage-in-memory.ts'

keepStorageInMemory()

export default defineConfig({
  test: {
    // One worker per core; the default leaves a core idle.
    maxWorkers: '100%',
    projects: [
      'tests/unit/vitest.config.ts',
      'tests/repository/vitest.config.ts',
      'tests/worker/vitest.config.ts',
      'tests/worker/vitest.cold.config.ts',
      'tests/contract/vitest.config.ts',
      'tests/shapes/vitest.config.ts',
      'tests/server/vitest.config.ts',
      'tests/shopware/vitest.storefront.config.ts',
      'tests/shopware/vitest.headless.config.ts',
    ],
  },
})
