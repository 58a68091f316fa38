import { expect, test } from 'vitest'
import { formatLength, formatLengthFigure } from '#shared/i18n/format.ts'
import { LOCALES, type LocalText } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { figure } from '#seed/records/measure.ts'
import { shortCategoryName } from '#worker/rendering/navigation/shop-navigation.ts'

test.each<[number, LocalText]>([
  [2000, { de: '2.000', en: '2,000' }],
  [10_000, { de: '10.000', en: '10,000' }],
  [0.5, { de: '0,5', en: '0.5' }],
])('the number %d has the usual thousands separators', (value, said) => {
  expect(figure(value)).toEqual(said)
})

test('lengths have thousands separators in text, not in inputs', () => {
  expect(formatLength('de', 12_345)).toBe('1.234,5\u202fm')
  expect(formatLengthFigure('de', 12_345)).toBe('1234,5')
})

test.each([
  ['Buckles and hardware', 'Buckles'],
  ['Kleben, Dichten und Pflegen', 'Kleben'],
  ['Hook and loop', 'Hook and loop'],
  ['Klettverschluss', 'Klettverschluss'],
])('the category "%s" has the short name "%s"', (name, sign) => {
  expect(shortCategoryName(name)).toBe(sign)
})

test.each(LOCALES)('a quantity of one uses the singular (%s)', (locale) => {
  const t = messages(locale)
  const one = [
    t('catalogue.range', { from: 1, to: 1, total: 1 }),
    t('catalogue.productsOf', { count: 1, total: 1 }),
    t('catalogue.colours', { count: 1 }),
    t('reviews.range', { from: 1, to: 1, total: 1 }),
    t('content.workHours', { hours: '1' }),
    t('cartLines.sets', { count: 1 }),
    t('formRefusals.rateLimit', { seconds: 1 }),
    t('search.inBlog', { count: 1 }),
  ]
  const plurals =
    /Artikeln|Farben|Bewertungen|Stunden|Sets|Sekunden|Beiträge|items|colours|reviews|hours|sets|seconds|posts/
  expect(one.filter((text) => plurals.test(text))).toEqual([])
})
