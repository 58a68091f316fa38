import { expect, test } from 'vitest'
import { headsOf } from '#worker/backend/search/stems.ts'

test.each([
  ['de', 'Endlosreißverschluss, Spirale Nr. 3, Meterware', 'endlosreissverschluss'],
  ['de', 'Gurtband Polyamid, leicht, 25mm', 'gurtband polyamid'],
  ['de', 'Nahtdichter für Silikon, wasserbasiert', 'nahtdichter'],
  ['de', 'Klettband zum Nähen', 'klettband'],
  ['de', 'Schnittmuster Tarp 3 × 2,8m', 'schnittmuster tarp'],
  ['de', 'D-Ring, Acetal', 'd ring'],
  ['en', 'Continuous zipper, coil No. 3', 'zipper'],
  ['en', 'Zipper pulls, cord with cap', 'pulls'],
  ['en', 'Patches for composite laminates', 'patches'],
  ['en', '3 × 2', ''],
] as const)('in %s the head noun of "%s" is %s', (locale, name, heads) => {
  expect(headsOf(name, locale)).toBe(heads)
})
