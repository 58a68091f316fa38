import { expect, test } from 'vitest'
import { smoke } from '#scripts/deploy/smoke.ts'
import { aShop, ask } from './test-shop.ts'

const shop = aShop()

test('a healthy shop passes the checks after a deployment', async () => {
  const { origin, opsSecret } = shop()
  const build: unknown = await (await ask(`${origin}/latest-build.json`)).json()
  expect(await smoke({ origin, opsSecret, isDemo: true, build: String(build) })).toEqual([])
  expect(await smoke({ origin, opsSecret, isDemo: true, build: 'another' })).toHaveLength(2)
})

test('a wrong secret of the operators fails the checks', async () => {
  const { origin } = shop()
  const build: unknown = await (await ask(`${origin}/latest-build.json`)).json()
  const problems = await smoke({ origin, opsSecret: 'wrong', build: String(build) })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('returned 401')
})

test('a shop that sells with the bank account of the demo fails the checks', async () => {
  const { origin, opsSecret } = shop()
  const build: unknown = await (await ask(`${origin}/latest-build.json`)).json()
  const problems = await smoke({ origin, opsSecret, build: String(build) })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('SHOP_BANK_IBAN')
})
