import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { isOutOfStock } from '#worker/backend/order/stock.ts'

/** The first migration that a shop of the version before does not have. */
const GUARD = '0065_stock_there.sql'

const AN_ARTICLE = `INSERT INTO product (public_id, family_id, number, number_key, position, listed,
    orderable, closeout, offer, min_purchase, tax_class, stock, backorder, content_hash, record)
  VALUES (?1, 1, ?1, ?1, 1, 1, 1, 1, 0, 1, 'standard', ?2, ?3, 'hash', '{}')`

const sell = (number: string, quantity: number) =>
  env.DB.prepare('UPDATE product SET stock = stock - ?2, sales = sales + 1 WHERE number = ?1').bind(
    number,
    quantity,
  )

async function articles() {
  const { results } = await env.DB.prepare(
    'SELECT number, stock, sales FROM product ORDER BY number',
  ).all()
  return results.map(({ number, stock, sales }) => [number, stock, sales])
}

// A shop of the version before with articles in it, and then the migrations of this one.
beforeEach(async () => {
  await reset()
  const before = env.TEST_MIGRATIONS.filter(({ name }) => name < GUARD)
  await applyD1Migrations(env.DB, before)
  const article = env.DB.prepare(AN_ARTICLE)
  await env.DB.batch([
    article.bind('backorder', -3, 1),
    article.bind('counted', 5, 0),
    article.bind('uncounted', null, 0),
  ])
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

test('articles of the version before keep their stock', async () => {
  expect(await articles()).toEqual([
    ['backorder', -3, 0],
    ['counted', 5, 0],
    ['uncounted', null, 0],
  ])
})

test('what they have is sold to the last piece, and what they may owe beyond it', async () => {
  await env.DB.batch([sell('counted', 5), sell('backorder', 4), sell('uncounted', 99)])
  expect(await articles()).toEqual([
    ['backorder', -7, 1],
    ['counted', 0, 1],
    ['uncounted', null, 1],
  ])
})

test('what they do not have is refused by name, and the whole batch with it', async () => {
  const refused = await env.DB.batch([sell('backorder', 1), sell('counted', 6)]).catch(
    (error: unknown) => error,
  )
  expect(isOutOfStock(refused)).toBe(true)
  expect(await articles()).toEqual([
    ['backorder', -3, 0],
    ['counted', 5, 0],
    ['uncounted', null, 0],
  ])
})
