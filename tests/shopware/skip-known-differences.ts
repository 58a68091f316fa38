import { beforeEach, inject } from 'vitest'
import { reasonOfDifference } from './differences.ts'

beforeEach(({ skip, task }) => {
  const file = task.file.name.replace(/\.test\.ts$/, '')
  const reason = reasonOfDifference(file, nameOf(task), inject('facts'))
  skip(reason !== undefined, reason)
})

type Named = Readonly<{ name: string; suite?: Named | undefined }>

/** A test's name, after those of its suites. */
function nameOf({ name, suite }: Named): string {
  return suite ? `${nameOf(suite)} > ${name}` : name
}
