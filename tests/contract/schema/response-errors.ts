import { Buffer } from 'node:buffer'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { gunzipSync } from 'node:zlib'
import { z } from '#shared/schemas/zod.ts'
import { ErrorBody } from './error-body.ts'
import { withAllowances, withoutNulls, withoutRequired } from './allowances.ts'
import { responsePointer, officialDocument, operationOf } from './official-schema.ts'

/** A request with its response; `path` is relative to the Store API. */
export type Exchange = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  sent: string
  status: number
  headers: Headers
  received: string
}>

const AnyObject = z.looseObject({})

const MAX_ERRORS_SHOWN = 12
const WHOLE = 'whole'
const NARROWED = 'narrowed'

// Some `format`s of the document are regular expressions.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
const allowing = withAllowances(officialDocument)
ajv.addSchema(AnyObject.parse(allowing), WHOLE)
ajv.addSchema(AnyObject.parse(withoutRequired(allowing)), NARROWED)
const validators = new Map<string, ValidateFunction>()

/** Violations of schema, error form or CORS by a response, as sentences. */
export function fieldErrorsOf(exchange: Exchange): readonly string[] {
  if (exchange.method === 'OPTIONS') return []
  const cors = exchange.headers.get('access-control-allow-origin')
  const fieldErrors = exchange.status >= 400 ? errorFieldErrors(exchange) : responseErrors(exchange)
  const all = cors === '*' ? fieldErrors : ['no Access-Control-Allow-Origin: *', ...fieldErrors]
  const name = `${exchange.method} ${exchange.path} -> ${exchange.status}`
  return all.map((fieldError) => `${name}: ${fieldError}`)
}

/** The document declares a body, but all Shopware versions respond without one. */
const EMPTY_IN_FACT = [
  /^\/account\/address\/default-(billing|shipping)\//,
  /^\/product\/\w+\/review$/,
  /^\/navigation\/service-navigation\//,
  /^\/sitemap\//,
]

function isEmptyInFact({ path, status }: Exchange): boolean {
  return status === 204 && EMPTY_IN_FACT.some((empty) => empty.test(path))
}

function responseErrors(exchange: Exchange): readonly string[] {
  const path = inTheSchema(exchange.path)
  const place = operationOf(exchange.method, path) ?? operationOf(TWIN[path] ?? '', path)
  if (!place) return ['no such operation in the schema']
  const { documented, pointer } = responsePointer(place, exchange.status)
  if (!documented) return isEmptyInFact(exchange) ? [] : ['no such status in the schema']
  if (pointer === null || exchange.status === 204) return []
  if (exchange.headers.get('content-type')?.startsWith('application/xml')) return []
  const body = parsed(exchange.received)
  if (body === undefined) return ['not JSON']
  const validate = validator(`${isNarrowed(exchange) ? NARROWED : WHOLE}${pointer}`)
  validate(withoutNulls(asDocumented(exchange, body)))
  return (validate.errors ?? []).slice(0, MAX_ERRORS_SHOWN).map(sentence)
}

/** Shopware's routes accept GET and POST; returns the documented method. */
const TWIN: Readonly<Record<string, string>> = {
  '/account/customer': 'POST',
  '/account/list-address': 'POST',
  '/account/newsletter-recipient': 'POST',
  '/checkout/cart': 'GET',
  '/customer/wishlist': 'POST',
  '/order': 'POST',
  '/sitemap': 'GET',
}

const Places = z.array(z.looseObject({ seoUrls: z.unknown() }))
const Trail = z.union([Places, z.looseObject({ breadcrumbs: Places })])

/**
 * The document has an array, as 6.7 responds; 6.6 has an object around it. Both have relative
 * addresses.
 */
function asDocumented({ path }: Exchange, body: unknown): unknown {
  if (!path.startsWith('/breadcrumb/')) return body
  const trail = Trail.safeParse(body)
  const places = trail.data && ('breadcrumbs' in trail.data ? trail.data.breadcrumbs : trail.data)
  return places?.map((place) => ({ ...place, seoUrls: undefined }))
}

/** An operation of 6.6 that 6.7 removed responds like similar ones. */
function inTheSchema(path: string): string {
  return path.startsWith('/account/change-payment-method/') ? '/account/change-profile' : path
}

function errorFieldErrors({ status, received }: Exchange): readonly string[] {
  const body = parsed(received)
  if (body === undefined) return ['the error is not JSON']
  const read = ErrorBody.safeParse(body)
  if (!read.success)
    return read.error.issues.map((issue) => `${issue.path.join('/')} ${issue.message}`)
  return read.data.errors
    .filter((error) => error.status !== String(status))
    .map((error) => `${error.code} names status ${error.status}`)
}

function validator(pointer: string): ValidateFunction {
  const known = validators.get(pointer)
  if (known) return known
  const made = ajv.compile({ $ref: pointer })
  validators.set(pointer, made)
  return made
}

/** Whether only some fields were requested. */
function isNarrowed({ query, sent }: Exchange): boolean {
  const packed = query.get('_criteria')
  const criteria = packed ? gunzipSync(Buffer.from(packed, 'base64url')).toString() : sent
  const names = [...query.keys(), ...Object.keys(AnyObject.catch({}).parse(parsed(criteria)))]
  return names.some((name) => /^(?:includes|excludes|fields)\b/.test(name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`
}
