import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'unit',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some try hundreds of texts; where every suite runs at once, five seconds are few for that.
    testTimeout: 60_000,
  },
})
