import { decimalFromCents } from '#shared/domain/money.ts'
import { orderDownloadStruct, type FileView } from './bought-files.ts'
import type { OrderLine, StoredOrder } from './stored-order.ts'

/** A line of an order as the cart showed it, with its purchased files. */
export function orderLineStruct(
  order: StoredOrder,
  stored: OrderLine,
  position: number,
  view: FileView,
) {
  const { id, productId, quantity, label, unitCents, totalCents, line } = stored
  const promotionId = line.payload['promotionId']
  return {
    id,
    orderId: order.id,
    productId,
    promotionId: typeof promotionId === 'string' ? promotionId : null,
    identifier: productId ?? line.referencedId,
    referencedId: line.referencedId,
    type: line.type,
    label,
    description: line.description,
    quantity,
    position,
    good: line.good,
    removable: true,
    stackable: line.type === 'product',
    states: line.states,
    unitPrice: decimalFromCents(unitCents),
    totalPrice: decimalFromCents(totalCents),
    priceDefinition: line.priceDefinition && withoutReference(line.priceDefinition),
    coverId: line.cover?.id ?? null,
    cover: line.cover,
    payload: { ...line.payload, ripstop_price: line.price },
    downloads: order.files
      .filter(({ lineId }) => lineId === id)
      .map((file) => orderDownloadStruct(order, file, view)),
    children: [],
    translated: [],
    apiAlias: 'order_line_item',
  }
}

/** Order lines have no field for the base price. `ripstop_price` in the payload contains it. */
function withoutReference(definition: NonNullable<OrderLine['line']['priceDefinition']>) {
  const { referencePriceDefinition, ...rest } = definition
  return referencePriceDefinition === undefined ? rest : { ...rest, referencePriceDefinition: null }
}
