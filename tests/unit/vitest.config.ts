import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], environment: 'node' },
})
