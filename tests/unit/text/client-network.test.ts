import { describe, expect, test } from 'vitest'
import {
  clientIp,
  networkOf,
  setClientIpHeader,
  TrustedProxy,
  widerNetworkOf,
} from '#worker/runtime/client-network.ts'

const proxy = (named: string) => TrustedProxy.parse(named)
const headers = (fields: Record<string, string>) => new Headers(fields)

test('without a trusted proxy no client IP header is used', () => {
  const sent = headers({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' })
  expect(clientIp(sent, proxy(''))).toBeNull()
})

test('behind Cloudflare only its own client IP header is used', () => {
  const sent = headers({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' })
  expect(clientIp(sent, proxy('cloudflare'))).toBe('203.0.113.7')
})

test('in a chain of forwarded addresses only entries of our own proxies are trusted', () => {
  const sent = headers({ 'x-forwarded-for': '10.9.9.9, 203.0.113.8, 192.0.2.1' })
  expect(clientIp(sent, proxy('x-forwarded-for'))).toBe('192.0.2.1')
  expect(clientIp(sent, proxy('X-Forwarded-For:2'))).toBe('203.0.113.8')
  expect(clientIp(sent, proxy('x-forwarded-for:4'))).toBeNull()
  expect(clientIp(headers({}), proxy('x-real-ip'))).toBeNull()
})

test('a proxy setting with an invalid header name is refused', () => {
  for (const wrong of ['x-forwarded-for:0', 'x forwarded', 'a:b:c'])
    expect(TrustedProxy.safeParse(wrong).success).toBe(false)
})

test('the client address that our pages pass to our Store API is parsed unchanged', () => {
  for (const named of ['cloudflare', 'x-forwarded-for', 'x-forwarded-for:3']) {
    const told = headers({})
    setClientIpHeader(told, proxy(named), '203.0.113.9')
    expect(clientIp(told, proxy(named))).toBe('203.0.113.9')
  }
})

describe('addresses of one network', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
  ])('the address %s belongs to the network %s', (ip, network) =>
    expect(networkOf(ip)).toBe(network),
  )
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
])('the address %s belongs to the wider network %s', (ip, network) =>
  expect(widerNetworkOf(networkOf(ip))).toBe(network),
)
