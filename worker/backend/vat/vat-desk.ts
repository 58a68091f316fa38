import type { Shop } from '#worker/backend/http/shop.ts'
import { NO_REGISTER } from './vat-register.ts'
import { vies } from './vies.ts'

/** Where VAT ids are checked, at the register that the configuration names; none in the demo. */
export function vatDeskOf({ db, at, vars }: Pick<Shop, 'db' | 'at' | 'vars'>) {
  const { VIES_URL: url, SHOP_VAT_ID: ownVatId } = vars
  return { db, at, register: url ? vies({ url, ownVatId }) : NO_REGISTER }
}
