import { expect, test } from 'vitest'
import { findDependencyErrors, type Lock } from '#scripts/dependencies/find-dependency-errors.ts'

const HELD = { version: '1.2.3', integrity: 'sha512-x', hasInstallScript: false }
const asking = (version: string) => ({ dependencies: { thread: version }, devDependencies: {} })
const locking = (changes: Partial<Lock['packages'][string]>): Lock => ({
  packages: { 'node_modules/thread': { ...HELD, ...changes } },
})

test('a dependency with an exact version and a sha512 hash is accepted', () => {
  expect(findDependencyErrors(asking('1.2.3'), locking({}))).toEqual([])
})

test.each([
  ['^1.2.3', {}, 'has no exact version: ^1.2.3'],
  ['1.2.3', { version: '1.2.4' }, 'is locked at another version'],
  ['1.2.3', { integrity: undefined }, 'has no sha512 integrity hash'],
  ['1.2.3', { integrity: 'sha1-x' }, 'has no sha512 integrity hash'],
  ['1.2.3', { resolved: 'git+ssh://elsewhere.example' }, 'has an address in the lockfile: git+ssh'],
  ['1.2.3', { hasInstallScript: true }, 'runs an install script'],
])('the dependency "thread" %s with %j is refused', (version, changes, reason) => {
  expect(findDependencyErrors(asking(version), locking(changes)).join()).toContain(reason)
})
