import { fileNameOf, isFileOpen } from '#worker/backend/order/bought-files.ts'
import { formatDocumentNumber } from '#worker/backend/order/order-documents.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'

/** An order in a list; the amount in whole cents. */
export function orderSummary(order: StoredOrder) {
  const { customer, price } = order
  const { method, state } = currentPayment(order)
  return {
    number: order.number,
    id: order.id,
    placedAt: order.placedAt,
    name: `${customer.firstName} ${customer.lastName}`,
    email: customer.email,
    totalCents: price.totalPrice,
    state: order.state,
    delivery: order.deliveryState,
    payment: { method, state },
  }
}

/** An order with all data for packing and for questions. Quantities are in sales units. */
export function orderDetails(order: StoredOrder) {
  const { title, firstName, lastName, company, department, street } = order.shippingAddress
  const { additionalLine, secondLine, zipcode, city, countryId } = order.shippingAddress
  return {
    ...orderSummary(order),
    comment: order.comment,
    texts: order.texts,
    taxState: order.price.taxState,
    vatChecks: order.vatChecks,
    shipping: order.delivery.name,
    trackingCode: order.trackingCode,
    address: {
      name: [title, firstName, lastName].filter(Boolean).join(' '),
      company,
      department,
      street,
      additionalLine,
      secondLine,
      zipcode,
      city,
      countryId,
    },
    lines: order.lines.map(({ label, quantity, totalCents, line }) => ({
      label,
      quantity,
      totalCents,
      number: line.payload['productNumber'] ?? null,
      unit: line.payload['ripstop_unit'] ?? null,
      pieces: line.payload['ripstop_cuts'] ?? null,
    })),
    shippingCents: order.delivery.costs.totalPrice,
    payments: order.payments.map(
      ({ attempt, method, state, amountCents, refundedCents, changedAt }) => ({
        attempt,
        method,
        state,
        amountCents,
        refundedCents,
        changedAt,
      }),
    ),
    papers: order.papers.map((document) => ({
      number: formatDocumentNumber(document),
      madeAt: document.madeAt,
      amountCents: document.amountCents,
    })),
    files: order.files.map((file) => ({
      name: fileNameOf(file, order.locale),
      isOpen: isFileOpen(order, file),
      fetched: file.fetched,
      fetchedAt: file.fetchedAt,
    })),
  }
}
