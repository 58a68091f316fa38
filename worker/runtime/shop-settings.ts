import type { PublicSettings, ShopSettings } from '#shared/schemas/import/shop.ts'
import type { Vars } from './env.ts'

/** The vars of the environment with the settings of `shop.json`, which win. */
export function withShopSettings(
  vars: Vars,
  settings: PublicSettings & Partial<ShopSettings>,
): Vars {
  const { name, seller, bank, payment } = settings
  return {
    ...vars,
    settings,
    ...(name && { SHOP_NAME: name }),
    ...(seller && {
      SHOP_LEGAL_NAME: seller.legalName,
      SHOP_STREET: seller.street,
      SHOP_ZIP: seller.zip,
      SHOP_CITY: seller.city,
      SHOP_VAT_ID: seller.vatId,
      SHOP_PHONE: seller.phone,
      SHOP_EMAIL: seller.email,
    }),
    ...(bank && {
      SHOP_BANK_HOLDER: bank.holder,
      SHOP_BANK_IBAN: bank.iban,
      SHOP_BANK_BIC: bank.bic,
    }),
    ...(payment && {
      PREPAYMENT_DAYS: payment.prepaymentDays,
      INVOICE_DAYS: payment.invoiceDays,
    }),
  }
}
