import { z } from '#shared/schemas/zod.ts'
import { Decimal } from './price.ts'
import { emptyAsMap } from './product.ts'
import { listOf } from './list-of.ts'

const Row = z.object({
  /** Value of goods from which and to which it holds, both included; null is open. */
  quantityStart: Decimal.nullish(),
  quantityEnd: Decimal.nullish(),
  currencyPrice: listOf(z.object({ gross: Decimal, net: Decimal })),
  /** Shopware asks a rule for the country; what it means only our own backend says. */
  customFields: emptyAsMap(z.object({ ripstop_country: z.string().nullish() })).nullish(),
})

const Days = z.object({ min: z.int(), max: z.int() })

/** What ways of delivery cost, by country and value of goods. */
export const ShippingRates = z.object({
  elements: z.array(
    z.object({
      technicalName: z.string(),
      prices: z.array(Row).nullish(),
      /** Business days by country that it takes longer there than at home. */
      customFields: emptyAsMap(
        z.object({ ripstop_extra_days: emptyAsMap(z.record(z.string(), Days)).nullish() }),
      ).nullish(),
    }),
  ),
})
export type ShippingRates = z.infer<typeof ShippingRates>
