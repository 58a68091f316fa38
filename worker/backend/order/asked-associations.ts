import { askedIn, type Asked } from '#worker/backend/http/asked.ts'

/** What an order may be asked to come with; anything else is refused. */
export const ORDER_ASSOCIATIONS: readonly string[] = [
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

/** The fields of each entity that are null unless asked for. */
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

const ADDRESS: Asked = { country: {} }

/** What the answer to a new order comes with. */
export const OF_NEW_ORDER: Asked = {
  addresses: ADDRESS,
  currency: {},
  deliveries: { shippingMethod: {}, shippingOrderAddress: ADDRESS, stateMachineState: {} },
  lineItems: { cover: {}, downloads: { media: {} } },
  orderCustomer: { salutation: {} },
  stateMachineState: {},
  transactions: { paymentMethod: {}, stateMachineState: {} },
}

/** What any search for orders comes with, asked for or not. */
const OF_ANY_ORDER: Asked = { billingAddress: {}, documents: {}, orderCustomer: {} }

/** The associations of a search for orders, as its request names them. */
export function askedOfOrders(associations: unknown): Asked {
  return { ...OF_ANY_ORDER, ...askedIn(associations) }
}

/** A struct without the associations that nobody asked for: they are null. */
export function onlyAsked(value: unknown, asked: Asked): unknown {
  if (Array.isArray(value)) return value.map((entry) => onlyAsked(entry, asked))
  if (typeof value !== 'object' || value === null || !('apiAlias' in value)) return value
  const associations = ASSOCIATIONS[String(value.apiAlias)] ?? []
  const entries = Object.entries(value).map(([key, inner]) => {
    if (!associations.includes(key)) return [key, inner]
    const below = Object.hasOwn(asked, key) ? asked[key] : undefined
    return [key, below ? onlyAsked(inner, below) : null]
  })
  return Object.fromEntries(entries)
}
