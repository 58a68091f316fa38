import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_NAMES, FOLDER } from '#scripts/screens/pictures.ts'

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
const shown = new Set(
  pages.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(/!\[[^\]]+\]\((?:docs\/)?screens\/([\w-]+\.\w+)\)/g),
    ].map(([, name = '']) => name),
  ),
)

test('a document shows every picture that `npm run screens` takes', () => {
  expect(FILE_NAMES.filter((name) => !shown.has(name))).toEqual([])
})

test('`npm run screens` takes every picture that a document shows', () => {
  expect([...shown].filter((name) => !FILE_NAMES.includes(name))).toEqual([])
})

test('the folder of pictures contains exactly the pictures of the command', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(FILE_NAMES.toSorted())
})
