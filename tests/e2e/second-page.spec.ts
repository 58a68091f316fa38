import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const VISIT = ['/', '/stoffe', '/ripstop-polyester-silikon-pu-20den-48g-qm-petrol/70034', '/faq']

test.use({ viewport: { width: 360, height: 740 } })

test('further pages load only their HTML and pictures', async ({ page }) => {
  const fetched = await watchFetched(page)
  const pages: (readonly Fetched[])[] = []
  for (const path of VISIT) {
    await page.goto(path, { waitUntil: 'networkidle' })
    pages.push(fetched.sinceLast())
  }
  const [home = [], listing = []] = pages
  // The first page loads font and loader.
  expect(home.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Font', 'Script']))
  const kinds = new Set(listing.map(({ kind }) => kind))
  expect([...kinds].filter((kind) => kind !== 'Document' && kind !== 'Image')).toEqual([])
  const paths = pages.flat().map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([])
})

type Fetched = { readonly id: string; readonly kind: string; readonly path: string }

/** Network transfers from now on, without cached files. */
async function watchFetched(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const stored = new Set<string>()
  let answered: Fetched[] = []
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void stored.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId: id, type: kind, response }) => {
    const { protocol, pathname: path } = new URL(response.url)
    if (response.fromDiskCache || protocol === 'data:') stored.add(id)
    answered.push({ id, kind, path })
  })
  await devtools.send('Network.enable')
  return {
    sinceLast(): readonly Fetched[] {
      const fetched = answered.filter(({ id }) => !stored.has(id))
      answered = []
      return fetched
    },
  }
}
