import { describe, expect, test } from 'vitest'
import { aProductRecord, aSimpleProduct, isPlentiful } from '#tests/contract/store-api/products.ts'
import { messageKeysIn } from '#tests/contract/store-api/cart-lines.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { aReadyGuest, anOrder, placeOrder } from '#tests/contract/store-api/orders.ts'
import { detail } from '#tests/contract/store-api/product-detail.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

describe('placed orders', () => {
  test('an order has the items and the price of the cart', async () => {
    const guest = await aReadyGuest()
    const cart = await guest.cart()
    const order = await placeOrder(guest)
    expect(cents(order.price.totalPrice)).toBe(cents(cart.price.totalPrice))
    expect(cents(order.amountTotal)).toBe(cents(cart.price.totalPrice))
    expect(cents(order.positionPrice)).toBe(cents(cart.price.positionPrice))
    const shipping = cart.deliveries?.[0]?.shippingCosts?.totalPrice
    expect(cents(order.shippingTotal)).toBe(cents(shipping))
    const [line] = cart.lineItems ?? []
    expect(order.lineItems).toMatchObject([
      {
        label: line?.label,
        quantity: 2,
        type: 'product',
        good: true,
        cover: { url: line?.cover?.url },
      },
    ])
    expect(cents(order.lineItems?.[0]?.totalPrice)).toBe(cents(line?.price?.totalPrice))
  })

  test('the states of a new order, its delivery and its payment are open', async () => {
    const { order } = await anOrder()
    const open = { technicalName: 'open' }
    expect(order).toMatchObject({
      stateMachineState: open,
      deliveries: [{ stateMachineState: open }],
      transactions: [{ stateMachineState: open }],
    })
  })

  test('an order has number, guest, addresses, shipping and payment method', async () => {
    const guest = await aReadyGuest()
    const { shippingMethod, paymentMethod } = await guest.context()
    const order = await placeOrder(guest)
    expect(order.orderNumber).toBeTruthy()
    expect(order.deepLinkCode).toMatch(/^[\w-]{20,}$/)
    expect(order).toMatchObject({
      orderCustomer: { email: 'katrin@post.example', firstName: 'Katrin', lastName: 'Sommerfeld' },
      addresses: expect.arrayContaining([expect.objectContaining({ city: 'Dresden' })]),
      deliveries: [
        {
          shippingMethod: { id: shippingMethod?.id },
          shippingOrderAddress: { street: 'Elbhangstraße 27', zipcode: '01099' },
        },
      ],
      transactions: [{ paymentMethod: { id: paymentMethod?.id } }],
    })
    expect(Math.abs(Date.parse(order.orderDateTime) - Date.now())).toBeLessThan(600_000)
  })

  test('an order contains the comment of the guest', async () => {
    const comment = 'Bitte nicht knicken – <b>danke</b>'
    expect((await placeOrder(await aReadyGuest(), comment)).customerComment).toBe(comment)
  })

  test('an order empties the cart', async () => {
    const { guest } = await anOrder()
    expect(await guest.cart()).toMatchObject({ lineItems: [], price: { totalPrice: 0 } })
  })

  test('an order has a unique number', async () => {
    const orders = await Promise.all([anOrder(), anOrder(), anOrder()])
    const numbers = orders.map(({ order }) => order.orderNumber)
    expect(new Set(numbers).size).toBe(3)
  })

  test('an order reduces the stock, and its cancellation restores it', async () => {
    const taken = await aSimpleProduct()
    const product = await aProductRecord('a second article with much in stock', (candidate) => {
      return (
        isPlentiful(candidate) && candidate.id !== taken.id && candidate.isCloseout !== undefined
      )
    })
    const stock = async () => (await detail(product.id)).product.stock
    const quantity = product.minPurchase ?? 1
    const before = await stock()
    const guest = await aGuest()
    await guest.add(product.id, quantity)
    const { id: orderId } = await placeOrder(guest)
    expect(await stock()).toBe(before - quantity)
    await guest.invoke('cancelOrder post /order/state/cancel', { body: { orderId } })
    expect(await stock()).toBe(before)
    await guest.call('POST', '/order/state/cancel', { orderId })
    expect(await stock()).toBe(before)
  })
})

describe('orders that are not placed', () => {
  test('an order from an empty cart is not placed', async () => {
    const { status, codes } = await refusalOf(placeOrder(await aGuest()))
    expect(status).toBe(400)
    expect(codes).toEqual(['CHECKOUT__CART_EMPTY'])
  })

  test('a second order from the same cart is not placed', async () => {
    const { guest } = await anOrder()
    expect((await refusalOf(placeOrder(guest))).codes).toEqual(['CHECKOUT__CART_EMPTY'])
  })

  test('an order by an unknown visitor is not placed', async () => {
    const visitor = aVisitor()
    await visitor.add((await aSimpleProduct()).id, 1)
    const { status, codes } = await refusalOf(placeOrder(visitor))
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect((await visitor.cart()).lineItems).toHaveLength(1)
  })

  test('an order from a cart other than the agreed one is not placed, and the cart stays', async () => {
    const guest = await aReadyGuest()
    const response = await guest.call('POST', '/checkout/order', { hash: 'seen-something-else' })
    const { status, codes } = refusalIn(response)
    expect(status).toBe(409)
    expect(codes).toEqual(['CHECKOUT__CART_HASH_MISMATCH'])
    expect((await guest.cart()).lineItems).toHaveLength(1)
  })

  test('of two simultaneous orders one gets the cart, the other the same order or none', async () => {
    const guest = await aReadyGuest()
    const both = await Promise.all([
      guest.call('POST', '/checkout/order', {}),
      guest.call('POST', '/checkout/order', {}),
    ])
    const placed = both.filter(({ status }) => status === 200)
    expect(placed.length).toBeGreaterThan(0)
    const { data } = await guest.invoke('readOrder post /order', { body: {} })
    expect(data.orders.elements).toHaveLength(1)
    expect(messageKeysIn(await guest.cart())).toEqual([])
  })
})
