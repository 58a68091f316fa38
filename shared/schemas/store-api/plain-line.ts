import { isTenthOfMetre } from '#shared/domain/metres.ts'

type Reference = {
  readonly price: number
  readonly purchaseUnit: number
  readonly referenceUnit: number
  readonly unitName: string
}

type Plain = {
  readonly type?: string | null | undefined
  readonly referencedId?: string | null | undefined
  readonly quantity: number
  readonly price?: { readonly referencePrice?: Reference | null | undefined } | null | undefined
  readonly priceDefinition?:
    | { readonly referencePriceDefinition?: Omit<Reference, 'price'> | null | undefined }
    | null
    | undefined
  readonly payload: {
    readonly ripstop_unit?: Unit | undefined
    readonly ripstop_url?: string | null | undefined
    readonly ripstop_cuts: readonly number[]
  }
}

type Unit = 'm' | 'piece' | 'set' | 'download'

/**
 * Adds the product's address and the unit from the line's own fields, if a shop lacks our payload.
 */
export function withPlainPayload<P extends Plain>(line: P) {
  const { payload, quantity, priceDefinition, price, referencedId } = line
  const reference = priceDefinition?.referencePriceDefinition ?? price?.referencePrice
  const isTenth = reference ? isTenthOfMetre(reference.purchaseUnit, reference.unitName) : false
  const unit: Unit = payload.ripstop_unit ?? (isTenth ? 'm' : 'piece')
  const url =
    payload.ripstop_url ??
    (line.type === 'product' && referencedId ? `detail/${referencedId}` : null)
  // Shopware keeps the first payload, even if quantity or cuts change later.
  const cutUnits = payload.ripstop_cuts.reduce((sum, units) => sum + units, 0)
  const cuts = cutUnits === quantity ? payload.ripstop_cuts : []
  return {
    ...line,
    /** The stored cuts, even if they do not add up to the quantity. */
    storedCuts: payload.ripstop_cuts,
    /** False if the unit is unknown without the product itself. */
    hasUnit: payload.ripstop_unit !== undefined || Boolean(reference),
    payload: { ...payload, ripstop_unit: unit, ripstop_url: url, ripstop_cuts: cuts },
  }
}
