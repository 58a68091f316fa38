import { z } from '#shared/schemas/zod.ts'
import { Decimal } from './price.ts'
import { emptyAsMap } from './product.ts'
import { rowsOf, tolerantListOf, tolerantObject } from './tolerant.ts'

const Row = tolerantObject({
  /** Minimum and maximum value of goods, both inclusive; null is unlimited. */
  quantityStart: Decimal.nullish(),
  quantityEnd: Decimal.nullish(),
  currencyPrice: tolerantListOf(z.object({ gross: Decimal, net: Decimal })),
  /** Shopware uses a rule for the country; only our own backend returns the country itself. */
  customFields: emptyAsMap(z.object({ ripstop_country: z.string().nullish() })).nullish(),
})

const Days = z.object({ min: z.int(), max: z.int() })

/** Costs of shipping methods, by country and value of goods. */
export const ShippingRates = z.object({
  elements: rowsOf(
    tolerantObject({
      technicalName: z.string(),
      prices: rowsOf(Row).nullish(),
      /** Business days by country that delivery takes longer than at home. */
      customFields: emptyAsMap(
        z.object({ ripstop_extra_days: emptyAsMap(z.record(z.string(), Days)).nullish() }),
      ).nullish(),
    }),
  ),
})
export type ShippingRates = z.infer<typeof ShippingRates>
