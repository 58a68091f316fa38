import type { StoredOrder } from './stored-order.ts'

/** How much of a line was paid back so far, in units of the wire. */
export function refundedQuantity({ papers }: Pick<StoredOrder, 'papers'>, lineId: string): number {
  return papers
    .flatMap(({ lines }) => lines)
    .filter((refunded) => refunded.lineId === lineId && !refunded.isTakenBack)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether all of a line was paid back. */
export function isRefundedWhole(order: StoredOrder, lineId: string): boolean {
  const line = order.lines.find(({ id }) => id === lineId)
  return line !== undefined && refundedQuantity(order, lineId) >= line.quantity
}
