import { beforeAll, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aBlock, aSection, aText } from '#tests/builders/content.ts'
import { aContentShop } from '../content/content-shop.ts'

const shop = aContentShop()
const both = (text: string) => ({ de: text, en: text })

/** Twelve kinds of webbing in a category, a thread, and a product that cannot be ordered. */
beforeAll(async () => {
  await emptyStorage()
  const webbing = Array.from({ length: 12 }, (_, index) => String(23_000 + index))
  const names = new Map([
    ...webbing.map((number) => [number, `Gurtband ${number}`] as const),
    ['28000', 'Nähgarn, 5g/qm'],
    ['73100TEST', 'Gurtband, nicht bestellen'],
  ])
  await shop.import({
    ...aCatalogue({
      categories: [
        aCategory('fabrics', {
          path: { de: '/gurtbaender', en: '/webbing' },
          name: { de: 'Gurtbänder', en: 'Webbing' },
        }),
        aCategory('threads'),
      ],
      families: [...names.keys()].map((key, position) =>
        aParentRecord(`f${key.toLowerCase()}`, {
          position,
          categories: [key === '28000' ? 'threads' : 'fabrics'],
        }),
      ),
      articles: [...names].map(([number, name], index) =>
        aProductRecord(number, {
          family: `f${number.toLowerCase()}`,
          name: { de: name, en: `Thing ${number}` },
          slug: { de: `artikel-${number.toLowerCase()}`, en: `thing-${number.toLowerCase()}` },
          prices: [{ fromQuantity: 1, grossCents: 100 + index }],
          ...(number.endsWith('TEST') && {
            flags: ['testArticle'],
            orderable: false,
            listed: false,
          }),
        }),
      ),
    }),
    posts: [
      {
        key: 'strap',
        slug: { de: 'gurt-naehen', en: 'sewing-straps' },
        date: '2026-01-01',
        title: { de: 'Ein Gurtband nähen', en: 'Sewing a strap' },
        summary: both('Kurz'),
        author: 'Werkstatt',
        picture: null,
        sections: [aSection({ blocks: [aBlock({ slots: [aText('<p>Riegel</p>')] })] })],
      },
    ],
  })
})

const search = (query: string) => shop.get(`/search?search=${query}`)
const cardsIn = (text: string) => text.match(/<li class="card">/g)?.length ?? 0
const firstName = (text: string) =>
  /<h3><a [^>]*>(.*?)<\/a>/.exec(text)?.[1]?.replace(/<[^>]*>/g, '')

test.each([
  ['&p=9#', 'name-asc', 404],
  ['#&p=9', 'name-desc', 200],
])(
  '%s after an address does not create a cached page for the address itself',
  async (rest, order, status) => {
    const address = `/search?search=gurtband&order=${order}`
    expect((await shop.get(address + rest)).status).toBe(status)
    const { text } = await shop.get(address)
    expect(cardsIn(text)).toBe(10)
  },
)

test('results are a listing with ten per page, sorted by relevance by default', async () => {
  const { text } = await search('gurtband')
  expect(cardsIn(text)).toBe(10)
  expect(text).toContain('<option value="score" selected="">')
  expect(text).toContain('href="/search?search=gurtband&amp;p=2"')
  const second = await search('gurtband&p=2&order=price-desc')
  expect(cardsIn(second.text)).toBe(2)
  expect(firstName(second.text)).toBe('Gurtband 23001')
  expect((await search('gurtband&p=3')).status).toBe(404)
  const popular = await search('gurtband&order=topseller')
  expect(popular.text).toContain('<option value="topseller" selected="">')
})

test('results can be filtered like a listing, and the form preserves the search term', async () => {
  const { text } = await search('gurtband&max-price=1.03')
  expect(cardsIn(text)).toBe(4)
  expect(text).toContain('<input type="hidden" name="search" value="gurtband"/>')
  expect(text).toContain('href="/search?search=gurtband" rel="nofollow"')
  const none = await search('gurtband&min-price=900')
  expect([cardsIn(none.text), none.text.includes('id="filter"')]).toEqual([0, true])
})

test('matches are highlighted in names', async () => {
  expect((await search('naehgarn')).text).toContain('><mark>Nähgarn</mark>')
})

