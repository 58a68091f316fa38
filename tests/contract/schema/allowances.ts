type SchemaMap = Readonly<Record<string, unknown>>

const LIST_OR_MAP = { type: ['array', 'object'] }
const NULLABLE_TEXT = { type: ['string', 'null'] }

/** Taxes are lists, even where the document has maps. */
const TAX_LISTS = ['calculatedTaxes', 'taxRules']
/** Fields of an order that are null if not requested. */
const UNASKED: readonly unknown[] = [
  'children',
  'documents',
  'group',
  'navigationId',
  'seoCategory',
  'stateMachineState',
]

/** Sections and blocks of a layout have no ids, by the entity of the layout. */
const STRIPS = ['pageId', 'sectionId']

/** A line has a few fields of its product or promotion, not a whole product. */
const PAYLOAD = { type: 'object' }
/** The list price of a definition is an amount, and weights can have fractions. */
const CORRECTED_IN_CART: SchemaMap = { listPrice: { type: 'number' }, weight: { type: 'number' } }

/** Fields that the document declares wrongly, in any entity. */
const CORRECTED: SchemaMap = {
  aggregations: LIST_OR_MAP,
  redirectUrl: NULLABLE_TEXT,
  addressFormat: { type: 'array' },
  fieldConfig: { type: 'array' },
}

/**
 * The official schema as a running Shopware follows it. PHP writes an empty map as a list, and
 * aggregations are a map. Unset fields are null and removed before validation, so a nullable field
 * cannot be required. The document forbids additional fields of `calculatedPrices`, which would
 * forbid those of its combined schema too.
 */
export function withAllowances(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withAllowances)
  if (!isMap(schema)) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, allowance(schema, key, value)]),
  )
  if (Array.isArray(inner.allOf)) delete inner.additionalProperties
  if (Array.isArray(inner.required)) return { ...inner, required: alwaysThere(inner) }
  return inner.type === 'object' ? { ...inner, type: ['object', 'array'], maxItems: 0 } : inner
}

/** The same schema for a response with `includes`: any field may be missing. */
export function withoutRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequired)
  if (!isMap(schema)) return schema
  const stored = Object.entries(schema).filter(
    ([key, value]) => key !== 'required' || !Array.isArray(value),
  )
  return Object.fromEntries(stored.map(([key, value]) => [key, withoutRequired(value)]))
}

/** A copy of a response without unset fields. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isMap(value)) return value
  const set = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner)]))
}

function allowance(variants: SchemaMap, key: string, value: unknown): unknown {
  if (key === 'payload' && isMap(value)) return PAYLOAD
  if (TAX_LISTS.includes(key) && isMap(value) && value.type === 'object') return LIST_OR_MAP
  if (key === 'listPrice' && isMap(variants.isCalculated)) return CORRECTED_IN_CART.listPrice
  if (key === 'weight' && isMap(variants.restockTime)) return CORRECTED_IN_CART.weight
  // The discount of a promotion is a percentage or an amount, and a wishlist is not a listing.
  if (isMap(value) && value.const === 'cart_price_quantity') return { type: 'string' }
  if (key === 'products' && isMap(variants.wishlist)) return { type: 'object' }
  const corrected = CORRECTED[key]
  return corrected !== undefined && isMap(value) ? corrected : withAllowances(value)
}

function alwaysThere({ required, properties }: SchemaMap): readonly unknown[] {
  const names: readonly unknown[] = Array.isArray(required) ? required : []
  return names.filter(
    (name) =>
      !UNASKED.includes(name) &&
      !(name === 'id' && STRIPS.some((parent) => names.includes(parent))) &&
      !(typeof name === 'string' && isMap(properties) && mayBeNull(properties[name])),
  )
}

function mayBeNull(schema: unknown): boolean {
  if (!isMap(schema)) return false
  if (schema.type === 'null') return true
  if (Array.isArray(schema.type)) return schema.type.includes('null')
  return [schema.oneOf, schema.anyOf].some(
    (either) => Array.isArray(either) && either.some(mayBeNull),
  )
}

function isMap(value: unknown): value is SchemaMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
