import { Vars } from '#worker/runtime/env.ts'

/** Settings of seller, bank and mail. */
const SELLER = [
  'SHOP_LEGAL_NAME',
  'SHOP_STREET',
  'SHOP_ZIP',
  'SHOP_CITY',
  'SHOP_VAT_ID',
  'SHOP_PHONE',
  'SHOP_EMAIL',
  'SHOP_BANK_HOLDER',
  'SHOP_BANK_IBAN',
  'SHOP_BANK_BIC',
] as const

/** Names of the settings that still have the values of the demo, which are the defaults. */
export function demoValues(vars: Vars): readonly string[] {
  const demo = Vars.parse({ SHOP_ORIGIN: vars.SHOP_ORIGIN })
  return SELLER.filter((name) => vars[name] === demo[name])
}
