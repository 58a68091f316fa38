import { readFileSync } from 'node:fs'
import { findDependencyErrors, Lock, Manifest } from './dependencies/faults.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Checks dependencies without a network; `npm run audit` reports known vulnerabilities. */
const faults = findDependencyErrors(
  Manifest.parse(read('package.json')),
  Lock.parse(read('package-lock.json')),
)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
