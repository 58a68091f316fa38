import { decimalFromCents } from '#shared/domain/money.ts'
import type { OrderLine } from './stored-order.ts'

/** A line of an order, as its cart showed it. */
export function orderLineStruct(orderId: string, stored: OrderLine, position: number) {
  const { id, productId, quantity, label, unitCents, totalCents, line } = stored
  return {
    id,
    orderId,
    productId,
    identifier: productId ?? line.referencedId,
    referencedId: line.referencedId,
    type: line.type,
    label,
    quantity,
    position,
    good: line.good,
    removable: true,
    stackable: line.type === 'product',
    states: line.states,
    unitPrice: decimalFromCents(unitCents),
    totalPrice: decimalFromCents(totalCents),
    price: line.price,
    cover: line.cover,
    payload: line.payload,
    downloads: [],
    children: [],
    translated: [],
    apiAlias: 'order_line_item',
  }
}
