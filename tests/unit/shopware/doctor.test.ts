import { afterEach, expect, test, vi } from 'vitest'
import { doctorCommand } from '#scripts/shop/doctor.ts'
import { openShop, OpsError } from '#scripts/shop/shop.ts'

const STORE_API = 'https://shopware.example/store-api'
const KEY = ['--key', 'SWSCKEY']

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Output and exit code of the doctor command for a server with this response. */
async function examined(response: () => Response | Promise<Response>, url = STORE_API, args = KEY) {
  vi.stubGlobal('fetch', async () => response())
  let said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  const code = await doctorCommand.run(args, await openShop({ url, secret: 'none' }))
  return { code, said }
}

const refused = (status: number, code: string) => () =>
  Response.json({ errors: [{ code }] }, { status })

test.each([
  ['does not respond', () => Promise.reject(new Error('refused')), 'cannot be reached'],
  [
    'rejects the key, or has closed the channel',
    refused(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'),
    'belongs to no active sales channel',
  ],
  [
    'is in maintenance',
    refused(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'),
    'is in maintenance',
  ],
  [
    'returns pages instead of JSON',
    () => new Response('<html>'),
    'is not from a Store API (HTTP 200)',
  ],
  [
    'answers pages of errors',
    () => new Response('<html>', { status: 502 }),
    'is not from a Store API (HTTP 502)',
  ],
])('a Shopware that %s is reported once, with exit code 1', async (_what, response, sentence) => {
  const { code, said } = await examined(response)

  expect(said).toContain(sentence)
  expect(said.split(sentence)).toHaveLength(2)
  expect(code).toBe(1)
})

test('texts of another server cannot control the terminal', async () => {
  const { said } = await examined(refused(400, 'X\u001b[2J'))

  expect(said).toContain('X\\u001b[2J')
  expect(said).not.toContain('\u001b')
})

test.each([
  ['https://shopware.example', KEY],
  ['no address', KEY],
  [STORE_API, []],
  [STORE_API, [...KEY, '--origin', 'your shop']],
])('an invalid address or key is refused before any call: %s %s', async (url, args) => {
  vi.stubEnv('STORE_API_ACCESS_KEY', '')
  await expect(examined(() => new Response(), url, args)).rejects.toThrow(OpsError)
  vi.unstubAllEnvs()
})

test('without arguments the doctor reports missing pages and payment settings of our shop', async () => {
  const findings = [
    { kind: 'not-in-account', what: 'twint' },
    { kind: 'test-key', what: '' },
  ]
  const response = () =>
    Response.json({ offered: ['card', 'prepayment'], remarks: findings, paths: ['/agb'] })
  const { code, said } = await examined(response, 'http://127.0.0.1:8787', [])
  expect(code).toBe(1)
  expect(said).toContain('Payment methods: card, prepayment')
  expect(said).toContain('! The Mollie account lacks twint')
  expect(said).toContain('- MOLLIE_API_KEY is a test key')
  expect(said).toContain('! /agb')
})
