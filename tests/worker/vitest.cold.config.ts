import { workerSuite } from './suite.ts'

/** Files that look at an isolate's memory or use it up: each begins with a cold isolate. */
export default workerSuite({
  name: 'worker-cold',
  include: ['**/*.cold.test.{ts,tsx}'],
  isolate: true,
})
