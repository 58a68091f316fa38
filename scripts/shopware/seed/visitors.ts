import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import { CHANNELS } from './channels.ts'
import type { Installed } from './installed.ts'
import { translated } from './translated.ts'

export const PROMOTION_CODE = 'NAEHEN10'
export const CUSTOMER = { email: 'kundin@ripstop.example', password: 'shopware-demo-1' } as const

/** Reviews, a customer and a promotion. */
export async function seedVisitors(api: AdminApi, catalogue: Catalogue, installed: Installed) {
  const numbers = new Set(catalogue.articles.map(({ number }) => number))
  await api.upsert(
    'product_review',
    catalogue.reviews
      .filter(({ article: product }) => numbers.has(product))
      .map((review) => ({
        id: idOf('review', review.key),
        productId: idOf('product', review.article),
        salesChannelId: CHANNELS[0],
        languageId: installed.languages[review.language],
        externalUser: review.author,
        title: review.title[review.language],
        content: review.text[review.language],
        points: review.points,
        status: review.approved,
        createdAt: catalogue.shifted(review.date),
      })),
  )
  await api.upsert('promotion', [promotion()])
  await api.upsert('customer', [customer(installed)])
}

function promotion() {
  return {
    id: idOf('promotion', 'ten'),
    name: translated({ de: '10 % für alle, die nähen', en: '10 % for everybody who sews' }),
    active: true,
    useCodes: true,
    code: PROMOTION_CODE,
    useIndividualCodes: false,
    useSetGroups: false,
    exclusive: false,
    preventCombination: false,
    salesChannels: CHANNELS.map((salesChannelId) => ({
      id: idOf('promotion-channel', salesChannelId),
      salesChannelId,
      priority: 1,
    })),
    discounts: [
      {
        id: idOf('promotion-discount', 'ten'),
        scope: 'cart',
        type: 'percentage',
        value: 10,
        considerAdvancedRules: false,
      },
    ],
  }
}

function customer({ customerGroupId, languages, salutationId, countries, ...ways }: Installed) {
  const addressId = idOf('customer-address', 'demo')
  const person = { salutationId, firstName: 'Nadja', lastName: 'Näherin' }
  const place = { street: 'Musterweg 1', zipcode: '01099', city: 'Dresden' }
  return {
    id: idOf('customer', 'demo'),
    groupId: customerGroupId,
    salesChannelId: CHANNELS[0],
    languageId: languages.de,
    customerNumber: 'DEMO-1',
    ...person,
    ...CUSTOMER,
    accountType: 'private',
    defaultPaymentMethodId: ways.paymentMethods[0]?.id,
    defaultBillingAddressId: addressId,
    defaultShippingAddressId: addressId,
    addresses: [{ id: addressId, ...person, ...place, countryId: countries['DE'] }],
  }
}
