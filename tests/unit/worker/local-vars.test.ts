import { expect, test, vi } from 'vitest'
import { shopVars } from '#scripts/server/local-vars.ts'

test('variables in the environment of the command reach the worker', () => {
  vi.stubEnv('SHOP_NAME', 'Segelmacherei')
  vi.stubEnv('SHOPKEEPER', 'nobody')
  expect(shopVars()).toMatchObject({ SHOP_NAME: 'Segelmacherei' })
  expect(shopVars()).not.toHaveProperty('SHOPKEEPER')
  vi.unstubAllEnvs()
})
