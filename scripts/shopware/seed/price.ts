import type { ProductRecord } from '#shared/schemas/import/product.ts'

export const TAX_RATES: Readonly<Record<ProductRecord['taxClass'], number>> = {
  standard: 19,
  reduced: 7,
}

type Reduction = NonNullable<ProductRecord['reduction']>

/** A decimal for the wire. */
export const decimal = (cents: number) => cents / 100

/** A price in Shopware's form: gross decides, net has the digits of its column. */
export function priceOf(
  currencyId: string,
  cents: number,
  taxClass: ProductRecord['taxClass'],
  reduction?: Pick<Reduction, 'listCents' | 'lowest30Cents'> | null,
) {
  const amount = (value: number) => ({
    currencyId,
    gross: decimal(value),
    net: Math.round((decimal(value) / (1 + TAX_RATES[taxClass] / 100)) * 1e10) / 1e10,
    linked: true,
  })
  return [
    {
      ...amount(cents),
      ...(reduction && {
        listPrice: amount(reduction.listCents),
        regulationPrice: amount(reduction.lowest30Cents),
      }),
    },
  ]
}
