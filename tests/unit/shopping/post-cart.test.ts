import { afterEach, expect, test, vi } from 'vitest'
import { postCart, useCart } from '#client/stores/cart.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const remove = () => postCart('line', '/checkout/cart/remove', { id: 'line' })

test('a change without a response is reported as lost', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await remove()).toBeNull()
  expect(useCart.getState()).toMatchObject({ cart: null, fieldError: 'lost', isBusy: false })
})

test('a change that got an error page is reported as failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>502</h1>', { status: 502 }))
  expect(await remove()).toBeNull()
  expect(useCart.getState().fieldError).toBe('lost')
})

test("a refused change is reported in the shop's own words", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ cart: null, fault: 'Bitte nicht.' }))
  expect(await remove()).toBeNull()
  expect(useCart.getState().fieldError).toEqual({ text: 'Bitte nicht.' })
})
