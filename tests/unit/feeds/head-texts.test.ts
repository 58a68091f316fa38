import { expect, test } from 'vitest'
import { documentDescription, documentTitle } from '#worker/pages/layout/head.tsx'

test('a title carries the name of the shop where there is room for both', () => {
  expect(documentTitle('Stoffe', 'Ripstop')).toBe('Stoffe – Ripstop')
  expect(documentTitle('Ripstop', 'Ripstop')).toBe('Ripstop')
})

test('a long title does without the name of the shop', () => {
  const title = 'Ripstop-Nylon silikonbeschichtet 20 den, 36 g/m², Schwarz, 150 cm'
  expect(documentTitle(title, 'Ripstop')).toBe(title)
})

test('a title that is too long ends behind a whole word', () => {
  const title = documentTitle('Reißverschluss, '.repeat(20), 'Ripstop')
  expect(title.length).toBeLessThanOrEqual(65)
  expect(title).toMatch(/Reißverschluss…$/)
})

test('a long name of an article keeps what tells it from its siblings', () => {
  const sleepingBag = 'Schlafsackreißverschluss, zweiwege teilbar, Spirale Nr. 5, 210cm, links'
  const title = documentTitle(sleepingBag, 'Ripstop', 'product')
  expect(title).toBe('Schlafsackreißverschluss… Spirale Nr. 5, 210cm, links – Ripstop')
  expect(documentTitle(`${'x'.repeat(60)}, ${'y'.repeat(60)}`, 'Ripstop', 'product')).toMatch(/x…$/)
  expect(documentTitle('Reißverschluss '.repeat(20), 'Ripstop', 'product')).toMatch(/verschluss…$/)
})

test('a word without an end is cut all the same', () => {
  expect(documentTitle('x'.repeat(200), 'Ripstop')).toHaveLength(65)
})

test('a description is one line of at most 160 characters', () => {
  expect(documentDescription('Leicht,\n  dicht.')).toBe('Leicht, dicht.')
  expect(documentDescription('Leicht und dicht. '.repeat(30)).length).toBeLessThanOrEqual(160)
})
