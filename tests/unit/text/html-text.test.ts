import { expect, test } from 'vitest'
import { htmlText } from '#shared/html-text.ts'
import { paragraphsOf } from '#worker/pages/plain-text.ts'

test('each block ends a line, and list items start as configured', () => {
  expect(htmlText('<p>Garn<br>und Nadel</p><ul><li>rot</li><li>grün</li></ul>', '- ')).toBe(
    'Garn\nund Nadel\n- rot\n- grün\n\n',
  )
})

test('all HTML entities become characters, not only the five of XML', () => {
  expect(htmlText('5&nbsp;&ndash;&nbsp;7&#x20;m&sup2; &amp; mehr')).toBe(
    '5\u00a0–\u00a07 m² & mehr',
  )
})

test('scripts and style sheets are not text', () => {
  expect(htmlText('<style>p{}</style><p>Zelt</p><script>alert(1)</script>')).toBe('Zelt\n')
})

test('an unclosed tag removes only itself', () => {
  expect(htmlText('<p>Zelt <b>leicht')).toBe('Zelt leicht\n')
})

test('plain text preserves its paragraphs and brackets', () => {
  expect(paragraphsOf('Bis 5 < 7 m\n\nDicht')).toEqual(['Bis 5 < 7 m', 'Dicht'])
})
