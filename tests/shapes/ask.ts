import { z } from 'zod'
import { idOf } from '#worker/backend/sql/ids.ts'
import { shapeOf } from './shape.ts'
import type { Answered, Call, CallList, RefusalCode } from './recording.ts'

export type TargetShop = Readonly<{
  /** Address of the Store API. */
  url: string
  accessKey: string
  /** A domain of the channel. */
  storefrontUrl: string
}>

export type RequestInput = Readonly<{
  answers: ReadonlyMap<string, Answered>
  /** Calls that could not be made, with the reason. */
  left: ReadonlyMap<string, string>
}>

/** Reasons to omit calls. */
export const ADMIN_API = 'needs the Admin API'
export const SECOND_CHANNEL = 'needs a second channel'
const NOWHERE = 'ffffffffffffffffffffffffffffffff'

/** Makes all calls in sequence, because later ones use earlier responses. */
export async function askAll(
  shop: TargetShop,
  { fragments, calls }: CallList,
): Promise<RequestInput> {
  const known = new Map<string, unknown>(Object.entries(fragments))
  known.set('storefront', shop.storefrontUrl).set('nowhere', NOWHERE).set('run', 'shapes')
  const tokens = new Map<string, string>()
  const responses = new Map<string, Answered>()
  const left = new Map<string, string>()
  for (const call of calls) {
    const why = reasonToLeave(call, known)
    if (why !== null) {
      left.set(call.name, why)
    } else {
      const { response, text, sent } = await ask(shop, call, known, tokens)
      const data = parsed(text)
      for (const [name, from] of Object.entries(call.capture ?? {})) {
        const value = valueAt(data, from)
        if (value !== undefined && value !== null) known.set(name, value)
      }
      if (!call.silent) responses.set(call.name, answered(call.group, response, data, sent))
    }
  }
  return { answers: responses, left }
}

function reasonToLeave(call: Call, known: ReadonlyMap<string, unknown>): string | null {
  if (call.needsAdmin) return ADMIN_API
  if (call.channel === 'headless') return SECOND_CHANNEL
  const named = JSON.stringify([call.path, call.body]).matchAll(/\{\{(\w+)\}\}/g)
  const missing = [...named].find(([, name = '']) => !known.has(name))
  return missing ? `no call told ${missing[1]}` : null
}

async function ask(
  shop: TargetShop,
  call: Call,
  known: ReadonlyMap<string, unknown>,
  tokens: Map<string, string>,
) {
  const headers = new Headers({ accept: 'application/json', ...call.headers })
  if (call.key !== null) headers.set('sw-access-key', call.key ?? shop.accessKey)
  if (call.language)
    headers.set(
      'sw-language-id',
      text(known.get(call.language === 'en' ? 'languageEn' : 'languageDe')),
    )
  const token = call.session && tokens.get(call.session)
  if (token && !headers.has('sw-context-token')) headers.set('sw-context-token', token)
  const body =
    call.raw ?? (call.body === undefined ? null : JSON.stringify(filled(call.body, known)))
  if (body !== null && !headers.has('content-type')) headers.set('content-type', 'application/json')

  const response = await fetch(`${shop.url}${text(filled(call.path, known))}`, {
    method: call.method,
    headers,
    body,
    redirect: 'manual',
  })
  const newToken = response.headers.get('sw-context-token')
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  if (call.session && newToken && !isPublic) tokens.set(call.session, newToken)
  return { response, text: await response.text(), sent: headers.get('sw-context-token') }
}

const text = z.string().parse

/** Replaces `{{name}}` by earlier results, and `{{kind:key}}` by ids. */
function filled(value: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') {
    const [, whole] = /^\{\{(\w+)\}\}$/.exec(value) ?? []
    if (whole) return filled(known.get(whole), known)
    return value
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => text(known.get(name)))
      .replace(/\{\{(.)\*(\d+)\}\}/g, (_, letter: string, times) => letter.repeat(Number(times)))
      .replace(/\{\{([\w-]+):([^}]+)\}\}/g, (_, kind: string, key: string) => idOf(kind, key))
  }
  if (Array.isArray(value)) return value.map((inner) => filled(inner, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [text(filled(key, known)), filled(inner, known)]),
  )
}

/** `elements[iso=DE].id`: the id of the list element whose `iso` equals DE (`~`: contains). */
function valueAt(data: unknown, path: string): unknown {
  const steps = path.matchAll(/([\w-]+)|\[([\w.]+)([=~])([^\]]+)\]/g)
  return [...steps].reduce<unknown>((value, [, key, field, sign, requested = '']) => {
    if (key !== undefined) return propertyOf(value, key)
    if (!Array.isArray(value) || field === undefined) return undefined
    return value.find((element) => {
      const said = String(valueAt(element, field))
      return sign === '=' ? said === requested : said.includes(requested)
    })
  }, data)
}

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const ECHOED = ['sw-language-id', 'sw-version-id']

function answered(
  group: string,
  { status, headers }: Response,
  data: unknown,
  sent: string | null,
): Answered {
  const token = headers.get('sw-context-token')
  const errors = status >= 400 ? refusalCodes(data) : undefined
  return {
    group,
    status,
    contentType: headers.get('content-type')?.split(';')[0] ?? null,
    token: !token ? 'absent' : !sent ? 'new' : token === sent ? 'same' : 'rotated',
    echoes: ECHOED.filter((name) => headers.has(name)),
    cacheControl: headers.get('cache-control') ?? undefined,
    errors,
    ...(data !== undefined && (errors ? { errorShape: shapeOf(data) } : { shape: shapeOf(data) })),
  }
}

const Refusal = z.object({
  errors: z.array(
    z.object({
      code: z.union([z.string(), z.number()]).nullish(),
      source: z.object({ pointer: z.unknown() }).nullish(),
    }),
  ),
})

function refusalCodes(data: unknown): RefusalCode[] | undefined {
  const { success, data: refusal } = Refusal.safeParse(data)
  if (!success) return undefined
  return refusal.errors
    .map(({ code, source }) => ({ code: code ?? null, ...(source && { pointer: source.pointer }) }))
    .sort((a, b) => `${a.pointer}${a.code}`.localeCompare(`${b.pointer}${b.code}`))
}
