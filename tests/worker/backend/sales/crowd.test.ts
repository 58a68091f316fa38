import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ADD, atTheButton, buckle, fabric, orderCount } from './at-the-button.ts'
import { aClient, type Client } from './client.ts'
import { promote, input, usesOf } from './promote.ts'
import { summaryOf } from './redeeming.ts'
import { aBuckle, aFabric, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
})

type Ready = { readonly shopper: Client; readonly summary: object }

/** A number of shoppers, each in its own network and ready to order. */
async function aCrowd(size: number, ready: (shopper: Client) => Promise<object>) {
  const crowd: Ready[] = []
  for (let index = 0; index < size; index += 1) {
    const shopper = aClient({ ip: `10.0.${index}.1` })
    crowd.push({ shopper, summary: await ready(shopper) })
  }
  return crowd
}

/**
 * Places all orders at once and returns the number of successful ones. The others fail because
 * their summary changed (409) or their cart is already empty (400).
 */
async function placedAtOnce(crowd: readonly Ready[]): Promise<number> {
  const responses = await Promise.all(
    crowd.map(({ shopper, summary }) => shopper.call('POST', '/checkout/order', summary)),
  )
  const refused = responses.map(({ status }) => status).filter((status) => status !== 200)
  expect(refused.filter((status) => status !== 409 && status !== 400)).toEqual([])
  return responses.length - refused.length
}

describe('simultaneous orders', () => {
  test('of a hundred simultaneous orders ten get the last ten buckles', async () => {
    await stockShop([aBuckle('24500', { stock: 10 })])
    const crowd = await aCrowd(100, (shopper) => atTheButton(shopper, { items: [[buckle, 1]] }))
    expect(await placedAtOnce(crowd)).toBe(10)
    expect(await stockOf('24500')).toBe(0)
    expect(await orderCount()).toBe(10)
  })

  test('of twenty simultaneous orders one gets the last use of a code', async () => {
    await stockShop([aBuckle('24500', { stock: 500 })])
    await promote({ maxUses: 1 })
    const crowd = await aCrowd(20, async (shopper) => {
      await atTheButton(shopper, { items: [[buckle, 1]] })
      await shopper.ask(Cart, 'POST', ADD, input('NAEHEN10'))
      return summaryOf(shopper)
    })
    expect(await placedAtOnce(crowd)).toBe(1)
    expect(await usesOf()).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  test('simultaneous orders of cloth all succeed while the rolls last', async () => {
    await stockShop([aFabric('70000', { stock: 600, rolls: [200, 200, 200] })])
    const crowd = await aCrowd(25, (shopper) => atTheButton(shopper, { items: [[fabric, 20]] }))
    expect(await placedAtOnce(crowd)).toBe(25)
    expect(await stockOf('70000')).toBe(100)
    expect(await orderCount()).toBe(25)
  })

  test('of twenty simultaneous orders one gets the last roll', async () => {
    await stockShop([aFabric('70000', { stock: 30, rolls: [30] })])
    const crowd = await aCrowd(20, (shopper) => atTheButton(shopper, { items: [[fabric, 25]] }))
    expect(await placedAtOnce(crowd)).toBe(1)
    expect(await stockOf('70000')).toBe(5)
    expect(await orderCount()).toBe(1)
  })
})
