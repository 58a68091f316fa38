import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'contract',
    include: ['**/*.test.ts'],
    environment: 'node',
    // The files share the compiled schema and the articles that were already read.
    isolate: false,
    globalSetup: './global-setup.ts',
    setupFiles: ['./schema/watch.ts'],
    testTimeout: 90_000,
  },
})
