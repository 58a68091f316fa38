import { beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#shared/i18n/locales.ts'
import { withLocalePrefix, PAGE_PATHS } from '#shared/paths.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'
import { env } from 'cloudflare:test'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

/** Whether a crawler may fetch an address: the longest matching rule decides (RFC 9309, 2.2.2). */
async function mayFetch(): Promise<(address: string) => boolean> {
  const { text } = await aContentShop().get('/robots.txt')
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => ({
    isAllowed: kind === 'Allow',
    length: path.length,
    pattern: new RegExp(
      `^${path
        .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/\$(?!$)/g, '\\$')}`,
    ),
  }))
  return (address) => {
    const fitting = rules.filter(({ pattern }) => pattern.test(address))
    const [first] = fitting.toSorted((a, b) => b.length - a.length || (a.isAllowed ? -1 : 1))
    return first?.isAllowed ?? true
  }
}

test('crawlers may fetch paths that only share a prefix with an excluded one', async () => {
  const isOpen = await mayFetch()
  for (const locale of LOCALES) {
    for (const path of [
      '/accountable-rucksack/70000',
      '/loginox-schraube',
      '/shopware-tasche/70001',
      '/searchlight',
      '/wishlisted/70002',
      '/registerkarten',
      '/locale-stoffe',
      '/checkouts/1',
      '/blogsearching',
      '/en-gros',
    ]) {
      const address = withLocalePrefix(locale, path)
      expect([address, isOpen(address)]).toEqual([address, true])
    }
  }
})

test('crawlers may not fetch personal pages, searches and addresses with parameters', async () => {
  const isOpen = await mayFetch()
  for (const locale of LOCALES) {
    for (const path of [
      PAGE_PATHS.account[locale],
      `${PAGE_PATHS.account[locale]}?p=2`,
      PAGE_PATHS.accountOrders[locale],
      PAGE_PATHS.checkout[locale],
      PAGE_PATHS.cart[locale],
      PAGE_PATHS.login[locale],
      `${PAGE_PATHS.search[locale]}?search=nylon`,
      `${PAGE_PATHS.search[locale]}?p=2&search=nylon`,
      `${PAGE_PATHS.search[locale]}/suggest`,
      `${PAGE_PATHS.wishlist[locale]}/change`,
      '/order/abc',
      '/stoffe?farbe=rot',
      '/stoffe?p=2&farbe=rot',
    ]) {
      const address = withLocalePrefix(locale, path)
      expect([address, isOpen(address)]).toEqual([address, false])
    }
  }
})

test('crawlers may fetch public pages and later pages of lists', async () => {
  const isOpen = await mayFetch()
  for (const path of [
    '/',
    '/en',
    '/stoffe',
    '/stoffe?p=2',
    '/en/fabrics?p=12',
    '/products.xml?p=2',
  ])
    expect([path, isOpen(path)]).toEqual([path, true])
})

test('during maintenance robots.txt preserves its rules instead of excluding everything', async () => {
  const shop = aContentShop()
  const open = await shop.get('/robots.txt')
  await setShopMode(env.KV, 'maintenance')
  const closed = await shop.get('/robots.txt')
  const page = await shop.get('/')
  await setShopMode(env.KV, 'open')
  expect(page.status).toBe(503)
  expect([closed.status, closed.text]).toEqual([200, open.text])
})
