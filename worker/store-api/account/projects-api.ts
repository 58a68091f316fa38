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
import type { CallingShopper, Transport } from '../transport/call.ts'

/** A product of a project; `quantity` is in whole wire units. */
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
  /** The version that the change is based on. The backend refuses it if the project has changed. */
  readonly version?: number
  readonly items?: readonly PlannedProduct[]
}

/** For a visitor without an account: the id of their project and its secret key. */
export type ProjectKey = { readonly id: string; readonly key: string }

const Done = z.unknown()
const Products = z.object({ elements: z.array(Product) })
const FIELDS = {
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, 'weight'],
}

/** Projects: plugin endpoints. A remote shop without the plugin responds with a 404. */
export function projectsApi(transport: Transport, calling: CallingShopper) {
  const at = (id: string, below = '') => `/project/${encodeURIComponent(id)}${below}`
  return {
    /** Products by their numbers, with their weights. */
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
    /** Moves a project that was started without an account to the customer. */
    take: ({ id, key }: ProjectKey) =>
      transport({ ...calling, method: 'POST', path: at(id, '/take'), schema: Done, body: { key } }),
  }
}
