import { readFileSync } from 'node:fs'
import { findDependencyErrors, Lock, Manifest } from './dependencies/find-dependency-errors.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Checks dependencies without a network; `npm run audit` reports known vulnerabilities. */
const errors = findDependencyErrors(
  Manifest.parse(read('package.json')),
  Lock.parse(read('package-lock.json')),
)
for (const error of errors) console.error(error)
process.exit(errors.length === 0 ? 0 : 1)
