import { describe, expect, test } from 'vitest'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { backendTarget } from '#worker/edge/redirects/backend-target.ts'

const ASKED = new URL('https://shop.test/alte-seite?from=mail&p=2')
const led = (redirect: string | null, status: number | null = 301) =>
  backendTarget(ASKED, { redirect, status })?.location

describe('what the backend says of a path', () => {
  test('leads to a path of the shop, with the query', () => {
    expect(led('/stoffe')).toBe('/stoffe?from=mail&p=2')
  })

  test('keeps what the target asks for itself', () => {
    expect(led('/stoffe?p=7#masse')).toBe('/stoffe?p=7&from=mail#masse')
  })

  test('leads elsewhere as given', () => {
    expect(led('https://kurse.example/naehen')).toBe('https://kurse.example/naehen?from=mail&p=2')
  })

  test('leads on at once where our own rules would lead on', () => {
    expect(led('/neue-artikel')).toBe('/new-products?from=mail&p=2')
    expect(led('/stoffe.html')).toBe('/stoffe?from=mail&p=2')
  })

  test('names our own host or leaves it out', () => {
    expect(led('https://shop.test/stoffe')).toBe('/stoffe?from=mail&p=2')
  })

  test.each([
    ['nothing', null],
    ['itself', '/alte-seite'],
    ['itself by another way', '/x/../alte-seite'],
    ['another host in disguise', '//evil.example'],
    ['another host in disguise', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['no path', 'stoffe'],
    ['no address', 'https://'],
  ])('leads nowhere where it says %s (%s)', (_what, redirect) => {
    expect(led(redirect)).toBeUndefined()
  })

  test.each([
    [301, 301],
    [308, 301],
    [302, 302],
    [307, 302],
    [null, 302],
    [200, 302],
  ])('status %s is answered as %s', (said, status) => {
    expect(backendTarget(ASKED, { redirect: '/stoffe', status: said })?.status).toBe(status)
  })
})

describe('a redirect of the import', () => {
  const row = (from: string, to: string) =>
    RedirectRecord.safeParse({ from, to, permanent: true }).success

  test.each([
    ['/alte-seite', '/stoffe'],
    ['/en/Old-Page', 'https://elsewhere.example/a?b=c'],
    ['/a/b/c', '/stoffe?order=price-asc'],
  ])('leads from %s to %s', (from, to) => {
    expect(row(from, to)).toBe(true)
  })

  test.each([
    ['/', '/stoffe'],
    ['stoffe', '/stoffe'],
    ['/a/', '/stoffe'],
    ['/a.html', '/stoffe'],
    ['/a?b=c', '/stoffe'],
    ['//a', '/stoffe'],
    ['/a', '//evil.example'],
    ['/a', '/\\evil.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'ftp://files.example'],
    ['/a', 'https://user:pass@evil.example'],
    ['/a', `/${'x'.repeat(600)}`],
  ])('does not lead from %s to %s', (from, to) => {
    expect(row(from, to)).toBe(false)
  })
})
