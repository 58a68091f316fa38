import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import { groupStruct } from '#worker/backend/account/customer-group.ts'
import { addressIn, customerStruct } from '#worker/backend/account/customer-struct.ts'
import { HOME_COUNTRY } from '#shared/domain/shipping.ts'
import { CHANNEL_LANGUAGES, LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import { chosenDelivery, taxOf } from './cart-context.ts'
import { CASH_ROUNDING, CHANNEL_ID, CURRENCY, CURRENCY_ID } from './channel.ts'
import { CUSTOMER_GROUP, ROOT_CATEGORY_ID } from './channel.ts'
import { paymentMethodStruct, shippingMethodStruct } from './method-structs.ts'
import { countryStruct } from './place-structs.ts'
import type { Surroundings } from './surroundings.ts'

const LIVE_VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425'
const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const

/**
 * The Store API context of a session. Its methods are those that the cart is calculated with; before
 * there is anything in it, the chosen ones or what stands first in the shop.
 */
export function contextStruct(
  token: string,
  around: Surroundings,
  cart: Pick<CalculatedCart, 'shippingMethodId' | 'paymentMethodId'>,
  shopName: string,
) {
  const { locale, shippingMethods, paymentMethods, customer, country } = around
  const payment = chosen(paymentMethods, cart.paymentMethodId)
  const shipping = chosen(shippingMethods, cart.shippingMethodId)
  const languageId = LANGUAGE_ID[locale]
  const otherLanguages = CHANNEL_LANGUAGES.map(({ id }) => id).filter((id) => id !== languageId)
  const home = around.countries.find(({ iso }) => iso === HOME_COUNTRY) ?? country
  return {
    token,
    currentCustomerGroup: customer?.account
      ? groupStruct(customer.account.group, locale)
      : CUSTOMER_GROUP,
    fallbackCustomerGroup: CUSTOMER_GROUP,
    currency: CURRENCY,
    salesChannel: {
      id: CHANNEL_ID,
      name: shopName,
      languageId: LANGUAGE_ID.de,
      customerGroupId: CUSTOMER_GROUP.id,
      currencyId: CURRENCY_ID,
      paymentMethodId: payment?.id,
      shippingMethodId: shipping?.id,
      countryId: home.id,
      navigationCategoryId: ROOT_CATEGORY_ID,
      navigationCategoryDepth: 2,
      active: true,
      maintenance: false,
      taxCalculationType: 'horizontal',
      translated: { name: shopName },
      customFields: {},
      apiAlias: 'sales_channel',
    },
    measurementSystem: { system: 'metric', units: { length: 'mm', weight: 'kg' } },
    taxRules: [],
    customer: customer && customerStruct(customer, around),
    paymentMethod: payment && paymentMethodStruct(payment),
    shippingMethod: shipping && shippingMethodStruct(shipping),
    shippingLocation: {
      country: countryStruct(country),
      state: null,
      address:
        around.shippingAddress &&
        around.customer &&
        addressIn(around.shippingAddress, around.customer, around),
      apiAlias: 'cart_delivery_shipping_location',
    },
    context: {
      versionId: LIVE_VERSION_ID,
      currencyId: CURRENCY_ID,
      currencyFactor: 1,
      currencyPrecision: 2,
      languageIdChain: [languageId, ...otherLanguages],
      scope: 'user',
      source: { type: 'sales-channel', salesChannelId: CHANNEL_ID },
      taxState: taxOf(around, chosenDelivery(around)).taxState,
      useCache: true,
    },
    itemRounding: CASH_ROUNDING,
    totalRounding: CASH_ROUNDING,
    languageInfo: { name: LANGUAGE_NAMES[locale], localeCode: LOCALE_TAGS[locale] },
    apiAlias: 'sales_channel_context',
  }
}

function chosen<Method extends { readonly id: string; readonly active: boolean }>(
  methods: readonly Method[],
  id: string | null,
): Method | undefined {
  return methods.find((method) => method.id === id) ?? methods.find(({ active }) => active)
}
