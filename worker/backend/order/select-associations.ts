import { parseAssociations, type RequestedAssociations } from '#worker/backend/http/associations.ts'

const ORDER_ASSOCIATIONS: readonly string[] = [
  'addresses',
  'billingAddress',
  'currency',
  'deliveries',
  'documents',
  'language',
  'lineItems',
  'orderCustomer',
  'primaryOrderDelivery',
  'primaryOrderTransaction',
  'salesChannel',
  'stateMachineState',
  'tags',
  'transactions',
]

/** The associations of each entity: fields that are null unless requested. */
const ASSOCIATIONS: Readonly<Record<string, readonly string[]>> = {
  order: ORDER_ASSOCIATIONS,
  document: ['documentType'],
  language: ['locale', 'translationCode'],
  order_address: ['country', 'countryState', 'salutation'],
  order_customer: ['salutation'],
  order_delivery: ['shippingMethod', 'shippingOrderAddress', 'stateMachineState'],
  order_line_item: ['children', 'cover', 'downloads'],
  order_line_item_download: ['media'],
  order_transaction: ['paymentMethod', 'stateMachineState'],
}

const ADDRESS: RequestedAssociations = { country: {} }

/** The associations in the response to a new order. */
export const OF_NEW_ORDER: RequestedAssociations = {
  addresses: ADDRESS,
  currency: {},
  deliveries: { shippingMethod: {}, shippingOrderAddress: ADDRESS, stateMachineState: {} },
  lineItems: { cover: {}, downloads: { media: {} } },
  orderCustomer: { salutation: {} },
  stateMachineState: {},
  transactions: { paymentMethod: {}, stateMachineState: {} },
}

/** The associations that every search for orders includes. */
const OF_ANY_ORDER: RequestedAssociations = { billingAddress: {}, documents: {}, orderCustomer: {} }

export function parseOrderAssociations(associations: unknown): RequestedAssociations {
  return { ...OF_ANY_ORDER, ...parseAssociations(associations) }
}

/** A struct with null for the associations that were not requested. */
export function selectAssociations(value: unknown, requested: RequestedAssociations): unknown {
  if (Array.isArray(value)) return value.map((entry) => selectAssociations(entry, requested))
  if (typeof value !== 'object' || value === null || !('apiAlias' in value)) return value
  const associations = ASSOCIATIONS[String(value.apiAlias)] ?? []
  const entries = Object.entries(value).map(([key, inner]) => {
    if (!associations.includes(key)) return [key, inner]
    const below = Object.hasOwn(requested, key) ? requested[key] : undefined
    return [key, below ? selectAssociations(inner, below) : null]
  })
  return Object.fromEntries(entries)
}
