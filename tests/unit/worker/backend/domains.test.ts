import { describe, expect, test } from 'vitest'
import { Vars } from '#worker/runtime/env.ts'
import { domainInLanguage, findDomain, isBelowDomain } from '#worker/backend/channel/domains.ts'

const SHOP_DOMAINS = 'de=https://front.example, en=https://front.example/en'
const withDomains = (domains: string) =>
  Vars.safeParse({ SHOP_ORIGIN: 'https://shop.example', SHOP_DOMAINS: domains })
const vars = Vars.parse({ SHOP_ORIGIN: 'https://shop.example', SHOP_DOMAINS })

describe('SHOP_DOMAINS', () => {
  test('names the languages and addresses of other front ends', () => {
    expect(vars.SHOP_DOMAINS).toEqual([
      { locale: 'de', url: 'https://front.example' },
      { locale: 'en', url: 'https://front.example/en' },
    ])
    expect(withDomains('').data?.SHOP_DOMAINS).toEqual([])
  })

  test.each([
    'https://front.example',
    'fr=https://front.example',
    'de=front.example',
    'de=ftp://front.example',
    'de=https://front.example?next=1',
    'de=https://me:secret@front.example',
  ])('%s is refused with the name of the setting', (domains) => {
    const { error } = withDomains(domains)
    expect(error?.issues[0]?.path[0]).toBe('SHOP_DOMAINS')
  })
})

test('the storefront of a registration must be a domain, with or without a final slash', () => {
  expect(findDomain(vars, 'https://front.example/en/')).toMatchObject({ locale: 'en' })
  expect(findDomain(vars, 'https://shop.example/en')).toMatchObject({ isOwn: true })
  expect(findDomain(vars, 'https://front.example/fr')).toBeUndefined()
  expect(findDomain(vars, 'https://front.example.evil.example')).toBeUndefined()
})

describe('a payment returns only to addresses below a domain', () => {
  test.each([
    'https://shop.example',
    'https://shop.example/checkout/success/1',
    'https://front.example/checkout?x=1',
    'https://front.example/en/checkout#done',
  ])('%s', (address) => {
    expect(isBelowDomain(vars, address)).toBe(true)
  })

  test.each([
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://me:secret@shop.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://evil.example/https://shop.example/',
    'https://evil.example\\@shop.example/',
    'blob:https://shop.example/1',
    'javascript:alert(1)//https://shop.example/',
    'data:text/html,https://shop.example/',
  ])('not to %s', (address) => {
    expect(isBelowDomain(vars, address)).toBe(false)
  })

  test.each([
    'https://front.example/english',
    'https://front.example/en/../admin',
    'https://front.example/en/%2e%2e/admin',
  ])('a domain with a path excludes %s', (address) => {
    const narrow = Vars.parse({
      SHOP_ORIGIN: 'https://shop.example',
      SHOP_DOMAINS: 'en=https://front.example/en',
    })
    expect(isBelowDomain(narrow, address)).toBe(false)
  })
})

describe('a change of language redirects to', () => {
  const redirectFor = (headers: HeadersInit) => domainInLanguage(vars, new Headers(headers), 'en')

  test.each([
    ['the front end that sent the request', { origin: 'https://front.example' }],
    ['the front end of the page before', { referer: 'https://front.example/product/1' }],
  ])('%s', (_, headers) => {
    expect(redirectFor(headers)?.url).toBe('https://front.example/en')
  })

  test.each([
    ['without a sender', {}],
    ['for a foreign sender', { origin: 'https://evil.example' }],
    ['for a sender without an origin', { origin: 'null' }],
  ])('our own pages %s', (_, headers) => {
    expect(redirectFor(headers)?.url).toBe('https://shop.example/en')
  })
})
