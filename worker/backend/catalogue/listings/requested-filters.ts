import { isHexId } from '#shared/domain/ids.ts'
import {
  FLAG_NAMES,
  FLAGS,
  isBound,
  NO_BOUNDS,
  type Bounds,
  type ListingFilters,
} from '#shared/domain/listing.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import type { Input } from '#worker/backend/http/input/json-object.ts'

/** No shopper chooses more at once. Invented requests must not cost more work. */
const MAX_IDS = 200
/** Higher than any price or value of a product. */
const HIGHEST = 1_000_000

const Ids = z
  .union([z.string().transform((text) => text.split('|')), z.array(z.string())])
  .transform((ids) => [...new Set(ids.filter((id) => id !== ''))])
  .pipe(z.array(z.string()).max(MAX_IDS))
  .default([])
const HexIds = Ids.transform((ids) => ids.filter(isHexId))
/** An invalid number is no bound. */
const Bound = z.unknown().optional().transform(boundOf)
const FigureBounds = z.record(z.string().max(60), Bound).default({})
const Points = z
  .union([z.literal(''), z.coerce.number().int().min(0).max(5)])
  .nullish()
  .transform((value) => value || null)
const NO: readonly unknown[] = [undefined, null, false, 0, '', '0', 'false']
/** Whether the value of a form or client means yes. */
export const isOn = (value: unknown): boolean => !NO.includes(value)
/** On unless the request turns it off. */
const Switch = z
  .unknown()
  .optional()
  .transform((value) => value === undefined || isOn(value))

const Filters = z.object({
  manufacturer: Ids,
  properties: HexIds,
  'min-price': Bound,
  'max-price': Bound,
  'min-property': FigureBounds,
  'max-property': FigureBounds,
  rating: Points,
  'min-piece': Bound,
  'manufacturer-filter': Switch,
  'price-filter': Switch,
  'rating-filter': Switch,
  'shipping-free-filter': Switch,
  'property-filter': Switch,
  'property-whitelist': HexIds,
})

/** The parameters of a listing request (docs/store-api.md#listings). */
export type RequestedFilters = ListingFilters &
  Readonly<{
    /** The filters that the response offers. */
    offered: Readonly<
      Record<'manufacturer' | 'price' | 'rating' | 'shippingFree' | 'property', boolean>
    >
    /** Offered groups; empty means all. */
    whitelist: readonly string[]
  }>

/** Parses the filters of a listing. Fails for a malformed one; ignores one that is turned off. */
export function parseRequestedFilters(input: Input): Result<RequestedFilters, CriteriaError> {
  const parsed = Filters.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const pointer = `/${issue?.path.map(String).join('/') ?? ''}`
    const detail = 'The filter is malformed.'
    return fail({ code: 'FRAMEWORK__INVALID_FILTER_QUERY', pointer, detail })
  }
  const requested = parsed.data
  const broken = requested.manufacturer.find((id) => !isHexId(id))
  if (broken !== undefined) return fail({ ...malformedId(broken), pointer: null })
  const offered = {
    manufacturer: requested['manufacturer-filter'],
    price: requested['price-filter'],
    rating: requested['rating-filter'],
    shippingFree: requested['shipping-free-filter'],
    property: requested['property-filter'],
  }
  return ok({
    manufacturers: offered.manufacturer ? requested.manufacturer : [],
    properties: offered.property ? requested.properties : [],
    price: offered.price
      ? { min: cents(requested['min-price']), max: cents(requested['max-price']) }
      : NO_BOUNDS,
    figures: offered.property
      ? figures(requested['min-property'], requested['max-property'])
      : new Map(),
    rating: offered.rating ? requested.rating : null,
    flags: FLAGS.filter(
      (flag) =>
        isOn(input[FLAG_NAMES[flag].field]) && (flag !== 'shippingFree' || offered.shippingFree),
    ),
    piece: requested['min-piece'] || null,
    offered,
    whitelist: requested['property-whitelist'],
  })
}

function boundOf(value: unknown): number | null {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof figure === 'number' && figure >= 0 && figure <= HIGHEST ? figure : null
}

/** In Shopware 0 means no bound. */
function cents(euros: number | null): number | null {
  return euros ? centsFromDecimal(euros) : null
}

function figures(
  lowest: Readonly<Record<string, number | null>>,
  highest: Readonly<Record<string, number | null>>,
): ReadonlyMap<string, Bounds> {
  // `Map`, because an object also has the names of its prototype.
  const min = new Map(Object.entries(lowest))
  const max = new Map(Object.entries(highest))
  const bounds = [...new Set([...min.keys(), ...max.keys()])].map(
    (key) => [key, { min: min.get(key) ?? null, max: max.get(key) ?? null }] as const,
  )
  return new Map(bounds.filter(([, bound]) => isBound(bound)))
}
