import { expect, test } from 'vitest'
import { fold } from '#shared/search/fold.ts'
import { hasWords } from '#shared/search/has-words.ts'

const TEXT = fold('Weiterreißkraft: gemessen in der Zungenprobe')

test.each(['', '  ', 'kraft', 'WEITERREISS', 'zungenprobe weiter', 'reisskraft,'])(
  'the search "%s" finds the tear strength',
  (input) => expect(hasWords(TEXT, input)).toBe(true),
)

test('all words of a search must occur in a text', () => {
  expect(hasWords(TEXT, 'Zungenprobe Wasser')).toBe(false)
})

test('a hyphenated word is found as one', () => {
  expect(hasWords(fold('Wasser\u00adsäule'), 'wassersaeule')).toBe(true)
  expect(hasWords(fold('Wassersäule'), 'Wasser\u00adsäule')).toBe(true)
})
