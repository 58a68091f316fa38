import { workerSuite } from './suite.ts'

/** Files that inspect or fill an isolate's memory each start with a new isolate. */
export default workerSuite({
  name: 'worker-cold',
  include: ['**/*.cold.test.{ts,tsx}'],
  isolate: true,
})
