import { describe, expect, test } from 'vitest'
import { filesOfMedia } from '#shared/schemas/import/media.ts'
import { demo, lines } from './demo.ts'

const keys = (records: readonly { key: string }[]) => new Set(records.map(({ key }) => key))
const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('references of the demo', () => {
  test('references of parents to manufacturers, categories, options and other parents exist', async () => {
    const parentProducts = await lines.families()
    const makers = keys(await lines.manufacturers())
    const known = keys(parentProducts)
    const categories = new Map((await lines.categories()).map((one) => [one.key, one]))
    const parents = new Set([...categories.values()].map(({ parent }) => parent))
    for (const parent of parentProducts) {
      expect(makers).toContain(parent.manufacturer)
      for (const other of parent.crossSelling) expect(known).toContain(other)
      for (const category of parent.categories) {
        expect(categories.get(category)?.rule).toBeNull()
        expect(parents).not.toContain(category)
      }
    }
  })

  test('references of properties to options exist, several only in groups that allow it', async () => {
    const groups = new Map((await lines.properties()).map((group) => [group.key, group]))
    const expectKnown = (group: string, options: readonly string[]) => {
      const found = groups.get(group)
      for (const option of options) expect(keys(found?.options ?? []), group).toContain(option)
      if (!found?.multiple) expect(options, group).toHaveLength(1)
    }
    for (const parent of await lines.families()) {
      for (const [group, options] of Object.entries(parent.properties)) expectKnown(group, options)
      if (parent.care.length > 0) expectKnown('care', parent.care)
    }
    for (const product of await lines.articles()) {
      for (const [group, options] of Object.entries(product.properties)) expectKnown(group, options)
      for (const [group, option] of Object.entries(product.options)) expectKnown(group, [option])
    }
  })

  test('references of products to their parent exist, and its axes distinguish them', async () => {
    const parents = new Map((await lines.families()).map((parent) => [parent.key, parent]))
    const told: string[] = []
    for (const product of await lines.articles()) {
      expect(Object.keys(product.options).sort(), product.number).toEqual(
        [...(parents.get(product.family)?.axes ?? ['no family'])].sort(),
      )
      told.push(`${product.family} ${JSON.stringify(product.options)}`)
    }
    expect(twice(told)).toEqual([])
  })

  test('references of categories to an earlier parent and to filters exist', async () => {
    const groups = keys(await lines.properties())
    const before = new Set<string>()
    for (const { key, parent, filters } of await lines.categories()) {
      if (parent !== null) expect(before).toContain(parent)
      for (const filter of filters) expect(groups).toContain(filter)
      before.add(key)
    }
  })

  test('references of records to media, and of media to files, exist', async () => {
    const media = await lines.media()
    const known = keys(media)
    const { media: files } = await demo()
    for (const product of await lines.articles())
      for (const key of product.media) expect(known).toContain(key)
    for (const { picture } of await lines.categories())
      if (picture !== null) expect(known).toContain(picture)
    expect(new Set(media.flatMap(filesOfMedia))).toEqual(new Set(files.keys()))
  })
})

describe('duplicates in the demo', () => {
  test.each(['manufacturers', 'properties', 'media', 'categories', 'families'] as const)(
    'no key occurs twice in %s',
    async (file) => {
      const records: readonly { key: string }[] = await lines[file]()
      expect(twice(records.map(({ key }) => key))).toEqual([])
    },
  )

  test('no product number, product address or category address occurs twice', async () => {
    const products = await lines.articles()
    const categories = await lines.categories()
    expect(twice(products.map(({ number }) => number))).toEqual([])
    for (const locale of ['de', 'en'] as const) {
      expect(twice(products.map(({ slug }) => slug[locale]))).toEqual([])
      expect(twice(categories.map(({ path }) => path[locale]))).toEqual([])
    }
  })
})
