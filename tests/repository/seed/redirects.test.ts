import { expect, test } from 'vitest'
import { LOCALES } from '#shared/i18n/locales.ts'
import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { findRuleRedirect, findWellKnownRedirect } from '#worker/edge/redirects/rules.ts'
import { lines } from './demo.ts'
import { pathsIn } from './paths.ts'

/** Redirect targets that are not content. */
const OF_THE_SHOP: readonly PageName[] = ['home', 'newProducts', 'orderSample']

async function everyPath(): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(LOCALES.map(pathsIn))
  const own = LOCALES.flatMap((locale) => OF_THE_SHOP.map((name) => urls.page(locale, name)))
  return new Set([...paths.flatMap((some) => [...some]), ...own])
}

const targets = async () =>
  new Map((await lines.redirects()).map(({ from, to, permanent }) => [from, { to, permanent }]))

test('every old address redirects to a demo page in its language', async () => {
  const known = await everyPath()
  // English names of pages that were once linked without a prefix.
  const unprefixed = ['/privacy-policy', '/shipping']
  const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path) || unprefixed.includes(path)
  const astray = (await lines.redirects()).filter(
    ({ from, to }) => to.startsWith('/') && (!known.has(to) || isEnglish(from) !== isEnglish(to)),
  )
  expect(astray).toEqual([])
})

test('an old address is neither a page nor a target, and redirects once', async () => {
  const known = await everyPath()
  const all = await targets()
  expect(all.size).toBe((await lines.redirects()).length)
  for (const [from, { to }] of all) {
    expect(known, from).not.toContain(from)
    expect(all.has(to), to).toBe(false)
  }
})

test('no redirect rule applies to a page of the demo', async () => {
  const redirected = [...(await everyPath())].filter(
    (path) => findWellKnownRedirect(path) ?? findRuleRedirect(path),
  )
  expect(redirected).toEqual([])
})

test.each([
  ['/Stoffe/', '/stoffe', 301],
  ['/Reissverschluesse/', '/reissverschluesse', 301],
  ['/Plattenware/', '/platenware', 301],
  ['/Zeltgestaenge/', '/dac-zeltgestaenge', 301],
  ['/angebote/', '/angebote', 301],
  ['/Test/', '/', 302],
  ['/en/Test/', '/en', 302],
  ['/know-how/materialwahl', '/know-how', 301],
  ['/know-how/materialinfos', '/know-how', 301],
  ['/know-how/tipps', '/know-how', 301],
  ['/neue-artikel', '/new-products', 301],
  ['/en/sample-order', '/en/order-sample', 301],
  ['/privacy-policy', '/en/data-privacy-policy', 301],
  ['/shipping', '/en/shipping', 301],
  ['/Naehprojekte', '/naehprojekte', 301],
  ['/extremtextil-galerie', '/naehprojekte', 301],
  ['/kunden-galerie', '/naehprojekte', 301],
])('%s redirects to %s with %i', async (from, to, status) => {
  expect((await targets()).get(from)).toEqual({ to, permanent: status === 301 })
})

test('the old addresses of each kind are complete', async () => {
  const all = [...(await targets())]
  const count = (isOfKind: (from: string, to: string) => boolean) =>
    all.filter(([from, { to }]) => isOfKind(from, to)).length
  const gallery = /^\/(?:Naehprojekte|extremtextil-galerie|kunden-galerie)\//
  expect({
    hookAndLoop: count((from) => from.endsWith('/0.html')),
    gallery: count((from) => gallery.test(from)),
    ids: count((from) => /\/detail\/[0-9a-f]{32}$/.test(from)),
    productsWithNumber: count(
      (from, to) => /^(?:\/en)?\/[^/]+\/\d{5}$/.test(to) && !from.includes('/detail/'),
    ),
  }).toEqual({ hookAndLoop: 6, gallery: 13, ids: 4, productsWithNumber: 264 })
})
