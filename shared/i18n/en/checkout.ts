import type { SameMessages } from '../translate.ts'
import type { checkout as de } from '../de/checkout.ts'

export const checkout = {
  accountTitle: 'Your account',
  guestTitle: 'Order as a guest',
  addressTitle: 'Address',
  shipElsewhere: 'Ship to a different address',
  shippingAddressTitle: 'Shipping address',
  shippingTitle: 'Shipping',
  paymentTitle: 'Payment',
  updated: ({ total }) => `Updated. Total: ${total}`,
  reviewTitle: 'Review and order',
  digitalWaiver:
    'I agree that the download starts at once, and I acknowledge that I thereby lose my right of withdrawal.',
  yourOrder: 'Your order',
  tableCaption: 'Items in this order',
  product: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  subtotal: 'Subtotal',
  total: 'Total',
  totalWithTax: 'Total incl. VAT',
  lineTotal: 'Line total',
  order: 'Order with obligation to pay',
  ordering: 'Your order is being sent.',
  soFar: 'Order so far',
  inShort: ({ count, total }) => `${count} ${count === 1 ? 'item' : 'items'}, ${total}`,
  failed: 'That did not work. Your entries are still here.',
} satisfies SameMessages<typeof de>
