import { expect, test } from 'vitest'
import { smoke } from '#scripts/deploy/smoke.ts'
import { aShop, ask } from './test-shop.ts'

const shop = aShop()

test('a healthy shop passes the checks after a deployment', async () => {
  const { origin } = shop()
  const build: unknown = await (await ask(`${origin}/latest-build.json`)).json()
  expect(await smoke(origin, String(build))).toEqual([])
  expect(await smoke(origin, 'another')).toHaveLength(2)
})
