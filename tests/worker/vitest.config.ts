import { workerSuite } from './suite.ts'

export default workerSuite({
  name: 'worker',
  include: ['**/*.test.{ts,tsx}'],
  exclude: ['**/*.cold.test.{ts,tsx}'],
  isolate: false,
})
