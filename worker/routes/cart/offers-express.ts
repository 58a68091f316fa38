import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'

/** Whether somebody ordered before with their account: what they chose then can be chosen again. */
export function offersExpress({ customer }: SalesChannelContext): boolean {
  return Boolean(customer && !customer.guest && (customer.orderCount ?? 0) > 0)
}
