import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import { ALWAYS_RULE, countryRule, DELIVERY_TIME } from './basics.ts'
import type { Catalogue } from './catalogue.ts'
import type { Installed } from './installed.ts'
import { decimal, priceOf } from './price.ts'
import { translated } from './translated.ts'

/** Shopware's rule to calculate shipping by cart value. */
const BY_VALUE = 2

const PAYMENT_NAMES = {
  invoice: { de: 'Rechnung', en: 'Invoice' },
  prepayment: { de: 'Vorkasse', en: 'Prepayment' },
} as const

/** Delivery methods of the channel; downloads need none. */
export function sentMethods({ shippingMethods }: Catalogue) {
  return shippingMethods.filter(({ kind }) => kind !== 'download')
}

/** Delivery methods with prices by country, and two payment methods. */
export async function seedDelivery(api: AdminApi, catalogue: Catalogue, installed: Installed) {
  await api.upsert(
    'shipping_method',
    sentMethods(catalogue).map((method) => ({
      id: idOf('shipping', method.key),
      technicalName: method.key,
      active: true,
      position: method.position,
      name: translated(method.name),
      description: translated(method.note),
      deliveryTimeId: DELIVERY_TIME,
      availabilityRuleId: ALWAYS_RULE,
      taxType: 'auto',
      prices: pricesOf(method, installed),
    })),
  )
  await api.upsert(
    'payment_method',
    installed.paymentMethods.map(({ id, kind }) => ({
      id,
      active: true,
      afterOrderEnabled: true,
      name: translated(PAYMENT_NAMES[kind]),
    })),
  )
}

function pricesOf(method: Catalogue['shippingMethods'][number], installed: Installed) {
  return method.costs
    .filter(({ countryIso }) => installed.countries[countryIso])
    .flatMap(({ countryIso, grossCents }) => {
      const row = (suffix: string, cents: number, from: number, to: number | null) => ({
        id: idOf('shipping-price', `${method.key}/${countryIso}${suffix}`),
        ruleId: countryRule(countryIso),
        calculation: BY_VALUE,
        quantityStart: from,
        quantityEnd: to,
        currencyPrice: priceOf(installed.currencyId, cents, 'standard'),
      })
      const free = method.freeFrom.find((each) => each.countryIso === countryIso)
      if (!free) return [row('', grossCents, 0, null)]
      const below = decimal(free.grossCents - 1)
      return [row('', grossCents, 0, below), row('/free', 0, decimal(free.grossCents), null)]
    })
}
