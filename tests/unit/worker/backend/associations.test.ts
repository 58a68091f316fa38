import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { findUnknownAssociation, parseAssociations } from '#worker/backend/http/associations.ts'

const Field = z.object({
  $ref: z.string().optional(),
  items: z.object({ $ref: z.string().optional() }).optional().catch(undefined),
})
const Schema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) })
const Document = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })

/** Shopware's schema of all entities, in the package of its client. */
const schemaFile = 'node_modules/@shopware/api-client/api-types/adminApiSchema.json'
const { schemas } = Document.parse(JSON.parse(readFileSync(schemaFile, 'utf8'))).components

/** The entities that the Store API returns. */
const SERVED = [
  'category',
  'cms_page',
  'country',
  'country_state',
  'currency',
  'customer',
  'customer_address',
  'landing_page',
  'language',
  'order',
  'payment_method',
  'product',
  'product_review',
  'salutation',
  'seo_url',
  'shipping_method',
]

/** Associations of other versions: 6.6 has the first, 6.7.13 the second. */
const OTHER_VERSIONS = [
  ['customer', 'defaultPaymentMethod', 'payment_method'],
  ['category', 'openGraphMedia', 'media'],
] as const

const entityOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()
/** Entities have a second schema, for JSON:API. */
const isEntity = (name: string) => `${name}JsonApi` in schemas

function associationsOf(name: string): Record<string, string> {
  const { properties } = Schema.parse(schemas[name])
  const own = Object.entries(properties).flatMap(([field, value]) => {
    const { $ref, items } = Field.parse(value)
    const target = ($ref ?? items?.$ref)?.split('/').at(-1) ?? ''
    return isEntity(target) ? [[field, entityOf(target)] as const] : []
  })
  const translations = `${entityOf(name)}_translation`
  return Object.fromEntries(
    'translated' in properties ? [...own, ['translations', translations]] : own,
  )
}

function generated() {
  const all = new Map<string, Record<string, string>>()
  for (const name of Object.keys(schemas).filter(isEntity)) {
    const own = associationsOf(name)
    all.set(entityOf(name), own)
    // The schema names translations only by their texts.
    if (own.translations) all.set(own.translations, { language: 'language' })
  }
  for (const [entity, association, target] of OTHER_VERSIONS) {
    const own = all.get(entity)
    if (own) own[association] = target
  }
  const reached = new Set<string>()
  const reach = (entity: string) => {
    if (reached.has(entity) || !all.has(entity)) return
    reached.add(entity)
    Object.values(all.get(entity) ?? {}).forEach(reach)
  }
  SERVED.forEach(reach)
  const sorted = (own: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(own).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const list = [...reached].toSorted().map((entity) => [entity, sorted(all.get(entity))])
  return `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`
}

test("the associations are those of Shopware's schema (renew the file with vitest -u)", async () => {
  const file = '../../../../worker/backend/http/data/associations.json'
  await expect(generated()).toMatchFileSnapshot(file)
})

const nested = (...path: string[]): object =>
  path.reduceRight<object>((inner, name) => ({ [name]: { associations: inner } }), {})
const unknownIn = (...path: string[]) =>
  findUnknownAssociation('product', parseAssociations(nested(...path)))

test.each([
  'cmsPage.sections.blocks.slots.block.slots',
  'prices.rule',
  'mainCategories.category',
  'crossSellings.assignedProducts',
  'visibilities.salesChannel',
  'productReviews.customer',
  'seoUrls.language',
  'translations.language',
  'media.media.mediaFolder',
  'searchKeywords',
  'featureSet',
  'children.children.children.children.children.children.children.children.manufacturer',
])('a product has the association %s', (path) => {
  expect(unknownIn(...path.split('.'))).toBeNull()
})

test.each([
  'shoeSizes',
  'cmsPage.shoeSizes',
  'prices.rule.shoeSizes',
  'constructor',
  'tax.toString',
])('a product has no association %s', (path) => {
  expect(unknownIn(...path.split('.'))).toBe(path.split('.').at(-1))
})
