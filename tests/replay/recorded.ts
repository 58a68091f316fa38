import { z } from 'zod'

const RecordedResponse = z.object({
  group: z.string(),
  method: z.string(),
  path: z.string(),
  channel: z.literal('headless').optional(),
  language: z.enum(['de', 'en']).optional(),
  session: z.string().optional(),
  /** SEO paths were requested. */
  seoUrls: z.boolean().default(false),
  asked: z.unknown().optional(),
  /** The lists of the response are recorded in part. */
  cut: z.boolean().default(false),
  status: z.number(),
  body: z.unknown(),
})
export type RecordedResponse = z.infer<typeof RecordedResponse>

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `routes` has the statuses of each route; only 404 and 405 mean that it does not exist. */
const Recording = z.object({
  routes: z.record(z.string(), z.array(z.number())),
  answers: z.record(z.string(), RecordedResponse),
})
export type Recording = Readonly<{
  routes: ReadonlyMap<string, readonly number[]>
  answers: ReadonlyMap<string, RecordedResponse>
}>

/**
 * Responses of a Shopware by call name, from `data/answers.json`. A repeated part is written as
 * `{"$same": "call#/path"}`.
 */
export function recordingOf(text: string): Recording {
  const { routes, answers: responses } = Recording.parse(JSON.parse(text))
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (!isFields(value)) return value
    const same = value['$same']
    if (typeof same !== 'string') return mapValues(value, whole)
    const [name = '', path = ''] = same.split('#')
    return whole(path.split('/').slice(1).reduce(stepInto, responses[name]?.body))
  }
  return {
    routes: new Map(Object.entries(routes)),
    answers: new Map(
      Object.entries(responses).map(([name, one]) => [name, { ...one, body: whole(one.body) }]),
    ),
  }
}

const stepInto = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null
    ? Reflect.get(value, step.replaceAll('~1', '/'))
    : undefined

export const mapValues = (fields: Fields, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]))

/** The route of a path, with ids as `*`. */
export function routeOf(path: string): string {
  const [route = ''] = path.split('?')
  return route
    .split('/')
    .map((part) => (/^([0-9a-f]{32}|\{\{\w+\}\})$/.test(part) ? '*' : part))
    .join('/')
}
