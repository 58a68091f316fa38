import type { PublicSettings } from '#shared/schemas/import/shop.ts'

/** The configuration that pages need. */
export type ShopConfig = {
  readonly SHOP_NAME: string
  readonly SHOP_ORIGIN: string
  readonly SHOP_LEGAL_NAME: string
  readonly SHOP_STREET: string
  readonly SHOP_ZIP: string
  readonly SHOP_CITY: string
  readonly SHOP_PHONE: string
  readonly SHOP_EMAIL: string
  /** The tag manager, which loads after the shopper's consent. */
  readonly SHOP_TAG_MANAGER_URL?: string | undefined
  /** The script of a consent tool that replaces our own banner. */
  readonly SHOP_CONSENT_SCRIPT_URL?: string | undefined
  /** The customer group that businesses register for. Without it no page links the registration. */
  readonly SHOP_TRADE_GROUP?: string | undefined
  readonly settings: PublicSettings
  /** Set for a remote shop, which lacks features of our own backend. */
  readonly STORE_API_URL?: string | undefined
}
