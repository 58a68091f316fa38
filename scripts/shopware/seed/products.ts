import { DAY_MS } from '#shared/domain/durations.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import type { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi, Row } from '../admin-api.ts'
import { productRow, optionsOf, picturesOf, unitOf, type ProductChoice } from './product-row.ts'
import { DELIVERY_TIME } from './basics.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANNELS } from './channels.ts'
import { pictureKeys } from './pictures.ts'
import { priceOf } from './price.ts'
import { translated, translatedBriefly } from './translated.ts'

const VISIBLE_EVERYWHERE = 30
const DEALS = ['closeout', 'secondChoice'] as const

/** Products by parent, in the order that Shopware needs: parent before variants. */
export function productRows(catalogue: Catalogue, choice: ProductChoice) {
  const alone: Row[] = []
  const parents: Row[] = []
  const variants: Row[] = []
  for (const parent of catalogue.families) {
    const own = productsOf(catalogue, parent)
    const [first] = own
    if (!first) continue
    const shared = sharedFields(catalogue, parent, own, choice)
    if (own.length === 1) {
      alone.push({ ...shared, ...productRow(first, choice), properties: allOf(parent, first) })
      continue
    }
    parents.push({ ...shared, ...parentRow(parent, own, first, choice) })
    for (const product of own)
      variants.push({
        ...productRow(product, choice),
        parentId: idOf('family', parent.key),
        options: Object.entries(product.options).map(([group, key]) => optionRef(group, key)),
        properties: allOf(parent, product),
      })
  }
  return { alone, parents, variants }
}

/** Products and cross-selling. A parent with several products becomes a parent with variants. */
export async function seedProducts(api: AdminApi, catalogue: Catalogue, choice: ProductChoice) {
  const { alone, parents, variants } = productRows(catalogue, choice)
  for (const rows of [alone, parents, variants]) await api.upsert('product', rows, 25)
  await api.upsert(
    'product_cross_selling',
    catalogue.families.flatMap((parent) => crossSellingOf(catalogue, parent)),
  )
}

function productsOf({ articles: products }: Catalogue, parent: Pick<ParentRecord, 'key'>) {
  return products.filter((product) => product.family === parent.key)
}

/** Options of a product replace the parent's of the same group. */
function allOf(parent: ParentRecord, product: ProductRecord) {
  return optionsOf({ ...parent.properties, ...product.properties })
}

const optionRef = (group: string, key: string) => ({
  id: idOf('property-option', `${group}/${key}`),
})

function parentRow(
  parent: ParentRecord,
  own: readonly ProductRecord[],
  first: ProductRecord,
  choice: ProductChoice,
) {
  const axes = own.flatMap(({ options }) =>
    Object.entries(options).map(([group, key]) => `${group}/${key}`),
  )
  return {
    id: idOf('family', parent.key),
    productNumber: `F-${parent.key}`,
    active: true,
    name: translated(parent.name),
    stock: 0,
    taxId: idOf('tax', first.taxClass),
    price: priceOf(choice.currencyId, first.prices[0]?.grossCents ?? 0, first.taxClass),
    unitId: unitOf(first),
    properties: optionsOf(parent.properties),
    ...picturesOf(parent.key, pictureKeys(first, choice).slice(0, 1)),
    configuratorSettings: [...new Set(axes)].map((axis, position) => ({
      id: idOf('configurator-setting', `${parent.key}/${axis}`),
      optionId: idOf('property-option', axis),
      position,
    })),
  }
}

/** Fields that variants inherit. */
function sharedFields(
  catalogue: Catalogue,
  parent: ParentRecord,
  own: readonly ProductRecord[],
  choice: ProductChoice,
) {
  return {
    description: translated(parent.description),
    metaDescription: translatedBriefly(parent.description),
    manufacturerId: idOf('manufacturer', parent.manufacturer),
    deliveryTimeId: DELIVERY_TIME,
    categories: [...parent.categories, ...ruledCategories(catalogue, own, choice)].map((key) => ({
      id: idOf('category', key),
    })),
    visibilities: CHANNELS.map((salesChannelId) => ({
      id: idOf('product-visibility', `${salesChannelId}/${parent.key}`),
      salesChannelId,
      visibility: VISIBLE_EVERYWHERE,
    })),
  }
}

/** Fills rule-based categories once, since Shopware's rules differ. */
function ruledCategories(
  { categories, today }: Catalogue,
  own: readonly ProductRecord[],
  { shifted }: ProductChoice,
) {
  const isDeal = own.some(({ flags, reduction }) => {
    return reduction !== null || DEALS.some((deal) => flags.includes(deal))
  })
  const youngest = Math.max(
    ...own.map(({ newSince }) => (newSince ? Date.parse(shifted(newSince)) : 0)),
  )
  return categories.flatMap(({ key, rule }) => {
    if (rule?.kind === 'offers') return isDeal ? [key] : []
    if (rule?.kind === 'new') return today - youngest < rule.days * DAY_MS ? [key] : []
    return []
  })
}

function crossSellingOf(catalogue: Catalogue, parent: ParentRecord): Row[] {
  const own = productsOf(catalogue, parent)
  const targets = parent.crossSelling.flatMap((key) => productsOf(catalogue, { key })[0] ?? [])
  const [first] = own
  if (!first || targets.length === 0) return []
  return [
    {
      id: idOf('cross-selling', parent.key),
      productId: own.length > 1 ? idOf('family', parent.key) : idOf('product', first.number),
      active: true,
      type: 'productList',
      position: 1,
      limit: 24,
      sortBy: 'name',
      sortDirection: 'ASC',
      name: translated({ de: 'Passt dazu', en: 'Goes with it' }),
      assignedProducts: targets.map(({ number }, position) => ({
        id: idOf('cross-selling-product', `${parent.key}/${number}`),
        productId: idOf('product', number),
        position,
      })),
    },
  ]
}
