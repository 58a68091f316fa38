import { expect, test } from 'vitest'
import { dependencyFaults, type Lock } from '#scripts/dependencies/faults.ts'

const HELD = { version: '1.2.3', integrity: 'sha512-x', hasInstallScript: false }
const asking = (version: string) => ({ dependencies: { thread: version }, devDependencies: {} })
const locking = (changes: Partial<Lock['packages'][string]>): Lock => ({
  packages: { 'node_modules/thread': { ...HELD, ...changes } },
})

test('a dependency of an exact version that is held by its content is taken', () => {
  expect(dependencyFaults(asking('1.2.3'), locking({}))).toEqual([])
})

test.each([
  ['^1.2.3', {}, 'is asked for as ^1.2.3'],
  ['1.2.3', { version: '1.2.4' }, 'is locked at another version'],
  ['1.2.3', { integrity: undefined }, 'is not held by its content'],
  ['1.2.3', { integrity: 'sha1-x' }, 'is not held by its content'],
  ['1.2.3', { resolved: 'git+ssh://elsewhere.example' }, 'comes from git+ssh'],
  ['1.2.3', { hasInstallScript: true }, 'runs a script when it is installed'],
])('thread %s with %j is refused', (version, changes, reason) => {
  expect(dependencyFaults(asking(version), locking(changes)).join()).toContain(reason)
})
