import { domainsOf } from '#worker/backend/channel/domains.ts'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import { groupStruct } from '#worker/backend/customers/customer-group.ts'
import { customerInSession, shippingLocation } from '#worker/backend/customers/customer-struct.ts'
import type { TaxClass } from '#shared/domain/tax/tax.ts'
import type { TaxRates } from '#shared/domain/tax/tax-state.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { CHANNEL_LANGUAGES, LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { chosenDelivery, taxOf } from '../current-shopper/cart-context.ts'
import { CASH_ROUNDING, CHANNEL_ID, CURRENCY, CURRENCY_ID } from '../channel/channel.ts'
import { CUSTOMER_GROUP, FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '../channel/channel.ts'
import {
  countryRuleId,
  paymentMethodStruct,
  shippingMethodStruct,
} from '../channel/method-structs.ts'
import type { ShopperContext } from '../current-shopper/shopper-context.ts'

const LIVE_VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425'
const TAX_CLASSES: readonly TaxClass[] = ['standard', 'reduced']
const BASIS_POINTS_PER_PERCENT = 100
/** Shopware requires a rule for tier prices. This one always applies. */
const TIER_RULE_ID = idOf('rule', 'tiers')
const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const

/**
 * The Store API context of a session. Its methods are those of the calculated cart, or the first
 * active ones of the shop.
 */
export function contextStruct(
  token: string,
  context: ShopperContext,
  cart: Pick<CalculatedCart, 'shippingMethodId' | 'paymentMethodId' | 'isEmpty'>,
  vars: Pick<Vars, 'SHOP_NAME' | 'SHOP_ORIGIN' | 'SHOP_DOMAINS'>,
) {
  const { SHOP_NAME: name } = vars
  const { locale, shippingMethods, paymentMethods, customer, country } = context
  const payment = chosen(paymentMethods, cart.paymentMethodId)
  const shipping = chosen(shippingMethods, cart.shippingMethodId)
  const languageId = LANGUAGE_ID[locale]
  const otherLanguages = CHANNEL_LANGUAGES.map(({ id }) => id).filter((id) => id !== languageId)
  const home =
    context.countries.find(({ iso }) => iso === context.shopSettings.homeCountry) ?? country
  const taxes = taxOf(context, chosenDelivery(context))
  const shippingRules = [countryRuleId(country.iso)]
  return {
    token,
    currentCustomerGroup: customer?.account
      ? groupStruct(customer.account.group, locale)
      : CUSTOMER_GROUP,
    fallbackCustomerGroup: CUSTOMER_GROUP,
    currency: CURRENCY,
    salesChannel: {
      id: CHANNEL_ID,
      name,
      languageId: LANGUAGE_ID.de,
      customerGroupId: CUSTOMER_GROUP.id,
      currencyId: CURRENCY_ID,
      currency: CURRENCY,
      domains: domainStructs(vars),
      paymentMethodId: payment?.id,
      shippingMethodId: shipping?.id,
      countryId: home.id,
      navigationCategoryId: ROOT_CATEGORY_ID,
      navigationCategoryDepth: 2,
      footerCategoryId: FOOTER_CATEGORY_ID,
      serviceCategoryId: null,
      hreflangActive: false,
      active: true,
      maintenance: false,
      taxCalculationType: 'horizontal',
      translated: { name, homeEnabled: true, customFields: {} },
      customFields: null,
      apiAlias: 'sales_channel',
    },
    measurementSystem: { system: 'metric', units: { length: 'mm', weight: 'kg' } },
    taxRules: taxStructs(taxes.taxRates),
    customer: customer && customerInSession(customer, context),
    paymentMethod: payment && paymentMethodStruct(payment),
    shippingMethod: shipping && shippingMethodStruct(shipping),
    shippingLocation: shippingLocation(context),
    permissions: [],
    permisionsLocked: false,
    imitatingUserId: null,
    context: {
      versionId: LIVE_VERSION_ID,
      currencyId: CURRENCY_ID,
      currencyFactor: 1,
      languageIdChain: [languageId, ...otherLanguages],
      scope: 'user',
      source: { type: 'sales-channel', salesChannelId: CHANNEL_ID },
      taxState: taxes.taxState,
      ruleIds: [...shippingRules, TIER_RULE_ID],
      rulesLocked: false,
      considerInheritance: true,
      rounding: CASH_ROUNDING,
      states: statesOf(customer !== null, !cart.isEmpty),
      apiAlias: 'context',
    },
    areaRuleIds: { shipping: shippingRules, product: [TIER_RULE_ID] },
    states: [],
    itemRounding: CASH_ROUNDING,
    totalRounding: CASH_ROUNDING,
    languageInfo: { name: LANGUAGE_NAMES[locale], localeCode: LOCALE_TAGS[locale] },
    apiAlias: 'sales_channel_context',
  }
}

/** The states of a session. An empty map becomes a list, as in PHP. */
function statesOf(isLoggedIn: boolean, hasCart: boolean) {
  const states = [...(isLoggedIn ? ['logged-in'] : []), ...(hasCart ? ['cart-filled'] : [])]
  return states.length === 0 ? [] : Object.fromEntries(states.map((state) => [state, state]))
}

/** The addresses of the front ends, one for each language. */
function domainStructs(vars: Pick<Vars, 'SHOP_ORIGIN' | 'SHOP_DOMAINS'>) {
  return domainsOf(vars).map(({ url, locale, isOwn }) => ({
    id: idOf('sales-channel-domain', isOwn ? locale : url),
    url,
    languageId: LANGUAGE_ID[locale],
    language: null,
    currencyId: CURRENCY_ID,
    currency: null,
    salesChannelId: CHANNEL_ID,
    snippetSetId: idOf('snippet-set', locale),
    hreflangUseOnlyLocale: false,
    customFields: null,
    apiAlias: 'sales_channel_domain',
  }))
}

function taxStructs(rates: TaxRates) {
  return TAX_CLASSES.map((taxClass, index) => ({
    id: idOf('tax', taxClass),
    name: taxClass,
    taxRate: rates[taxClass] / BASIS_POINTS_PER_PERCENT,
    position: index + 1,
    customFields: null,
    apiAlias: 'tax',
  }))
}

function chosen<Method extends { readonly id: string; readonly active: boolean }>(
  methods: readonly Method[],
  id: string | null,
): Method | undefined {
  return methods.find((method) => method.id === id) ?? methods.find(({ active }) => active)
}
