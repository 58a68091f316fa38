import {
  CreatedProject,
  Project,
  ProjectHead,
  ProjectList,
} from '#shared/schemas/store-api/project.ts'
import { Product } from '#shared/schemas/store-api/product.ts'
import { z } from '#shared/schemas/zod.ts'
import { CARD_FIELDS, CARD_ASSOCIATIONS } from '../catalogue/catalogue-fields.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { CallingShopper, Transport } from '../transport/transport.ts'

/** A product to plan with; a quantity is whole wire units. */
export type PlannedProduct = {
  readonly productId: string
  readonly quantity: number
  readonly note?: string
  readonly group?: string
}

export type ProjectChange = {
  readonly name?: string
  readonly description?: string
  readonly public?: boolean
  readonly showDescription?: boolean
  /** The version that the change was made to; if the project has another one, it is refused. */
  readonly version?: number
  readonly items?: readonly PlannedProduct[]
}

/** For a visitor without an account: their project, and the key that opens it. */
export type ProjectKey = { readonly id: string; readonly key: string }

const Done = z.unknown()
const Products = z.object({ elements: z.array(Product) })
const FIELDS = {
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, 'weight'],
}

/** Projects: plugin endpoints, which a remote shop may answer with 404. */
export function projectsApi(transport: Transport, calling: CallingShopper) {
  const at = (id: string, below = '') => `/project/${encodeURIComponent(id)}${below}`
  return {
    /** Products by their numbers, with what they weigh. */
    products: (numbers: readonly string[]) =>
      cachedReader(transport)(calling.locale, '/product', Products, {
        filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
        limit: numbers.length,
        associations: CARD_ASSOCIATIONS,
        includes: FIELDS,
      }),
    list: () =>
      transport({
        ...calling,
        method: 'POST',
        path: '/project/list',
        schema: ProjectList,
        body: {},
      }),
    create: (project: ProjectChange, known: ProjectKey | null) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/project',
        schema: CreatedProject,
        body: { ...project, ...(known && { known: known.id, key: known.key }) },
      }),
    read: (id: string, key: string | null) =>
      transport({
        ...calling,
        method: 'POST',
        path: at(id),
        schema: Project,
        seoUrls: true,
        body: { key, includes: FIELDS },
      }),
    change: (id: string, key: string | null, change: ProjectChange) =>
      transport({
        ...calling,
        method: 'PATCH',
        path: at(id),
        schema: ProjectHead,
        body: { ...change, key },
      }),
    add: (id: string, key: string | null, items: readonly PlannedProduct[]) =>
      transport({
        ...calling,
        method: 'POST',
        path: at(id, '/item'),
        schema: ProjectHead,
        body: { items, key },
      }),
    remove: (id: string, key: string | null) =>
      transport({ ...calling, method: 'DELETE', path: at(id), schema: Done, body: { key } }),
    /** Makes a project that was begun without an account the customer's. */
    take: ({ id, key }: ProjectKey) =>
      transport({ ...calling, method: 'POST', path: at(id, '/take'), schema: Done, body: { key } }),
  }
}
