import { DAY_MS } from '#shared/domain/durations.ts'
import type { ArticleRecord } from '#shared/schemas/import/product.ts'
import type { FamilyRecord } from '#shared/schemas/import/parent-product.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi, Row } from '../admin-api.ts'
import { articleRow, optionsOf, picturesOf, unitOf, type ArticleChoice } from './product-row.ts'
import { DELIVERY_TIME } from './basics.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANNELS } from './channels.ts'
import { pictureKeys } from './pictures.ts'
import { priceOf } from './price.ts'
import { translated, translatedBriefly } from './translated.ts'

const VISIBLE_EVERYWHERE = 30
const DEALS = ['closeout', 'secondChoice'] as const

/** Products by parent, in the order that Shopware needs: parent before variants. */
export function productRows(catalogue: Catalogue, choice: ArticleChoice) {
  const alone: Row[] = []
  const parents: Row[] = []
  const variants: Row[] = []
  for (const family of catalogue.families) {
    const own = articlesOf(catalogue, family)
    const [first] = own
    if (!first) continue
    const shared = sharedFields(catalogue, family, own, choice)
    if (own.length === 1) {
      alone.push({ ...shared, ...articleRow(first, choice), properties: allOf(family, first) })
      continue
    }
    parents.push({ ...shared, ...parentRow(family, own, first, choice) })
    for (const article of own)
      variants.push({
        ...articleRow(article, choice),
        parentId: idOf('family', family.key),
        options: Object.entries(article.options).map(([group, key]) => optionRef(group, key)),
        properties: allOf(family, article),
      })
  }
  return { alone, parents, variants }
}

/** Products and cross-selling. A parent with several products becomes a parent with variants. */
export async function seedProducts(api: AdminApi, catalogue: Catalogue, choice: ArticleChoice) {
  const { alone, parents, variants } = productRows(catalogue, choice)
  for (const rows of [alone, parents, variants]) await api.upsert('product', rows, 25)
  await api.upsert(
    'product_cross_selling',
    catalogue.families.flatMap((family) => crossSellingOf(catalogue, family)),
  )
}

function articlesOf({ articles }: Catalogue, family: Pick<FamilyRecord, 'key'>) {
  return articles.filter((article) => article.family === family.key)
}

/** Options of a product replace the parent's of the same group. */
function allOf(family: FamilyRecord, article: ArticleRecord) {
  return optionsOf({ ...family.properties, ...article.properties })
}

const optionRef = (group: string, key: string) => ({
  id: idOf('property-option', `${group}/${key}`),
})

function parentRow(
  family: FamilyRecord,
  own: readonly ArticleRecord[],
  first: ArticleRecord,
  choice: ArticleChoice,
) {
  const axes = own.flatMap(({ options }) =>
    Object.entries(options).map(([group, key]) => `${group}/${key}`),
  )
  return {
    id: idOf('family', family.key),
    productNumber: `F-${family.key}`,
    active: true,
    name: translated(family.name),
    stock: 0,
    taxId: idOf('tax', first.taxClass),
    price: priceOf(choice.currencyId, first.prices[0]?.grossCents ?? 0, first.taxClass),
    unitId: unitOf(first),
    properties: optionsOf(family.properties),
    ...picturesOf(family.key, pictureKeys(first, choice).slice(0, 1)),
    configuratorSettings: [...new Set(axes)].map((axis, position) => ({
      id: idOf('configurator-setting', `${family.key}/${axis}`),
      optionId: idOf('property-option', axis),
      position,
    })),
  }
}

/** Fields that variants inherit. */
function sharedFields(
  catalogue: Catalogue,
  family: FamilyRecord,
  own: readonly ArticleRecord[],
  choice: ArticleChoice,
) {
  return {
    description: translated(family.description),
    metaDescription: translatedBriefly(family.description),
    manufacturerId: idOf('manufacturer', family.manufacturer),
    deliveryTimeId: DELIVERY_TIME,
    categories: [...family.categories, ...ruledCategories(catalogue, own, choice)].map((key) => ({
      id: idOf('category', key),
    })),
    visibilities: CHANNELS.map((salesChannelId) => ({
      id: idOf('product-visibility', `${salesChannelId}/${family.key}`),
      salesChannelId,
      visibility: VISIBLE_EVERYWHERE,
    })),
  }
}

/** Fills rule-based categories once, since Shopware's rules differ. */
function ruledCategories(
  { categories, today }: Catalogue,
  own: readonly ArticleRecord[],
  { shifted }: ArticleChoice,
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

function crossSellingOf(catalogue: Catalogue, family: FamilyRecord): Row[] {
  const own = articlesOf(catalogue, family)
  const targets = family.crossSelling.flatMap((key) => articlesOf(catalogue, { key })[0] ?? [])
  const [first] = own
  if (!first || targets.length === 0) return []
  return [
    {
      id: idOf('cross-selling', family.key),
      productId: own.length > 1 ? idOf('family', family.key) : idOf('product', first.number),
      active: true,
      type: 'productList',
      position: 1,
      limit: 24,
      sortBy: 'name',
      sortDirection: 'ASC',
      name: translated({ de: 'Passt dazu', en: 'Goes with it' }),
      assignedProducts: targets.map(({ number }, position) => ({
        id: idOf('cross-selling-product', `${family.key}/${number}`),
        productId: idOf('product', number),
        position,
      })),
    },
  ]
}
