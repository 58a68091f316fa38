import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { expand, type Shape } from './shape.ts'

const Call = z.object({
  group: z.string(),
  name: z.string(),
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']),
  path: z.string(),
  /** Calls of a session share a context token, in order. */
  session: z.string().optional(),
  language: z.enum(['de', 'en']).optional(),
  channel: z.literal('headless').optional(),
  /** An access key other than the shop's, or none. */
  key: z.string().nullable().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
  /** A raw body, JSON or not. */
  raw: z.string().optional(),
  /** Values for later calls, by name. */
  capture: z.record(z.string(), z.string()).optional(),
  /** Made only for later calls. */
  silent: z.boolean().default(false),
  /** The call needs preceding Admin API calls. */
  needsAdmin: z.boolean().default(false),
})
export type Call = z.infer<typeof Call>

const CallList = z.object({
  /** Shared bodies and parts of bodies. */
  fragments: z.record(z.string(), z.unknown()),
  calls: z.array(Call),
})
export type CallList = z.infer<typeof CallList>

const RefusalCode = z.object({
  code: z.union([z.string(), z.number()]).nullable(),
  pointer: z.unknown().optional(),
})
export type RefusalCode = z.infer<typeof RefusalCode>

/** Compared parts of a response. */
export type Answered = Readonly<{
  group: string
  status: number
  contentType: string | null
  token: string
  echoes: readonly string[]
  cacheControl?: string | undefined
  errors?: readonly RefusalCode[] | undefined
  shape?: Shape | undefined
  errorShape?: Shape | undefined
}>

type WrittenShape = string | { readonly [key: string]: WrittenShape }
const WrittenShape: z.ZodType<WrittenShape> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), WrittenShape)]),
)
const WrittenResponse = z.object({
  group: z.string(),
  status: z.number(),
  contentType: z.string().nullable(),
  token: z.string(),
  echoes: z.array(z.string()).default([]),
  cacheControl: z.string().optional(),
  errors: z.array(RefusalCode).optional(),
  shape: WrittenShape.optional(),
  errorShape: WrittenShape.optional(),
})
const Recording = z.object({
  about: z.object({ name: z.string() }),
  /** Shared parts, referenced as `@name`. */
  shapes: z.record(z.string(), WrittenShape),
  calls: z.record(z.string(), WrittenResponse),
})

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8'))

export const callList = (): CallList => CallList.parse(read('calls.json'))

/** Responses of a Shopware by call name. */
export function recordedResponses(): ReadonlyMap<string, Answered> {
  const { shapes, calls } = Recording.parse(read('shapes.json'))
  return new Map(
    Object.entries(calls).map(([name, { shape, errorShape, ...response }]) => [
      name,
      {
        ...response,
        shape: shape && expand(shape, shapes),
        errorShape: errorShape && expand(errorShape, shapes),
      },
    ]),
  )
}
