import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aClient } from './client.ts'
import { anOrder } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

const inOrder = (order: object) => ({ orders: { elements: [expect.objectContaining(order)] } })

test('an order is returned without associations by default', async () => {
  const shopper = aClient()
  await anOrder(shopper)
  const { body } = await shopper.call('POST', '/order', {})
  expect(body).toMatchObject(
    inOrder({ deliveries: null, lineItems: null, stateMachineState: null, transactions: null }),
  )
  expect(body).toMatchObject({
    orders: {
      elements: [{ billingAddress: { country: null }, orderCustomer: { lastName: 'Sommerfeld' } }],
    },
  })
})

test('an order contains the requested associations, and no others', async () => {
  const shopper = aClient()
  await anOrder(shopper)
  const associations = {
    stateMachineState: {},
    lineItems: {},
    deliveries: { associations: { shippingOrderAddress: { associations: { country: {} } } } },
  }
  const { body } = await shopper.call('POST', '/order', { associations })
  expect(body).toMatchObject({
    orders: {
      elements: [
        {
          stateMachineState: { technicalName: 'open' },
          lineItems: [{ cover: null, unitPrice: 1.2 }],
          deliveries: [
            {
              stateMachineState: null,
              shippingOrderAddress: { country: { iso: 'DE' }, salutation: null },
              shippingCosts: { calculatedTaxes: [{ taxRate: 19 }], taxRules: [{ taxRate: 19 }] },
            },
          ],
        },
      ],
    },
  })
})

test('orders can be filtered by state without requesting the state', async () => {
  const shopper = aClient()
  const { deepLinkCode } = await anOrder(shopper)
  const found = async (state: string) => {
    const filter = [
      { type: 'equals', field: 'deepLinkCode', value: deepLinkCode },
      { type: 'equals', field: 'stateMachineState.technicalName', value: state },
    ]
    const proof = { email: 'katrin@example.org', zipcode: '01099' }
    return (await shopper.call('POST', '/order', { filter, ...proof })).body
  }
  expect(await found('open')).toMatchObject(inOrder({ stateMachineState: null }))
  expect(await found('cancelled')).toMatchObject({ orders: { elements: [] } })
})
