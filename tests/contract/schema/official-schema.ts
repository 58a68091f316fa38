import { readFileSync } from 'node:fs'
import { z } from '#shared/schemas/zod.ts'

const Response = z.object({ $ref: z.string().optional(), content: z.unknown().optional() })
const Operation = z.object({ responses: z.record(z.string(), Response) })
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

const FILE = new URL('../recordings/openapi-core.json', import.meta.url)

/** The official OpenAPI document of the Store API, 6.7.13. */
export const officialDocument: unknown = JSON.parse(readFileSync(FILE, 'utf8'))

const { paths } = Document.parse(officialDocument)

type OperationPlace = Readonly<{
  template: string
  method: string
  operation: z.infer<typeof Operation>
}>

/**
 * The operation of a request: a literal path (`/product/purchase-limit`) takes precedence over
 * `{id}`.
 */
export function operationOf(method: string, path: string): OperationPlace | undefined {
  const template = Object.keys(paths)
    .filter((candidate) => isPathOf(candidate, path))
    .sort((a, b) => placeholders(a) - placeholders(b))[0]
  const operation = template === undefined ? undefined : paths[template]?.[method.toLowerCase()]
  if (template === undefined || !operation) return undefined
  return { template, method: method.toLowerCase(), operation }
}

/** JSON pointer to the schema of a response; null if its documented body is empty. */
export function responsePointer(
  { template, method, operation }: OperationPlace,
  status: number,
): Readonly<{ documented: boolean; pointer: string | null }> {
  const response = operation.responses[String(status)]
  if (!response) return { documented: false, pointer: null }
  const own = `#/paths/${escaped(template)}/${method}/responses/${status}`
  const hasBody = response.$ref !== undefined || response.content !== undefined
  const pointer = `${response.$ref ?? own}/content/application~1json/schema`
  return { documented: true, pointer: hasBody ? pointer : null }
}

function isPathOf(template: string, path: string): boolean {
  const requested = template.split('/')
  const parts = path.split('/')
  return (
    requested.length === parts.length &&
    requested.every((part, index) => part.startsWith('{') || part === parts[index])
  )
}

function placeholders(template: string): number {
  return template.split('{').length
}

function escaped(template: string): string {
  return encodeURIComponent(template.replaceAll('~', '~0').replaceAll('/', '~1'))
}
