import {
  useListing,
  useNavigation,
  useNavigationSearch,
  useProduct,
  useProductConfigurator,
  useProductSearch,
} from '@shopware/composables/dist'
import { getProductName, getTranslatedProperty } from '@shopware/helpers'
import { expect, test } from 'vitest'
import { ref } from 'vue'
import { aProductRecord } from '#tests/contract/store-api/products.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aStorefront } from '#tests/contract/store-api/storefront.ts'

async function firstCategory() {
  const navigation = await aStorefront().page(() => useNavigation())
  const categories = await navigation.loadNavigationElements({ depth: 2 })
  const isListing = ({ type, seoUrls }: (typeof categories)[number]) =>
    type === 'page' && Boolean(seoUrls?.length)
  return needed(categories.find(isListing), 'a category with an address')
}

test('the navigation names each category, whose SEO path finds it again', async () => {
  const category = await firstCategory()
  expect(getTranslatedProperty(category, 'name')).not.toBe('')
  const { resolvePath } = await aStorefront().page(() => useNavigationSearch())
  const path = category.seoUrls?.[0]?.seoPathInfo ?? ''
  expect(await resolvePath(`/${path}`)).toMatchObject({
    routeName: 'frontend.navigation.page',
    foreignKey: category.id,
  })
  expect(await resolvePath('/no-such-page-here')).toBeNull()
})

test('a listing offers its filters, and a filter reduces the results', async () => {
  const { id: categoryId } = await firstCategory()
  const listing = await aStorefront().page(() =>
    useListing({ listingType: 'categoryListing', categoryId }),
  )
  await listing.search({ limit: 4 })
  expect(listing.getElements.value).toHaveLength(4)
  const all = needed(listing.getTotal.value, 'a listing that counts')
  const filters = listing.getAvailableFilters.value.filter(({ code }) => code === 'properties')
  const options = filters.flatMap((filter) => ('options' in filter ? (filter.options ?? []) : []))
  const totals: number[] = []
  for (const { id } of options.slice(0, 8)) {
    await listing.search({ limit: 4, properties: id })
    totals.push(listing.getTotal.value ?? 0)
  }
  expect(Math.min(...totals)).toBeGreaterThan(0)
  expect(Math.min(...totals)).toBeLessThan(all)
})

test('a listing can be sorted, and continues on its next page', async () => {
  const { id: categoryId } = await firstCategory()
  const listing = await aStorefront().page(() =>
    useListing({ listingType: 'categoryListing', categoryId }),
  )
  await listing.search({ limit: 2, order: 'price-asc' })
  const first = listing.getElements.value.map(({ id }) => id)
  await listing.loadMore({ limit: 2, order: 'price-asc', p: 2 })
  const both = listing.getElements.value.map(({ id }) => id)
  expect(both.slice(0, 2)).toEqual(first)
  expect(new Set(both).size).toBe(4)
})

test('a product has its configurator, and another option finds its variant', async () => {
  const variant = await aProductRecord('an article of a family', ({ parentId }) =>
    Boolean(parentId),
  )
  const { search } = await aStorefront().page(() => useProductSearch())
  const { product, configurator = [] } = await search(variant.id)
  expect(getProductName({ product })).not.toBe('')
  const choice = await aStorefront().page(() => {
    useProduct(ref(product), ref(configurator))
    return useProductConfigurator()
  })
  expect(Object.values(choice.getSelectedOptions.value).sort()).toEqual(
    [...(product.optionIds ?? [])].sort(),
  )
  expect(await choice.findVariantForSelectedOptions()).toMatchObject({ id: product.id })
})
