import type { Context } from 'hono'
import { taxFreeSegment } from '#shared/domain/tax/tax-state.ts'
import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/** Lets cached pages show this session's prices: gross, or net (business customers, abroad). */
export function rememberSegment(c: Context<AppEnv>, context: SalesChannelContext): void {
  rememberShopper(c, { view: { segment: segmentOf(context) } })
}

function segmentOf({ context, shippingLocation }: SalesChannelContext): PriceSegment {
  if (context.taxState === 'gross') return 'gross'
  if (context.taxState === 'net') return 'net-trade'
  return taxFreeSegment(shippingLocation.country.iso)
}
