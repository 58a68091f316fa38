import { expect, test } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { OrderList } from '#shared/schemas/store-api/order.ts'
import { withUnitsFrom } from '#worker/store-api/shopping/units-of-lines.ts'
import type { Call, Transport } from '#worker/store-api/transport/call.ts'
import type { z } from '#shared/schemas/zod.ts'
import { idFrom } from '#tests/builders/ids.ts'

const CLOTH = idFrom('cloth')
const aLine = (type: string, referencedId: string) => ({
  id: idFrom(`line of ${referencedId}`),
  identifier: referencedId,
  referencedId,
  label: referencedId,
  quantity: 50,
  type,
  unitPrice: 1.11,
  totalPrice: 55.5,
  payload: [],
})

test('an order with a promotion shows cloth in metres, because its code is not a product', async () => {
  const requested: unknown[] = []
  const transport: Transport = async <S extends z.ZodType>({ body, schema }: Call<S>) => {
    requested.push(body)
    const unit = { shortCode: 'm', name: 'Meter' }
    const data = schema.parse({ elements: [{ id: CLOTH, purchaseUnit: 0.1, unit }] })
    return ok({ data, token: null })
  }
  const price = {
    netPrice: 0,
    totalPrice: 0,
    positionPrice: 0,
    calculatedTaxes: [],
    taxRules: [],
    rawTotal: 0,
  }
  const order = {
    id: idFrom('order'),
    orderNumber: '10000',
    orderDateTime: '2026-11-23T12:00:00.000+00:00',
    price: { ...price, taxStatus: 'gross' },
    amountTotal: 57.01,
    positionPrice: 57.9,
    shippingTotal: 4.9,
    lineItems: [aLine('product', CLOTH), aLine('promotion', 'NAEHEN10')],
  }
  const data = OrderList.parse({ orders: { elements: [order], total: 1 } })

  const told = await withUnitsFrom(transport)(
    { locale: 'de', token: null },
    ok({ data, token: null }),
  )

  expect(requested).toEqual([expect.objectContaining({ ids: [CLOTH] })])
  const lines = told.ok ? told.value.data.orders.elements[0]?.lineItems : []
  expect(lines?.map(({ payload }) => payload.ripstop_unit)).toEqual(['m', 'piece'])
})
