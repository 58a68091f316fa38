import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { payTransfer } from '../backend/sales/pay-transfer.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { holdTimeLimits } from '../faults/faulty-bindings.ts'
import { aBrowser } from './browser.ts'
import { filledCheckout } from './checkout-form.ts'

const SESSION = '__Host-sw-context-token'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
  // The first PDF of an isolate exceeds the time limit on a slow machine.
  holdTimeLimits()
})
afterEach(() => void vi.restoreAllMocks())

test('the page of a paid order links to its invoice, even after the session, for its buyer only', async () => {
  const buyer = aBrowser()
  const { location } = await buyer.post('/checkout/order', await filledCheckout(buyer))
  expect((await buyer.get(location ?? '')).text).not.toContain('Rechnung RE-')
  await payTransfer()

  const { text } = await buyer.get(location ?? '')
  expect(text).toContain('Rechnung RE-10001')
  const path = /href="([^"]+\/paper\/[0-9a-f]{32})"/.exec(text)?.[1] ?? ''
  const invoice = await buyer.get(path)
  expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(invoice.headers.get('cache-control')).toBe('private, no-store')
  expect(invoice.text).toMatch(/^%PDF-1\.7/)

  buyer.cookies.delete(SESSION)
  expect((await buyer.get(path)).text).toMatch(/^%PDF-1\.7/)
  expect((await aBrowser().get(path)).status).toBe(404)
})
