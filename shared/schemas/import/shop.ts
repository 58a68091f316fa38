import { z } from '#shared/schemas/zod.ts'
import { DEMO_SETTINGS } from './demo-settings.ts'

const Line = z.string().trim().min(1).max(200)

/** The company that sells, as in imprint, mails and documents. */
const Seller = z.strictObject({
  legalName: Line,
  street: Line,
  zip: Line,
  city: Line,
  vatId: Line,
  phone: Line,
  email: z.email(),
})

/** The account for bank transfers. */
const Bank = z.strictObject({ holder: Line, iban: Line, bic: Line })

/** `shop.json`: the settings of the shop. A missing section has the values of the demo. */
export const ShopSettings = z.strictObject({
  /** The name in page titles, mails and payments. */
  name: Line.default(DEMO_SETTINGS.name),
  seller: Seller.default(DEMO_SETTINGS.seller),
  bank: Bank.default(DEMO_SETTINGS.bank),
})
export type ShopSettings = z.infer<typeof ShopSettings>
