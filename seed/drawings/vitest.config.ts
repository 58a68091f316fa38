import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // A test may draw every picture of the demo.
    testTimeout: 300_000,
  },
})
