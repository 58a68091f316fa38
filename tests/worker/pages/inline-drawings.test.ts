import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
  aPicture,
} from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

afterEach(() => vi.restoreAllMocks())

/** A shop with one product and its drawing, at paths of this test only. */
async function aShopOf(name: string, drawing: string) {
  const shop = aContentShop()
  const { record, upload } = aPicture('plate', drawing)
  await env.MEDIA.put(upload.name, upload.text, { httpMetadata: { contentType: record.mimeType } })
  const slug = { de: `stoff-${name}`, en: `fabric-${name}` }
  await shop.import(
    aCatalogue({
      media: [record],
      categories: [aCategory('fabrics', { path: { de: `/${name}`, en: `/${name}-en` } })],
      families: [aParentRecord('one')],
      articles: [aProductRecord('70000', { family: 'one', slug, media: ['plate'] })],
    }),
  )
  const address = `https://shop.test/${record.file}`
  /** Addresses of the eagerly loaded pictures of a page. */
  const first = async (path: string) => {
    const { text } = await shop.get(path)
    const sources = [...text.matchAll(/<img src="([^"]*)"[^>]*fetchPriority="high"/g)].map(
      ([, source = '']) =>
        source.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
    )
    return { text, sources }
  }
  return { first, address, svg: upload.text, listing: `/${name}`, article: `/${slug.de}/70000` }
}

const WISHLIST_BUTTON = '<path fill="#c00" d="M0 50%h9"/>\n<!-- drawn -->'

test('the first drawings of a listing, a search and a product are embedded in the page', async () => {
  const { first, address, svg, listing, article: product } = await aShopOf('innen', WISHLIST_BUTTON)
  for (const path of [listing, '/search?search=Artikel', product]) {
    const { text, sources } = await first(path)
    expect(sources, path).toHaveLength(1)
    const [data, drawing = ''] = (sources[0] ?? '').split(/,(.*)/)
    expect(data).toBe('data:image/svg+xml')
    expect(drawing).toMatch(/^[-\w!$&'()*+,./:;=?@~%]+$/)
    expect(decodeURIComponent(drawing)).toBe(svg)
    // Embedded pictures are not preloaded.
    expect(text).not.toContain('rel="preload" as="image"')
    if (path === product) expect(text).toContain(`href="${address}"`)
  }
})

test('a drawing that is unreadable or large is not embedded', async () => {
  const broken = await aShopOf('kaputt', '<path d="M1 1h9"/>')
  vi.spyOn(env.MEDIA, 'get').mockRejectedValueOnce(new Error('R2 is away'))
  expect((await broken.first(broken.article)).sources).toEqual([broken.address])
  vi.restoreAllMocks()
  const large = await aShopOf('gross', `<path d="M1 1${'h1v1'.repeat(2_100)}"/>`)
  expect((await large.first(large.article)).sources).toEqual([large.address])
})