test('a product number redirects to the product, unless it cannot be ordered', async () => {
  for (const input of ['23001', '23%20001', 'Art.-Nr.%2023001']) {
    const { status, headers } = await search(input)
    expect([status, headers.get('location')]).toEqual([302, '/artikel-23001/23001'])
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(cardsIn((await search('2300')).text)).toBe(10)
  expect((await search('73100TEST')).status).toBe(200)
  expect(cardsIn((await search('73100')).text)).toBe(0)
})

test('a misspelled term shows its correction, with a link to search exactly', async () => {
  const { text } = await search('gurdbant')
  expect(cardsIn(text)).toBe(10)
  expect(text).toContain('Hier sind die Ergebnisse für „Gurtband“')
  expect(text).toContain('href="/search?search=gurdbant&amp;exact=1"')
  expect(text).toContain('<mark>Gurtband</mark>')
  expect(cardsIn((await search('gurdbant&exact=1')).text)).toBe(0)
})

test('products and blog posts are tabs with counts, each on its own page', async () => {
  const { text } = await search('gurtband')
  expect(text).toMatch(/href="\/blogsearch\?search=gurtband">Blog.{0,9}<span class="n">1</)
  const blog = await shop.get('/blogsearch?search=gurtband')
  expect(blog.text).toMatch(/href="\/search\?search=gurtband">Artikel.{0,9}<span class="n">12</)
  expect(blog.text).toContain('Ein <mark>Gurtband</mark> nähen')
})

test('categories with a matching name are above the results', async () => {
  expect((await search('gurtband')).text).toMatch(
    /<a class="chip" href="\/gurtbaender">Gurtbänder.{0,9}<span class="quiet">12</,
  )
})

test.each([
  'gibtesnicht',
  '"',
  '* OR NEAR(',
  '%00',
  'x'.repeat(5000),
  '😀'.repeat(90),
  '‮gnitrow',
  '<svg onload=alert(1)>',
])('a search without results, %s, links to the main categories', async (input) => {
  const { status, text } = await search(encodeURIComponent(input))
  expect([status, cardsIn(text)]).toEqual([200, 0])
  expect(text).toContain('<a class="chip" href="/gurtbaender">Gurt\u00ADbänder</a>')
  expect(text).toContain('content="noindex, follow"')
  expect(text).not.toMatch(/<svg onload|‮/)
})

describe('search suggestions', () => {
  const suggest = (query: string, headers = {}) =>
    shop.get(`/search/suggest?search=${query}`, headers)

  test('suggestions contain terms, products with prices, categories and posts', async () => {
    const { headers, text } = await suggest('gurtb')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.has('set-cookie')).toBe(false)
    expect(text).toContain('href="/search?search=Gurtband"')
    expect(text).toContain('href="/artikel-23000/23000"')
    expect(text).toContain('Art.-Nr. 23000')
    expect(text.match(/class="price"/g)).toHaveLength(5)
    expect(text).toContain('inkl. MwSt., zzgl. <a href="/versandkosten">Versand</a>')
    expect(text).toContain('href="/gurtbaender"')
    expect(text).toContain('href="/blog/gurt-naehen"')
    expect(text).toContain('Alle 12 Treffer zeigen')
  })

  test('suggestions are grouped by words, categories, products and guides', async () => {
    const { text } = await suggest('gurtb')
    const groups = [...text.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(groups).toEqual(['Suchwörter', 'Kategorien', 'Artikel', 'Wissen'])
  })

  test('every suggestion is an option of a listbox, with name and id', async () => {
    const { text } = await suggest('gurtb')
    const ids = [...text.matchAll(/role="option"[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBe(text.match(/role="option"/g)?.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(text).toMatch(/role="listbox" id="suggestions" aria-label="[^"]+" data-said="8 /)
  })

  test('suggestions show net prices to trade customers only', async () => {
    await suggest('nähg')
    const net = await suggest('nähg', { cookie: 'view=s%3Dnet-export' })
    expect(net.text).toContain('netto, zzgl.')
    expect((await suggest('nähg')).text).toContain('inkl. MwSt.')
  })

  test('a single letter, an empty input and punctuation get no suggestions', async () => {
    for (const input of ['', 'g', '%22*', '%00']) {
      expect((await suggest(input)).status).toBe(204)
    }
  })

  test('suggestions escape the input', async () => {
    const { text } = await suggest(encodeURIComponent('gurtband <img src=x onerror=alert(1)>'))
    expect(text).not.toContain('<img src=x')
  })

  test('suggestions show product names with the symbol m², like product pages', async () => {
    expect((await suggest('nähg')).text).toContain('<mark>Nähg</mark>arn, 5g/m²')
  })

  test('suggestions correct misspellings too', async () => {
    expect((await suggest('gurdbant')).text).toContain('Vorschläge für „Gurtband“')
  })

  test('a browser gets suggestions for its address bar', async () => {
    const { headers, text } = await shop.get('/search/suggest.json?search=gurtb')
    expect(headers.get('content-type')).toMatch(/^application\/x-suggestions\+json/)
    expect(JSON.parse(text)).toEqual([
      'gurtb',
      ['Gurtband', 'Gurtbänder', ...[0, 1, 2, 3, 4].map((n) => `Gurtband 2300${n}`)],
    ])
  })
})
