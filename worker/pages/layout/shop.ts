/** What the configuration tells pages of the shop; the document needs its origin, the footer the rest. */
export type Shop = {
  readonly SHOP_NAME: string
  readonly SHOP_ORIGIN: string
  readonly SHOP_LEGAL_NAME: string
  readonly SHOP_STREET: string
  readonly SHOP_ZIP: string
  readonly SHOP_CITY: string
  readonly SHOP_PHONE: string
  readonly SHOP_EMAIL: string
  /** What is loaded once it is allowed; nothing, where it is not set. */
  readonly SHOP_TAG_MANAGER_URL?: string | undefined
  /** The script of a consent tool that asks in the place of our own banner. */
  readonly SHOP_CONSENT_SCRIPT_URL?: string | undefined
  /** The customer group that businesses register for; without one nothing leads there. */
  readonly SHOP_TRADE_GROUP?: string | undefined
  /** Set where the shop behind is another one, which lacks what only ours has. */
  readonly STORE_API_URL?: string | undefined
}
