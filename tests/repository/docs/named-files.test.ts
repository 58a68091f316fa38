import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['client', 'docs', 'scripts', 'seed', 'shared', 'tests', 'worker']
const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{md,ts,tsx}`))
const names = new Set([...files, ...files.map((file) => basename(file))])
const folders = new Set(files.flatMap((file) => [...ancestors(file)]))

/** All folders above a file. */
function* ancestors(file: string) {
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1))
    yield file.slice(0, at)
}

describe('file names in documents', () => {
  test.each(['CONTRIBUTING.md', 'docs/glossary.md', 'docs/operations.md', 'docs/threats.md'])(
    '%s names only existing files',
    (page) => {
      const quoted = [...readFileSync(page, 'utf8').matchAll(/`([\w@./-]+)`/g)].map(
        ([, name = '']) => name,
      )
      const named = quoted.filter((name) => /\.(md|tsx?)$/.test(name))
      const inFolders = quoted.filter((name) => /^(tests|worker|shared|docs)\/[\w/-]+$/.test(name))
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((name) => !names.has(name))).toEqual([])
      expect(inFolders.filter((name) => !folders.has(name.replace(/\/$/, '')))).toEqual([])
    },
  )
})
