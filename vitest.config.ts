import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'tests/unit/vitest.config.ts',
      'tests/worker/vitest.config.ts',
      'tests/worker/vitest.cold.config.ts',
      'tests/contract/vitest.config.ts',
      'tests/shapes/vitest.config.ts',
      'tests/server/vitest.config.ts',
    ],
  },
})
