import { beforeEach, inject } from 'vitest'
import { reasonToSkip } from './missing-features.ts'

beforeEach(({ skip, task }) => {
  const reason = reasonToSkip(task.name, inject('facts'))
  skip(reason !== undefined, reason)
})
