import { expect, test } from 'vitest'
import { htmlText } from '#shared/html-text.ts'
import { paragraphsOf } from '#worker/pages/plain-text.ts'

test('each block ends a line, and items of a list begin as asked', () => {
  expect(htmlText('<p>Garn<br>und Nadel</p><ul><li>rot</li><li>grün</li></ul>', '- ')).toBe(
    'Garn\nund Nadel\n- rot\n- grün\n\n',
  )
})

test('every entity is a sign, not only the five of XML', () => {
  expect(htmlText('5&nbsp;&ndash;&nbsp;7&#x20;m&sup2; &amp; mehr')).toBe(
    '5\u00a0–\u00a07 m² & mehr',
  )
})

test('what a script or a style sheet says is no text', () => {
  expect(htmlText('<style>p{}</style><p>Zelt</p><script>alert(1)</script>')).toBe('Zelt\n')
})

test('a tag that is never closed takes nothing along but itself', () => {
  expect(htmlText('<p>Zelt <b>leicht')).toBe('Zelt leicht\n')
})

test('a plain description keeps its paragraphs, and a bracket that opens no tag', () => {
  expect(paragraphsOf('Bis 5 < 7 m\n\nDicht')).toEqual(['Bis 5 < 7 m', 'Dicht'])
})
