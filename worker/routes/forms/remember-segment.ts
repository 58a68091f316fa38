import type { Context } from 'hono'
import { isEuCountry } from '#shared/domain/vat-id.ts'
import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import type { Segment } from '#worker/runtime/view-cookie.ts'

/** Lets reading pages show the prices that this session is charged: gross, or net abroad. */
export function rememberSegment(c: Context<AppEnv>, context: SalesChannelContext): void {
  rememberShopper(c, { view: { segment: segmentOf(context) } })
}

function segmentOf({ context, shippingLocation }: SalesChannelContext): Segment {
  if (context.taxState !== 'tax-free') return 'gross'
  return isEuCountry(shippingLocation.country.iso) ? 'net-eu-business' : 'net-export'
}
