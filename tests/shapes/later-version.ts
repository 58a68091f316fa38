import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Node } from './node.ts'
import { callList } from './recording.ts'

// Fields of 6.7 that the recorded 6.6 lacks, by the official document; the shop serves clients of
// both.

const Schema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  allOf: z.array(z.unknown()).default([]),
})
const Operation = z.object({ responses: z.record(z.string(), z.unknown()) })
const Reference = z.object({ $ref: z.string() })
const List = z.object({
  responses: z.object({
    '200': z.object({ content: z.object({ 'application/json': z.object({ schema: Reference }) }) }),
  }),
})
const IsList = z.object({ type: z.literal('array') })
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

const file = new URL('../contract/recordings/openapi-core.json', import.meta.url)
const { paths, components } = Document.parse(JSON.parse(readFileSync(file, 'utf8')))
const calls = new Map(callList().calls.map((call) => [call.name, call]))

/** Whether the document has the operation of a recorded call. */
export function isLaterRoute(name: string): boolean {
  return operationOf(name) !== undefined
}

/** Whether the document has a response body that the recorded Shopware did not have. */
export function isLaterResponse(name: string): boolean {
  const operation = Operation.safeParse(operationOf(name))
  return operation.success && '200' in operation.data.responses
}

/** Whether the document has a list where the recorded Shopware had an object, as ours has. */
export function isLaterList(name: string, { types }: Node): boolean {
  const list = List.safeParse(operationOf(name))
  const at = list.data?.responses['200'].content['application/json'].schema.$ref.split('/').at(-1)
  const isList = at !== undefined && IsList.safeParse(components.schemas[at]).success
  return isList && [...types].every((type) => type.endsWith('array'))
}

function operationOf(name: string): unknown {
  const call = calls.get(name)
  if (!call) return undefined
  const requested = (call.path.split('?')[0] ?? '').split('/')
  const found = Object.entries(paths).find(([path, methods]) => {
    const parts = path.split('/')
    const fits = parts.every((part, at) => part.startsWith('{') || part === requested[at])
    return fits && parts.length === requested.length && call.method.toLowerCase() in methods
  })
  return found?.[1][call.method.toLowerCase()]
}

/** Whether the document has a field of an entity (`ProductReview` for `product_review`). */
export function isLaterField(entity: string | undefined, field: string): boolean {
  if (entity === undefined) return false
  const name = entity.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return fieldsOf({ $ref: `#/components/schemas/${name}` }).has(field)
}

function fieldsOf(schema: unknown): ReadonlySet<string> {
  const reference = Reference.safeParse(schema)
  const at = reference.success ? reference.data.$ref.split('/').at(-1) : undefined
  const parsed = Schema.safeParse(at === undefined ? schema : components.schemas[at])
  if (!parsed.success) return new Set()
  const { properties, allOf } = parsed.data
  return new Set([...Object.keys(properties), ...allOf.flatMap((part) => [...fieldsOf(part)])])
}
