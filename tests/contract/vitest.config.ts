import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'contract',
    include: ['**/*.test.ts'],
    environment: 'node',
    // Files share the compiled schema and the loaded products.
    isolate: false,
    globalSetup: './global-setup.ts',
    setupFiles: ['./schema/watch.ts'],
    testTimeout: 90_000,
  },
})
