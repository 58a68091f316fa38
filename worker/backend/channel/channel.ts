import { idOf } from '#worker/backend/sql/ids.ts'

/** The one sales channel of the embedded backend. */
export const CHANNEL_ID = idOf('sales-channel', 'storefront')
export const CURRENCY_ID = idOf('currency', 'EUR')
export const ROOT_CATEGORY_ID = idOf('category', 'root')
export const FOOTER_CATEGORY_ID = idOf('category', 'footer')

const STANDARD_GROUP = 'Standard'
/** The default customer group: prices with tax. */
export const CUSTOMER_GROUP = {
  id: idOf('customer-group', 'standard'),
  name: STANDARD_GROUP,
  displayGross: true,
  registrationActive: false,
  translated: { name: STANDARD_GROUP, customFields: {} },
  customFields: null,
  apiAlias: 'customer_group',
}

export const CASH_ROUNDING = {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config',
}

/** A Store API currency, the only one of the shop. */
export const CURRENCY = {
  id: CURRENCY_ID,
  isoCode: 'EUR',
  factor: 1,
  symbol: '€',
  shortName: 'EUR',
  name: 'Euro',
  position: 1,
  isSystemDefault: true,
  itemRounding: CASH_ROUNDING,
  totalRounding: CASH_ROUNDING,
  taxFreeFrom: 0,
  translated: { shortName: 'EUR', name: 'Euro', customFields: {} },
  customFields: null,
  apiAlias: 'currency',
}

/** Days during which a product counts as new. The category of new products has its own rule. */
export const NEW_FOR_DAYS = 60
