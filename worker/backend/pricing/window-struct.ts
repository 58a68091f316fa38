import type { DeliveryWindow } from '#shared/domain/delivery/delivery.ts'

/**
 * Calendar days as times of the Store API. 16:00 UTC is on the same day in every European time
 * zone.
 */
export function windowStruct({ earliest, latest }: DeliveryWindow) {
  return {
    earliest: `${earliest}T16:00:00.000+00:00`,
    latest: `${latest}T16:00:00.000+00:00`,
    apiAlias: 'cart_delivery_date',
  }
}
