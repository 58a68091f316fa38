import { expect, test } from 'vitest'
import { documentDescription, documentTitle } from '#worker/pages/layout/head.tsx'

test("a title includes the shop's name if it fits", () => {
  expect(documentTitle('Stoffe', 'Ripstop')).toBe('Stoffe – Ripstop')
  expect(documentTitle('Ripstop', 'Ripstop')).toBe('Ripstop')
})

test("a long title omits the shop's name", () => {
  const title = 'Ripstop-Nylon silikonbeschichtet 20 den, 36 g/m², Schwarz, 150 cm'
  expect(documentTitle(title, 'Ripstop')).toBe(title)
})

test('an overlong title is cut after a whole word', () => {
  const title = documentTitle('Reißverschluss, '.repeat(20), 'Ripstop')
  expect(title.length).toBeLessThanOrEqual(65)
  expect(title).toMatch(/Reißverschluss…$/)
})

test('a long product name preserves what distinguishes its variants', () => {
  const sleepingBag = 'Schlafsackreißverschluss, zweiwege teilbar, Spirale Nr. 5, 210cm, links'
  const title = documentTitle(sleepingBag, 'Ripstop', 'product')
  expect(title).toBe('Schlafsackreißverschluss… Spirale Nr. 5, 210cm, links – Ripstop')
  expect(documentTitle(`${'x'.repeat(60)}, ${'y'.repeat(60)}`, 'Ripstop', 'product')).toMatch(/x…$/)
  expect(documentTitle('Reißverschluss '.repeat(20), 'Ripstop', 'product')).toMatch(/verschluss…$/)
})

test('an endless word in a title is cut', () => {
  expect(documentTitle('x'.repeat(200), 'Ripstop')).toHaveLength(65)
})

test('a description is one line of at most 160 characters', () => {
  expect(documentDescription('Leicht,\n  dicht.')).toBe('Leicht, dicht.')
  expect(documentDescription('Leicht und dicht. '.repeat(30)).length).toBeLessThanOrEqual(160)
})
