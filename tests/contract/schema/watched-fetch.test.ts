import { createAPIClient } from '@shopware/api-client'
import type { operations } from '@shopware/api-client/store-api-types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

const SHOP = 'https://shop.example/store-api'
const usualFetch = globalThis.fetch
const wrongCurrencies = async () =>
  Response.json([{ name: 7 }], { headers: { 'access-control-allow-origin': '*' } })

let reported: string[] = []

beforeEach(() => {
  reported = []
  globalThis.fetch = watchedFetch(wrongCurrencies, SHOP, (fieldErrors) =>
    reported.push(...fieldErrors),
  )
})

afterEach(() => {
  globalThis.fetch = usualFetch
})

test('an invalid response to the official client is reported', async () => {
  const client = createAPIClient<operations>({ baseURL: SHOP, accessToken: 'SWSC' })
  await client.invoke('readCurrency post /currency')
  expect(reported).toContain('POST /currency -> 200: /0/name must be string {"type":"string"}')
})

test('an invalid response to a plain call is reported', async () => {
  await fetch(`${SHOP}/currency?limit=1`)
  expect(reported).not.toEqual([])
})

test('responses of other addresses are ignored', async () => {
  await fetch('https://pictures.example/currency')
  expect(reported).toEqual([])
})
