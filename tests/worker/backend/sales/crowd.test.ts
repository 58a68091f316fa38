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

/** So many shoppers, each of another network and about to press the button. */
async function aCrowd(size: number, ready: (shopper: Client) => Promise<object>) {
  const crowd: Ready[] = []
  for (let index = 0; index < size; index += 1) {
    const shopper = aClient({ ip: `10.0.${index}.1` })
    crowd.push({ shopper, summary: await ready(shopper) })
  }
  return crowd
}

/**
 * All press it at once: how many orders were placed. All others are refused, as their summary no
 * longer holds (409) or, a moment later, as nothing is left in their cart (400).
 */
async function placedAtOnce(crowd: readonly Ready[]): Promise<number> {
  const responses = await Promise.all(
    crowd.map(({ shopper, summary }) => shopper.call('POST', '/checkout/order', summary)),
  )
  const refused = responses.map(({ status }) => status).filter((status) => status !== 200)
  expect(refused.filter((status) => status !== 409 && status !== 400)).toEqual([])
  return responses.length - refused.length
}

describe('a crowd that orders at once', () => {
  test('of a hundred gets the last ten buckles once each', async () => {
    await stockShop([aBuckle('24500', { stock: 10 })])
    const crowd = await aCrowd(100, (shopper) => atTheButton(shopper, { items: [[buckle, 1]] }))
    expect(await placedAtOnce(crowd)).toBe(10)
    expect(await stockOf('24500')).toBe(0)
    expect(await orderCount()).toBe(10)
  })

  test('gets the last use of a code once', async () => {
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

  test('buys cloth without a refusal while the rolls last', async () => {
    await stockShop([aFabric('70000', { stock: 600, rolls: [200, 200, 200] })])
    const crowd = await aCrowd(25, (shopper) => atTheButton(shopper, { items: [[fabric, 20]] }))
    expect(await placedAtOnce(crowd)).toBe(25)
    expect(await stockOf('70000')).toBe(100)
    expect(await orderCount()).toBe(25)
  })

  test('gets the last roll once', async () => {
    await stockShop([aFabric('70000', { stock: 30, rolls: [30] })])
    const crowd = await aCrowd(20, (shopper) => atTheButton(shopper, { items: [[fabric, 25]] }))
    expect(await placedAtOnce(crowd)).toBe(1)
    expect(await stockOf('70000')).toBe(5)
    expect(await orderCount()).toBe(1)
  })
})
