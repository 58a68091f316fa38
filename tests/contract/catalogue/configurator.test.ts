import { expect, test } from 'vitest'
import { aProductRecord, type Product } from '#tests/contract/store-api/products.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { detail } from '#tests/contract/store-api/product-detail.ts'
import { search } from '#tests/contract/store-api/product-search.ts'

async function variantsOf(parentId: string): Promise<readonly Product[]> {
  const { elements } = await search({
    limit: 100,
    filter: [{ type: 'equals', field: 'parentId', value: parentId }],
  })
  return elements
}

const optionsOf = ({ optionIds }: Product) => [...(optionIds ?? [])].sort()

const aVariantOf = (groups: number) =>
  aProductRecord(
    `a variant with ${groups} options`,
    (product) => optionsOf(product).length === groups,
  )

/** All options that select another variant if only they change. */
async function reachable(variant: Product): Promise<ReadonlySet<string>> {
  const own = optionsOf(variant)
  const variants = await variantsOf(variant.parentId ?? '')
  const near = variants.filter(
    (otherVariant) => optionsOf(otherVariant).filter((id) => !own.includes(id)).length <= 1,
  )
  return new Set(near.flatMap(optionsOf))
}

test('the configurator contains exactly the options of all variants', async () => {
  const variant = await aVariantOf(1)
  const { configurator = [] } = await detail(variant.id)
  const offered = configurator.flatMap(({ options = [] }) => options.map(({ id }) => id))
  const all = (await variantsOf(variant.parentId ?? '')).flatMap(optionsOf)
  expect(offered.sort()).toEqual([...new Set(all)].sort())
})

test('the options of a variant are in its configurator', async () => {
  const variant = await aVariantOf(2)
  const { product, configurator = [] } = await detail(variant.id)
  expect(configurator).toHaveLength(2)
  for (const { options = [] } of configurator) {
    expect(options.filter(({ id }) => product.optionIds?.includes(id))).toHaveLength(1)
  }
})

test('an option is combinable if the other options can stay', async () => {
  const variant = await aVariantOf(2)
  const { configurator = [] } = await detail(variant.id)
  const can = await reachable(variant)
  for (const { id, combinable } of configurator.flatMap(({ options = [] }) => options)) {
    expect({ id, combinable }).toEqual({ id, combinable: can.has(id) })
  }
})

test('a client finds another variant by its parent and options', async () => {
  const variant = await aVariantOf(2)
  const [, other] = await variantsOf(variant.parentId ?? '')
  const { id, parentId } = needed(other, 'a second variant of the same article')
  const { elements } = await search({
    limit: 1,
    filter: [
      { type: 'equals', field: 'parentId', value: parentId },
      ...optionsOf(needed(other, 'a second variant')).map((value) => {
        return { type: 'equals', field: 'optionIds', value }
      }),
    ],
    includes: {
      product: ['id', 'translated', 'productNumber', 'seoUrls'],
      seo_url: ['seoPathInfo'],
    },
    associations: { seoUrls: {} },
  })
  expect(elements.map((found) => found.id)).toEqual([id])
  expect(elements[0]?.seoUrls?.[0]?.seoPathInfo).toBeTruthy()
})

test('a product without variants has an empty configurator', async () => {
  const single = await aProductRecord('an article without variants', ({ parentId }) => !parentId)
  const { configurator } = await detail(single.id)
  expect(configurator ?? []).toEqual([])
})
