import type { DeliveryWindow } from '#shared/domain/delivery/delivery.ts'

/** Calendar days as the wire has them: at 16:00, which no time zone of Europe moves to another day. */
export function windowStruct({ earliest, latest }: DeliveryWindow) {
  return {
    earliest: `${earliest}T16:00:00.000+00:00`,
    latest: `${latest}T16:00:00.000+00:00`,
    apiAlias: 'cart_delivery_date',
  }
}
