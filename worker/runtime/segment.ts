import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { taxFreeSegment } from '#shared/domain/tax/tax-state.ts'
import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'

/** The price segment of a session: gross, or net for trade or abroad. */
export function segmentOf({ context, shippingLocation }: SalesChannelContext): PriceSegment {
  if (context.taxState === 'gross') return 'gross'
  if (context.taxState === 'net') return 'net-trade'
  return taxFreeSegment(shippingLocation.country.iso)
}
