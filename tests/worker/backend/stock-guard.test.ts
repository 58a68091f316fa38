import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { isOutOfStock } from '#worker/backend/order/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'

const A_PRODUCT = `INSERT INTO product (public_id, parent_id, number, number_key, position, listed,
    orderable, closeout, offer, min_purchase, tax_class, stock, backorder, content_hash, record)
  VALUES (?1, 1, ?1, ?1, 1, 1, 1, 1, 0, 1, 'standard', ?2, ?3, 'hash', '{}')`

const sell = (number: string, quantity: number) =>
  env.DB.prepare('UPDATE product SET stock = stock - ?2, sales = sales + 1 WHERE number = ?1').bind(
    number,
    quantity,
  )

async function products() {
  const { results } = await env.DB.prepare(
    'SELECT number, stock, sales FROM product ORDER BY number',
  ).all()
  return results.map(({ number, stock, sales }) => [number, stock, sales])
}

beforeEach(async () => {
  await emptyStorage()
  const product = env.DB.prepare(A_PRODUCT)
  await env.DB.batch([
    product.bind('backorder', -3, 1),
    product.bind('counted', 5, 0),
    product.bind('uncounted', null, 0),
  ])
})

test('stock can be sold to zero, and below it if restocking is announced', async () => {
  await env.DB.batch([sell('counted', 5), sell('backorder', 4), sell('uncounted', 99)])
  expect(await products()).toEqual([
    ['backorder', -7, 1],
    ['counted', 0, 1],
    ['uncounted', null, 1],
  ])
})

test('a sale beyond the stock fails with the product’s name and the whole batch', async () => {
  const refused = await env.DB.batch([sell('backorder', 1), sell('counted', 6)]).catch(
    (error: unknown) => error,
  )
  expect(isOutOfStock(refused)).toBe(true)
  expect(await products()).toEqual([
    ['backorder', -3, 0],
    ['counted', 5, 0],
    ['uncounted', null, 0],
  ])
})
