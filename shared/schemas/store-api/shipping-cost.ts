import { ShippingMethodFields } from './context.ts'
import { Decimal } from './price.ts'
import { inLanguage } from './translated.ts'
import { z } from '../zod.ts'

/** Costs of a shipping method. Our backend adds the amount missing for free shipping. */
export const ShippingCost = z.object({
  shippingCost: z.object({ totalPrice: Decimal }),
  deliveryDate: z.object({ earliest: z.string(), latest: z.string() }).nullish(),
  shippingMethod: inLanguage(ShippingMethodFields),
  extensions: z
    .object({ ripstop: z.object({ toFreeShipping: Decimal.nullish() }).nullish() })
    .nullish(),
})
export type ShippingCost = z.infer<typeof ShippingCost>
