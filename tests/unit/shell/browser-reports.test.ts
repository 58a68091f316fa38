import { describe, expect, test } from 'vitest'
import { readReports } from '#worker/edge/reports/browser-report.ts'
import { createBudget } from '#worker/edge/reports/budget.ts'
import { browserName, scrub, withoutIds } from '#worker/runtime/scrub.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

function anError(changes: object = {}) {
  return {
    message: 'TypeError: x is undefined',
    source: 'https://shop.test/assets/buy-1.js',
    line: 1,
    column: 204,
    page: '/stoffe',
    ...changes,
  }
}

test('a script error is reported with message and place', () => {
  expect(readReports(anError(), FIREFOX)).toEqual([
    {
      kind: 'error',
      message: 'TypeError: x is undefined',
      source: '/assets/buy-1.js:1:204',
      page: '/stoffe',
      browser: 'Firefox 143',
    },
  ])
})

test('both report formats of browsers parse to the same', () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://shop.test/stoffe?x=1',
      'blocked-uri': 'https://ads.example/pixel?user=7',
      'violated-directive': 'img-src',
      'source-file': 'https://shop.test/stoffe',
      'line-number': 3,
      'column-number': 9,
    },
  }
  const body = {
    documentURL: 'https://shop.test/stoffe?x=1',
    blockedURL: 'https://ads.example/pixel?user=7',
    effectiveDirective: 'img-src',
    sourceFile: 'https://shop.test/stoffe',
    lineNumber: 3,
    columnNumber: 9,
  }
  const today = [{ type: 'csp-violation', age: 1, url: 'https://shop.test/stoffe', body }]
  expect(readReports(old, FIREFOX)).toEqual(readReports(today, FIREFOX))
  expect(readReports(today, FIREFOX)).toMatchObject([
    { kind: 'csp', message: 'img-src: ads.example', page: '/stoffe' },
  ])
})

test('other kinds of reports are ignored, invalid ones refused', () => {
  expect(readReports([{ type: 'deprecation', body: {} }, 7, null], FIREFOX)).toEqual([])
  for (const body of [null, 7, 'x', {}, { message: '' }, { 'csp-report': {} }]) {
    expect(readReports(body, FIREFOX)).toBeNull()
  }
})

test('errors of browser extensions are ignored', () => {
  expect(readReports(anError({ source: 'moz-extension://abc/content.js' }), FIREFOX)).toEqual([])
})

test('of a hundred reports at once ten are read', () => {
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline' }
  const many = Array.from({ length: 100 }, () => ({ type: 'csp-violation', body }))
  expect(readReports(many, FIREFOX)).toHaveLength(10)
})

describe('personal data in browser reports', () => {
  test.each([
    ['no such user max.muster+shop@web.example!', 'no such user [email]!'],
    ['fetch of https://shop.test/order/Ab3?mail=a failed', 'fetch of shop.test failed'],
    ['token a1B2c3D4e5F6a7B8 is old', 'token [key] is old'],
    ['call +49 351 123 45 67', 'call [number]'],
  ])('%s is stored without personal data', (message, stored) => expect(scrub(message)).toBe(stored))

  test.each([
    ['/account/order/0cec057ac608e719fcbd8d0c5271a9b3?x=1', '/account/order/:id'],
    ['/order/Qx7aB9cD2eF4gH6jK8', '/order/:id'],
    ['https://shop.test/en/ripstop-nylon-20den/70000#top', '/en/ripstop-nylon-20den/70000'],
  ])('the address %s is stored without personal data', (address, stored) =>
    expect(withoutIds(address)).toBe(stored),
  )

  test('only name and major version of a browser are stored', () => {
    expect(browserName(`${FIREFOX} secret-device-7`)).toBe('Firefox 143')
    expect(browserName('curl/8')).toBe('unknown')
  })
})

test('one address can report ten times a minute, all together sixty times', () => {
  const take = createBudget()
  const taken = (address: string, times: number, at: number) =>
    Array.from({ length: times }, () => take(address, 1, at)).filter(Boolean).length
  expect(taken('a', 20, 0)).toBe(10)
  const others = Array.from({ length: 9 }, (_, other) => taken(`b${other}`, 10, 1_000))
  expect(others.reduce((sum, count) => sum + count)).toBe(50)
  expect(taken('a', 20, 60_000)).toBe(10)
})
