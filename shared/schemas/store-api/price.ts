import { z } from '#shared/schemas/zod.ts'
import { listOf } from './list-of.ts'
import { tolerantFields } from './tolerant.ts'

/**
 * Amounts on the wire are decimals of the currency; `shared/domain/money.ts` converts them to
 * cents.
 */
export const Decimal = z.number()

const CalculatedTax = z.object({
  tax: Decimal,
  taxRate: z.number(),
  price: Decimal,
})
type CalculatedTax = z.infer<typeof CalculatedTax>

const ListPrice = z.object({ price: Decimal, discount: Decimal, percentage: z.number() })

const ReferencePrice = z.object({
  price: Decimal,
  purchaseUnit: z.number(),
  referenceUnit: z.number(),
  unitName: z.string(),
})

/** A Store API CalculatedPrice; `quantity` of a tier is the last unit that it applies to. */
export const CalculatedPrice = z.object({
  unitPrice: Decimal,
  totalPrice: Decimal,
  quantity: z.number().int(),
  calculatedTaxes: listOf(CalculatedTax),
  ...tolerantFields({
    referencePrice: ReferencePrice.nullish(),
    listPrice: ListPrice.nullish(),
    regulationPrice: z.object({ price: Decimal }).nullish(),
  }),
})
export type CalculatedPrice = z.infer<typeof CalculatedPrice>

export const TaxStatus = z.enum(['gross', 'net', 'tax-free'])
export type TaxStatus = z.infer<typeof TaxStatus>

export const CartPrice = z.object({
  netPrice: Decimal,
  totalPrice: Decimal,
  positionPrice: Decimal,
  rawTotal: Decimal,
  taxStatus: TaxStatus,
  calculatedTaxes: listOf(CalculatedTax),
})
export type CartPrice = z.infer<typeof CartPrice>
