import { expect, test } from 'vitest'
import { fold } from '#shared/search/fold.ts'
import { hasWords } from '#shared/search/has-words.ts'

const TEXT = fold('Weiterreißkraft: gemessen in der Zungenprobe')

test.each(['', '  ', 'kraft', 'WEITERREISS', 'zungenprobe weiter', 'reisskraft,'])(
  '"%s" finds the tear strength',
  (typed) => expect(hasWords(TEXT, typed)).toBe(true),
)

test('all words that are typed have to be there', () => {
  expect(hasWords(TEXT, 'Zungenprobe Wasser')).toBe(false)
})
