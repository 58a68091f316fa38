import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'

/** Whether the customer has an earlier order whose choices can be repeated. */
export function offersExpress({ customer }: SalesChannelContext): boolean {
  return Boolean(customer && !customer.guest && (customer.orderCount ?? 0) > 0)
}
