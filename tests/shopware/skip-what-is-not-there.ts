import { beforeEach, inject } from 'vitest'
import { reasonToSkip } from './not-there.ts'

beforeEach(({ skip, task }) => {
  const reason = reasonToSkip(task.name, inject('facts'))
  skip(reason !== undefined, reason)
})
