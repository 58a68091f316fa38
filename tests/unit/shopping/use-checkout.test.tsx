import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useCheckout } from '#client/islands/checkout/use-checkout.ts'
import type { CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Start = Parameters<typeof useCheckout>[1]

/** The checkout of a page without input. */
function aCheckout() {
  const made: ReturnType<typeof useCheckout>[] = []
  const sums = { cart: { hasDownloads: false } } as CheckoutSums
  const rules = {} as Start['rules']
  const paths = { save: '/checkout/save', order: '/checkout/order' }
  const start: Start = { sums, fieldErrors: {}, notices: [], rules, ...paths, addresses: null }
  function Probe() {
    made.push(useCheckout({ current: null }, start, 'failed'))
    return null
  }
  renderToString(<Probe />)
  const [checkout] = made
  if (!checkout) throw new Error('Nothing was rendered')
  return checkout
}

test('a cart emptied in another tab redirects to the cart page', async () => {
  const response = { location: '/checkout/cart', sums: null, faults: {}, remarks: [] }
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/checkout/save' ? response : null),
  )
  await aCheckout().save()
  expect(assign.mock.calls).toEqual([['/checkout/cart']])
})

test('a choice that changes only the sums stays on the page', async () => {
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 502 }))
  await aCheckout().save()
  expect(assign).not.toHaveBeenCalled()
})
