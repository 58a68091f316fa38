import { z } from '#shared/schemas/zod.ts'
import { CmsPage } from '#shared/schemas/store-api/cms.ts'
import { Media, Product } from '#shared/schemas/store-api/product.ts'
import { OWN_OPERATIONS, type OwnOperation } from './own-operations.ts'

const Json = z.record(z.string(), z.unknown())
const Document = z.looseObject({
  info: Json,
  paths: z.record(z.string(), Json),
  components: z.looseObject({ schemas: Json }),
})

/** Operations of Shopware's document that this shop does not have. */
const NOT_SERVED: readonly (readonly [path: string, ...methods: string[]])[] = [
  ['/account/login/imitate-customer', 'post'],
  ['/app-system/{name}/generate-token', 'post'],
  ['/context/gateway', 'get', 'post'],
  ['/language', 'get'],
  ['/product-export/{accessKey}/{fileName}', 'get'],
  ['/script/{hook}', 'get', 'post'],
]

/** Components of Shopware's document that schemas of ours read a part of. */
const COMPONENTS = new Map<unknown, string>([
  [CmsPage, 'CmsPage'],
  [Media, 'Media'],
  [Product, 'Product'],
])

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The OpenAPI document of this shop, from Shopware's own and the schemas of our operations. */
export function openApiDocument(official: unknown): Readonly<Record<string, unknown>> {
  const { info, paths, components, ...document } = Document.parse(official)
  const served = Object.entries(paths).flatMap(([path, operations]) => {
    const missing = NOT_SERVED.find(([name]) => name === path)?.slice(1) ?? []
    const rest = Object.entries(operations).filter(([method]) => !missing.includes(method))
    return rest.length > 0 ? [[path, Object.fromEntries(rest)] as const] : []
  })
  const own = new Map<string, object>()
  for (const operation of OWN_OPERATIONS) {
    own.set(operation.path, { ...own.get(operation.path), ...methodsOf(operation) })
  }
  const all = [...served, ...own].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { servers: _, tags: __, ...rest } = document
  return Json.parse(
    withoutTexts({
      ...rest,
      info: { ...info, title: 'Ripstop Store API' },
      tags: [],
      paths: Object.fromEntries(all),
      components,
    }),
  )
}

function methodsOf({ methods, path, summary, request, response }: OwnOperation) {
  const operation = {
    tags: ['Ripstop'],
    summary,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: {
      ...(response
        ? { 200: { description: summary, content: json(response) } }
        : { 204: { description: summary } }),
      default: { description: 'An error', content: json('failure') },
    },
    security: [{ ApiKey: [] }],
  }
  const body = request && { requestBody: { required: true, content: json(request) } }
  return Object.fromEntries(
    methods.map((method) => [
      method,
      {
        ...operation,
        operationId: operationId(method, path),
        ...(method === 'get' ? {} : body),
      },
    ]),
  )
}

const operationId = (method: string, path: string) =>
  `${method}-${path}`
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[/-]+([a-z])/g, (_, letter: string) => letter.toUpperCase())

const json = (schema: z.ZodType | string) => ({
  'application/json': { schema: typeof schema === 'string' ? reference(schema) : schemaOf(schema) },
})

function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...own } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const component = COMPONENTS.get(zodSchema)
      if (!component) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      Object.assign(jsonSchema, reference(component))
    },
  })
  return own
}

/** Keys whose objects name fields or statuses, not keywords of a schema. */
const NAMING = ['properties', 'responses']

/**
 * Without examples, and without descriptions of parameters and fields: two fifths of the bytes.
 * A response must have a description.
 */
function withoutTexts(value: unknown, parent = '', grandparent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item))
  const object = Json.safeParse(value)
  if (!object.success) return value
  const isText = (key: string) =>
    !NAMING.includes(parent) &&
    (key === 'example' ||
      key === 'examples' ||
      (key === 'description' && grandparent !== 'responses'))
  return Object.fromEntries(
    Object.entries(object.data)
      .filter(([key]) => !isText(key))
      .map(([key, inner]) => [key, withoutTexts(inner, key, parent)]),
  )
}
