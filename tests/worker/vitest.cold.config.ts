import { workerSuite } from './suite.ts'

/** Files that count calls or look at an isolate's memory: each begins with a cold isolate. */
export default workerSuite({
  name: 'worker-cold',
  include: ['**/*.cold.test.{ts,tsx}'],
  isolate: true,
})
