import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

async function aLandingPage() {
  const { data } = await aVisitor().invoke('readSeoUrl post /seo-url', {
    body: {
      filter: [{ type: 'equals', field: 'routeName', value: 'frontend.landing.page' }],
      limit: 1,
    },
  })
  return needed(data.elements?.[0], 'a page of content').foreignKey
}

const readPage = (landingPageId: string) =>
  aVisitor().invoke('readLandingPage post /landing-page/{landingPageId}', {
    pathParams: { landingPageId },
    body: {},
  })

test('a content page has sections, blocks and slots', async () => {
  const { data } = await readPage(await aLandingPage())
  const slots = data.cmsPage?.sections.flatMap(({ blocks }) => blocks.flatMap((one) => one.slots))
  expect(slots?.length).toBeGreaterThan(0)
})

test('a layout can be read by its own id', async () => {
  const { data } = await readPage(await aLandingPage())
  const id = needed(data.cmsPageId, 'a layout of its page')
  const alone = await aVisitor().invoke('readCms post /cms/{id}', { pathParams: { id }, body: {} })
  expect(alone.data.id).toBe(id)
  expect(alone.data.sections.map((section) => section.id)).toEqual(
    data.cmsPage?.sections.map((section) => section.id),
  )
})

test('a missing page returns 404', async () => {
  const refusal = await refusalOf(readPage(UNKNOWN_ID))
  expect(refusal.status).toBe(404)
})
