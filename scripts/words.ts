import { globSync, readFileSync } from 'node:fs'
import { findReplacedWords } from './architecture/replaced-words.ts'

// Fails on words that the vocabulary replaced.
const files = globSync('{client,scripts,shared,tests,worker}/**/*.{ts,tsx,mjs,css}')
const found = files
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts') && !file.includes('/replaced-words.'))
  .flatMap((file) =>
    findReplacedWords(file, readFileSync(file, 'utf8')).map(
      ({ line, word, use }) => `${file}:${line} "${word}": write ${use}`,
    ),
  )
for (const line of found) console.error(line)
process.exitCode = found.length === 0 ? 0 : 1
