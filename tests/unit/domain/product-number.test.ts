import { expect, test } from 'vitest'
import { byNumber, isProductNumber } from '#shared/domain/product-number.ts'
import { ProductNumber } from '#shared/schemas/import/text.ts'
import { productNumberIn } from '#worker/routes/catalogue/product-path.ts'
import { readLines } from '#worker/routes/quick-order/order-lines.ts'
import { parseProductNumbers } from '#worker/routes/compare/compared-numbers.ts'

const GOOD = [
  '1',
  '70000',
  '00000TEST',
  'SW10001',
  'tee-100.b',
  'TEE_100-b.2',
  '0f2c8e.1',
  '_1',
  '.5',
  'a.',
  '-a-',
  'constructor',
  '__proto__',
  'cart',
  'a'.repeat(64),
]
const BAD = [
  '',
  ' ',
  '.',
  '..',
  '---',
  '_._',
  'a b',
  'a/b',
  'a~b',
  'a,b',
  'a;b',
  'a%b',
  'a\nb',
  'a\n',
  'tée',
  '𝟙',
  '<b>',
  "a'b",
  'a\0b',
  'a'.repeat(65),
]

test.each(GOOD)('%j is a product number in lists, quick orders, links and imports', (number) => {
  expect(isProductNumber(number)).toBe(true)
  expect(ProductNumber.safeParse(number).success).toBe(true)
  expect(parseProductNumbers(`x1, ${number}`).numbers).toEqual(['x1', number])
  expect(readLines(`${number}; 4`)).toMatchObject([{ number, amount: '4' }])
  expect(productNumberIn(`tee/${encodeURIComponent(number)}`)).toBe(number)
  expect(new URL(`/tee/${number}`, 'https://shop.test').pathname).toBe(`/tee/${number}`)
})

test.each(BAD)('%j is no product number', (number) => {
  expect(isProductNumber(number)).toBe(false)
  expect(ProductNumber.safeParse(number).success).toBe(false)
})

test('an import refuses a number that ends in .html, whose address would be redirected', () => {
  expect(ProductNumber.safeParse('tee.html').error?.issues[0]?.message).toBe('ends in .html')
})

test('a product is found by its number in any case, and by no property of an object', () => {
  const product = { productNumber: 'Tee-100.B' }
  const productOf = byNumber([product])
  expect([productOf('tee-100.b'), productOf('TEE-100.B')]).toEqual([product, product])
  expect(productOf('__proto__')).toBeUndefined()
})
