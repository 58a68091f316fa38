import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import type { z } from '#shared/schemas/zod.ts'
import { idFrom } from './ids.ts'

type CartInput = z.input<typeof Cart>
type LineInput = NonNullable<CartInput['lineItems']>[number]
type PayloadInput = Record<string, unknown>

/** 2.4 m of cloth at 9.90 € per metre, 150 cm wide, as a Store API cart line. */
export function aStoreLine(
  changes: Partial<Omit<LineInput, 'payload'>> = {},
  payload: PayloadInput = {},
): LineInput {
  return {
    id: idFrom('cloth'),
    type: 'product',
    label: 'Silnylon Ripstop',
    quantity: 24,
    good: true,
    price: { unitPrice: 0.99, totalPrice: 23.76, quantity: 24 },
    quantityInformation: { minPurchase: 5, maxPurchase: 100, purchaseSteps: 1 },
    ...changes,
    payload: {
      productNumber: '71204',
      options: [{ group: 'Farbe', option: 'Moos' }],
      ripstop_unit: 'm',
      ripstop_roll_width_mm: 1500,
      ripstop_base_prices: [{ per: 1, unit: 'm2' }],
      ripstop_withdrawal: 'cut-to-length',
      ...payload,
    },
  }
}

/** Four buckles at 0.95 €. */
export function aStoreBuckle(changes: Partial<LineInput> = {}): LineInput {
  return aStoreLine(
    {
      id: idFrom('buckle'),
      label: 'Steckschnalle 25 mm',
      quantity: 4,
      price: { unitPrice: 0.95, totalPrice: 3.8, quantity: 4 },
      ...changes,
    },
    {
      productNumber: '30125',
      ripstop_unit: 'piece',
      ripstop_roll_width_mm: null,
      ripstop_base_prices: [],
      ripstop_withdrawal: 'standard',
    },
  )
}

/** A Store API cart with one line of cloth, sent to Germany. */
export function aStoreCart(changes: Partial<CartInput> = {}): Cart {
  return Cart.parse({
    token: 'a'.repeat(32),
    price: {
      netPrice: 24.09,
      totalPrice: 28.66,
      positionPrice: 23.76,
      rawTotal: 28.66,
      taxStatus: 'gross',
      calculatedTaxes: [{ tax: 4.57, taxRate: 19, price: 28.66 }],
    },
    lineItems: [aStoreLine()],
    deliveries: [
      {
        shippingCosts: { unitPrice: 4.9, totalPrice: 4.9, quantity: 1 },
        shippingMethod: {
          id: idFrom('standard'),
          name: 'Paket, gefaltet',
          technicalName: 'standard',
        },
      },
    ],
    errors: [],
    extensions: { ripstop: { cartId: idFrom('cart'), hash: 'h', revision: 1 } },
    ...changes,
  })
}

/** An unpaid order of that cart by card. */
export function aStoreOrder(changes: Partial<z.input<typeof Order>> = {}): Order {
  const { price } = aStoreCart()
  return Order.parse({
    id: idFrom('order'),
    orderNumber: '10001',
    orderDateTime: '2026-11-20T12:00:00.000+00:00',
    price,
    amountTotal: price.totalPrice,
    positionPrice: price.positionPrice,
    shippingTotal: 4.9,
    stateMachineState: { technicalName: 'open', name: 'Offen' },
    transactions: [
      { id: idFrom('payment'), stateMachineState: { technicalName: 'open', name: 'Offen' } },
    ],
    ...changes,
  })
}
