import { buildCatalogue } from '#seed/records/catalogue.ts'
import { readSource } from '#seed/source/read.ts'
import { CategoryRecord } from '#shared/schemas/import/category.ts'
import { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import { ProductRecord } from '#shared/schemas/import/product.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Likeness } from './expected.ts'

/** A product of the demo catalogue with the facts that a `Likeness` names. */
export type DemoProduct = Readonly<{
  number: string
  parent: string
  /** Its categories and all above. */
  categories: ReadonlySet<string>
  /** Option keys by property; the key of a measure is its figure. */
  options: ReadonlyMap<string, readonly string[]>
}>

/** The products of the demo catalogue by number. */
export async function demoProducts(): Promise<ReadonlyMap<string, DemoProduct>> {
  const { records } = buildCatalogue(await readSource('seed/data'))
  const above = new Map(
    z
      .array(CategoryRecord)
      .parse(records.categories)
      .map(({ key, parent }) => [key, parent]),
  )
  const parents = new Map(
    z
      .array(ParentRecord)
      .parse(records.families)
      .map((parent) => [parent.key, parent]),
  )
  return new Map(
    z
      .array(ProductRecord)
      .parse(records.articles)
      .map(({ number, family, properties, options }) => {
        const parent = parents.get(family)
        const own = Object.entries(options).map(
          ([group, option]) => [group, [option]] as [string, string[]],
        )
        return [
          number,
          {
            number,
            parent: family,
            categories: new Set(parent?.categories.flatMap((key) => [...selfAndAbove(key, above)])),
            options: new Map([
              ...Object.entries(parent?.properties ?? {}),
              ...Object.entries(properties),
              ...own,
            ]),
          },
        ]
      }),
  )
}

function* selfAndAbove(key: string, above: ReadonlyMap<string, string | null>) {
  for (let at: string | null = key; at !== null; at = above.get(at) ?? null) yield at
}

export function isLike(product: DemoProduct, likeness: Likeness): boolean {
  const { parents, in: categories, figures = {}, options = {} } = likeness
  const keys = (group: string) => product.options.get(group) ?? []
  return (
    (!parents || parents.includes(product.parent)) &&
    (!categories || categories.some((key) => product.categories.has(key))) &&
    Object.entries(options).every(([group, some]) =>
      some.some((key) => keys(group).includes(key)),
    ) &&
    Object.entries(figures).every(([group, [least, greatest]]) =>
      keys(group).some(
        (key) => Number(key) >= (least ?? -Infinity) && Number(key) <= (greatest ?? Infinity),
      ),
    )
  )
}
