import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  editsBetween,
  correctSpelling,
  misspellingKeys,
} from '#worker/backend/search/misspellings.ts'
import { wordsOf } from '#worker/backend/search/index-words.ts'

const Parents = z.array(
  z.object({
    name: z.object({ de: z.string() }),
    articles: z.array(z.object({ name: z.object({ de: z.string() }) })).optional(),
  }),
)

const FOLDER = 'seed/data/families'

/** Words of all names in the demo catalogue. */
function catalogueWords(): readonly string[] {
  const texts = readdirSync(FOLDER).flatMap((file) =>
    Parents.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))).flatMap(
      ({ name, articles: products = [] }) => [
        name.de,
        ...products.map((product) => product.name.de),
      ],
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

/** The correction of a word, with the same lookup as in the database. */
function taken(input: string): string | null {
  const near = misspellingKeys(input).flatMap((key) => byKey.get(key) ?? [])
  return correctSpelling(input, [...new Set(near)])?.word ?? null
}

const aMisspelling = fc
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
  .filter(({ word, typed: input }) => input !== word && !WORDS.includes(input))

test('at least 95 % of a thousand misspellings are corrected', () => {
  expect(WORDS.length).toBeGreaterThan(300)
  const misspellings = fc.sample(aMisspelling, { numRuns: 1000, seed: 7 })
  const misread = misspellings.filter(({ word, typed: input }) => taken(input) !== word)
  expect(misread.length).toBeLessThanOrEqual(50)
})

test.each([
  ['gurdbant', 'gurtband'],
  ['kordura', 'cordura'],
  ['fliess', 'vlies'],
  ['hehring', 'hering'],
])('%s, spelled as it sounds, is corrected to %s', (input, word) => {
  const keys = misspellingKeys(word)
  expect(misspellingKeys(input).some((key) => keys.includes(key))).toBe(true)
})

test.each([
  ['nahgarn', 'nahgarn', 0],
  ['nahgran', 'nahgarn', 1],
  ['cordua', 'cordura', 1],
  ['gurdbant', 'gurtband', 2],
  ['', 'klett', 5],
])('the edit distance of %s and %s is %i', (input, word, edits) => {
  expect(editsBetween(input, word)).toBe(edits)
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

test('of two equally close words the more frequent one wins', () => {
  const words = [
    { word: 'gurte', spelling: 'Gurte', weight: 2 },
    { word: 'gurts', spelling: 'Gurts', weight: 9 },
  ]
  expect(correctSpelling('gurtx', words)?.spelling).toBe('Gurts')
})

test('an incomplete word is corrected if no whole word is as close', () => {
  const words = [
    { word: 'reissverschluss', spelling: 'Reißverschluss', weight: 9 },
    { word: 'gurte', spelling: 'Gurte', weight: 1 },
    { word: 'gurtband', spelling: 'Gurtband', weight: 9 },
  ]
  expect(correctSpelling('reisversch', words)?.spelling).toBe('Reißverschluss')
  expect(correctSpelling('gurdba', words)?.spelling).toBe('Gurtband')
  expect(correctSpelling('gurta', words)?.spelling).toBe('Gurte')
  expect(
    correctSpelling('gurd', [{ word: 'gurtband', spelling: 'Gurtband', weight: 1 }]),
  ).toBeNull()
})

test('short words must be closer than long ones', () => {
  const words = [{ word: 'klettband', spelling: 'Klettband', weight: 1 }]
  expect(correctSpelling('kletpant', words)).toBeNull()
  expect(correctSpelling('kletbant', words)?.spelling).toBe('Klettband')
  expect(correctSpelling('ahkln', [{ word: 'ahle', spelling: 'Ahle', weight: 1 }])).toBeNull()
})
