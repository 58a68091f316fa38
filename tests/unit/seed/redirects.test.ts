import { expect, test } from 'vitest'
import { LOCALES } from '#shared/i18n/locales.ts'
import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { redirectOf } from '#worker/edge/redirects/resolve.ts'
import { REDIRECTS } from '#worker/edge/redirects/data/table.ts'
import { lines } from './demo.ts'
import { pathsIn } from './paths.ts'

/** Pages that old addresses lead to and that are no content. */
const OF_THE_SHOP: readonly PageName[] = ['home', 'newProducts', 'orderSample']

async function everyPath(): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(LOCALES.map(pathsIn))
  const own = LOCALES.flatMap((locale) => OF_THE_SHOP.map((name) => urls.page(locale, name)))
  return new Set([...paths.flatMap((some) => [...some]), ...own])
}

/** English names of pages, as they were linked without the prefix of their language. */
const UNPREFIXED = ['/privacy-policy', '/shipping']

test('every row of the table leads to a page of the demo, in its own language', async () => {
  const known = await everyPath()
  const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path) || UNPREFIXED.includes(path)
  const astray = REDIRECTS.filter(
    ([from, to]) => !known.has(to) || isEnglish(from) !== isEnglish(to),
  )
  expect(astray).toEqual([])
})

test('no page of the demo is led away from', async () => {
  const away = [...(await everyPath())].filter((path) => redirectOf(path) !== null)
  expect(away).toEqual([])
})

test("operators' redirects lead to pages, and from none", async () => {
  const known = await everyPath()
  for (const { from, to } of await lines.redirects()) {
    expect(known, from).not.toContain(from)
    expect(redirectOf(from), from).toBeNull()
    if (to.startsWith('/')) expect(known, to).toContain(to)
  }
})
