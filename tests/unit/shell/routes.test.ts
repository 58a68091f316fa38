import { expect, test } from 'vitest'
import { pagePaths, pathsFor, routes, urls } from '#shared/urls.ts'

test('the router matches each page, form and entry in every language', () => {
  expect(routes.page('home')).toEqual(['/', '/en'])
  expect(routes.page('specialOffers')).toEqual(['/angebote', '/en/special-offers'])
  expect(routes.page('gallery', '/:slug')).toEqual([
    '/naehprojekte/:slug',
    '/en/sewing-projects/:slug',
  ])
  expect(routes.action('cartAdd')).toEqual(['/checkout/cart/add', '/en/checkout/cart/add'])
  expect(routes.suggest('json')).toEqual(['/search/suggest.json', '/en/search/suggest.json'])
})

test.each([
  ['accountOrder', urls.accountOrder('en', ':id')],
  ['accountOrderCancel', urls.accountOrder('en', ':id', 'cancel')],
  ['reorder', urls.accountOrder('en', ':id', 'reorder')],
  ['review', urls.review('en', ':number')],
  ['groupRegistration', urls.groupRegistration('en', ':group')],
  ['guestOrder', urls.guestOrder('en', ':code')],
  ['success', urls.success('en', ':id')],
  ['paid', urls.success('en', ':id', 'paid')],
  ['unpaid', urls.success('en', ':id', 'unpaid')],
  ['accountAddress', `${urls.accountAddress('en', ':id')}{[0-9a-f]{32}}`],
] as const)('the pattern %s equals the path of links', (name, path) => {
  expect(routes.at(name)[1]).toBe(decodeURIComponent(path))
})

test('every page has an address in each language', () => {
  expect(pagePaths('contact')).toEqual({ de: '/kontakt', en: '/en/contact' })
  expect(pathsFor((locale) => urls.term(locale, 'köper'))).toEqual({
    de: '/lexicon/k%C3%B6per',
    en: '/en/lexicon/k%C3%B6per',
  })
})
