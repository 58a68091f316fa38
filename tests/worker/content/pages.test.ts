import { expect, test } from 'vitest'
import type { CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from './content-shop.ts'

const saying = (de: string, en = de) => ({
  sections: [aSection({ blocks: [aBlock({ slots: [aText({ de, en })] })] })],
})

test('a content page has a path in each language and one heading', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage(saying('<p>Guten Tag</p>', '<p>Good day</p>'))] })
  const german = await shop.get('/impressum')
  expect(german.status).toBe(200)
  expect(german.text).toContain('<p>Guten Tag</p>')
  expect(german.text.match(/<h1/g)).toHaveLength(1)
  const english = await shop.get('/en/imprint')
  expect(english.status).toBe(200)
  expect(english.text).toContain('<p>Good day</p>')
  expect(english.text).not.toContain('Guten Tag')
})

test('a differently spelled path redirects permanently with its query', async () => {
  const shop = aContentShop()
  const aliases = { de: ['/datenschutzbestimmungen'], en: ['/privacy-policy'] }
  const path = { de: '/datenschutz', en: '/data-privacy-policy' }
  await shop.import({ pages: [aPage({ key: 'privacy', path, aliases })] })
  const german = await shop.get('/datenschutzbestimmungen?from=mail')
  expect(german.status).toBe(301)
  expect(german.headers.get('location')).toBe('/datenschutz?from=mail')
  const english = await shop.get('/en/privacy-policy')
  expect(english.status).toBe(301)
  expect(english.headers.get('location')).toBe('/en/data-privacy-policy')
})

test('a path exists only in its own language', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage()] })
  expect((await shop.get('/imprint')).status).toBe(404)
  expect((await shop.get('/en/impressum')).status).toBe(404)
})

test('page texts contain the shop’s data, but no secrets', async () => {
  const shop = aContentShop()
  await shop.import({
    pages: [aPage(saying('<p>{{SHOP_LEGAL_NAME}}, {{SHOP_ZIP}}, {{SIGNING_SECRET}}</p>'))],
  })
  const { body } = await shop.storeApi(`/landing-page/${idOf('landing-page', 'imprint')}`)
  expect(body.cmsPage.sections[0].blocks[0].slots[0].data.content).toBe(
    '<p>Ripstop Demo GmbH, 01099, {{SIGNING_SECRET}}</p>',
  )
})

test('the Store API returns a page as sections, blocks and slots in the requested language', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage(saying('<p>Guten Tag</p>', '<p>Good day</p>'))] })
  const id = idOf('landing-page', 'imprint')
  const english = { 'sw-language-id': idOf('language', 'en-GB') }
  const { status, body } = await shop.storeApi(`/landing-page/${id}`, {}, english)
  expect(status).toBe(200)
  expect(body).toMatchObject({ apiAlias: 'landing_page', id, name: 'Imprint', url: 'imprint' })
  const [section] = body.cmsPage.sections
  expect(section.blocks[0].slots[0]).toMatchObject({
    apiAlias: 'cms_slot',
    type: 'text',
    data: { content: '<p>Good day</p>' },
  })
  const alone = await shop.storeApi(`/cms/${body.cmsPageId}`, {}, english)
  expect(alone.body.sections).toEqual(body.cmsPage.sections)
})

test('an unknown page returns 404, and an invalid id 400', async () => {
  const shop = aContentShop()
  const unknown = await shop.storeApi(`/landing-page/${'a'.repeat(32)}`)
  expect(unknown.status).toBe(404)
  expect(unknown.body.errors[0].code).toBe('CONTENT__LANDING_PAGE_NOT_FOUND')
  expect((await shop.storeApi('/landing-page/imprint')).status).toBe(400)
  expect((await shop.storeApi(`/cms/${'a'.repeat(32)}`)).status).toBe(404)
})

test('removing a page from the catalogue removes its paths', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage()] })
  await shop.import({ pages: [] })
  expect((await shop.storeApi('/seo-url', { limit: 1 })).body.elements).toEqual([])
})

