/** The configuration of the shop, as far as pages need it. */
export type ShopConfig = {
  readonly SHOP_NAME: string
  readonly SHOP_ORIGIN: string
  readonly SHOP_LEGAL_NAME: string
  readonly SHOP_STREET: string
  readonly SHOP_ZIP: string
  readonly SHOP_CITY: string
  readonly SHOP_PHONE: string
  readonly SHOP_EMAIL: string
  /** The tag manager, which is loaded once the shopper allows it. */
  readonly SHOP_TAG_MANAGER_URL?: string | undefined
  /** The script of a consent tool that asks instead of our own banner. */
  readonly SHOP_CONSENT_SCRIPT_URL?: string | undefined
  /** The customer group that businesses register for; without one nothing leads there. */
  readonly SHOP_TRADE_GROUP?: string | undefined
  /** Set in front of a remote shop, which lacks what only our backend has. */
  readonly STORE_API_URL?: string | undefined
}
