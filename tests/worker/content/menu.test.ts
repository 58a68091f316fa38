import { expect, test } from 'vitest'
import { aPage } from '#tests/builders/content.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from './content-shop.ts'

const both = (text: string) => ({ de: text, en: text })
const FOLDER = {
  key: 'knowledge',
  parent: null,
  position: 0,
  name: { de: 'Wissen', en: 'Knowledge' },
  target: { kind: 'folder' },
}
const entry = (key: string, position: number, target: object) => ({
  key,
  parent: 'knowledge',
  position,
  name: both(key),
  target,
})
const MENU = [
  FOLDER,
  entry('imprint', 1, { kind: 'page', page: 'imprint' }),
  entry('lexicon', 0, { kind: 'path', path: both('/lexicon') }),
  entry('elsewhere', 2, { kind: 'external', url: 'https://elsewhere.example/' }),
]

test('a menu folder contains links to pages, paths and external addresses', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage()], navigation: MENU })
  const { body } = await shop.storeApi(
    '/navigation/main-navigation/main-navigation',
    {},
    { 'sw-language-id': idOf('language', 'en-GB'), 'sw-include-seo-urls': '1' },
  )
  expect(body).toMatchObject([
    {
      name: 'Knowledge',
      type: 'folder',
      children: [
        { type: 'link', linkType: 'external', externalLink: '/en/lexicon' },
        { type: 'link', linkType: 'landing_page', seoUrls: [{ seoPathInfo: 'imprint' }] },
        { type: 'link', linkType: 'external', externalLink: 'https://elsewhere.example/' },
      ],
    },
  ])
})

test('menu entries are in header and footer, and a folder has no link', async () => {
  const shop = aContentShop()
  await shop.import({ pages: [aPage()], navigation: MENU })
  const { text } = await shop.get('/impressum')
  expect(text.match(/href="\/lexicon"/g)).toHaveLength(3)
  expect(text).toMatch(/<button[^>]*popoverTarget="folder-0"[^>]*>Wissen<\/button>/i)
})

test('an external footer link is in no other menu', async () => {
  const shop = aContentShop()
  const link = { kind: 'external', url: 'https://elsewhere.example/' }
  const elsewhere = { ...entry('Anderswo', 0, link), parent: null, menu: 'footer' }
  await shop.import({ pages: [aPage()], navigation: [...MENU.slice(0, 3), elsewhere] })
  const tree = (name: string) => shop.storeApi(`/navigation/${name}/${name}`, {})
  expect((await tree('footer-navigation')).body).toMatchObject([
    { name: 'Informationen', type: 'folder' },
    { name: 'Anderswo', type: 'link', linkType: 'external', externalLink: link.url },
  ])
  expect((await tree('main-navigation')).body).toMatchObject([{ name: 'Wissen' }])
  const { text } = await shop.get('/impressum')
  expect(text.match(/href="https:\/\/elsewhere\.example\/"/g)).toHaveLength(1)
})

test('a menu entry cannot link to a missing page', async () => {
  const shop = aContentShop()
  const response = await shop.import({
    navigation: [FOLDER, entry('imprint', 0, { kind: 'page', page: 'imprint' })],
  })
  expect(response).toEqual({
    refusals: [{ file: 'navigation', line: 2, reason: 'page imprint does not exist' }],
  })
})