test('an import reports the line of a page with a missing reference', async () => {
  const shop = aContentShop()
  const slots: readonly CmsSlotRecord[] = [
    { slot: 'content', type: 'product-box', article: '70000' },
    { slot: 'content', type: 'product-slider', title: null, articles: ['70001'] },
    { slot: 'content', type: 'image', picture: { media: 'lost', url: null, newTab: false } },
  ]
  const blocks = slots.map((slot) => aBlock({ slots: [slot] }))
  const response = await shop.import({ pages: [aPage({ sections: [aSection({ blocks })] })] })
  expect(response).toEqual({
    refusals: expect.arrayContaining([
      { file: 'pages', line: 1, reason: 'article 70000 does not exist' },
      { file: 'pages', line: 1, reason: 'article 70001 does not exist' },
      { file: 'pages', line: 1, reason: 'picture lost does not exist' },
    ]),
  })
})

test('two pages cannot share a path, not even in another spelling', async () => {
  const shop = aContentShop()
  const other = aPage({ key: 'other', path: { de: '/anderes', en: '/other' } })
  const aliases = { de: ['/impressum'], en: [] }
  const response = await shop.import({ pages: [aPage(), { ...other, aliases }] })
  expect(response).toEqual({
    refusals: [{ file: 'pages', line: 2, reason: 'path /impressum occurs twice in de' }],
  })
})

test('a page has breadcrumbs', async () => {
  const shop = aContentShop()
  const path = (name: string) => ({ de: `/${name}`, en: `/${name}` })
  const name = (text: string) => ({ de: text, en: text })
  const top = aPage({ key: 'top', path: path('oben'), name: name('Oben') })
  const middle = aPage({ key: 'mid', parent: 'top', path: path('oben/mitte'), name: name('Mitte') })
  const low = aPage({ key: 'low', parent: 'mid', path: path('unten'), name: name('Unten') })
  await shop.import({ pages: [top, middle, low] })
  const { text } = await shop.get('/unten')
  expect(text).toMatch(/href="\/oben">Oben<\/a>.*href="\/oben\/mitte">Mitte<\/a>.*Unten/)
})

test('a page with several headings starts with a table of contents, a short one does not', async () => {
  const shop = aContentShop()
  const path = { de: '/lang', en: '/long' }
  const long = saying('<h2>Stoff</h2><h2>Nähte</h2><h2 id="z">Zubehör</h2>')
  await shop.import({ pages: [aPage(), aPage({ key: 'long', path, ...long })] })
  const { text } = await shop.get('/lang')
  expect(text).toMatch(/<summary>Inhalt<\/summary>.*<a href="#naehte">Nähte<\/a>/)
  expect(text).toContain('<h2 id="naehte">Nähte</h2>')
  expect(text).toContain('<a href="#z">Zubehör</a>')
  expect((await shop.get('/impressum')).text).not.toContain('<summary>Inhalt</summary>')
})

test('a page excluded from search engines is noindex', async () => {
  const shop = aContentShop()
  const path = { de: '/schlicht', en: '/plain' }
  await shop.import({ pages: [aPage({ key: 'plain', path, indexed: false })] })
  expect((await shop.get('/schlicht')).text).toContain('name="robots" content="noindex"')
})

test('scripts in a text are removed', async () => {
  const shop = aContentShop()
  const path = { de: '/angriff', en: '/attack' }
  const html = '<p onclick="a()">Text</p><script>alert(1)</script><a href="javascript:b()">x</a>'
  await shop.import({ pages: [aPage({ key: 'attack', path, ...saying(html) })] })
  const { text } = await shop.get('/angriff')
  expect(text).toContain('<p>Text</p>')
  expect(text).not.toMatch(/alert\(1\)|javascript:|onclick/)
})

test('the styles of a page are in one style element with the response’s nonce', async () => {
  const shop = aContentShop()
  const section = aSection({
    backgroundColor: '#e9f0ea',
    cssClass: 'teaser',
    sizingMode: 'full_width',
    visibility: { mobile: false, tablet: true, desktop: true },
    blocks: [aBlock({ marginTop: 40 })],
  })
  const path = { de: '/bunt', en: '/colourful' }
  await shop.import({ pages: [aPage({ key: 'colourful', path, sections: [section] })] })
  const { text, headers } = await shop.get('/bunt')
  const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(text).toContain(`<style nonce="${nonce}">.cms-`)
  expect(text).toContain('background-color:#e9f0ea')
  expect(text).toContain('margin-block-start:40px')
  expect(text).toMatch(/class="cms-section wide teaser cms-[\w-]+ hide-mobile"/)
  expect(text).not.toMatch(/\sstyle="/)
})
