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
 * A line as its own fields tell it where a shop has none of our payload: where its product is, and
 * whether a unit of it is a tenth of a metre.
 */
export function withPlainPayload<P extends Plain>(line: P) {
  const { payload, quantity, priceDefinition, price, referencedId } = line
  const reference = priceDefinition?.referencePriceDefinition ?? price?.referencePrice
  const isTenth = reference ? isTenthOfMetre(reference.purchaseUnit, reference.unitName) : false
  const unit: Unit = payload.ripstop_unit ?? (isTenth ? 'm' : 'piece')
  const url =
    payload.ripstop_url ??
    (line.type === 'product' && referencedId ? `detail/${referencedId}` : null)
  // A Shopware keeps what it was sent first, also when more is added or the quantity changes.
  const cutUnits = payload.ripstop_cuts.reduce((sum, units) => sum + units, 0)
  const cuts = cutUnits === quantity ? payload.ripstop_cuts : []
  return {
    ...line,
    /** The same whether they add up or not. */
    cutsAsKept: payload.ripstop_cuts,
    /** False where nothing but the product itself could say it. */
    isUnitTold: payload.ripstop_unit !== undefined || Boolean(reference),
    payload: { ...payload, ripstop_unit: unit, ripstop_url: url, ripstop_cuts: cuts },
  }
}
