import { afterAll, beforeAll } from 'vitest'
import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'

/** A seeded shop for the tests of one file. */
export function aShop(vars: Readonly<Record<string, string>> = {}) {
  const opened: { shop?: SeededShop } = {}
  beforeAll(async () => {
    opened.shop = await openSeededShop(vars)
  })
  afterAll(async () => opened.shop?.close())
  return () => {
    if (!opened.shop) throw new Error('The shop is not open yet')
    return opened.shop
  }
}

/**
 * Sends a request on its own connection, without following redirects. The server can close a
 * keep-alive connection just as it is reused.
 */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  return fetch(address, { redirect: 'manual', ...init, headers })
}
