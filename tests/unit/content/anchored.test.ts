import { expect, test } from 'vitest'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import { addHeadingIds } from '#worker/pages/content/heading-ids.ts'

/** A page with one text per block, in reverse order. */
function aPageOf(...texts: readonly string[]): CmsPage {
  const blocks = texts.map((content, position) => ({
    type: 'text',
    position,
    slots: [{ id: `${position}`, type: 'text', slot: 'content', data: { content } }],
  }))
  return { id: 'page', sections: [{ type: 'default', blocks: blocks.toReversed() }] }
}
const textsOf = (page: CmsPage) =>
  page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots[0]?.data?.content))

test('each heading gets an anchor and a table of contents entry in reading order', () => {
  const { page, headings } = addHeadingIds(
    aPageOf('<h2>Maße &amp; <b>Gewicht</b></h2><p>a</p>', '<p>b</p><h2>Öse</h2><h3>Klein</h3>'),
  )
  expect(headings).toEqual([
    { id: 'masse-gewicht', words: 'Maße & Gewicht' },
    { id: 'oese', words: 'Öse' },
  ])
  expect(textsOf(page)).toEqual([
    '<h2 id="masse-gewicht">Maße &amp; <b>Gewicht</b></h2><p>a</p>',
    '<p>b</p><h2 id="oese">Öse</h2><h3>Klein</h3>',
  ])
})

test('an existing anchor is preserved', () => {
  const text = `<h2 class="x" id='preise'>Was es kostet</h2>`
  const { page, headings } = addHeadingIds(aPageOf(text))
  expect(headings).toEqual([{ id: 'preise', words: 'Was es kostet' }])
  expect(textsOf(page)).toEqual([text])
})

test('equal headings get different anchors, none used by the page itself', () => {
  const { headings } = addHeadingIds(
    aPageOf('<h2>Naht</h2><h2>Naht</h2><h2>Search</h2><h2>日本</h2><h1>!</h1>'),
  )
  expect(headings.map(({ id }) => id)).toEqual(['naht', 'naht-2', 'search-2', 'part', 'part-2'])
})

test('an empty heading is not listed', () => {
  expect(addHeadingIds(aPageOf('<h2> <br></h2>')).headings).toEqual([])
})
