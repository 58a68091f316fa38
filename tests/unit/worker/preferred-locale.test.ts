import { expect, test } from 'vitest'
import { parseAcceptLanguage } from '#worker/edge/middleware/locale.ts'

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.5,de;q=0.6', 'de'],
  ['en;q=0,de', 'de'],
  ['EN-gb', 'en'],
  ['fr,es;q=0.5', null],
  ['*', null],
  ['endlos', null],
  ['en;q=huge', 'en'],
  [';;;,,,', null],
])('Accept-Language "%s" prefers %s', (accepted, locale) => {
  expect(parseAcceptLanguage(accepted)).toBe(locale)
})
