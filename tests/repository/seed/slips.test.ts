import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { editsBetween, meantWord, misspellingKeys } from '#worker/backend/search/misspellings.ts'
import { wordsOf } from '#worker/backend/search/index-words.ts'

const Families = z.array(
  z.object({
    name: z.object({ de: z.string() }),
    articles: z.array(z.object({ name: z.object({ de: z.string() }) })).optional(),
  }),
)

const FOLDER = 'seed/data/families'

/** Words of all names in the demo catalogue. */
function catalogueWords(): readonly string[] {
  const texts = readdirSync(FOLDER).flatMap((file) =>
    Families.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))).flatMap(
      ({ name, articles = [] }) => [name.de, ...articles.map((article) => article.name.de)],
    ),
  )
  return [...wordsOf(texts.join('\n')).keys()]
}

const WORDS = catalogueWords()
const known = WORDS.map((word) => ({ word, spelling: word, weight: 1 }))
const byKey = new Map<string, (typeof known)[number][]>()
for (const word of known) {
  for (const key of misspellingKeys(word.word)) byKey.set(key, [...(byKey.get(key) ?? []), word])
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The correction of a word, with the same lookup by keys as in the database. */
function taken(typed: string): string | null {
  const near = misspellingKeys(typed).flatMap((key) => byKey.get(key) ?? [])
  return meantWord(typed, [...new Set(near)])?.word ?? null
}

const aSlip = fc
  .record({
    word: fc.constantFrom(...WORDS.filter((word) => word.length >= 5)),
    kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
    place: fc.nat(),
    letter: fc.constantFrom(...LETTERS),
  })
  .map(({ word, kind, place, letter }) => {
    const at = place % word.length
    const edits = {
      'left out': word.slice(0, at) + word.slice(at + 1),
      added: word.slice(0, at) + letter + word.slice(at),
      changed: word.slice(0, at) + letter + word.slice(at + 1),
      swapped: word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    }
    return { word, typed: edits[kind as keyof typeof edits] }
  })
  .filter(({ word, typed }) => typed !== word && !WORDS.includes(typed))

test('at least 95 % of a thousand misspellings are corrected', () => {
  expect(WORDS.length).toBeGreaterThan(300)
  const slips = fc.sample(aSlip, { numRuns: 1000, seed: 7 })
  const misread = slips.filter(({ word, typed }) => taken(typed) !== word)
  expect(misread.length).toBeLessThanOrEqual(50)
})

test.each([
  ['gurdbant', 'gurtband'],
  ['kordura', 'cordura'],
  ['fliess', 'vlies'],
  ['hehring', 'hering'],
])('%s, spelled by ear, is corrected to %s', (typed, word) => {
  const keys = misspellingKeys(word)
  expect(misspellingKeys(typed).some((key) => keys.includes(key))).toBe(true)
})

test.each([
  ['nahgarn', 'nahgarn', 0],
  ['nahgran', 'nahgarn', 1],
  ['cordua', 'cordura', 1],
  ['gurdbant', 'gurtband', 2],
  ['', 'klett', 5],
])('the edit distance of %s and %s is %i', (typed, word, edits) => {
  expect(editsBetween(typed, word)).toBe(edits)
})

test('the edit distance is symmetric', () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editsBetween(a, b)).toBe(editsBetween(b, a))
      expect(editsBetween(a, b) === 0).toBe(a === b)
    }),
  )
})

test('of two equally near words the more frequent wins', () => {
  const words = [
    { word: 'gurte', spelling: 'Gurte', weight: 2 },
    { word: 'gurts', spelling: 'Gurts', weight: 9 },
  ]
  expect(meantWord('gurtx', words)?.spelling).toBe('Gurts')
})

test('an incomplete word is corrected if no whole word is as near', () => {
  const words = [
    { word: 'reissverschluss', spelling: 'Reißverschluss', weight: 9 },
    { word: 'gurte', spelling: 'Gurte', weight: 1 },
    { word: 'gurtband', spelling: 'Gurtband', weight: 9 },
  ]
  expect(meantWord('reisversch', words)?.spelling).toBe('Reißverschluss')
  expect(meantWord('gurdba', words)?.spelling).toBe('Gurtband')
  expect(meantWord('gurta', words)?.spelling).toBe('Gurte')
  expect(meantWord('gurd', [{ word: 'gurtband', spelling: 'Gurtband', weight: 1 }])).toBeNull()
})

test('short words must be nearer than long ones', () => {
  const words = [{ word: 'klettband', spelling: 'Klettband', weight: 1 }]
  expect(meantWord('kletpant', words)).toBeNull()
  expect(meantWord('kletbant', words)?.spelling).toBe('Klettband')
  expect(meantWord('ahkln', [{ word: 'ahle', spelling: 'Ahle', weight: 1 }])).toBeNull()
})
